import * as z from 'zod/mini';
import { commonFields, longText, shortText } from './fields';
import type { KeyedKind } from './kind';

export const PRAYER_TYPES = ['worship', 'petition', 'thanksgiving', 'intercession'] as const;
export type PrayerType = (typeof PRAYER_TYPES)[number];

const minutes = z.nullable(z.int().check(z.minimum(0), z.maximum(1440)));

const schema = z.looseObject({
  bibleReading: z.nullable(z.boolean()),
  biblePassage: z.nullable(shortText),
  /** Minutes. */
  readingDuration: minutes,
  prayer: z.nullable(z.boolean()),
  /** Minutes. */
  prayerDuration: minutes,
  prayerTypes: z.nullable(z.array(z.enum(PRAYER_TYPES)).check(z.maxLength(PRAYER_TYPES.length))),
  reflection: z.nullable(longText),
  ...commonFields,
});
export type BiblePrayerDayBody = z.infer<typeof schema>;

/** Bible & Prayer: reading and prayer, one a day. */
export const biblePrayerDay: KeyedKind<BiblePrayerDayBody, 'bible-prayer-day'> = {
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
  idNames: ['day'],
  countsAsDone: (body) => body.bibleReading === true || body.prayer === true,
  flag: 'bibleAndPrayer',
};
