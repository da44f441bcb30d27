import { type Activity, DAILY_FLAGS, type DailyFlag, flagOf } from './activity';

/** On how many of the days that these activities fall on each of the five was done. */
export function daysKept(activities: Iterable<Activity>): Readonly<Record<DailyFlag, number>> {
  const marks = new Set<string>();
  const kept = Object.fromEntries(DAILY_FLAGS.map((flag) => [flag, 0])) as Record<
    DailyFlag,
    number
  >;
  for (const activity of activities) {
    const flag = flagOf(activity);
    const mark = `${flag} ${activity.day}`;
    if (flag === undefined || marks.has(mark)) continue;
    marks.add(mark);
    kept[flag] += 1;
  }
  return kept;
}
