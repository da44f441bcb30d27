import * as z from 'zod/mini';
import { longWords } from './text';

/** Our words for the rule of spec section 5. */
export const INCOMPLETE_DAY_REVIEW = 'Please answer all three before you save.';

const answered = longWords.check(z.refine((text) => text.trim() !== '', INCOMPLETE_DAY_REVIEW));

/** POST /api/day-review/{day}. */
export const dayReviewRequest = z.object({
  grateful: answered,
  truth: answered,
  tomorrowStep: answered,
});
export type DayReviewRequest = z.infer<typeof dayReviewRequest>;

/** GET /api/day-review/{day}, and the answer to a save. A day that was not reviewed has three empty texts. */
export const dayReviewAnswer = z.object({
  grateful: z.string(),
  truth: z.string(),
  tomorrowStep: z.string(),
});
export type DayReviewAnswer = z.infer<typeof dayReviewAnswer>;
