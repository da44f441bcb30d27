import { expect, test } from 'vitest';
import { glassesAfterTap, shownGlasses } from './glasses-shown';

test('glasses are drawn in full rows of eight, three at most', () => {
  expect([0, 8, 9, 17, 40].map(shownGlasses)).toEqual([8, 8, 16, 24, 24]);
});

test('a tapped glass is the last one drunk; tapped again it is taken back', () => {
  expect(glassesAfterTap(2, 5)).toBe(5);
  expect(glassesAfterTap(5, 2)).toBe(2);
  expect(glassesAfterTap(5, 5)).toBe(4);
  expect(glassesAfterTap(1, 1)).toBe(0);
});
