import {
  findPlan,
  READING_PLANS,
  type ReadingPlan,
} from '../../../../shared/content/plans/reading-plans';
import { addDays } from '../../../../shared/domain/local-day';
import type { ReadingPlanBody } from '../../../../shared/records/reading-plan';
import type { RecordOf } from '../../contract';

export type PlanRecord = RecordOf<ReadingPlanBody>;

/** A plan that a person began: what all of its records say together (N2). */
export interface JoinedPlan {
  readonly plan: ReadingPlan;
  /** The one that was begun first comes first. */
  readonly records: readonly PlanRecord[];
  /** The days that at least one of the records has as read. */
  readonly read: ReadonlySet<number>;
  /** The day of the plan that belongs to a day of the calendar, as it was set last. */
  readonly pace: ReadingPlanBody['pace'];
  /** The day on which it was closed; undefined while one of the records is open. */
  readonly closedOn: string | undefined;
}

/** The plans that a person began, in the order in which plans are offered. Those of a newer app are left out (N9). */
export function joinPlans(records: readonly PlanRecord[]): JoinedPlan[] {
  return READING_PLANS.flatMap((plan) => {
    const own = records.filter(({ body }) => findPlan(body.plan) === plan).sort(byBeginning);
    const [first, ...others] = own;
    return first ? joinRecords(plan, [first, ...others]) : [];
  });
}

function joinRecords(
  plan: ReadingPlan,
  records: readonly [PlanRecord, ...PlanRecord[]],
): JoinedPlan {
  const days = records.flatMap(({ body }) => body.read ?? []);
  const closed = records.flatMap(({ body }) => body.closedOn ?? []).sort();
  return {
    plan,
    records,
    read: new Set(days.filter((day) => day <= plan.days.length)),
    pace: records.reduce((one, other) => (isLaterPace(other, one) ? other : one)).body.pace,
    closedOn: closed.length < records.length ? undefined : closed.at(-1),
  };
}

function byBeginning(one: PlanRecord, other: PlanRecord): number {
  return one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
}

/** A pace is set on the day it names, and of one day in the record that changed later. */
function isLaterPace(one: PlanRecord, other: PlanRecord): boolean {
  if (one.body.pace.on !== other.body.pace.on) return one.body.pace.on > other.body.pace.on;
  return one.updatedAt > other.updatedAt;
}

/**
 * Where the person reads on: the first unread day from the one they count from, else the first unread one; undefined where all
 * were read (N5).
 */
export function nextDay({ plan, read, pace }: Pick<JoinedPlan, 'plan' | 'read' | 'pace'>) {
  const unread = plan.days.flatMap((_, at) => (read.has(at + 1) ? [] : at + 1));
  return unread.find((day) => day >= pace.day) ?? unread[0];
}

/** The day of the calendar that a day of the plan belongs to, a day each. */
export function dateOfDay(pace: ReadingPlanBody['pace'], day: number): string {
  return addDays(pace.on, day - pace.day);
}

/** The plans that are being read: open, and not read to their end. */
export function plansInReading(plans: readonly JoinedPlan[]): JoinedPlan[] {
  return plans.filter((plan) => plan.closedOn === undefined && nextDay(plan) !== undefined);
}
