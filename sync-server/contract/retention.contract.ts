import { describe, expect, it } from 'vitest';
import { DEFAULT_PRIVACY_SETTINGS } from '../../shared/api/privacy-settings';
import { type OpenStore, useFreshStore } from './fresh-store';

const CREATED_AT = 1_772_000_000_000;

export function retentionContract(open: OpenStore): void {
  describe('privacy settings', () => {
    const fresh = useFreshStore(open);
    const chosen = {
      cookies: true,
      dataProcessing: false,
      marketing: true,
      dataRetentionOptOut: true,
      modelTraining: true,
    } as const;

    it('are the usual ones until a person decides, and that person’s alone', async () => {
      const { store } = fresh;
      expect(await store.readPrivacySettings('anna')).toEqual(DEFAULT_PRIVACY_SETTINGS);
      await store.keepPrivacySettings('anna', chosen);
      expect(await store.readPrivacySettings('anna')).toEqual(chosen);
      await store.keepPrivacySettings('anna', { ...chosen, marketing: false });
      expect(await store.readPrivacySettings('anna')).toEqual({ ...chosen, marketing: false });
      expect(await store.readPrivacySettings('ben')).toEqual(DEFAULT_PRIVACY_SETTINGS);
    });
  });

  describe('who was last here when', () => {
    const fresh = useFreshStore(open);
    const idleAt = async (since: number) =>
      (await fresh.store.listIdle(since)).map(({ accountId }) => accountId);

    it('is when the account was made, until the person is seen', async () => {
      const { store } = fresh;
      const activity = { seenAt: CREATED_AT, warnedAt: null, retentionOptOut: false };
      expect(await store.readActivity('anna')).toEqual({ accountId: 'anna', ...activity });
      await store.noteActivity('anna', CREATED_AT + 10);
      expect(await store.readActivity('anna')).toMatchObject({ seenAt: CREATED_AT + 10 });
      expect(await idleAt(CREATED_AT - 1)).toEqual([]);
      expect(await idleAt(CREATED_AT + 9)).toEqual(['ben']);
      expect(await idleAt(CREATED_AT + 10)).toEqual(['anna', 'ben']);
    });

    it('forgets a warning once the person is seen, and knows who opted out', async () => {
      const { store } = fresh;
      await store.noteWarned('anna', 5);
      await store.noteActivity('ben', CREATED_AT + 10);
      await store.noteWarned('ben', CREATED_AT + 20);
      const settings = { ...DEFAULT_PRIVACY_SETTINGS, dataRetentionOptOut: true };
      await store.keepPrivacySettings('ben', settings);
      expect(await store.readActivity('anna')).toMatchObject({ seenAt: CREATED_AT, warnedAt: 5 });
      expect(await store.readActivity('ben')).toEqual({
        accountId: 'ben',
        seenAt: CREATED_AT + 10,
        warnedAt: CREATED_AT + 20,
        retentionOptOut: true,
      });
      await store.noteActivity('anna', CREATED_AT + 30);
      expect(await store.readActivity('anna')).toMatchObject({ warnedAt: null });
    });

    it('takes the id of nobody', async () => {
      await fresh.store.noteActivity('nobody', 1);
      await fresh.store.noteWarned('nobody', 1);
      expect(await fresh.store.readActivity('nobody')).toBeUndefined();
    });

    it('deletes sessions that have expired, and says how many', async () => {
      const session = { accountId: 'anna', createdAt: 0, expiresAt: 1_000 };
      await fresh.store.createSession({ ...session, tokenHash: 'old' });
      await fresh.store.createSession({ ...session, tokenHash: 'new', expiresAt: 1_001 });
      expect(await fresh.store.deleteExpiredSessions(1_000)).toBe(1);
      const left = await fresh.store.listSessions('anna');
      expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['new']);
    });
  });

  describe('the audit', () => {
    const fresh = useFreshStore(open);
    const entry = { accountId: 'anna', actor: 'person', action: 'data-exported' } as const;

    it('keeps entries in their order, also of an erased account, until they are old', async () => {
      const { store } = fresh;
      const entries = [1, 2, 2, 3].map((at) => ({ ...entry, at }));
      for (const each of entries) await store.appendAudit(each);
      await store.eraseAccount('anna');
      expect(await store.listAudit()).toEqual(entries);
      expect(await store.deleteAuditUntil(2)).toBe(3);
      expect(await store.listAudit()).toEqual([{ ...entry, at: 3 }]);
    });

    it('tells of one account alone where it is asked for', async () => {
      const { store } = fresh;
      await store.appendAudit({ ...entry, at: 1 });
      await store.appendAudit({ ...entry, accountId: 'ben', at: 2 });
      await store.eraseAccount('anna');
      expect(await store.listAudit('anna')).toEqual([{ ...entry, at: 1 }]);
      expect(await store.listAudit('nobody')).toEqual([]);
    });
  });
}
