import { expect, test } from 'vitest';
import { reachedMilestones, weekOfJourney } from './milestones';

test('a milestone is reached on its day', () => {
  expect(reachedMilestones(6)).toBe(0);
  expect(reachedMilestones(7)).toBe(1);
  expect(reachedMilestones(90)).toBe(5);
});

test('weeks of the journey begin with 1', () => {
  expect([1, 7, 8, 23, 90].map(weekOfJourney)).toEqual([1, 1, 2, 4, 13]);
});
