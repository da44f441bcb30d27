import { describe, expect, it } from 'vitest';
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

    it('lists the sessions of a person, expired ones too', async () => {
      const tablet = { ...session, tokenHash: 'tablet', createdAt: 500, expiresAt: 700 };
      await fresh.store.createSession(session);
      await fresh.store.createSession(tablet);
      await fresh.store.createSession({ ...session, tokenHash: 'ben', accountId: 'ben' });
      expect(await fresh.store.listSessions('anna')).toMatchObject([session, tablet]);
    });
  });
}
