import { addDays, daysBetween } from './local-day';

const WEEK_DAYS = 7;
const SOME_MONDAY = '1970-01-05';

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = daysBetween(SOME_MONDAY, day) % WEEK_DAYS;
  return addDays(day, -((sinceMonday + WEEK_DAYS) % WEEK_DAYS));
}
