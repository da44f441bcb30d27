import { differenceInCalendarDays, format, isSameYear, parseISO } from 'date-fns';

const WEEK_DAYS = 7;

/** A day as a person says it today, both `YYYY-MM-DD`: 'Today', 'Yesterday', 'Wednesday', 'November 10'. */
export function sayDay(day: string, today: string): string {
  const [date, here] = [parseISO(day), parseISO(today)];
  const ago = differenceInCalendarDays(here, date);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago > 1 && ago < WEEK_DAYS) return format(date, 'EEEE');
  return format(date, isSameYear(date, here) ? 'MMMM d' : 'MMMM d, yyyy');
}
