import type { BiblePrayerDayBody } from '../../../../shared/records/bible-prayer-day';
import type { FieldOf } from '../../../../shared/records/kind';
import type { KindWords } from '../kind-words';

export const biblePrayerDayWords: KindWords<FieldOf<BiblePrayerDayBody>> = {
  hour: 'prayer',
  name: 'Bible & Prayer',
  title: 'Bible & Prayer',
  inside: 'In your day',
  fields: {
    bibleReading: 'Did you read today?',
    biblePassage: 'Passage',
    readingDuration: 'Time reading',
    prayer: 'Did you pray?',
    prayerDuration: 'Time in prayer',
    prayerTypes: 'What kind of prayer?',
    reflection: 'What stayed with you?',
  },
  lines: ['biblePassage'],
  place: ({ day }) => `/bible-prayer?day=${day}`,
  draft: 'bible-prayer',
  counted: 'Bible & Prayer days',
  unsent: { one: 'Bible & Prayer', many: 'Bible & Prayer days' },
  printed: {
    title: 'Bible & Prayer',
    labels: {
      bibleReading: 'Read',
      biblePassage: 'Passage',
      readingDuration: 'Minutes of reading',
      prayer: 'Prayed',
      prayerTypes: 'Prayer',
      prayerDuration: 'Minutes of prayer',
      reflection: 'What stayed',
    },
  },
};
