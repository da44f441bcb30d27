import { boundedMoment } from '../../../shared/domain/bounded';
import { isLocalDay } from '../../../shared/domain/local-day';

/** A local day (`YYYY-MM-DD`), an ISO moment, or milliseconds since the epoch. */
export type When = string | number;

// Marked as pure: a chunk that formats nothing does without the names.
const MONTHS =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = /* @__PURE__ */ 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(
  ' ',
);
const padded = (number: number, digits: number) => String(number).padStart(digits, '0');
const year = (date: Date) => padded(date.getFullYear(), 4);
const month = (date: Date) => MONTHS[date.getMonth()] ?? '';
const weekday = (date: Date) => WEEKDAYS[date.getDay()] ?? '';

/** The signs of date-fns that patterns here are made of. */
const SIGNS = {
  yyyy: year,
  uuuu: year,
  MMMM: month,
  MMM: (date) => month(date).slice(0, 3),
  MM: (date) => padded(date.getMonth() + 1, 2),
  EEEE: weekday,
  EEE: (date) => weekday(date).slice(0, 3),
  dd: (date) => padded(date.getDate(), 2),
  d: (date) => String(date.getDate()),
  h: (date) => String(date.getHours() % 12 || 12),
  mm: (date) => padded(date.getMinutes(), 2),
  a: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
} satisfies Record<string, (date: Date) => string>;

type Sign = keyof typeof SIGNS;
/** Signs of date-fns, with what stands between them. */
export type Pattern =
  | 'MMMM d'
  | 'MMMM d, yyyy'
  | 'EEEE, MMMM d'
  | 'EEEE, MMMM d, yyyy'
  | 'EEEE'
  | 'EEE'
  | 'd'
  | 'd MMM'
  | 'MMMM'
  | 'MMMM yyyy'
  | 'yyyy-MM-dd'
  | 'uuuu'
  | 'h:mm a'
  | 'h:mm';

/**
 * Writes a day, or a moment in this device's time zone, in a pattern of date-fns: `formatPattern('2026-03-02', 'EEEE')` is
 * 'Monday'. Never throws: a moment is bounded as in records (P43), and a text that is no date is returned as it is. Screens
 * use days.ts and times.ts.
 */
export function formatPattern(when: When, pattern: Pattern): string {
  const date = typeof when === 'string' ? readDate(when) : new Date(boundedMoment(when));
  if (!date || Number.isNaN(date.getTime())) return String(when);
  return pattern.replace(/[a-z]+/gi, (sign) => SIGNS[sign as Sign](date));
}

/** A day at its midnight here, or at its first hour where the clocks go over midnight. */
function readDate(text: string): Date | undefined {
  const day = text.slice(0, 10);
  if (!isLocalDay(day)) return undefined;
  return new Date(text === day ? `${day}T00:00` : text);
}
