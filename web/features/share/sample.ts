import { verseOfDay } from '../../../shared/content/verses';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { lastDays } from '../../../shared/domain/local-day';
import type { ShareFacts } from './picture/share-facts';

const DAY = 23;
const QUIET_DAYS: readonly number[] = [9, 10, 16];
const ALL = new Set(DAILY_FLAGS);
/** Oldest first. */
const WEEK: readonly ReadonlySet<DailyFlag>[] = [
  new Set<DailyFlag>(['dailyDrop', 'checkIn', 'nourish']),
  new Set<DailyFlag>(),
  new Set<DailyFlag>(['dailyDrop', 'checkIn', 'bibleAndPrayer']),
  new Set<DailyFlag>(['dailyDrop', 'nourish', 'bibleAndPrayer']),
  new Set<DailyFlag>(['dailyDrop', 'checkIn', 'journal', 'bibleAndPrayer']),
  new Set<DailyFlag>(['dailyDrop', 'checkIn', 'nourish', 'bibleAndPrayer']),
  ALL,
];

/** Somebody's journey, for those who have none yet: with the verse and the weekdays of today. */
export function sampleFacts(today: string): ShareFacts {
  const verse = verseOfDay(today);
  const kept = Array.from({ length: DAY - 1 }, (_, index) => index + 1);
  const days = lastDays(today, WEEK.length).reverse();
  return {
    day: DAY,
    lit: new Set(kept.filter((day) => !QUIET_DAYS.includes(day))),
    verse,
    scripture: verse,
    week: WEEK.map((done, index) => ({ day: days[index] ?? today, done })),
  };
}
