import { expect, test } from 'vitest';
import { allowanceText, entryAllowance } from './allowance';

const settled = { plan: 'free', initialPullDone: true } as const;

test('the free plan permits three entries, never fewer than none', () => {
  expect([0, 1, 3, 4].map((count) => entryAllowance(settled, count))).toEqual([3, 2, 0, 0]);
});

test('premium and trial have no limit', () => {
  expect(entryAllowance({ ...settled, plan: 'premium' }, 40)).toBeUndefined();
  expect(entryAllowance({ ...settled, plan: 'trial' }, 40)).toBeUndefined();
});

test('a new device sets no limit before everything was pulled once', () => {
  expect(entryAllowance({ plan: 'free', initialPullDone: false }, 3)).toBeUndefined();
  expect(entryAllowance({ plan: null, initialPullDone: true }, 3)).toBeUndefined();
  expect(entryAllowance(undefined, 3)).toBeUndefined();
  expect(entryAllowance(settled, undefined)).toBeUndefined();
});

test('the banner counts down', () => {
  expect(allowanceText(2)).toBe('You have 2 of 3 free journal entries remaining.');
});
