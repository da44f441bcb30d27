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
  const here = { lowest: today.utcOffsetMinutes, highest: today.utcOffsetMinutes };
  const startsToday = active.has(today.day);
  const ahead = startsToday && active.has(addDays(today.day, 1)) ? 1 : 0;
  let day = startsToday ? today.day : previousActiveDay(active, today.day, here);
  let streak = ahead;
  while (day !== undefined) {
    streak += 1;
    day = previousActiveDay(active, day, active.get(day) ?? here);
  }
  return streak;
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
