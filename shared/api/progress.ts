import * as z from 'zod/mini';

/** GET /api/progress/{date}. */
export const progressAnswer = z.object({
  dailyDrop: z.boolean(),
  checkIn: z.boolean(),
  journal: z.boolean(),
  nourish: z.boolean(),
  bibleAndPrayer: z.boolean(),
});

/** GET /api/user/streak. */
export const streakAnswer = z.object({ currentStreak: z.int().check(z.minimum(0)) });

/** GET /api/user/challenge-progress. */
export const challengeProgressAnswer = z.extend(streakAnswer, {
  currentChallengeDay: z.int().check(z.minimum(1), z.maximum(90)),
  /** The number of the journey they walk; absent in the first (J11). */
  currentJourney: z.optional(z.int().check(z.minimum(2))),
  /** Only where it is complete and the next one is not begun (J10). */
  journeyComplete: z.optional(z.literal(true)),
});
export type ChallengeProgressAnswer = z.infer<typeof challengeProgressAnswer>;

/** GET /api/user-progress-stats. */
export const progressStatsAnswer = z.object({
  currentDay: z.int().check(z.minimum(1), z.maximum(90)),
  completedToday: z.int().check(z.minimum(0), z.maximum(5)),
  totalActivities: z.int(),
  streak: z.int().check(z.minimum(0)),
  reflectionCount: z.int().check(z.minimum(0)),
});
