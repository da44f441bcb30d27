import {
  REPLY_VOTING_NEEDS_PREMIUM,
  type ReplyFlagReason,
  type ReplyVote,
  replyVoteRequest,
} from '../../../../shared/api/replies';
import { type ServerOutcome, tell } from '../../../answers/ask';
import type { OutboxItem } from '../../../outbox/contract';
import type { VotesSpec } from '../use-votes';
import { replyPath } from './reply-paths';

const VOTE = /^\/api\/replies\/([^/]+)\/vote$/;

export function deleteReply(id: string): Promise<ServerOutcome> {
  return tell(replyPath(id), 'DELETE');
}

export function flagReply(id: string, reason: ReplyFlagReason): Promise<ServerOutcome> {
  return tell(`${replyPath(id)}/flag`, 'POST', { reason });
}

/** Votes on replies in the outbox. */
export const REPLY_VOTES: VotesSpec<ReplyVote> = {
  kinds: ['reply-vote'],
  toVote: (id, voteType) => ({
    kind: 'reply-vote',
    path: `${replyPath(id)}/vote`,
    body: { voteType },
  }),
  readVote,
  needsPremium: REPLY_VOTING_NEEDS_PREMIUM,
  gone: 'The reply may have been removed. Try again.',
};

function readVote({ path, body }: OutboxItem): [replyId: string, vote: ReplyVote] {
  const parsed = replyVoteRequest.safeParse(body);
  const id = decodeURIComponent(VOTE.exec(path)?.[1] ?? '');
  return [id, parsed.success ? parsed.data.voteType : 'none'];
}
