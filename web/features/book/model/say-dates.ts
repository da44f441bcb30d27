import { format, parseISO } from 'date-fns';

/** 'March 2' */
export function sayDayOfMonth(day: string): string {
  return format(parseISO(day), 'MMMM d');
}

/** 'Monday, March 2' */
export function sayDayInBook(day: string): string {
  return format(parseISO(day), 'EEEE, MMMM d');
}

/** 'March 2, 2026' */
export function sayWholeDate(day: string): string {
  return format(parseISO(day), 'MMMM d, yyyy');
}

/** 'March 1 to 7', 'March 29 to April 4', with the years where they are asked for or differ. */
export function sayStretch(from: string, to: string, withYear: boolean): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  if (from === to) return withYear ? sayWholeDate(from) : sayDayOfMonth(from);
  if (!sameYear) return `${sayWholeDate(from)} to ${sayWholeDate(to)}`;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = format(parseISO(to), sameMonth ? 'd' : 'MMMM d');
  return `${sayDayOfMonth(from)} to ${last}${withYear ? `, ${to.slice(0, 4)}` : ''}`;
}
