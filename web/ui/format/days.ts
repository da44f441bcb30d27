import { daysBetween } from '../../../shared/domain/local-day';
import { partOfDay } from '../../../shared/domain/time-of-day';
import { formatPattern, type When } from './pattern';

/** 'March 2'. With `today` (`YYYY-MM-DD`) a day of another year has its year: 'March 2, 2025'. */
export function formatDay(when: When, today?: string): string {
  return isOtherYear(when, today) ? formatDate(when) : formatPattern(when, 'MMMM d');
}

/** 'March 2, 2026' */
export function formatDate(when: When): string {
  return formatPattern(when, 'MMMM d, yyyy');
}

/** 'Monday, March 2'. With `today` a day of another year has its year: 'Sunday, March 2, 2025'. */
export function formatWeekdayAndDay(when: When, today?: string): string {
  return isOtherYear(when, today) ? formatFullDate(when) : formatPattern(when, 'EEEE, MMMM d');
}

/** 'Monday, March 2, 2026' */
export function formatFullDate(when: When): string {
  return formatPattern(when, 'EEEE, MMMM d, yyyy');
}

/** The running head of a page: 'Friday morning, November 20', or without an hour that has a name 'Friday, November 20'. */
export function formatDayHeading(day: string, hour?: number): string {
  const part = hour === undefined ? undefined : partOfDay(hour);
  return `${formatWeekday(day)}${part ? ` ${part}` : ''}, ${formatDay(day)}`;
}

/** 'Monday' */
export function formatWeekday(when: When): string {
  return formatPattern(when, 'EEEE');
}

/** 'Mon' */
export function formatShortWeekday(when: When): string {
  return formatPattern(when, 'EEE');
}

/** '2', the day's number in its month. */
export function formatDayOfMonth(when: When): string {
  return formatPattern(when, 'd');
}

/** '2 Mar', under a chart. */
export function formatShortDay(when: When): string {
  return formatPattern(when, 'd MMM');
}

/** A month (`YYYY-MM`): 'March'. With `today` a month of another year has its year: 'March 2025'. */
export function formatMonth(month: string, today?: string): string {
  return isOtherYear(`${month}-01`, today)
    ? formatMonthAndYear(month)
    : formatPattern(`${month}-01`, 'MMMM');
}

/** A month (`YYYY-MM`): 'March 2026'. */
export function formatMonthAndYear(month: string): string {
  return formatPattern(`${month}-01`, 'MMMM yyyy');
}

/** The day of a moment in this device's time zone, `YYYY-MM-DD`. */
export function localDayOf(moment: When): string {
  return formatPattern(moment, 'yyyy-MM-dd');
}

/** 'Today', 'Yesterday', or undefined for any other day; both are `YYYY-MM-DD`. */
export function recentDayName(day: string, today: string): 'Today' | 'Yesterday' | undefined {
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return 'Today';
  return daysAgo === 1 ? 'Yesterday' : undefined;
}

function isOtherYear(when: When, today: string | undefined): boolean {
  return today !== undefined && formatPattern(when, 'uuuu') !== today.slice(0, 4);
}
