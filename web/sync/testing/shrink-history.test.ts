import { describe, expect, it } from 'vitest';
import { shrinkHistory } from './shrink-history';

describe('shrinking a history', () => {
  it('leaves exactly the steps that matter', async () => {
    const history = Array.from({ length: 100 }, (_, index) => index);
    const fails = async (part: readonly number[]) => part.includes(17) && part.includes(83);
    expect(await shrinkHistory(history, fails, () => true)).toEqual([17, 83]);
  });

  it('stops when it took long enough, with a history that still fails', async () => {
    let tries = 0;
    const fails = async (part: readonly number[]) => part.includes(3);
    const mayGoOn = () => {
      tries += 1;
      return tries < 3;
    };
    const shortest = await shrinkHistory([1, 2, 3, 4, 5, 6, 7, 8], fails, mayGoOn);
    expect(shortest).toContain(3);
    expect(shortest.length).toBeGreaterThan(1);
  });
});
