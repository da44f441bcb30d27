import { type CompletedDrop, currentChallengeDay } from './challenge-day';
import type { Chronicle } from './journey-facts';
import { addDays } from './local-day';
import { streakLengths } from './streak';
import { wholeDays } from './whole-days';

/** On which local day (`YYYY-MM-DD`) a person first came so far; undefined where they have not. */
export interface Course {
  /** That many days in a row. */
  streak(days: number): string | undefined;
  /** That day of the journey. */
  challengeDay(day: number): string | undefined;
  /** That many days with all five activities. */
  wholeDays(count: number): string | undefined;
}

/** Read off the records themselves and kept nowhere, so that every device names the same days. */
export function journeyCourse({ activities, drops }: Chronicle): Course {
  const streaks = [...streakLengths(activities)];
  const whole = wholeDays(activities);
  const steps = challengeSteps(drops);
  return {
    streak: (days) => streaks.find(([, length]) => length >= days)?.[0],
    challengeDay: (day) => steps.find(([, challengeDay]) => challengeDay >= day)?.[0],
    wholeDays: (count) => whole[count - 1],
  };
}

/** Where a person stood on each day on which that may have changed: those of a completed drop, and the ones after. */
function challengeSteps(drops: readonly CompletedDrop[]): [day: string, challengeDay: number][] {
  const days = new Set(drops.flatMap(({ day }) => [day, addDays(day, 1)]));
  return [...days].sort().map((today) => {
    const behind = drops.filter(({ day }) => day <= today);
    return [today, currentChallengeDay(behind, today)];
  });
}
