import { expect, test } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { dayInWords } from './day-words';

test.each<[string, readonly DailyFlag[]]>([
  ['A quiet day. Everything can wait until tomorrow.', []],
  ['One of five today. The rest can wait until tomorrow.', ['nourish']],
  [
    'Four of five today. Nourish can wait until tomorrow.',
    DAILY_FLAGS.filter((f) => f !== 'nourish'),
  ],
  ['All five today. Every window is lit.', DAILY_FLAGS],
])('%s', (words, done) => {
  expect(dayInWords({ done: new Set(done), open: DAILY_FLAGS }).join(' ')).toBe(words);
});

test('what can’t be done on a day is not counted', () => {
  const open = DAILY_FLAGS.filter((flag) => flag !== 'journal');
  const wordsFor = (done: readonly DailyFlag[]) =>
    dayInWords({ done: new Set(done), open }).join(' ');
  expect(wordsFor(['nourish'])).toBe('One of four today. The rest can wait until tomorrow.');
  expect(wordsFor(open)).toBe('Four of four today. You’ve done everything for today.');
});
