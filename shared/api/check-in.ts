import * as z from 'zod/mini';
import { MOODS } from '../records/check-in';
import { localDay } from './local-day';
import { shortWords } from './text';

/** The spec's words where mood or truth is missing (section 5). */
export const INCOMPLETE_CHECK_IN = 'Please select a mood and enter a truth statement';

const gratitude = z.nullable(shortWords);

/** POST /api/check-in. A gratitude line left out stays as it is; null empties it. */
export const checkInRequest = z.object({
  date: localDay,
  mood: z.enum(MOODS, INCOMPLETE_CHECK_IN),
  truthStatement: shortWords.check(z.refine((text) => text.trim() !== '', INCOMPLETE_CHECK_IN)),
  gratitude1: z.optional(gratitude),
  gratitude2: z.optional(gratitude),
  gratitude3: z.optional(gratitude),
});
export type CheckInRequest = z.infer<typeof checkInRequest>;

/** A check-in as the calls show it. `truth` and `gratitude` are the names the history reads. */
export const checkInView = z.object({
  date: z.string(),
  mood: z.nullable(z.enum(MOODS)),
  truthStatement: z.string(),
  truth: z.string(),
  gratitude1: z.nullable(z.string()),
  gratitude2: z.nullable(z.string()),
  gratitude3: z.nullable(z.string()),
  gratitude: z.array(z.string()),
});
export type CheckInView = z.infer<typeof checkInView>;

/** GET /api/check-in/{date}, and the answer to a save. */
export const checkInAnswer = z.object({ checkIn: z.nullable(checkInView) });
