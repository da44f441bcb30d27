import { z } from 'zod';

/** GET /api/progress/{date}. */
export const progressAnswer = z.object({
  dailyDrop: z.boolean(),
  checkIn: z.boolean(),
  journal: z.boolean(),
  nourish: z.boolean(),
  bibleAndPrayer: z.boolean(),
});

/** GET /api/user/streak. */
export const streakAnswer = z.object({ currentStreak: z.number().int().min(0) });

/** GET /api/user/challenge-progress. */
export const challengeProgressAnswer = streakAnswer.extend({
  currentChallengeDay: z.number().int().min(1).max(90),
});
export type ChallengeProgressAnswer = z.infer<typeof challengeProgressAnswer>;
