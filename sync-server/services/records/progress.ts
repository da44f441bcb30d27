import type { ChallengeProgressAnswer } from '../../../shared/api/progress';
import { type Activity, toActivity } from '../../../shared/domain/activity';
import { completedDrops, currentChallengeDay } from '../../../shared/domain/challenge-day';
import { addDays } from '../../../shared/domain/local-day';
import { type DailyProgress, dailyProgress } from '../../../shared/domain/progress';
import { currentStreak, type Today } from '../../../shared/domain/streak';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { allKinds } from '../../../shared/records/registry';
import type { Account, Store } from '../../store/store';

/** The five daily flags of a day. */
export async function readDailyProgress(
  store: Store,
  account: Account,
  day: string,
): Promise<DailyProgress> {
  return dailyProgress(await listActivities(store, account, day, day), day);
}

/** Challenge day and streak as they stand today. */
export async function readChallengeProgress(
  store: Store,
  account: Account,
  today: Today,
): Promise<ChallengeProgressAnswer> {
  return {
    currentChallengeDay: await readChallengeDay(store, account, today),
    currentStreak: await readStreak(store, account, today),
  };
}

/** The day of the journey the person stands on today, 1 to 90. */
export async function readChallengeDay(
  store: Store,
  account: Account,
  today: Today,
): Promise<number> {
  const records = await store.listRecords(account.id, dropCompletion.name);
  return currentChallengeDay(completedDrops(records), today.day);
}

const FIRST_WINDOW_DAYS = 30;

/**
 * The streak as it stands today. Reads back only as far as the streak reaches: a window of days, twice as long each
 * time the streak fills it, so that years of records cost nothing.
 */
export async function readStreak(store: Store, account: Account, today: Today): Promise<number> {
  let activities: Activity[] = [];
  let oldest = addDays(today.day, 2);
  for (let days = FIRST_WINDOW_DAYS; ; days *= 2) {
    const fromDay = addDays(today.day, -days);
    const more = await listActivities(store, account, fromDay, addDays(oldest, -1));
    activities = activities.concat(more);
    oldest = fromDay;
    const streak = currentStreak(activities, today);
    // A step back spans two dates at most, so a streak this short ended inside the window.
    if (streak < days / 2 - 1 || more.length === 0) return streak;
  }
}

async function listActivities(
  store: Store,
  account: Account,
  fromDay: string,
  toDay: string,
): Promise<Activity[]> {
  const kinds = allKinds().filter((kind) => kind.flag !== undefined);
  const lists = await Promise.all(
    kinds.map((kind) => store.listRecords(account.id, kind.name, { fromDay, toDay })),
  );
  return lists.flat().map(toActivity);
}
