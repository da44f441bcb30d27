import { VOTING_NEEDS_PREMIUM, voteRequest } from '../../../shared/api/suggestions';
import type { OutboxItem } from '../../outbox/contract';
import type { VoteType } from './current-vote';
import type { VotesSpec } from './use-votes';

const VOTES = '/api/vote-suggestion/';

/** A vote for the outbox. */
export function toVote(suggestionId: string, voteType: VoteType) {
  return {
    kind: 'suggestion-vote',
    path: `${VOTES}${encodeURIComponent(suggestionId)}`,
    body: { voteType },
  } as const;
}

/** Which question a vote in the outbox is on, and what it says. */
export function readVote({ path, body }: OutboxItem): [suggestionId: string, vote: VoteType] {
  const parsed = voteRequest.safeParse(body);
  const id = decodeURIComponent(path.slice(VOTES.length));
  return [id, parsed.success ? parsed.data.voteType : 'none'];
}

/** Votes on questions in the outbox. */
export const QUESTION_VOTES: VotesSpec<VoteType> = {
  kinds: ['suggestion-vote'],
  toVote,
  readVote,
  needsPremium: VOTING_NEEDS_PREMIUM,
  gone: 'The question may have been removed. Try again.',
};
