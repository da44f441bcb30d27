import type { CirclePlanView } from '../../../../shared/api/circle-guidance';
import { findPlan, type ReadingPlan } from '../../../../shared/content/plans/reading-plans';
import { dateOfDay, type JoinedPlan, nextDay } from './joined-plan';

/** A reading plan that the leader of a circle shares with it, as it stands with the person. */
export interface SharedPlan {
  /** Of the circle’s plan: another one each time the leader sets a plan. */
  readonly id: string;
  readonly plan: ReadingPlan;
  readonly startsOn: string;
  /** What the person did of it; undefined where they have not begun it. */
  readonly joined: JoinedPlan | undefined;
  /**
   * `offered`: they have not decided. `left`: they said that it is not for them. `reading`: they read that plan, begun here or
   * on their own. `read`: they have read all of it.
   */
  readonly standing: 'offered' | 'left' | 'reading' | 'read';
}

/** The plan that a circle shares; undefined where this app does not have it. */
export function sharedPlanOf(
  { id, plan: name, startsOn }: CirclePlanView,
  begun: readonly JoinedPlan[],
  left: readonly string[],
): SharedPlan | undefined {
  const plan = findPlan(name);
  if (!plan) return undefined;
  const joined = begun.find((each) => each.plan === plan);
  return { id, plan, startsOn, joined, standing: standingOf(joined, left.includes(id)) };
}

function standingOf(joined: JoinedPlan | undefined, isLeft: boolean): SharedPlan['standing'] {
  if (joined && nextDay(joined) === undefined) return 'read';
  if (joined && joined.closedOn === undefined) return 'reading';
  return isLeft ? 'left' : 'offered';
}

/** Whether Home shows it: until its last day is over, to who has not left it and has something of it to read (W15). */
export function isForHome({ plan, startsOn, standing }: SharedPlan, today: string): boolean {
  if (standing === 'left' || standing === 'read') return false;
  return dateOfDay({ day: 1, on: startsOn }, plan.days.length) >= today;
}
