import { format, parseISO } from 'date-fns';
import { boundedMoment } from '../../../shared/domain/bounded';

/** A local day (`YYYY-MM-DD`), an ISO moment, or milliseconds since the epoch. */
export type When = string | number;

/**
 * Writes a day, or a moment in this device's time zone, in a pattern of date-fns: `formatPattern('2026-03-02', 'EEEE')` is
 * 'Monday'. Never throws: a moment is bounded as in records (P43), and a text that is no date is returned as it is. The one
 * caller of date-fns' `format`; screens use days.ts and times.ts.
 */
export function formatPattern(when: When, pattern: string): string {
  const date = typeof when === 'string' ? parseISO(when) : new Date(boundedMoment(when));
  return Number.isNaN(date.getTime()) ? String(when) : format(date, pattern);
}
