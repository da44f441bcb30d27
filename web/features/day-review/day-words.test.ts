import { expect, test } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { dayInWords } from './day-words';

test.each<[string, readonly DailyFlag[]]>([
  ['A quiet day. All five can wait until tomorrow.', []],
  ['One of five today. The rest can wait until tomorrow.', ['nourish']],
  [
    'Four of five today. Nourish can wait until tomorrow.',
    DAILY_FLAGS.filter((f) => f !== 'nourish'),
  ],
  ['All five today. Every window is lit.', DAILY_FLAGS],
])('%s', (words, done) => {
  expect(dayInWords(new Set(done)).join(' ')).toBe(words);
});
