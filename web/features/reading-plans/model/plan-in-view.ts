import type { ReadingPlan } from '../../../../shared/content/plans/reading-plans';
import {
  dateOfDay,
  type JoinedPlan,
  nextDay,
} from '../../../records/kinds/reading-plan/joined-plan';

/** A plan on its screen, and the day of it that is open there. */
export interface PlanInView {
  readonly plan: ReadingPlan;
  /** What the person did of it; undefined where they have not begun it. */
  readonly joined: JoinedPlan | undefined;
  /** It is begun and not closed: days can be checked off. */
  readonly isOpen: boolean;
  /** Where the person reads on; undefined where all was read. */
  readonly next: number | undefined;
  readonly day: number;
}

/** `asked`: the day that the address names, `12`. Without one the next day is open, and after the last one that. */
export function planInView(
  plan: ReadingPlan,
  joined: JoinedPlan | undefined,
  asked: string | null,
): PlanInView {
  const next = joined ? nextDay(joined) : 1;
  return {
    plan,
    joined,
    isOpen: joined !== undefined && joined.closedOn === undefined,
    next,
    day: dayAsked(asked, plan) ?? next ?? plan.days.length,
  };
}

/**
 * Whether the open day can be made today’s reading: one that is not, where its date has passed or it isn’t where the person
 * reads on (N6).
 */
export function mayCountFrom({ joined, isOpen, next, day }: PlanInView, today: string): boolean {
  if (!joined || !isOpen || joined.read.has(day)) return false;
  const date = dateOfDay(joined.pace, day);
  return date < today || (date > today && day !== next);
}

function dayAsked(asked: string | null, { days }: ReadingPlan): number | undefined {
  const day = Number(asked);
  return days[day - 1] === undefined ? undefined : day;
}
