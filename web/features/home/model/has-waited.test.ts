import { expect, it } from 'vitest';
import { hasWaited } from './has-waited';

const at = (day: number, pace: number, streak: number, ...completed: number[]) =>
  hasWaited({ journey: 1, day, pace, streak, completed: new Set(completed) });

it('J2 a day has waited once its Drop was left out, or other practices went on without it', () => {
  expect(at(4, 5, 0, 1, 2, 3)).toBe(true);
  expect(at(1, 1, 2)).toBe(true);
});

it('J2 a day that is complete, or that has only come today, has not waited', () => {
  expect(at(4, 4, 4, 1, 2, 3, 4)).toBe(false);
  expect(at(4, 4, 3, 1, 2, 3)).toBe(false);
  expect(at(1, 1, 0)).toBe(false);
  const second = { journey: 2, day: 1, pace: 1, streak: 95, completed: new Set<number>() };
  expect(hasWaited(second)).toBe(false);
});
