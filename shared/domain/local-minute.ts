/**
 * A date and time as a clock on the wall shows them: plain `YYYY-MM-DDTHH:MM` strings, compared as text, in no zone.
 */
import { boundedMoment } from './bounded';
import { isLocalDay } from './local-day';

const MINUTE_MS = 60_000;
const SHAPE = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Moments of a record are not before it (P43). */
const FIRST_DAY = '1970-01-01';

/** The earliest date and time there is. */
export const FIRST_MINUTE = `${FIRST_DAY}T00:00`;

/** Whether a text names a date and time that exists, in 1970 or later. */
export function isLocalMinute(text: string): boolean {
  const day = SHAPE.exec(text)?.[1];
  return day !== undefined && day >= FIRST_DAY && isLocalDay(day);
}

/** The wall clock at a moment for someone `utcOffsetMinutes` east of UTC. */
export function localMinuteAt(epochMs: number, utcOffsetMinutes: number): string {
  const there = boundedMoment(epochMs) + utcOffsetMinutes * MINUTE_MS;
  const minute = new Date(there).toISOString().slice(0, 16);
  return isLocalMinute(minute) ? minute : FIRST_MINUTE;
}

/** The moment at which that wall clock shows it, milliseconds since the epoch. */
export function momentOf(minute: string, utcOffsetMinutes: number): number {
  return Date.parse(`${minute}Z`) - utcOffsetMinutes * MINUTE_MS;
}

/** The day of it, `YYYY-MM-DD`. */
export function dayOf(minute: string): string {
  return minute.slice(0, 10);
}

/** The hour of it, 0 to 23. */
export function hourOf(minute: string): number {
  return Number(minute.slice(11, 13));
}

/** The local hour (0 to 23) at which something was written, by the writing device's own offset. */
export function writtenHour(epochMs: number, utcOffsetMinutes: number): number {
  return new Date(boundedMoment(epochMs) + utcOffsetMinutes * MINUTE_MS).getUTCHours();
}
