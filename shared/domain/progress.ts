import { type Activity, DAILY_FLAGS, type DailyFlag, flagOf } from './activity';

/** GET /api/progress/{date}: whether each of the five daily activities is done (spec section 3). */
export type DailyProgress = Readonly<Record<DailyFlag, boolean>>;

/** A day on which nothing is done yet. */
export const NO_PROGRESS: DailyProgress = {
  dailyDrop: false,
  checkIn: false,
  journal: false,
  nourish: false,
  bibleAndPrayer: false,
};

/** The five flags of one day: true where a live record of that kind that counts as done exists for it. */
export function dailyProgress(activities: Iterable<Activity>, day: string): DailyProgress {
  const progress = { ...NO_PROGRESS };
  for (const activity of activities) {
    const flag = activity.day === day ? flagOf(activity) : undefined;
    if (flag !== undefined) progress[flag] = true;
  }
  return progress;
}

/** How many of the five are done, 0 to 5. */
export function completedCount(progress: DailyProgress): number {
  return DAILY_FLAGS.filter((flag) => progress[flag]).length;
}
