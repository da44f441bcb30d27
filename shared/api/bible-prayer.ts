import * as z from 'zod/mini';
import { PRAYER_TYPES } from '../records/bible-prayer-day';
import { boundedList, longWords, shortWords } from './text';

const minutes = z.nullable(z.int().check(z.minimum(0), z.maximum(1440)));
const prayerTypes = boundedList(z.enum(PRAYER_TYPES), PRAYER_TYPES.length).check(
  z.refine((types) => new Set(types).size === types.length, 'Please name each prayer type once.'),
);

/** POST /api/bible-prayer/{date}. A field left out stays as it is. Durations are minutes. */
export const biblePrayerRequest = z.object({
  bibleReading: z.optional(z.nullable(z.boolean())),
  biblePassage: z.optional(z.nullable(shortWords)),
  readingDuration: z.optional(minutes),
  prayer: z.optional(z.nullable(z.boolean())),
  prayerDuration: z.optional(minutes),
  prayerTypes: z.optional(z.nullable(prayerTypes)),
  reflection: z.optional(z.nullable(longWords)),
});
export type BiblePrayerRequest = z.infer<typeof biblePrayerRequest>;

/** A day of reading and prayer as the calls show it. */
export const biblePrayerView = z.object({
  date: z.string(),
  bibleReading: z.nullable(z.boolean()),
  biblePassage: z.nullable(z.string()),
  readingDuration: minutes,
  prayer: z.nullable(z.boolean()),
  prayerDuration: minutes,
  prayerTypes: z.nullable(z.array(z.enum(PRAYER_TYPES))),
  reflection: z.nullable(z.string()),
});
export type BiblePrayerView = z.infer<typeof biblePrayerView>;

/** GET /api/bible-prayer/{date}. */
export const biblePrayerAnswer = z.object({ entry: z.nullable(biblePrayerView) });
