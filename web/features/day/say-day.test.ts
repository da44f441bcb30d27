import { expect, test } from 'vitest';
import { sayLength, sayWhole } from './say-day';

const TODAY = '2026-11-21';

test.each([
  ['2026-11-18', 5, true, 'A complete day.'],
  ['2026-11-18', 3, true, '3 of 5.'],
  ['2026-11-18', 0, false, 'A quiet day.'],
  ['2026-11-18', 0, true, ''],
  [TODAY, 0, false, 'Today.'],
  ['2026-11-22', 0, false, 'Still to come.'],
  ['2026-11-22', 1, true, '1 of 5.'],
])('%s with %i of five (written: %s) is told as “%s”', (day, done, isWritten, words) => {
  expect(sayWhole({ day, today: TODAY, done, isWritten })).toBe(words);
});

test('a moment’s length is in minutes, a short one’s in seconds', () => {
  expect(sayLength(180)).toBe('3 min');
  expect(sayLength(45)).toBe('45 seconds');
});
