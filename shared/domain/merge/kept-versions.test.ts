import { expect, it } from 'vitest';
import { arrangeKept } from './kept-versions';

it('kept versions stand oldest first, of one time by their hash, each once', () => {
  const [old, a, b] = (
    [
      ['z', 1],
      ['a', 2],
      ['b', 2],
    ] as const
  ).map(([hash, updatedAt]) => ({ hash, field: 'reflection', value: hash, updatedAt }));
  const inOrder = [old!, a!, b!];
  expect(arrangeKept([a!, b!, old!, a!])).toEqual(inOrder);
  expect(arrangeKept([b!, a!, old!])).toEqual(inOrder);
});
