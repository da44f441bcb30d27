import { describe, expect, it } from 'vitest';
import { replayErasures } from '../services/erasure/erase-account';
import { createErasedLedger } from '../services/erasure/erased-ledger';
import { isErased } from '../services/erasure/is-erased';
import type { ErasedMarks } from '../store/erasure';
import { NO_RULES, sampleAccount, sampleRecord } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

export function eraseContract(open: OpenStore): void {
  describe('erasing an account', () => {
    const fresh = useFreshStore(open);
    const session = { tokenHash: 'phone', accountId: 'anna', createdAt: 0, expiresAt: 1_000 };

    it('removes the person with records and sessions, and nobody else', async () => {
      const { store } = fresh;
      await fresh.push([sampleRecord()]);
      await store.applyPush('ben', [sampleRecord()], NO_RULES);
      await store.createSession(session);
      await store.createSession({ ...session, tokenHash: 'ben', accountId: 'ben' });
      await store.eraseAccount('anna');
      expect(await store.findAccount('anna')).toBeUndefined();
      expect(await store.findAccountByUsername('name-anna')).toBeUndefined();
      expect(await store.findSession('phone', 500)).toBeUndefined();
      expect(await store.getRecord('anna', 'entry-1')).toBeUndefined();
      expect(await store.getRecord('ben', 'entry-1')).toEqual(sampleRecord());
      expect(await store.findSession('ben', 500)).toBeDefined();
    });

    it('frees the name and the address for a new account, which finds nothing of the old', async () => {
      const { store } = fresh;
      await fresh.push([sampleRecord()]);
      await store.eraseAccount('anna');
      const again = sampleAccount('anna', { id: 'anna-2' });
      expect(await store.createAccount(again)).toEqual({ ok: true, account: again });
      expect((await store.pull('anna-2', 0, 10, 1e6)).rows).toEqual([]);
    });

    it('may be repeated, and takes the id of nobody', async () => {
      await fresh.store.eraseAccount('anna');
      await fresh.store.eraseAccount('anna');
      await fresh.store.eraseAccount('nobody');
      expect(await fresh.store.findAccount('ben')).toBeDefined();
    });

    it('U7 is known from then on by the id and by each session, and of nobody else', async () => {
      const { store } = fresh;
      await store.createSession(session);
      await store.createSession({ ...session, tokenHash: 'of ben', accountId: 'ben' });
      const marks = [{ accountId: 'anna' }, { tokenHash: 'phone' }];
      const others = [{ accountId: 'ben' }, { tokenHash: 'of ben' }, { tokenHash: 'anna' }, {}];
      const known = (asked: readonly ErasedMarks[]) =>
        Promise.all(asked.map((mark) => isErased(store, mark)));
      expect(await known(marks)).toEqual([false, false]);
      await store.eraseAccount('anna');
      expect(await known(marks)).toEqual([true, true]);
      expect(await known(others)).toEqual([false, false, false, false]);
    });

    it('U7 is done of everyone in the ledger who is still there, and noted of everyone else', async () => {
      const { store } = fresh;
      const erased = createErasedLedger();
      const ids = Array.from({ length: 1_200 }, (_, index) => `gone-${index}`);
      for (const accountId of ['anna', ...ids]) {
        await erased.add({ accountId, at: 1, sessions: [`token of ${accountId}`] });
      }
      const removed: string[] = [];
      const files = {
        accountIds: async () => ['ben', 'gone-7'],
        removeAll: async (accountId: string) => void removed.push(accountId),
      };
      const forgotten: string[] = [];
      const letters = { forget: (address: string) => void forgotten.push(address) };
      for (let starts = 0; starts < 2; starts += 1) {
        await replayErasures({ store, files, erased, letters });
      }
      expect(await store.findAccount('anna')).toBeUndefined();
      expect(await store.findAccount('ben')).toBeDefined();
      for (const accountId of ['anna', 'gone-0', 'gone-7', 'gone-1199']) {
        expect(await isErased(store, { accountId })).toBe(true);
        expect(await isErased(store, { tokenHash: `token of ${accountId}` })).toBe(true);
      }
      expect(await isErased(store, { accountId: 'ben' })).toBe(false);
      expect([removed, forgotten]).toEqual([['anna', 'gone-7', 'gone-7'], ['anna@example.org']]);
    });

    it('lists the sessions of a person, expired ones too', async () => {
      const tablet = { ...session, tokenHash: 'tablet', createdAt: 500, expiresAt: 700 };
      await fresh.store.createSession(session);
      await fresh.store.createSession(tablet);
      await fresh.store.createSession({ ...session, tokenHash: 'ben', accountId: 'ben' });
      const sessions = await fresh.store.listSessions('anna');
      const byToken = new Map(sessions.map((each) => [each.tokenHash, each]));
      expect(sessions).toHaveLength(2);
      expect(byToken.get(session.tokenHash)).toMatchObject(session);
      expect(byToken.get(tablet.tokenHash)).toMatchObject(tablet);
    });
  });
}
