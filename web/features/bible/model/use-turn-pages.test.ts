import { expect, test } from 'vitest';
import { swipeOf } from './use-turn-pages';

test.each([
  ['to the left, the next chapter', -90, 10, 'next'],
  ['to the right, the chapter before', 90, -10, 'previous'],
  ['a short way', -40, 0, undefined],
  ['down the page, as one scrolls', -90, 120, undefined],
])('a finger that moves %s', (_, dx, dy, way) => {
  expect(swipeOf(dx, dy)).toBe(way);
});
