import type { Journey } from '../../../journey/react/use-journey';

/** Whether the day stayed where it was although days have passed: its Drop is not complete (J2). */
export function hasWaited({
  journey,
  day,
  pace,
  streak,
  completed,
}: Pick<Journey, 'journey' | 'day' | 'pace' | 'streak' | 'completed'>): boolean {
  // A streak goes on from one journey into the next (J13).
  const isBehindStreak = journey === 1 && streak > day;
  return !completed.has(day) && (pace > day || isBehindStreak);
}
