import { expect, test } from 'vitest';
import { clockTime } from './clock-time';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [42_000, '0:42'],
  [68_400, '1:08'],
  [725_000, '12:05'],
  [3_725_000, '1:02:05'],
])('%i ms is %s', (lengthMs, shown) => {
  expect(clockTime(lengthMs)).toBe(shown);
});
