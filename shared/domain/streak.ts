import { type Activity, flagOf } from './activity';
import { addDays } from './local-day';

/** An offset that rises by this much between two days means a flight across the date line: a date was skipped. */
export const DATE_LINE_RISE_MINUTES = 12 * 60;

/** Days in a row that are celebrated, each with an award (spec section 10). */
export const AWARDED_STREAKS = [3, 7, 14, 21, 30, 60, 90] as const;

/** Where the person is in time. */
export interface Today {
  /** The local calendar day. */
  readonly day: string;
  /** The current offset from UTC, minutes, east positive. */
  readonly utcOffsetMinutes: number;
}

interface OffsetRange {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Consecutive local days with at least one of the five activities, ending today or yesterday. A date the person never
 * lived, because a flight across the date line skipped it, neither counts nor breaks the streak. Coming back the other
 * way a person may already have been active on tomorrow's date: that day counts on.
 */
export function currentStreak(activities: Iterable<Activity>, today: Today): number {
  return currentRun(activities, today).days;
}

/**
 * The days of {@link currentStreak}, for whoever reads back only so far: `isOpen` where it may go on before `fromDay`,
 * the first day that was read.
 */
export function currentStreakSince(
  activities: Iterable<Activity>,
  today: Today,
  fromDay: string,
): { readonly days: number; readonly isOpen: boolean } {
  const { days, since } = currentRun(activities, today);
  // A step back spans two dates at most.
  return { days, isOpen: since !== undefined && since <= addDays(fromDay, 1) };
}

/** How many days in a row end on each active day, by the rules of {@link currentStreak}; days in ascending order. */
export function streakLengths(activities: Iterable<Activity>): ReadonlyMap<string, number> {
  const active = activeDays(activities);
  const lengths = new Map<string, number>();
  for (const day of [...active.keys()].sort()) {
    const before = previousActiveDay(active, day);
    lengths.set(day, 1 + (before === undefined ? 0 : (lengths.get(before) ?? 0)));
  }
  return lengths;
}

function currentRun(
  activities: Iterable<Activity>,
  today: Today,
): { readonly days: number; readonly since: string | undefined } {
  const active = activeDays(activities);
  let days = 0;
  let since: string | undefined;
  let day = lastOfStreak(active, today);
  while (day !== undefined) {
    days += 1;
    since = day;
    day = previousActiveDay(active, day);
  }
  return { days, since };
}

function lastOfStreak(
  active: ReadonlyMap<string, OffsetRange>,
  { day, utcOffsetMinutes }: Today,
): string | undefined {
  const here = { lowest: utcOffsetMinutes, highest: utcOffsetMinutes };
  if (!active.has(day)) return previousActiveDay(active, day, here);
  const tomorrow = addDays(day, 1);
  return active.has(tomorrow) ? tomorrow : day;
}

function activeDays(activities: Iterable<Activity>): Map<string, OffsetRange> {
  const active = new Map<string, OffsetRange>();
  for (const activity of activities) {
    if (flagOf(activity) === undefined) continue;
    const offset = activity.utcOffsetMinutes;
    const known = active.get(activity.day) ?? { lowest: offset, highest: offset };
    active.set(activity.day, {
      lowest: Math.min(known.lowest, offset),
      highest: Math.max(known.highest, offset),
    });
  }
  return active;
}

/** The active day before `day`, which the person lived at `offsets` if it is not an active one itself. */
function previousActiveDay(
  active: ReadonlyMap<string, OffsetRange>,
  day: string,
  offsets = active.get(day),
): string | undefined {
  const dayBefore = addDays(day, -1);
  // The calendar ends here.
  if (dayBefore === day) return undefined;
  if (active.has(dayBefore)) return dayBefore;
  const acrossTheLine = addDays(day, -2);
  const departed = active.get(acrossTheLine);
  if (departed === undefined || offsets === undefined) return undefined;
  const rise = offsets.highest - departed.lowest;
  return rise >= DATE_LINE_RISE_MINUTES ? acrossTheLine : undefined;
}
