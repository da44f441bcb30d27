import { expect, test } from 'vitest';
import { formatDuration, formatTimeAgo } from './durations';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [42_000, '0:42'],
  [68_400, '1:08'],
  [725_000, '12:05'],
  [3_725_000, '1:02:05'],
])('%i ms is %s', (lengthMs, shown) => {
  expect(formatDuration(lengthMs)).toBe(shown);
});

const NOW = 1_000_000_000;

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [150_000, '2 minutes ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_400_000, '1 day ago'],
  [200_000_000, '2 days ago'],
])('%i ms back reads %s', (elapsedMs, words) => {
  expect(formatTimeAgo(NOW - elapsedMs, NOW)).toBe(words);
});

test('a moment ahead of this clock reads as just now', () => {
  expect(formatTimeAgo(NOW + 5_000, NOW)).toBe('just now');
});
