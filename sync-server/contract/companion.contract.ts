import { describe, expect, it } from 'vitest';
import type { Flag } from '../store/companion-store';
import { type OpenStore, useFreshStore } from './fresh-store';

function sampleFlag(change: Partial<Flag> = {}): Flag {
  return {
    id: 'one',
    references: ['Psalms 139:12', 'Psalms 5:3'],
    reason: 'Out of context',
    note: 'Lifted out of its place here.',
    flaggedAt: 1_000,
    ...change,
  };
}

export function companionContract(open: OpenStore): void {
  describe('flags on answers of the companion', () => {
    const fresh = useFreshStore(open);
    const add = (change: Partial<Flag> = {}, accountId = 'anna') =>
      fresh.store.addFlag(accountId, sampleFlag(change));

    it('G14 are given back to their person, and to whoever reads them all', async () => {
      const plain = { id: 'two', references: [], note: null, flaggedAt: 500 };
      expect(await add()).toEqual(sampleFlag());
      await add(plain);
      await add({ id: 'of-ben', flaggedAt: 700 }, 'ben');
      expect(await fresh.store.listFlags('anna')).toEqual([sampleFlag(), sampleFlag(plain)]);
      const all = await fresh.store.listAllFlags();
      expect(all.map(({ id }) => id)).toEqual(['two', 'of-ben', 'one']);
      expect(all[2]).toEqual(sampleFlag());
    });

    it('F10 are added once, and answered as the first time', async () => {
      await add();
      const again = await Promise.all([add({ note: 'Other words' }), add({ flaggedAt: 2_000 })]);
      expect(again).toEqual([sampleFlag(), sampleFlag()]);
      expect(await fresh.store.listFlags('anna')).toEqual([sampleFlag()]);
    });

    it('go with their person', async () => {
      await add();
      await fresh.store.eraseAccount('anna');
      expect(await fresh.store.listAllFlags()).toEqual([]);
    });
  });
}
