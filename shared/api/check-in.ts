import { z } from 'zod';
import { MOODS } from '../records/check-in';
import { shortText } from '../records/fields';
import { localDay } from './local-day';

/** The spec's words where mood or truth is missing (section 5). */
export const INCOMPLETE_CHECK_IN = 'Please select a mood and enter a truth statement';

const gratitude = shortText.nullable();

/** POST /api/check-in. A gratitude line left out stays as it is; null empties it. */
export const checkInRequest = z.object({
  date: localDay,
  mood: z.enum(MOODS, INCOMPLETE_CHECK_IN),
  truthStatement: shortText.refine((text) => text.trim() !== '', INCOMPLETE_CHECK_IN),
  gratitude1: gratitude.optional(),
  gratitude2: gratitude.optional(),
  gratitude3: gratitude.optional(),
});
export type CheckInRequest = z.infer<typeof checkInRequest>;

/** A check-in as the calls show it. `truth` and `gratitude` are the names the history reads. */
export const checkInView = z.object({
  date: z.string(),
  mood: z.enum(MOODS).nullable(),
  truthStatement: z.string(),
  truth: z.string(),
  gratitude1: z.string().nullable(),
  gratitude2: z.string().nullable(),
  gratitude3: z.string().nullable(),
  gratitude: z.array(z.string()),
});
export type CheckInView = z.infer<typeof checkInView>;

/** GET /api/check-in/{date}, and the answer to a save. */
export const checkInAnswer = z.object({ checkIn: checkInView.nullable() });
