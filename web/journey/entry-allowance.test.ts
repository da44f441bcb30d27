import { expect, test } from 'vitest';
import { allowanceText, entryAllowance } from './entry-allowance';

test('the free plan permits three entries, never fewer than none', () => {
  expect([0, 1, 3, 4].map((count) => entryAllowance('free', true, count))).toEqual([3, 2, 0, 0]);
});

test('premium and trial have no limit', () => {
  expect(entryAllowance('premium', true, 40)).toBeUndefined();
  expect(entryAllowance('trial', true, 40)).toBeUndefined();
});

test('a new device sets no limit before everything was pulled once', () => {
  expect(entryAllowance('free', false, 3)).toBeUndefined();
  expect(entryAllowance(undefined, true, 3)).toBeUndefined();
  expect(entryAllowance('free', undefined, 3)).toBeUndefined();
  expect(entryAllowance('free', true, undefined)).toBeUndefined();
});

test('the banner counts down', () => {
  expect(allowanceText(2)).toBe('You have 2 of 3 free journal entries remaining.');
});
