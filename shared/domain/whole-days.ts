import { type Activity, DAILY_FLAGS, type DailyFlag, flagOf } from './activity';

/** The days on which all five activities are done, in ascending order. */
export function wholeDays(activities: Iterable<Activity>): string[] {
  const done = new Map<string, Set<DailyFlag>>();
  for (const activity of activities) {
    const flag = flagOf(activity);
    if (flag === undefined) continue;
    const flags = done.get(activity.day) ?? new Set();
    done.set(activity.day, flags.add(flag));
  }
  const whole = [...done].filter(([, flags]) => flags.size === DAILY_FLAGS.length);
  return whole.map(([day]) => day).sort();
}
