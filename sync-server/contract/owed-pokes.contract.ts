import { describe, expect, it } from 'vitest';
import { type OpenStore, useFreshStore } from './fresh-store';

export function owedPokesContract(open: OpenStore): void {
  describe('owed pokes', () => {
    const fresh = useFreshStore(open);

    it('P27 are owed until they are taken, once however often they were noted', async () => {
      const { store } = fresh;
      for (const _ of [1, 2]) await store.owePokes(['anna']);
      const taken = await Promise.all(['anna', 'anna', 'ben'].map(store.takeOwedPoke));
      expect(taken).toEqual([true, false, false]);
      await store.owePokes(['anna', 'ben']);
      await store.eraseAccount('anna');
      expect(await Promise.all(['anna', 'ben'].map(store.takeOwedPoke))).toEqual([false, true]);
    });
  });
}
