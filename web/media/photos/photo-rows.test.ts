import { expect, test } from 'vitest';
import { samplePhoto } from '../../../shared/testing/sample-photo';
import { inRows, shownRatio } from './photo-rows';

test('photos stand in rows, and each stands in one', () => {
  const photos = ['a', 'b', 'c', 'd', 'e'].map(samplePhoto);
  const rowsOf = (count: number) => inRows(photos.slice(0, count)).map((row) => row.length);
  expect([0, 1, 2, 3, 4, 5].map(rowsOf)).toEqual([[], [1], [2], [1, 2], [2, 2], [1, 2, 2]]);
  expect(inRows(photos).flat()).toEqual(photos);
});

test('a very narrow or wide photo leaves room for the one beside it', () => {
  expect(shownRatio({ width: 1600, height: 1200 })).toBeCloseTo(4 / 3);
  expect(shownRatio({ width: 9000, height: 300 })).toBe(2.4);
  expect(shownRatio({ width: 300, height: 9000 })).toBe(0.66);
});
