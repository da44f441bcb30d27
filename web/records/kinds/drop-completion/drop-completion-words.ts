import type { DropCompletionBody } from '../../../../shared/records/drop-completion';
import type { FieldOf } from '../../../../shared/records/kind';
import { type KindWords, VOICE_RECORDING } from '../kind-words';

export const dropCompletionWords: KindWords<FieldOf<DropCompletionBody>> = {
  hour: 'drop',
  name: 'Daily Drop',
  title: 'Daily Drop',
  inside: 'In your reflection',
  fields: { reflection: 'Reflection', audioUrl: VOICE_RECORDING },
  lines: [],
  place: ({ id }) => `/daily-drop?day=${id.slice('drop:'.length)}`,
  counted: 'Daily Drops',
  unsent: { one: 'Daily Drop', many: 'Daily Drops' },
  printed: {
    title: 'Daily Drop',
    labels: {
      challengeDay: 'Day',
      journey: 'Journey',
      reflection: 'Reflection',
      audioUrl: 'Recording',
    },
  },
};
