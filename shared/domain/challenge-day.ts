import type { RecordState } from '../records/record';

/** The journey is 90 days (spec section 9). */
export const JOURNEY_DAYS = 90;

/** A Daily Drop someone completed. */
export interface CompletedDrop {
  /** 1 to 90. */
  readonly challengeDay: number;
  /** The local day it was first completed on. */
  readonly day: string;
}

/** The completions among records of the kind `drop`; the number stands in the id, so no body is read. */
export function completedDrops(
  records: Iterable<Pick<RecordState, 'id' | 'day' | 'deleted'>>,
): CompletedDrop[] {
  const drops: CompletedDrop[] = [];
  for (const { id, day, deleted } of records) {
    const challengeDay = challengeDayOfId(id);
    if (!deleted && challengeDay !== undefined) drops.push({ challengeDay, day });
  }
  return drops;
}

/** 17 for `drop:17`; undefined for any other id or a number outside the journey. */
export function challengeDayOfId(id: string): number | undefined {
  return id.startsWith('drop:') ? challengeDayOf(id.slice('drop:'.length)) : undefined;
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

/**
 * The day of the journey a person stands on: the first whose drop is not complete, and the one before it for the rest
 * of the day on which that was completed; 90 when all are done. It waits for the person, so nobody falls behind.
 */
export function currentChallengeDay(drops: Iterable<CompletedDrop>, today: string): number {
  const completedOn = new Map<number, string>();
  for (const drop of drops) completedOn.set(drop.challengeDay, drop.day);
  const first = firstOpenDay(completedOn);
  if (first > JOURNEY_DAYS) return JOURNEY_DAYS;
  return completedOn.get(first - 1) === today ? first - 1 : first;
}
