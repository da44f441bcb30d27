import type { IntercessionCardBody } from '../../../../shared/records/intercession-card';
import type { FieldOf } from '../../../../shared/records/kind';
import type { KindWords } from '../kind-words';

export const intercessionCardWords: KindWords<FieldOf<IntercessionCardBody>> = {
  hour: 'prayer',
  name: 'Prayer card',
  title: 'Prayer cards',
  inside: 'On your prayer card',
  fields: {
    who: 'Who or what do you pray for?',
    matter: 'What do you ask?',
    since: 'Since',
    rhythm: 'How often?',
    weekday: 'On which day?',
    prayedOn: 'Days you prayed',
    answeredOn: 'Answered',
    story: 'How was it answered?',
    request: 'Request of a circle',
  },
  ownWords: 'matter',
  lines: ['who'],
  place: ({ id }) => `/pray/cards?card=${encodeURIComponent(id)}`,
  counted: 'Prayer cards',
  unsent: { one: 'A prayer card', many: 'prayer cards' },
  printed: {
    title: 'Prayer card',
    labels: {
      who: '',
      matter: 'Asked',
      since: 'Since',
      rhythm: 'How often',
      weekday: 'Weekday',
      prayedOn: 'Prayed on',
      request: 'Made of',
      answeredOn: 'Answered on',
      story: 'How it was answered',
    },
  },
};
