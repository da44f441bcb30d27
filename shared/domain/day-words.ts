import { format, parseISO } from 'date-fns';
import { boundedMoment } from './bounded';
import { partOfDay } from './time-of-day';

/** The running head of a page: 'Friday morning, November 20', or without an hour that has a name 'Friday, November 20'. */
export function pageHeading(day: string, hour?: number): string {
  const date = parseISO(day);
  const part = hour === undefined ? undefined : partOfDay(hour);
  return `${format(date, 'EEEE')}${part ? ` ${part}` : ''}, ${format(date, 'MMMM d')}`;
}

/** The local hour (0 to 23) at which something was written, by the writing device's own offset. */
export function writtenHour(epochMs: number, utcOffsetMinutes: number): number {
  return new Date(boundedMoment(epochMs) + utcOffsetMinutes * 60_000).getUTCHours();
}

/** A moment that a record or recording names, in a pattern of date-fns and this device's zone; any number is one. */
export function momentInWords(epochMs: number, pattern: string): string {
  return format(boundedMoment(epochMs), pattern);
}

/** The number and short weekday beside an entry: `{ number: '20', weekday: 'Fri' }`. */
export function dayLabel(day: string): { readonly number: string; readonly weekday: string } {
  const date = parseISO(day);
  return { number: format(date, 'd'), weekday: format(date, 'EEE') };
}

/** One month of a history. */
export interface Month<Entry> {
  /** `YYYY-MM`. */
  readonly key: string;
  /** 'November', with its year where that is not this one. */
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** Entries under the month they belong to. Their order is kept, and so is that of the months. */
export function groupByMonth<Entry extends { readonly day: string }>(
  entries: readonly Entry[],
  today: string,
): Month<Entry>[] {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.day.slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), entry]);
  }
  return [...months].map(([key, inMonth]) => ({
    key,
    label: monthLabel(key, today),
    entries: inMonth,
  }));
}

/** A month (`YYYY-MM`) by its name, with the year where that is not this one. */
export function monthLabel(key: string, today: string): string {
  const thisYear = key.slice(0, 4) === today.slice(0, 4);
  return format(parseISO(`${key}-01`), thisYear ? 'MMMM' : 'MMMM yyyy');
}
