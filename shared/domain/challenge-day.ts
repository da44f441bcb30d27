import type { RecordState } from '../records/record';
import { addDays, daysBetween } from './local-day';

/** The journey is 90 days (spec section 9). */
export const JOURNEY_DAYS = 90;

/** A day of one of a person's journeys (J12). */
export interface JourneyDay {
  /** 1 for the first journey, up to {@link MOST_JOURNEYS}. */
  readonly journey: number;
  /** 1 to 90. */
  readonly challengeDay: number;
}

/** No journey has a higher number. */
export const MOST_JOURNEYS = 99;

/** A Daily Drop someone completed. */
export interface CompletedDrop {
  /** Where absent, the first. */
  readonly journey?: number;
  /** 1 to 90. */
  readonly challengeDay: number;
  /** The local day it was first completed on. */
  readonly day: string;
}

/** The completions among records of the kind `drop`; the numbers stand in the id, so no body is read. */
export function completedDrops(
  records: Iterable<Pick<RecordState, 'id' | 'day' | 'deleted'>>,
): CompletedDrop[] {
  const drops: CompletedDrop[] = [];
  for (const { id, day, deleted } of records) {
    const of = journeyDayOfDrop(id);
    if (deleted || !of) continue;
    const { journey, challengeDay } = of;
    drops.push({ ...(journey > 1 && { journey }), challengeDay, day });
  }
  return drops;
}

/** The day of the completion with this id, such as `drop:2:17`; undefined for any other id. */
export function journeyDayOfDrop(id: string): JourneyDay | undefined {
  return id.startsWith('drop:') ? journeyDayOf(id.slice('drop:'.length)) : undefined;
}

/** What names a day of a journey in ids, drafts and addresses: `17` in the first one, `2:17` in the second. */
export function journeyDayKey({ journey, challengeDay }: JourneyDay): string {
  return journey === 1 ? String(challengeDay) : `${journey}:${challengeDay}`;
}

/** The day that such a key names; undefined for any other text. Each day has one key. */
export function journeyDayOf(key: string): JourneyDay | undefined {
  const later = /^([2-9]|[1-9]\d):(.*)$/.exec(key);
  const challengeDay = challengeDayOf(later?.[2] ?? key);
  return challengeDay === undefined
    ? undefined
    : { journey: Number(later?.[1] ?? 1), challengeDay };
}

/** 17 for `17`; undefined for any other text or a number outside the journey. */
export function challengeDayOf(text: string): number | undefined {
  return /^[1-9]\d?$/.test(text) && isChallengeDay(Number(text)) ? Number(text) : undefined;
}

/** Whether a number is one of the ninety. */
export function isChallengeDay(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= JOURNEY_DAYS;
}

/** The first challenge day that is not among the completed ones; 91 when all are. */
export function firstOpenDay(completed: { has(challengeDay: number): boolean }): number {
  let first = 1;
  while (first <= JOURNEY_DAYS && completed.has(first)) first += 1;
  return first;
}

/** Days that a person missed and may still complete in one sitting, whatever their calendar says (J5). */
export const MOST_MISSED_DAYS = 30;

/**
 * The day a person stands on in the journey of these drops: the first whose drop is not complete, and the one before it for
 * the rest of the day on which that was completed (J2). It waits for the person, and never goes beyond the pace (J3).
 */
export function currentChallengeDay(drops: Iterable<CompletedDrop>, today: string): number {
  const all = [...drops];
  const completedOn = new Map(all.map((drop) => [drop.challengeDay, drop.day]));
  const first = firstOpenDay(completedOn);
  const isOfToday = completedOn.get(first - 1) === latestDay(all, today);
  return Math.min(isOfToday ? first - 1 : first, journeyPace(all, today), JOURNEY_DAYS);
}

/**
 * The furthest day that counts today: 1 on the day of the first completion, one more with each local day since (J3). Who
 * was away may go so far in one sitting; what is completed beyond it counts once its day has come (J4).
 */
export function journeyPace(drops: Iterable<CompletedDrop>, today: string): number {
  const all = [...drops];
  const latest = latestDay(all, today);
  const daysAgo: number[] = [];
  const misdated = new Set<string>();
  for (const { day } of all) {
    const ago = daysBetween(day, latest);
    if (ago >= 0) daysAgo.push(ago);
    else misdated.add(day);
  }
  daysAgo.sort((one, other) => other - one);
  let pace = 1;
  let completed = all.length - daysAgo.length;
  let before = daysAgo[0] ?? 0;
  for (const ago of [...daysAgo, 0]) {
    const most = completed + 1 + MOST_MISSED_DAYS;
    pace = Math.max(pace, Math.min(pace + before - ago, most));
    before = ago;
    completed += 1;
  }
  return pace + misdated.size;
}

/** Today, or tomorrow for whoever has flown back over the date line and completed a drop on that date before (J7). */
function latestDay(drops: readonly CompletedDrop[], today: string): string {
  const tomorrow = addDays(today, 1);
  return drops.some(({ day }) => day === tomorrow) ? tomorrow : today;
}
