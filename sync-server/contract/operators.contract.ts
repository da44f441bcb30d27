import { describe, expect, it } from 'vitest';
import { FEEDBACK_REPLY_LIMITS } from '../../shared/api/operate';
import { exportFeedback } from '../services/feedback';
import { repliesOf, repliesTo, replyToFeedback } from '../services/feedback-replies';
import { noteAct } from '../services/operate/note-act';
import { addOperator, listOperators, removeOperator } from '../services/operate/operators';
import {
  findLastUse,
  keepOperatorSession,
  listOperatorAudit,
  takeStep,
} from '../store/sql/operator-rows';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = 1_000;
const SESSION = { sessionHash: 'phone', accountId: 'anna' };

export function operatorsContract(open: OpenStore): void {
  describe('operators', () => {
    const fresh = useFreshStore(open);
    const add = (name = 'name-anna') => addOperator(fresh.store, name, AT);
    const lastUse = () => fresh.store.read((tx) => findLastUse(tx, SESSION));
    const stirred = async () =>
      [...(await fresh.store.readChangeMarks(['phone'], AT)).values()][0]?.stirred;
    const openPage = async () => {
      const { sessionHash: tokenHash, accountId } = SESSION;
      await fresh.store.createSession({ tokenHash, accountId, createdAt: 0, expiresAt: 1e12 });
      await add();
      await fresh.store.write((tx) => keepOperatorSession(tx, { ...SESSION, usedAt: AT }));
    };

    it('Z1 are made by name, once, and listed', async () => {
      expect(await add('nobody')).toBe('nobody');
      expect(await add()).toMatchObject({ endsAt: AT + 86_400_000 });
      expect(await add()).toBe('operator already');
      expect(await listOperators(fresh.store)).toEqual([
        { username: 'name-anna', createdAt: AT, confirmedAt: null },
      ]);
    });

    it('Z3 use each step of their codes once, and none before it', async () => {
      await add();
      const take = (step: number) => fresh.store.write((tx) => takeStep(tx, 'anna', step));
      const taken = [await take(7), await take(7), await take(6), await take(8)];
      expect(taken).toEqual([true, false, false, true]);
    });

    it('Z4 have the page open no longer than their session', async () => {
      await openPage();
      expect(await lastUse()).toBe(AT);
      await fresh.store.deleteSession('phone');
      expect(await lastUse()).toBeUndefined();
    });

    it('Z9 lose their open sessions of the page with the role, and their devices are poked', async () => {
      await openPage();
      const before = await stirred();
      expect(await removeOperator(fresh.store, 'name-anna', AT)).toBe(true);
      expect(await removeOperator(fresh.store, 'name-anna', AT)).toBe(false);
      expect([await lastUse(), await stirred()]).toEqual([undefined, (before ?? 0) + 1]);
      expect(await listOperators(fresh.store)).toEqual([]);
    });

    it('Z6 leave what they did in the audit once their account is gone, the newest first', async () => {
      await openPage();
      const act = { accountId: 'anna', action: 'operator-closed-report', about: 'one' } as const;
      await noteAct(fresh.store, act, AT + 1);
      await fresh.store.eraseAccount('anna');
      expect(await fresh.store.read((tx) => listOperatorAudit(tx, 10))).toEqual([
        { at: AT + 1, ...act },
        { at: AT, accountId: 'anna', action: 'operator-added', about: null },
      ]);
      expect([await listOperators(fresh.store), await lastUse()]).toEqual([[], undefined]);
    });
  });

  describe('replies to feedback', () => {
    const fresh = useFreshStore(open);
    const reply = (id: string, text = id, to = 'one') =>
      replyToFeedback(fresh.store, to, { id, text, now: AT });
    const said = (id: string) => ({ id, text: id, repliedAt: new Date(AT).toISOString() });
    const give = () =>
      fresh.store.addFeedback('anna', {
        id: 'one',
        category: 'bug_report',
        rating: null,
        subject: 'A subject',
        message: 'A message',
        status: 'pending',
        submittedAt: AT,
      });

    it('Z7 stand with their feedback, once for each id, for its person alone', async () => {
      await give();
      expect(await reply('a')).toEqual(said('a'));
      expect(await reply('a', 'Other words')).toEqual(said('a'));
      await reply('b');
      expect(await reply('c', 'c', 'none')).toBeUndefined();
      const both = [said('a'), said('b')];
      expect(await repliesTo(fresh.store, 'one')).toEqual(both);
      expect([...(await repliesOf(fresh.store, 'anna'))]).toEqual([['one', both]]);
      expect((await repliesOf(fresh.store, 'ben')).size).toBe(0);
      expect(await exportFeedback(fresh.store, sampleAccount('anna'))).toMatchObject([
        { id: 'one', replies: both },
      ]);
    });

    it('Z7 are no more than one feedback takes', async () => {
      await give();
      for (let at = 0; at < FEEDBACK_REPLY_LIMITS.replies; at += 1) await reply(`reply-${at}`);
      await expect(reply('one-more')).rejects.toMatchObject({ code: 'POST_QUOTA' });
      expect(await repliesTo(fresh.store, 'one')).toHaveLength(FEEDBACK_REPLY_LIMITS.replies);
    });

    it('Z7 go with their person', async () => {
      await give();
      await reply('a');
      await fresh.store.eraseAccount('anna');
      expect(await repliesTo(fresh.store, 'one')).toEqual([]);
    });
  });
}
