import { expect, test } from 'vitest';
import { GOALS } from '../records/preference';
import { DAILY_FLAGS } from './activity';
import { practicesFor } from './goals';

test('without a goal the five are suggested in the order of the day', () => {
  expect(practicesFor([])).toEqual(DAILY_FLAGS);
});

test('what a goal leads to comes right after the Daily Drop, in the order of the goals', () => {
  expect(practicesFor(['peace'])).toEqual([
    'dailyDrop',
    'bibleAndPrayer',
    'checkIn',
    'journal',
    'nourish',
  ]);
  expect(practicesFor(['growth', 'healing']).slice(0, 3)).toEqual([
    'dailyDrop',
    'nourish',
    'journal',
  ]);
  expect(practicesFor(GOALS).toSorted()).toEqual(DAILY_FLAGS.toSorted());
});
