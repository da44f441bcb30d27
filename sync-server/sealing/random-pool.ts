import { randomFillSync } from 'node:crypto';

const DRAWN_AT_ONCE = 64;

/**
 * Gives fresh random bytes, `length` at a time. They are drawn for many calls at once, since a draw takes longer than
 * sealing a record; none are given twice or stay in the pool.
 */
export function createRandomPool(length: number): () => Buffer {
  const pool = Buffer.allocUnsafeSlow(length * DRAWN_AT_ONCE);
  let at = pool.length;
  return () => {
    if (at === pool.length) {
      randomFillSync(pool);
      at = 0;
    }
    const drawn = pool.subarray(at, at + length);
    const given = Buffer.from(drawn);
    drawn.fill(0);
    at += length;
    return given;
  };
}
