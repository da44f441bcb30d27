import { chapterPlace } from '../../../../shared/content/chapter-place';
import {
  findPlan,
  passagesOfDay,
  type ReadingPlan,
} from '../../../../shared/content/plans/reading-plans';

/** A day of a plan. */
export interface PlanDay {
  readonly plan: ReadingPlan;
  readonly day: number;
}

/** Where a plan is, at one of its days. */
export function planDayPlace({ plan, day }: PlanDay): string {
  return `/bible/plans/${plan.id}?day=${day}`;
}

/**
 * What a link to a passage of a day hands over: the way back, and which day it is. The way back from the last passage is the
 * day with the offer to check it off (N8).
 */
export function planDayState(of: PlanDay, passage: string) {
  const isLast = passage === passagesOfDay(of.plan, of.day).at(-1);
  return {
    from: `${planDayPlace(of)}${isLast ? '&opened' : ''}`,
    planDay: { plan: of.plan.id, day: of.day },
  };
}

/** The day that a link handed over; undefined where it came from elsewhere. */
export function readPlanDay(state: unknown): PlanDay | undefined {
  if (typeof state !== 'object' || state === null || !('planDay' in state)) return undefined;
  const { plan: id, day } = Object(state.planDay) as Record<string, unknown>;
  const plan = typeof id === 'string' ? findPlan(id) : undefined;
  return plan && typeof day === 'number' && plan.days[day - 1] ? { plan, day } : undefined;
}

/**
 * What follows the chapter at this address on the day: its next passage, or `done` after the last one. Undefined where the
 * chapter is none of the day’s (N8).
 */
export function stepAfter({ plan, day }: PlanDay, pathname: string): string | undefined {
  const passages = passagesOfDay(plan, day);
  const at = passages.findIndex((passage) => chapterPlace(passage).split('#')[0] === pathname);
  return at < 0 ? undefined : (passages[at + 1] ?? 'done');
}
