import { addMonths } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRIVACY_SETTINGS } from '../../shared/api/privacy-settings';
import { claimWarning, dropWarning, noteWarningSent } from '../services/retention/warnings';
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
    let tokens = 0;
    const signIn = (accountId: string, at: number) => {
      tokens += 1;
      const session = { tokenHash: `token-${tokens}`, accountId, createdAt: at, expiresAt: at + 1 };
      return fresh.store.createSession(session);
    };
    const warn = async (accountId: string, at: number) => {
      const claimed = await claimWarning(fresh.store, accountId, at);
      return claimed !== undefined && noteWarningSent(fresh.store, claimed, at);
    };
    const idleAt = async (since: number) =>
      (await fresh.store.listIdle(since)).map(({ accountId }) => accountId);

    it('is when the account was made, until the person is seen', async () => {
      const { store } = fresh;
      const activity = { seenAt: CREATED_AT, warnedAt: null, retentionOptOut: false };
      expect(await store.readActivity('anna')).toEqual({ accountId: 'anna', ...activity });
      await signIn('anna', CREATED_AT + 10);
      expect(await store.readActivity('anna')).toMatchObject({ seenAt: CREATED_AT + 10 });
      expect(await idleAt(CREATED_AT - 1)).toEqual([]);
      expect(await idleAt(CREATED_AT + 9)).toEqual(['ben']);
      expect(await idleAt(CREATED_AT + 10)).toEqual(['anna', 'ben']);
    });

    it('is when a session was last used, unless that session has ended', async () => {
      const { store } = fresh;
      const session = { tokenHash: 'phone', accountId: 'anna' };
      const times = { createdAt: CREATED_AT, expiresAt: CREATED_AT * 2 };
      await store.createSession({ ...session, ...times });
      await store.touchSession(session, CREATED_AT + 20);
      expect(await store.readActivity('anna')).toMatchObject({ seenAt: CREATED_AT + 20 });
      await store.deleteSession('phone');
      await store.touchSession(session, CREATED_AT + 30);
      expect(await store.readActivity('anna')).toMatchObject({ seenAt: CREATED_AT + 20 });
    });

    it('forgets a warning once the person is seen, and knows who opted out', async () => {
      const { store } = fresh;
      const settings = { ...DEFAULT_PRIVACY_SETTINGS, dataRetentionOptOut: true };
      await store.keepPrivacySettings('ben', settings);
      const annas = addMonths(CREATED_AT, 24).getTime();
      const bens = addMonths(CREATED_AT, 12).getTime();
      expect(await warn('anna', annas)).toBe(true);
      expect(await warn('ben', bens)).toBe(true);
      expect(await store.readActivity('anna')).toMatchObject({
        seenAt: CREATED_AT,
        warnedAt: annas,
      });
      expect(await store.readActivity('ben')).toEqual({
        accountId: 'ben',
        seenAt: CREATED_AT,
        warnedAt: bens,
        retentionOptOut: true,
      });
      await signIn('anna', annas + 30);
      expect(await store.readActivity('anna')).toMatchObject({ warnedAt: null });
    });

    it('U6 a warning is sent by one server, again where it could not be sent, and never for nobody', async () => {
      const { store } = fresh;
      const due = addMonths(CREATED_AT, 24).getTime();
      expect(await claimWarning(store, 'anna', CREATED_AT)).toBeUndefined();
      const claimed = await claimWarning(store, 'anna', due);
      if (!claimed) throw new Error('It was not claimed');
      expect(await claimWarning(store, 'anna', due + 3_599_999)).toBeUndefined();
      await dropWarning(store, claimed);
      expect(await store.readActivity('anna')).toMatchObject({ warnedAt: null });
      expect(await claimWarning(store, 'anna', due + 1)).toMatchObject({ begunAt: due + 1 });
      // The server was killed before it noted whether the letter was sent.
      expect(await warn('anna', due + 3_600_001)).toBe(true);
      expect(await claimWarning(store, 'nobody', due)).toBeUndefined();
    });

    it('U6 a warning does not stand where the person came while it was sent', async () => {
      const { store } = fresh;
      const due = addMonths(CREATED_AT, 24).getTime();
      const claimed = await claimWarning(store, 'anna', due);
      if (!claimed) throw new Error('It was not claimed');
      await signIn('anna', due + 1);
      expect(await noteWarningSent(store, claimed, due + 2)).toBe(false);
      expect(await store.readActivity('anna')).toMatchObject({ seenAt: due + 1, warnedAt: null });
      expect(await store.listAudit('anna')).toEqual([]);
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
