import { expect, test } from 'vitest';
import { minutesOf } from './sitting';
import { passedMs } from './use-time-open';

test('O6 minutes are whole, from half of one on, and 180 at most', () => {
  expect([0, 29_999, 30_000, 89_000, 90_000, 6 * 3_600_000].map(minutesOf)).toEqual([
    0, 0, 1, 1, 2, 180,
  ]);
});

test('O6 a device that slept, or a clock put back, adds no time that was not prayed', () => {
  expect(passedMs(1_000, 11_000)).toBe(10_000);
  expect(passedMs(1_000, 8_000_000)).toBe(20_000);
  expect(passedMs(11_000, 1_000)).toBe(0);
});
