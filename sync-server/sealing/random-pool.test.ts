import { expect, it } from 'vitest';
import { createRandomPool } from './random-pool';

it('A23 random bytes are never given twice, however many are drawn', () => {
  const draw = createRandomPool(12);
  const given = Array.from({ length: 10_000 }, draw);
  expect(new Set(given.map((bytes) => bytes.toString('hex'))).size).toBe(10_000);
  expect(given.every((bytes) => bytes.length === 12)).toBe(true);
});

it('bytes that were given stay as they are when more are drawn', () => {
  const draw = createRandomPool(16);
  const first = draw();
  const kept = Buffer.from(first);
  for (let drawn = 0; drawn < 200; drawn += 1) draw();
  expect(first).toEqual(kept);
});
