import { expect, test } from 'vitest';
import { weekOfJourney } from './milestones';

test('weeks of the journey begin with 1', () => {
  expect([1, 7, 8, 23, 90].map(weekOfJourney)).toEqual([1, 1, 2, 4, 13]);
});
