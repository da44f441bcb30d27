import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { formatDay } from '../../../ui/format/days';

/** What is known of a day. */
export interface DayFacts {
  /** What was done; undefined until read. */
  readonly done: ReadonlySet<DailyFlag> | undefined;
  /** Everything written elsewhere has come: what is not here was not done. */
  readonly settled: boolean;
  /** It lies before the first day on which anything was done. */
  readonly isBefore?: boolean;
}

/** A day in the calendar as it is spoken: 'March 3, 4 of 5: Daily Drop, Check-In, Journal, Nourish'. */
export function sayDay(day: string, today: string, { done, settled, isBefore }: DayFacts): string {
  const name = `${day === today ? 'Today, ' : ''}${formatDay(day)}`;
  if (done === undefined) return name;
  if (done.size > 0) return `${name}, ${done.size} of ${DAILY_FLAGS.length}: ${listOf(done)}`;
  if (day > today) return `${name}, still to come`;
  if (day === today) return `${name}, nothing yet`;
  if (!settled) return name;
  return isBefore ? `${name}, before you began` : `${name}, a quiet day`;
}

function listOf(done: ReadonlySet<DailyFlag>): string {
  return DAILY_FLAGS.filter((flag) => done.has(flag))
    .map((flag) => DAY_WINDOWS[flag].label)
    .join(', ');
}
