import { DAILY_FLAGS } from './activity';
import type { JourneyFacts } from './journey-facts';
import { completedCount, type DailyProgress } from './progress';

/** Progress stats (spec section 3). */
export interface ProgressStats {
  /** The day of the journey, 1 to 90. */
  readonly currentDay: number;
  /** How many of the five are done today. */
  readonly completedToday: number;
  /** Of how many: five. */
  readonly totalActivities: number;
  readonly streak: number;
  /** Daily Drops answered with a reflection. */
  readonly reflectionCount: number;
}

/** What is told of a person's progress in numbers alone, for whoever they share it with. */
export function progressStats(
  facts: Pick<JourneyFacts, 'challengeDay' | 'currentStreak' | 'completedDrops'>,
  today: DailyProgress,
): ProgressStats {
  return {
    currentDay: facts.challengeDay,
    completedToday: completedCount(today),
    totalActivities: DAILY_FLAGS.length,
    streak: facts.currentStreak,
    reflectionCount: facts.completedDrops,
  };
}
