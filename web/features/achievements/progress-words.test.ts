import { expect, test } from 'vitest';
import { sayProgress } from './progress-words';

test('a locked award says how many of how many', () => {
  const award = { type: 'milestone', progress: 5, maxProgress: 7 } as const;
  expect(sayProgress(award, { challengeDay: 5, longestStreak: 1 })).toBe('5 of 7');
});

test('where the figure is day times streak, both are said in place of it', () => {
  const award = { type: 'growth', progress: 4, maxProgress: 10 } as const;
  expect(sayProgress(award, { challengeDay: 4, longestStreak: 1 })).toBe(
    'Now day 4, 1 day in a row',
  );
  expect(sayProgress(award, { challengeDay: 1, longestStreak: 0 })).toBe(
    'Now day 1, 0 days in a row',
  );
});
