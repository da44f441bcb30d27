import { expect, test } from 'vitest';
import { sayDay } from './say-day';

test.each([
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-18', 'Wednesday'],
  ['2026-11-14', 'Saturday'],
  ['2026-11-13', 'November 13'],
  ['2025-12-31', 'December 31, 2025'],
  // Who has flown west has already lived tomorrow's date.
  ['2026-11-21', 'November 21'],
])('on November 20, 2026, %s is %s', (day, words) => {
  expect(sayDay(day, '2026-11-20')).toBe(words);
});
