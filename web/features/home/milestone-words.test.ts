import { expect, test } from 'vitest';
import { milestoneAhead, milestoneValue } from './milestone-words';

test.each([
  [23, 'First Month is one week away.'],
  [29, 'First Month is one day away.'],
  [30, 'First Month, today.'],
  [31, 'Halfway Point is two weeks away.'],
  [1, 'First Week is six days away.'],
  [15, 'First Month is 15 days away.'],
  [90, 'Journey Complete, today.'],
])('on day %i: %s', (day, sentence) => {
  expect(milestoneAhead(day)).toBe(sentence);
});

test('a milestone that is ahead names its day', () => {
  expect(milestoneValue(30, 29)).toBe('Day 30');
  expect(milestoneValue(30, 30)).toBe('Reached');
});
