import { format, parseISO } from 'date-fns';

/** 'November 18', with the year where that is not this one. */
export function sayDate(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return format(parseISO(day), isThisYear ? 'MMMM d' : 'MMMM d, yyyy');
}
