import { z } from 'zod';
import { PRAYER_TYPES } from '../records/bible-prayer-day';
import { longText, shortText } from '../records/fields';

const minutes = z.number().int().min(0).max(1440).nullable();
const prayerTypes = z
  .array(z.enum(PRAYER_TYPES))
  .max(PRAYER_TYPES.length)
  .refine((types) => new Set(types).size === types.length, 'Please name each prayer type once.');

/** POST /api/bible-prayer/{date}. A field left out stays as it is. Durations are minutes. */
export const biblePrayerRequest = z.object({
  bibleReading: z.boolean().nullable().optional(),
  biblePassage: shortText.nullable().optional(),
  readingDuration: minutes.optional(),
  prayer: z.boolean().nullable().optional(),
  prayerDuration: minutes.optional(),
  prayerTypes: prayerTypes.nullable().optional(),
  reflection: longText.nullable().optional(),
});
export type BiblePrayerRequest = z.infer<typeof biblePrayerRequest>;

/** A day of reading and prayer as the calls show it. */
export const biblePrayerView = z.object({
  date: z.string(),
  bibleReading: z.boolean().nullable(),
  biblePassage: z.string().nullable(),
  readingDuration: minutes,
  prayer: z.boolean().nullable(),
  prayerDuration: minutes,
  prayerTypes: z.array(z.enum(PRAYER_TYPES)).nullable(),
  reflection: z.string().nullable(),
});
export type BiblePrayerView = z.infer<typeof biblePrayerView>;

/** GET /api/bible-prayer/{date}. */
export const biblePrayerAnswer = z.object({ entry: biblePrayerView.nullable() });
