import { expect, test } from 'vitest';
import { sayDistance, sayEarlierWords } from './say-earlier-day';

test.each([
  [{ unit: 'year', count: 1 }, 'A year ago today'],
  [{ unit: 'year', count: 7 }, 'Seven years ago today'],
  [{ unit: 'day', count: 100 }, 'A hundred days ago'],
  [{ unit: 'month', count: 1 }, 'A month ago today'],
] as const)('how far back %j lies is “%s”', (distance, words) => {
  expect(sayDistance(distance)).toBe(words);
});

test('a thing to be grateful for is told, and nothing else of what was written', () => {
  expect(sayEarlierWords({ kind: 'journal-entry', gratitude: 'The rain' })).toBe(
    'You were grateful for “The rain”',
  );
  expect(sayEarlierWords({ kind: 'journal-entry', gratitude: undefined })).toBe(
    'You wrote in your journal.',
  );
});
