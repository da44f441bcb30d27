import { expect, it } from 'vitest';
import { untilMidnight } from './today';

it('counts to the next local midnight and never to none', () => {
  expect(untilMidnight(new Date(2026, 2, 1, 23, 59, 59, 0))).toBe(1000);
  expect(untilMidnight(new Date(2026, 2, 1, 23, 59, 59, 999))).toBe(1);
  expect(untilMidnight(new Date(2026, 11, 31, 12))).toBe(12 * 60 * 60 * 1000);
});
