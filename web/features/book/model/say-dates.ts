import { formatDate, formatDay, formatDayOfMonth } from '../../../ui/format/days';

/** 'March 1 to 7', 'March 29 to April 4', with the years where they are asked for or differ. */
export function sayStretch(from: string, to: string, withYear: boolean): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  if (from === to) return withYear ? formatDate(from) : formatDay(from);
  if (!sameYear) return `${formatDate(from)} to ${formatDate(to)}`;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = sameMonth ? formatDayOfMonth(to) : formatDay(to);
  return `${formatDay(from)} to ${last}${withYear ? `, ${to.slice(0, 4)}` : ''}`;
}
