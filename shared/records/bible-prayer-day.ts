import { z } from 'zod';
import { commonFields, longText, shortText } from './fields';
import type { RecordKind } from './kind';

export const PRAYER_TYPES = ['worship', 'petition', 'thanksgiving', 'intercession'] as const;
export type PrayerType = (typeof PRAYER_TYPES)[number];

const minutes = z.number().int().min(0).max(1440).nullable();

const schema = z.looseObject({
  bibleReading: z.boolean().nullable(),
  biblePassage: shortText.nullable(),
  /** Minutes. */
  readingDuration: minutes,
  prayer: z.boolean().nullable(),
  /** Minutes. */
  prayerDuration: minutes,
  prayerTypes: z.array(z.enum(PRAYER_TYPES)).max(PRAYER_TYPES.length).nullable(),
  reflection: longText.nullable(),
  ...commonFields,
});
export type BiblePrayerDayBody = z.infer<typeof schema>;

/** Bible & Prayer: reading and prayer, one a day. */
export const biblePrayerDay: RecordKind<BiblePrayerDayBody> = {
  name: 'bible-prayer-day',
  schema,
  fields: {
    bibleReading: 'choice',
    biblePassage: 'text',
    readingDuration: 'choice',
    prayer: 'choice',
    prayerDuration: 'choice',
    prayerTypes: 'set',
    reflection: 'text',
    keptVersions: 'set',
  },
  idFor: (day) => `bible-prayer-day:${day}`,
  countsAsDone: (body) => body.bibleReading === true || body.prayer === true,
  flag: 'bibleAndPrayer',
};
