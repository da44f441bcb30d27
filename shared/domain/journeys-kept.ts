import { JOURNEY_DAYS } from './challenge-day';
import type { JourneyProgress } from './journeys';

/** How a person stands to one of the journeys they have come to: an earlier one is whole. */
export function progressIn(progress: JourneyProgress, journey: number): JourneyProgress {
  if (journey >= progress.journey) return progress;
  const all = new Set(Array.from({ length: JOURNEY_DAYS }, (_, index) => index + 1));
  const day = JOURNEY_DAYS;
  return { journey, day, pace: day, completed: all, lit: all, isOfToday: false, isComplete: true };
}

/** Whether completing a day now makes the journey complete (J10). */
export function completesJourney(
  { completed, pace }: Pick<JourneyProgress, 'completed' | 'pace'>,
  day: number,
): boolean {
  const isLast = completed.size === JOURNEY_DAYS - 1 && !completed.has(day);
  return isLast && pace >= JOURNEY_DAYS;
}

/** Numbers of the journeys whose ninety drops are complete, in ascending order. */
export function journeysKept(progress: Pick<JourneyProgress, 'journey' | 'isComplete'>): number[] {
  const count = progress.isComplete ? progress.journey : progress.journey - 1;
  return Array.from({ length: count }, (_, before) => before + 1);
}
