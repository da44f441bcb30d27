import type { ChallengeProgressAnswer } from '../../../shared/api/progress';
import { type Activity, DoneActivities } from '../../../shared/domain/activity';
import { type GrowthJourney, GrowthTale } from '../../../shared/domain/growth';
import { journeyKinds } from '../../../shared/domain/journey-facts';
import { progressOf } from '../../../shared/domain/journeys';
import { addDays } from '../../../shared/domain/local-day';
import { type DailyProgress, dailyProgress } from '../../../shared/domain/progress';
import { type ProgressStats, progressStats } from '../../../shared/domain/progress-stats';
import { currentStreakSince, type Today } from '../../../shared/domain/streak';
import { allKinds } from '../../../shared/records/registry';
import type { Account, Store } from '../../store/store';
import { inPages } from './in-pages';
import { readJourneyProgress, readWalked } from './walked';

/** The five daily flags of a day. */
export async function readDailyProgress(
  store: Pick<Store, 'readPage'>,
  account: Pick<Account, 'id'>,
  day: string,
): Promise<DailyProgress> {
  return dailyProgress(await listActivities(store, account, day, day), day);
}

/** Challenge day, journey and streak as they stand today. */
export async function readChallengeProgress(
  store: Store,
  account: Account,
  today: Today,
): Promise<ChallengeProgressAnswer> {
  const { day, journey, isComplete } = await readJourneyProgress(store, account, today);
  return {
    currentChallengeDay: day,
    currentStreak: await readStreak(store, account, today),
    ...(journey > 1 && { currentJourney: journey }),
    ...(isComplete && { journeyComplete: true }),
  };
}

/** The person's progress in numbers alone. */
export async function readProgressStats(
  store: Store,
  account: Account,
  today: Today,
): Promise<ProgressStats> {
  const walked = await readWalked(store, account);
  return progressStats(
    {
      challengeDay: progressOf(walked, today.day).day,
      currentStreak: await readStreak(store, account, today),
      completedDrops: walked.drops.length,
    },
    await readDailyProgress(store, account, today.day),
  );
}

const FIRST_WINDOW_DAYS = 30;
/** No streak is longer than 42 years. */
const LAST_WINDOW_DAYS = FIRST_WINDOW_DAYS * 2 ** 9;

/**
 * The streak as it stands today. Reads back only as far as the streak reaches: a window of days, twice as long each
 * time the streak fills it, so that years of records cost nothing.
 */
export async function readStreak(store: Store, account: Account, today: Today): Promise<number> {
  let activities: Activity[] = [];
  let oldest = addDays(today.day, 2);
  for (let windowDays = FIRST_WINDOW_DAYS; ; windowDays *= 2) {
    const fromDay = addDays(today.day, -windowDays);
    const more = await listActivities(store, account, fromDay, addDays(oldest, -1));
    activities = activities.concat(more);
    oldest = fromDay;
    const { days, isOpen } = currentStreakSince(activities, today, fromDay);
    // The calendar may end before the streak does.
    const isEnd = windowDays >= LAST_WINDOW_DAYS || fromDay === addDays(fromDay, -1);
    if (!isOpen || isEnd) return days;
  }
}

async function listActivities(
  store: Pick<Store, 'readPage'>,
  account: Pick<Account, 'id'>,
  fromDay: string,
  toDay: string,
): Promise<Activity[]> {
  const done = new DoneActivities();
  for (const kind of allKinds().filter(({ flag }) => flag !== undefined)) {
    const query = { kind: kind.name, fromDay, toDay };
    for await (const page of inPages(store, account.id, query)) {
      for (const record of page) done.add(record);
    }
  }
  return done.all();
}

/** Milestones, stats and recent achievements as they stand today. Reads all the person ever did, a page at a time. */
export async function readGrowthJourney(
  store: Store,
  account: Account,
  today: Today,
): Promise<GrowthJourney> {
  const tale = new GrowthTale();
  for (const { name: kind } of journeyKinds()) {
    for await (const page of inPages(store, account.id, { kind })) tale.add(page);
  }
  return tale.journey(today);
}
