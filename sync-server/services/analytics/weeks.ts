import { addDays, daysBetween, localDayAt } from '../../../shared/domain/local-day';
import { mondayOf } from '../../../shared/domain/week';

/** Whole weeks, from a Monday to a Sunday. */
export interface Weeks {
  readonly from: string;
  readonly to: string;
}

const WEEK_DAYS = 7;
/** Offsets from UTC of where a day begins first and ends last, minutes. */
const EARLIEST_ZONE = 14 * 60;
const LATEST_ZONE = -12 * 60;

/** The next Monday that has begun nowhere on earth (E3). `now` is in milliseconds since the epoch. */
export function nextMonday(now: number): string {
  return addDays(mondayOf(localDayAt(now, EARLIEST_ZONE)), WEEK_DAYS);
}

/** The last `count` weeks that are over everywhere on earth (E5). */
export function lastWeeks(now: number, count: number): Weeks {
  const thisMonday = mondayOf(localDayAt(now, LATEST_ZONE));
  return { from: addDays(thisMonday, -WEEK_DAYS * count), to: addDays(thisMonday, -1) };
}

/** The Mondays in between. */
export function mondaysOf({ from, to }: Weeks): string[] {
  const count = Math.ceil(daysBetween(from, to) / WEEK_DAYS);
  return Array.from({ length: count }, (_, week) => addDays(from, WEEK_DAYS * week));
}
