import { describe, expect, it } from 'vitest';
import { exportReplies } from '../services/replies/export-replies';
import { flagReply, voteOnReply } from '../services/replies/judge-reply';
import {
  decideOnReply,
  listModeratedReplies,
  removeReply,
} from '../services/replies/moderate-replies';
import {
  countRepliesOfOurs,
  deleteOwnReply,
  listReplies,
  submitReply,
} from '../services/replies/replies';
import { setSuggestionStatus, submitSuggestion } from '../services/suggestions';
import { readDatabaseKey } from '../store/sql/ledger';
import { findReply, placeOfReply } from '../store/sql/reply-rows';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = 1_000;
const SAID = { text: 'I ask my sister what she sees.' };
const SEEN = {
  ...SAID,
  id: 'one',
  questionId: 'ours:1',
  status: 'pending',
  submittedAt: new Date(AT).toISOString(),
  votes: 0,
  hasYourVote: false,
};

export function repliesContract(open: OpenStore): void {
  describe('replies', () => {
    const fresh = useFreshStore(open);
    const add = (id = 'one', { now = AT, by = 'anna', to = 'ours:1', said = SAID } = {}) =>
      submitReply(fresh.store, { id: by }, said, { questionId: to, id, now });
    const shown = async (viewer = 'ben', to = 'ours:1', after?: string, limit = 10) =>
      (await listReplies(fresh.store, { id: viewer }, to, after, limit)).replies;
    const approve = (id: string) => decideOnReply(fresh.store, id, 'approved');
    const vote = (who: string, id: string, voteType: 'upvote' | 'none' = 'upvote') =>
      voteOnReply(fresh.store, sampleAccount(who), id, voteType);
    const flag = (who: string, id: string) =>
      flagReply(fresh.store, { id: who }, id, { reason: 'unkind', now: AT });
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
    const meet = async (...people: string[]) => {
      for (const person of people) await fresh.store.createAccount(sampleAccount(person));
    };
    const ask = (id: string, by = 'anna') =>
      submitSuggestion(
        fresh.store,
        { id: by },
        { suggestion: 'Who?', category: null },
        { id, now: 1 },
      );

    it('Y1 belong to an approved question or to one of ours, and to nothing else', async () => {
      await ask('asked');
      for (const to of ['asked', 'none', 'ours:0', 'ours:31']) {
        await expect(add('two', { to })).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await expect(shown('ben', to)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      await setSuggestionStatus(fresh.store, 'asked', 'approved');
      expect(await add('two', { to: 'asked' })).toMatchObject({ questionId: 'asked' });
      await setSuggestionStatus(fresh.store, 'asked', 'rejected');
      await expect(shown('anna', 'asked')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('Y4 Y5 are their author’s alone until they are approved, and then everybody’s', async () => {
      expect(await add()).toEqual({ ...SEEN, isYours: true });
      expect(await shown('anna')).toEqual([{ ...SEEN, isYours: true }]);
      expect(await shown('ben')).toEqual([]);
      await approve('one');
      const approved = { ...SEEN, status: 'approved' };
      expect(await shown('anna')).toEqual([{ ...approved, isYours: true }]);
      expect(await shown('ben')).toEqual([{ ...approved, isYours: false }]);
      expect(await countRepliesOfOurs(fresh.store)).toEqual([{ id: 'ours:1', replies: 1 }]);
      await decideOnReply(fresh.store, 'one', 'rejected');
      expect(await shown('ben')).toEqual([]);
      expect(await shown('anna')).toMatchObject([{ status: 'rejected' }]);
      expect(await approve('none')).toBe(false);
      expect(await countRepliesOfOurs(fresh.store)).toEqual([]);
    });

    it('F10 are added once, and answered as the first time', async () => {
      await add();
      const again = [add('one', { said: { text: 'Other words' } }), add('one', { now: 9 })];
      expect(await Promise.all(again)).toMatchObject([SEEN, SEEN]);
      expect(await shown('anna')).toHaveLength(1);
    });

    it('Y6 stand by their votes, of equals the newest first, a page at a time behind one’s own', async () => {
      for (const at of [1, 3, 2]) {
        await add(`at-${at}`, { now: at });
        await approve(`at-${at}`);
      }
      await add('own', { by: 'ben' });
      await vote('ben', 'at-1');
      const first = await listReplies(fresh.store, { id: 'ben' }, 'ours:1', undefined, 2);
      expect([ids(first.replies), first.next]).toEqual([['own', 'at-1', 'at-3'], 'at-3']);
      expect(ids(await shown('ben', 'ours:1', 'at-3', 2))).toEqual(['at-2']);
      await expect(shown('ben', 'ours:2', 'at-3')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(shown('ben', 'ours:1', 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('Y6 count one vote of each person, none of their author, and none where nobody sees them', async () => {
      await add();
      await expect(vote('ben', 'one')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await approve('one');
      const given = [];
      for (const voteType of ['upvote', 'upvote', 'none', 'none', 'upvote'] as const) {
        const { votes, hasYourVote } = await vote('ben', 'one', voteType);
        given.push([votes, hasYourVote]);
      }
      expect(given).toEqual([
        [1, true],
        [1, true],
        [0, false],
        [0, false],
        [1, true],
      ]);
      expect(await shown('anna')).toMatchObject([{ votes: 1, hasYourVote: false }]);
      await expect(vote('anna', 'one')).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('Y7 are hidden by the third person’s flag, and by no more of the same after a decision', async () => {
      await meet('carl', 'dora', 'eve', 'fay');
      await add();
      await expect(flag('ben', 'one')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await approve('one');
      await expect(flag('anna', 'one')).rejects.toMatchObject({ code: 'CONFLICT' });
      for (const who of ['ben', 'ben', 'ben', 'carl']) await flag(who, 'one');
      expect(await shown('dora')).toHaveLength(1);
      await flag('dora', 'one');
      expect(await shown('dora')).toEqual([]);
      expect(await shown('anna')).toMatchObject([{ status: 'pending' }]);
      await flag('dora', 'one');
      const flags = ['unkind', 'unkind', 'unkind'];
      expect(await listModeratedReplies(fresh.store, 'flagged')).toMatchObject([{ flags }]);
      await approve('one');
      expect(await listModeratedReplies(fresh.store, 'flagged')).toEqual([]);
      for (const who of ['ben', 'carl', 'dora', 'eve', 'fay']) await flag(who, 'one');
      expect(await shown('dora')).toHaveLength(1);
    });

    it('Y4 are listed for the operator by what is left to be decided, and removed for good', async () => {
      await add();
      await add('two', { now: AT + 1 });
      await approve('two');
      await flag('ben', 'two');
      const listed = (which: 'all' | 'pending' | 'flagged') =>
        listModeratedReplies(fresh.store, which);
      expect(ids(await listed('all'))).toEqual(['one', 'two']);
      expect(ids(await listed('pending'))).toEqual(['one']);
      expect(await listed('flagged')).toEqual([
        {
          ...SAID,
          id: 'two',
          questionId: 'ours:1',
          status: 'approved',
          votes: 0,
          submittedAt: AT + 1,
          flags: ['unkind'],
        },
      ]);
      expect(await removeReply(fresh.store, 'two', AT)).toBe(true);
      expect(await removeReply(fresh.store, 'two', AT)).toBe(false);
      expect(ids(await listed('all'))).toEqual(['one']);
      expect(await exportReplies(fresh.store, 'ben')).toMatchObject({ replyFlags: [] });
    });

    it('Y2 are deleted by their author alone', async () => {
      await add();
      await approve('one');
      const remove = (who: string) => deleteOwnReply(fresh.store, { id: who }, 'one');
      await expect(remove('ben')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await remove('anna');
      expect(await shown('anna')).toEqual([]);
      await expect(remove('anna')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('Y8 are sealed for their row under the database’s key', async () => {
      await add();
      await fresh.store.read(async (tx) => {
        const row = await findReply(tx, 'one', 'anna');
        if (!row) return expect.unreachable();
        expect(Buffer.from(row.body).includes('sister')).toBe(false);
        const key = await readDatabaseKey(tx, fresh.store.keys);
        const elsewhere = placeOfReply({ ...row, questionId: 'ours:2' });
        expect(() => key.open(elsewhere, row.body)).toThrow();
      });
    });

    it('Y8 go with their person, as votes and flags do, and with their question', async () => {
      await meet('carl');
      await ask('asked', 'carl');
      await setSuggestionStatus(fresh.store, 'asked', 'approved');
      await add('to-carl', { by: 'ben', to: 'asked' });
      await add();
      await add('of-ben', { by: 'ben' });
      for (const id of ['to-carl', 'one', 'of-ben']) await approve(id);
      await vote('anna', 'of-ben');
      await vote('ben', 'one');
      await flag('anna', 'of-ben');
      expect(await exportReplies(fresh.store, 'anna')).toMatchObject({
        replies: [{ id: 'one', text: SAID.text, votes: 1 }],
        replyVotes: ['of-ben'],
        replyFlags: [{ replyId: 'of-ben', reason: 'unkind' }],
      });
      await fresh.store.eraseAccount('anna');
      expect(await shown('carl')).toMatchObject([{ id: 'of-ben', votes: 0 }]);
      expect(await listModeratedReplies(fresh.store, 'flagged')).toEqual([]);
      await fresh.store.eraseAccount('carl');
      expect(await exportReplies(fresh.store, 'ben')).toMatchObject({
        replies: [{ id: 'of-ben' }],
        replyVotes: [],
      });
    });
  });
}
