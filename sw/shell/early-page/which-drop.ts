import { journeyDayOf } from '../../../shared/domain/challenge-day';
import { daysBetween } from '../../../shared/domain/local-day';
import type { Bookmark } from '../../../web/content/early-page/worker-notes';

/**
 * The challenge day whose drop an address of the Daily Drop will show, where that is one the person has yet to complete.
 * Undefined for others (their own words stand there in place of the devotional) and where it is in doubt: nothing is
 * better than the wrong drop.
 */
export function whichDrop(
  search: URLSearchParams,
  bookmark: Bookmark,
  today: string,
): number | undefined {
  const asked = search.get('day');
  if (asked === null) return today >= bookmark.from ? bookmark.day : undefined;
  const of = journeyDayOf(asked);
  const isOpen = of && of.journey === (bookmark.journey ?? 1) && of.challengeDay >= bookmark.day;
  return isOpen ? of.challengeDay : undefined;
}

/** The furthest challenge day that counts today: one more with each local day since it was noted (J3). */
export function paceOn(today: string, { day, pace = day, on = today }: Bookmark): number {
  return pace + Math.max(0, daysBetween(on, today));
}
