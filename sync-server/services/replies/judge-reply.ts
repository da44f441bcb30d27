import {
  FLAGS_THAT_HIDE,
  REPLY_VOTING_NEEDS_PREMIUM,
  type ReplyFlagRequest,
  type ReplyView,
  type ReplyVote,
} from '../../../shared/api/replies';
import { hasFeature } from '../../../shared/domain/plan';
import { Problem } from '../../errors/problem';
import type { Reading } from '../../store/sql/database';
import { readDatabaseKey } from '../../store/sql/ledger';
import { addReplyFlag, hasFlaggedReply, listOpenReplyFlags } from '../../store/sql/reply-flag-rows';
import {
  addReplyVote,
  deleteReplyVote,
  findReply,
  type SeenReplyRow,
  updateReply,
} from '../../store/sql/reply-rows';
import type { Account, Store } from '../../store/store';
import { goneReply } from './replies';
import { type ReplyStore, sayReply } from './say-reply';

/** Gives or takes back the one vote of a person (Y6); answers with the reply as it stands then. Throws a Problem. */
export function voteOnReply(
  { write, keys }: ReplyStore,
  { id: accountId, plan }: Pick<Account, 'id' | 'plan'>,
  id: string,
  voteType: ReplyVote,
): Promise<ReplyView> {
  if (!hasFeature(plan, 'voting')) {
    throw new Problem(403, 'PREMIUM_REQUIRED', REPLY_VOTING_NEEDS_PREMIUM);
  }
  return write(async (tx) => {
    const reply = await requireOfOther(tx, id, accountId, 'You can’t vote on your own reply.');
    if (reply.status !== 'approved') throw goneReply();
    const hasVote = voteType === 'upvote' ? 1 : 0;
    await deleteReplyVote(tx, id, accountId);
    if (hasVote) await addReplyVote(tx, id, accountId);
    const votes = reply.votes - reply.hasVote + hasVote;
    await updateReply(tx, id, { votes });
    const key = await readDatabaseKey(tx, keys);
    return sayReply(key, accountId, { ...reply, votes, hasVote });
  });
}

/** Notes what a person says is wrong with a reply, once; the third of them hides it (Y7). Throws a Problem. */
export async function flagReply(
  { write }: Pick<Store, 'write'>,
  { id: accountId }: Pick<Account, 'id'>,
  id: string,
  { reason, now }: ReplyFlagRequest & { readonly now: number },
): Promise<void> {
  await write(async (tx) => {
    const reply = await requireOfOther(tx, id, accountId, 'You can’t flag your own reply.');
    if (await hasFlaggedReply(tx, id, accountId)) return;
    if (reply.status !== 'approved') throw goneReply();
    await addReplyFlag(tx, { replyId: id, accountId, reason, flaggedAt: now, isOpen: 1 });
    const flags = await listOpenReplyFlags(tx, id);
    if (flags.length >= FLAGS_THAT_HIDE) await updateReply(tx, id, { status: 'pending' });
  });
}

/** Throws 404 for one that is not there, 409 with a sentence for the person's own. */
async function requireOfOther(
  tx: Reading,
  id: string,
  accountId: string,
  ofOwn: string,
): Promise<SeenReplyRow> {
  const reply = await findReply(tx, id, accountId);
  if (!reply) throw goneReply();
  if (reply.authorId === accountId) throw new Problem(409, 'CONFLICT', ofOwn);
  return reply;
}
