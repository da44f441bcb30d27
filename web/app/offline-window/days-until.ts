import type { Challenge } from '../../journey/react/use-challenge';

/** How many days it is until the person stands on the open day: the next one, or later for who has read ahead. */
export function daysUntil(open: number, { day, pace }: Pick<Challenge, 'day' | 'pace'>): number {
  return open === day ? 0 : Math.max(1, open - pace);
}
