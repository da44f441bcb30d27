import { expect, it } from 'vitest';
import { mondayOf } from './week';

it('knows the Monday of a day, also long ago', () => {
  expect(['2026-03-09', '2026-03-10', '2026-03-15', '1969-12-31'].map(mondayOf)).toEqual([
    '2026-03-09',
    '2026-03-09',
    '2026-03-09',
    '1969-12-29',
  ]);
});
