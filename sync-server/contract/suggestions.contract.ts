import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../store/suggestion-store';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const ASKED: Suggestion = {
  id: 'one',
  suggestion: 'What did your body ask for this week?',
  category: 'Rest',
  status: 'pending',
  submittedAt: 1_000,
};

export function suggestionsContract(open: OpenStore): void {
  describe('suggestions', () => {
    const fresh = useFreshStore(open);
    const add = (change: Partial<Suggestion> = {}, accountId = 'anna') =>
      fresh.store.addSuggestion(accountId, { ...ASKED, ...change });
    const shown = async (viewer = 'ben', limit = 10, after?: string) =>
      (await fresh.store.listSuggestions(viewer, { after, limit })) ?? [];
    const tallies = async () => (await shown()).map(({ id, votes }) => [id, votes]);
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

    it('are everybody’s to read, and say to their author alone that they are theirs', async () => {
      const seen = { ...ASKED, votes: 0, yourVote: null };
      expect(await add()).toEqual({ ...seen, isYours: true });
      expect(await shown('anna')).toEqual([{ ...seen, isYours: true }]);
      expect(await shown('ben')).toEqual([{ ...seen, isYours: false }]);
      expect(await fresh.store.listOwnSuggestions('ben')).toEqual([]);
    });

    it('F10 are added once, and answered as the first time', async () => {
      await add();
      const again = await Promise.all([
        add({ suggestion: 'Other words' }),
        add({ submittedAt: 9 }),
      ]);
      expect(again).toMatchObject([ASKED, ASKED]);
      expect(await shown()).toHaveLength(1);
    });

    it('stand by their votes, of equals the newest first, as many as asked for', async () => {
      for (const at of [1, 3, 2]) await add({ id: `at-${at}`, submittedAt: at });
      expect(ids(await shown())).toEqual(['at-3', 'at-2', 'at-1']);
      await fresh.store.voteOnSuggestion('ben', 'at-1', 'upvote');
      await fresh.store.voteOnSuggestion('ben', 'at-3', 'downvote');
      expect(ids(await shown())).toEqual(['at-1', 'at-2', 'at-3']);
      expect(ids(await shown('ben', 2))).toEqual(['at-1', 'at-2']);
      expect(ids(await fresh.store.listOwnSuggestions('anna'))).toEqual(['at-3', 'at-2', 'at-1']);
    });

    it('go on page by page, each question once, and begin nowhere after one that is gone', async () => {
      for (const at of [1, 2, 3, 4]) await add({ id: `at-${at}`, submittedAt: at % 2 });
      await fresh.store.voteOnSuggestion('ben', 'at-2', 'upvote');
      expect(ids(await shown('ben', 2))).toEqual(['at-2', 'at-1']);
      expect(ids(await shown('ben', 2, 'at-1'))).toEqual(['at-3', 'at-4']);
      expect(ids(await shown('ben', 2, 'at-4'))).toEqual([]);
      await fresh.store.setSuggestionStatus('at-1', 'rejected');
      expect(ids(await shown('ben', 2, 'at-1'))).toEqual(['at-3', 'at-4']);
      const after = { after: 'none', limit: 2 };
      expect(await fresh.store.listSuggestions('ben', after)).toBeUndefined();
    });

    it('count one vote of each person, whatever is given how often, and none that is taken back', async () => {
      await add();
      const given = [];
      for (const vote of ['upvote', 'upvote', 'downvote', 'downvote', null, null] as const) {
        await fresh.store.voteOnSuggestion('ben', 'one', vote);
        const [seen] = await shown();
        given.push([seen?.votes, seen?.yourVote]);
      }
      expect(given).toEqual([
        [1, 'upvote'],
        [1, 'upvote'],
        [-1, 'downvote'],
        [-1, 'downvote'],
        [0, null],
        [0, null],
      ]);
      await fresh.store.createAccount(sampleAccount('carl'));
      await fresh.store.voteOnSuggestion('ben', 'one', 'upvote');
      await fresh.store.voteOnSuggestion('carl', 'one', 'upvote');
      expect(await tallies()).toEqual([['one', 2]]);
      expect(await fresh.store.listVotes('ben')).toEqual([{ suggestionId: 'one', vote: 'upvote' }]);
    });

    it('take no vote of their author, and none where they are not shown', async () => {
      await add();
      await add({ id: 'hidden', status: 'rejected' });
      const vote = (who: string, id: string) => fresh.store.voteOnSuggestion(who, id, 'upvote');
      expect(await vote('anna', 'one')).toEqual({ ok: false, code: 'OWN' });
      expect(await vote('ben', 'hidden')).toEqual({ ok: false, code: 'NOT_FOUND' });
      expect(await vote('ben', 'none')).toEqual({ ok: false, code: 'NOT_FOUND' });
      expect(await fresh.store.listVotes('anna')).toEqual([]);
    });

    it('are hidden once rejected, from everybody but their author', async () => {
      await add();
      expect(await fresh.store.setSuggestionStatus('one', 'rejected')).toBe(true);
      expect(await shown('anna')).toEqual([]);
      expect(await fresh.store.listOwnSuggestions('anna')).toMatchObject([{ status: 'rejected' }]);
      expect(await fresh.store.listAllSuggestions()).toEqual([
        { ...ASKED, status: 'rejected', votes: 0 },
      ]);
      await fresh.store.setSuggestionStatus('one', 'approved');
      expect(await shown()).toMatchObject([{ status: 'approved' }]);
      expect(await fresh.store.setSuggestionStatus('none', 'approved')).toBe(false);
    });

    it('go with their person, as their votes do', async () => {
      await add();
      await add({ id: 'of-ben' }, 'ben');
      await fresh.store.voteOnSuggestion('ben', 'one', 'upvote');
      await fresh.store.voteOnSuggestion('anna', 'of-ben', 'upvote');
      await fresh.store.eraseAccount('anna');
      expect(await tallies()).toEqual([['of-ben', 0]]);
      expect(await fresh.store.listVotes('ben')).toEqual([]);
    });
  });
}
