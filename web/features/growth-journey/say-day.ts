import { daysBetween } from '../../../shared/domain/local-day';
import { formatDay, formatWeekday, recentDayName } from '../../ui/format/days';

const WEEK_DAYS = 7;

/** A day as a person says it today, both `YYYY-MM-DD`: 'Today', 'Yesterday', 'Wednesday', 'November 10'. */
export function sayDay(day: string, today: string): string {
  const daysAgo = daysBetween(day, today);
  const isThisWeek = daysAgo > 1 && daysAgo < WEEK_DAYS;
  return recentDayName(day, today) ?? (isThisWeek ? formatWeekday(day) : formatDay(day, today));
}
