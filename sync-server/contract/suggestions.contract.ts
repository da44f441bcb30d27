import { describe, expect, it } from 'vitest';
import type { SuggestionStatus, VoteRequest } from '../../shared/api/suggestions';
import {
  listAllSuggestions,
  listGivenVotes,
  listOwnSuggestions,
  listSuggestions,
  setSuggestionStatus,
  submitSuggestion,
  voteOnSuggestion,
} from '../services/suggestions';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const SAID = { suggestion: 'What did your body ask for this week?', category: 'Rest' };
const AT = 1_000;
const ASKED = {
  ...SAID,
  id: 'one',
  status: 'pending',
  submittedAt: new Date(AT).toISOString(),
  votes: 0,
  yourVote: null,
  replies: 0,
};

export function suggestionsContract(open: OpenStore): void {
  describe('suggestions', () => {
    const fresh = useFreshStore(open);
    const add = (id = 'one', now = AT, by = 'anna', said = SAID) =>
      submitSuggestion(fresh.store, { id: by }, said, { id, now });
    const shown = (viewer = 'ben', limit = 10, after?: string) =>
      listSuggestions(fresh.store, { id: viewer }, after, limit);
    const own = (id: string) => listOwnSuggestions(fresh.store, { id });
    const vote = (who: string, id: string, voteType: VoteRequest['voteType'] = 'upvote') =>
      voteOnSuggestion(fresh.store, sampleAccount(who), id, { voteType });
    const decide = (id: string, status: SuggestionStatus) =>
      setSuggestionStatus(fresh.store, id, status);
    const tallies = async () => (await shown()).map(({ id, votes }) => [id, votes]);
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

    it('are everybody’s to read, and say to their author alone that they are theirs', async () => {
      expect(await add()).toEqual({ ...ASKED, isYours: true });
      expect(await shown('anna')).toEqual([{ ...ASKED, isYours: true }]);
      expect(await shown('ben')).toEqual([{ ...ASKED, isYours: false }]);
      expect(await own('ben')).toEqual([]);
    });

    it('F10 are added once, and answered as the first time', async () => {
      await add();
      const again = await Promise.all([
        add('one', AT, 'anna', { ...SAID, suggestion: 'Other words' }),
        add('one', 9),
      ]);
      expect(again).toMatchObject([ASKED, ASKED]);
      expect(await shown()).toHaveLength(1);
    });

    it('stand by their votes, of equals the newest first, as many as asked for', async () => {
      for (const at of [1, 3, 2]) await add(`at-${at}`, at);
      expect(ids(await shown())).toEqual(['at-3', 'at-2', 'at-1']);
      await vote('ben', 'at-1');
      await vote('ben', 'at-3', 'downvote');
      expect(ids(await shown())).toEqual(['at-1', 'at-2', 'at-3']);
      expect(ids(await shown('ben', 2))).toEqual(['at-1', 'at-2']);
      expect(ids(await own('anna'))).toEqual(['at-3', 'at-2', 'at-1']);
    });

    it('go on page by page, each question once, and begin nowhere after one that is gone', async () => {
      for (const at of [1, 2, 3, 4]) await add(`at-${at}`, at % 2);
      await vote('ben', 'at-2');
      expect(ids(await shown('ben', 2))).toEqual(['at-2', 'at-1']);
      expect(ids(await shown('ben', 2, 'at-1'))).toEqual(['at-3', 'at-4']);
      expect(ids(await shown('ben', 2, 'at-4'))).toEqual([]);
      await decide('at-1', 'rejected');
      expect(ids(await shown('ben', 2, 'at-1'))).toEqual(['at-3', 'at-4']);
      await expect(shown('ben', 2, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('count one vote of each person, whatever is given how often, and none that is taken back', async () => {
      await add();
      const given = [];
      for (const voteType of [
        'upvote',
        'upvote',
        'downvote',
        'downvote',
        'none',
        'none',
      ] as const) {
        const answer = await vote('ben', 'one', voteType);
        expect(await shown()).toEqual([answer]);
        given.push([answer.votes, answer.yourVote]);
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
      await vote('ben', 'one');
      await vote('carl', 'one');
      expect(await tallies()).toEqual([['one', 2]]);
      expect(await listGivenVotes(fresh.store, 'ben')).toEqual([
        { suggestionId: 'one', vote: 'upvote' },
      ]);
    });

    it('take no vote of their author, and none where they are not shown', async () => {
      for (const id of ['one', 'hidden']) await add(id);
      await decide('hidden', 'rejected');
      await expect(vote('anna', 'one')).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(vote('ben', 'hidden')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(vote('ben', 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const who of ['anna', 'ben']) expect(await listGivenVotes(fresh.store, who)).toEqual([]);
    });

    it('are hidden once rejected, from everybody but their author', async () => {
      await add();
      expect(await decide('one', 'rejected')).toBe(true);
      expect(await shown('anna')).toEqual([]);
      expect(await own('anna')).toMatchObject([{ status: 'rejected' }]);
      expect(await listAllSuggestions(fresh.store)).toEqual([
        { ...ASKED, status: 'rejected', isYours: false },
      ]);
      await decide('one', 'approved');
      expect(await shown()).toMatchObject([{ status: 'approved' }]);
      expect(await decide('none', 'approved')).toBe(false);
    });

    it('go with their person, as their votes do', async () => {
      await add();
      await add('of-ben', AT, 'ben');
      await vote('ben', 'one');
      await vote('anna', 'of-ben');
      await fresh.store.eraseAccount('anna');
      expect(await tallies()).toEqual([['of-ben', 0]]);
      expect(await listGivenVotes(fresh.store, 'ben')).toEqual([]);
    });
  });
}
