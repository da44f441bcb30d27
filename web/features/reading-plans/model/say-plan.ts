import { addDays } from '../../../../shared/domain/local-day';
import {
  dateOfDay,
  type JoinedPlan,
  nextDay,
} from '../../../records/kinds/reading-plan/joined-plan';
import { formatDay } from '../../../ui/format/days';

/** When a day of a plan is read; undefined where its date has passed: no date is ever called missed (N6). */
export function sayDate(pace: JoinedPlan['pace'], day: number, today: string): string | undefined {
  const date = dateOfDay(pace, day);
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return date > today ? formatDay(date, today) : undefined;
}

/** How much of a plan is read, in words. */
export function sayProgress(of: Pick<JoinedPlan, 'plan' | 'read' | 'pace'>): string {
  const count = of.plan.days.length;
  if (nextDay(of) === undefined) return `All ${count} days read`;
  return of.read.size === 0 ? `${count} days` : `${of.read.size} of ${count} days read`;
}
