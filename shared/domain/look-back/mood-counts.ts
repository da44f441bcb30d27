import { MOODS, type Mood } from '../../records/check-in';
import type { MoodDay } from './day-facts';

export interface MoodCount {
  readonly mood: Mood;
  /** Days. */
  readonly days: number;
}

/** How often each mood was chosen, the most often first; moods that were not are left out. */
export function countMoodDays(days: readonly MoodDay[]): MoodCount[] {
  const counts = new Map<Mood, number>();
  for (const { mood } of days) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return MOODS.flatMap((mood) => {
    const count = counts.get(mood);
    return count === undefined ? [] : [{ mood, days: count }];
  }).sort((one, other) => other.days - one.days);
}

/** Groups days by month (`YYYY-MM`). Months without a day are left out. */
export function byMonth(days: readonly MoodDay[]): ReadonlyMap<string, readonly MoodDay[]> {
  const months = new Map<string, MoodDay[]>();
  for (const each of days) {
    const key = each.day.slice(0, 'YYYY-MM'.length);
    const known = months.get(key);
    if (known) known.push(each);
    else months.set(key, [each]);
  }
  return months;
}
