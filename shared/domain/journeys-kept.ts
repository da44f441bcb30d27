import { JOURNEY_DAYS } from './challenge-day';
import type { Standing } from './journeys';

/** How a person stands to one of the journeys they have come to: an earlier one is whole. */
export function standingIn(standing: Standing, journey: number): Standing {
  if (journey >= standing.journey) return standing;
  const all = new Set(Array.from({ length: JOURNEY_DAYS }, (_, index) => index + 1));
  const day = JOURNEY_DAYS;
  return { journey, day, pace: day, completed: all, lit: all, isOfToday: false, isComplete: true };
}

/** Whether completing a day now makes the journey complete (J10). */
export function completesJourney(
  { completed, pace }: Pick<Standing, 'completed' | 'pace'>,
  day: number,
): boolean {
  const isLast = completed.size === JOURNEY_DAYS - 1 && !completed.has(day);
  return isLast && pace >= JOURNEY_DAYS;
}

/** Numbers of the journeys whose ninety drops are complete, in ascending order. */
export function journeysKept(standing: Pick<Standing, 'journey' | 'isComplete'>): number[] {
  const count = standing.isComplete ? standing.journey : standing.journey - 1;
  return Array.from({ length: count }, (_, before) => before + 1);
}
