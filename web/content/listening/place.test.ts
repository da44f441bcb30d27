import { expect, it } from 'vitest';
import { BEGINNING, readPlace, sentenceAt, writePlace } from './place';

it('reads the place that was written, and else the beginning', () => {
  const written = writePlace({ at: 12, ms: 83_500.4, heardAt: 1_790_000_000_000 });
  expect(readPlace(written)).toEqual({ at: 12, ms: 83_500, heardAt: 1_790_000_000_000 });
  expect(readPlace(null)).toEqual(BEGINNING);
  expect(readPlace('12')).toEqual(BEGINNING);
});

it('reads a place that was written without its time', () => {
  expect(readPlace('12 83500')).toEqual({ at: 12, ms: 83_500, heardAt: 0 });
});

it('finds the sentence that is heard, none while title and reference are', () => {
  const starts = [4.5, 8, 10.25];
  expect([0, 4499, 4500, 9000, 10_250, 99_000].map((ms) => sentenceAt(starts, ms))).toEqual([
    undefined,
    undefined,
    0,
    1,
    2,
    2,
  ]);
});
