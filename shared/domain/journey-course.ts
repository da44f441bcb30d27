import {
  type CompletedDrop,
  currentChallengeDay,
  firstOpenDay,
  JOURNEY_DAYS,
} from './challenge-day';
import type { Chronicle } from './journey-facts';
import { dropsOf } from './journeys';
import { addDays } from './local-day';
import { streakLengths } from './streak';
import { wholeDays } from './whole-days';

/** On which local day (`YYYY-MM-DD`) a person first came so far; undefined where they have not. */
export interface Course {
  /** That many days in a row. */
  streak(days: number): string | undefined;
  /** That day of the first journey (J13). */
  challengeDay(day: number): string | undefined;
  /** That many days with all five activities. */
  wholeDays(count: number): string | undefined;
}

type Step = readonly [day: string, challengeDay: number];

/** Read off the records themselves and kept nowhere, so that every device names the same days. */
export function journeyCourse({ activities, drops }: Chronicle): Course {
  const streaks = [...streakLengths(activities)];
  const whole = wholeDays(activities);
  const steps = challengeSteps(dropsOf(drops, 1));
  return {
    streak: (days) => streaks.find(([, length]) => length >= days)?.[0],
    challengeDay: (day) => steps.find(([, challengeDay]) => challengeDay >= day)?.[0],
    wholeDays: (count) => whole[count - 1],
  };
}

/** Where a person stood on each day on which that may have changed. */
function challengeSteps(drops: readonly CompletedDrop[]): Step[] {
  const days = [...new Set(drops.map(({ day }) => day))].sort();
  return days.flatMap((from, at) => {
    const behind = drops.filter(({ day }) => day <= from);
    const until = days[at + 1];
    return stepsOf(behind, from).filter(([day]) => until === undefined || day < until);
  });
}

/** Where a person came to by what they had completed on a day: one day further each day, until they stood on an open one. */
function stepsOf(behind: readonly CompletedDrop[], from: string): Step[] {
  const next = addDays(from, 1);
  const steps: Step[] = [[from, currentChallengeDay(behind, from)]];
  const open = firstOpenDay(new Set(behind.map(({ challengeDay }) => challengeDay)));
  const first = currentChallengeDay(behind, next);
  for (let day = first; day === first || day <= Math.min(open, JOURNEY_DAYS); day += 1)
    steps.push([addDays(next, day - first), day]);
  return steps;
}
