import { type Activity, flagOf } from './activity';
import { addDays } from './local-day';

/** An offset that rises by this much between two days means a flight across the date line: a date was skipped. */
export const DATE_LINE_RISE_MINUTES = 12 * 60;

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
  const active = activeDays(activities);
  const last = lastOfStreak(active, today);
  return last === undefined ? 0 : (lengths(active).get(last) ?? 0);
}

/** How many days in a row end on each active day, by the rules of {@link currentStreak}; days in ascending order. */
export function streakLengths(activities: Iterable<Activity>): ReadonlyMap<string, number> {
  return lengths(activeDays(activities));
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

function lengths(active: ReadonlyMap<string, OffsetRange>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const ascending = [...active].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [day, offsets] of ascending) {
    const before = previousActiveDay(active, day, offsets);
    found.set(day, 1 + (before === undefined ? 0 : (found.get(before) ?? 0)));
  }
  return found;
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

function previousActiveDay(
  active: ReadonlyMap<string, OffsetRange>,
  day: string,
  offsets: OffsetRange,
): string | undefined {
  const dayBefore = addDays(day, -1);
  if (active.has(dayBefore)) return dayBefore;
  const acrossTheLine = addDays(day, -2);
  const departed = active.get(acrossTheLine);
  if (departed === undefined) return undefined;
  const rise = offsets.highest - departed.lowest;
  return rise >= DATE_LINE_RISE_MINUTES ? acrossTheLine : undefined;
}
