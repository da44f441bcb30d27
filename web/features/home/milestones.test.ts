import { expect, test } from 'vitest';
import { milestoneAhead, milestoneValue, reachedMilestones, weekOfJourney } from './milestones';

test.each([
  [23, 'First Month is one week away.'],
  [29, 'First Month is one day away.'],
  [30, 'First Month, today.'],
  [31, 'Halfway Point is two weeks away.'],
  [1, 'First Week is 6 days away.'],
  [90, 'Journey Complete, today.'],
])('on day %i: %s', (day, sentence) => {
  expect(milestoneAhead(day)).toBe(sentence);
});

test('a milestone is reached on its day', () => {
  expect(reachedMilestones(6)).toBe(0);
  expect(reachedMilestones(7)).toBe(1);
  expect(reachedMilestones(90)).toBe(5);
  expect(milestoneValue(30, 29)).toBe('Day 30');
  expect(milestoneValue(30, 30)).toBe('Reached');
});

test('weeks of the journey begin with 1', () => {
  expect([1, 7, 8, 23, 90].map(weekOfJourney)).toEqual([1, 1, 2, 4, 13]);
});
