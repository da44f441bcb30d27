import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

export function changeMarksContract(open: OpenStore): void {
  describe('change marks', () => {
    const fresh = useFreshStore(open);
    const NOW = 1_000;
    const signIn = (accountId: string, tokenHash: string, expiresAt = NOW + 1) =>
      fresh.store.createSession({ tokenHash, accountId, createdAt: 0, expiresAt });

    it('P51 count every change that no record has, of those people alone', async () => {
      const { store } = fresh;
      await fresh.push([sampleRecord()]);
      expect(await store.stirAccounts(['anna'])).toEqual(
        new Map([['anna', { sequence: 1, stirred: 1 }]]),
      );
      const both = await store.stirAccounts(['anna', 'ben', 'nobody']);
      expect(Object.fromEntries(both)).toEqual({
        anna: { sequence: 1, stirred: 2 },
        ben: { sequence: 0, stirred: 1 },
      });
      expect(await store.stirAccounts([])).toEqual(new Map());
    });

    it('P51 A7 are read of the sessions that are open, many at once', async () => {
      const { store } = fresh;
      const hashes = Array.from({ length: 230 }, (_, index) => `phone-${index}`);
      await signIn('anna', 'phone-0');
      await signIn('ben', 'phone-120');
      await signIn('ben', 'phone-229');
      await signIn('anna', 'phone-7', NOW);
      await fresh.push([sampleRecord()]);
      await store.stirAccounts(['ben']);
      expect(Object.fromEntries(await store.readChangeMarks(hashes, NOW))).toEqual({
        'phone-0': { sequence: 1, stirred: 0 },
        'phone-120': { sequence: 0, stirred: 1 },
        'phone-229': { sequence: 0, stirred: 1 },
      });
      await store.deleteSession('phone-120');
      await store.eraseAccount('anna');
      expect([...(await store.readChangeMarks(hashes, NOW)).keys()]).toEqual(['phone-229']);
    });
  });
}
