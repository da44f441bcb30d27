/**
 * Calendar days as a person lives them: plain `YYYY-MM-DD` strings, compared as text, counted without any zone.
 * "Today" is always a parameter; these functions only turn a moment and a place into one.
 */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

function toEpochMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The first and the last day that four digits of a year can name; what lies outside is the nearest of them. */
const FIRST_DAY_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_DAY_MS = Date.parse('9999-12-31T00:00:00Z');

function toDay(epochMs: number): string {
  const known = Number.isNaN(epochMs) ? 0 : epochMs;
  const bounded = Math.min(LAST_DAY_MS, Math.max(FIRST_DAY_MS, known));
  return new Date(bounded).toISOString().slice(0, 10);
}

/** Whether a text names a day that exists: `2026-02-29` does not. */
export function isLocalDay(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const epochMs = toEpochMs(text);
  return !Number.isNaN(epochMs) && toDay(epochMs) === text;
}

/** The day `count` days after `day`, or before it where `count` is negative; the calendar ends with 0001 and 9999. */
export function addDays(day: string, count: number): string {
  return toDay(toEpochMs(day) + count * DAY_MS);
}

/** How many days `to` lies after `from`; negative when before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toEpochMs(to) - toEpochMs(from)) / DAY_MS);
}

/** The `count` days that end with `today`, newest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => addDays(today, -back));
}

/** The calendar day at a moment for someone `utcOffsetMinutes` east of UTC. */
export function localDayAt(epochMs: number, utcOffsetMinutes: number): string {
  return toDay(epochMs + utcOffsetMinutes * MINUTE_MS);
}

/** More than the longest name of a zone has. */
const ZONE_CHARACTERS = 64;

/** Whether the runtime knows this IANA zone, such as `Europe/Athens`. */
export function isTimeZone(zone: string): boolean {
  if (zone.length > ZONE_CHARACTERS) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.length > 0;
  } catch {
    return false;
  }
}

/** Offset from UTC in minutes, east positive, that a zone has at a moment. Throws RangeError on an unknown zone. */
export function offsetInZone(epochMs: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(epochMs);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wallClockMs = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return Math.round((wallClockMs - epochMs) / MINUTE_MS);
}
