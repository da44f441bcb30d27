import type { ReplyFlagReason, ReplyStatus } from '../../../shared/api/replies';
import { ifItOpens } from '../../sealing/sealed-json';
import { appendAudit } from '../../store/sql/audit';
import { readDatabaseKey } from '../../store/sql/ledger';
import { closeReplyFlags, listOpenReplyFlags } from '../../store/sql/reply-flag-rows';
import { deleteReply, findReply, listForOperator, updateReply } from '../../store/sql/reply-rows';
import type { Store } from '../../store/store';
import { openReply, type ReplyStore } from './say-reply';

/** A reply as the operator reads it. Whose it is, and who flagged it, is not told (Y5). */
export interface ModeratedReply {
  readonly id: string;
  readonly questionId: string;
  readonly text: string;
  readonly status: ReplyStatus;
  readonly votes: number;
  /** Milliseconds since the epoch. */
  readonly submittedAt: number;
  /** Why readers flagged it since the last decision, the oldest first. */
  readonly flags: readonly ReplyFlagReason[];
}

/** Replies of every status, those that wait, or those that readers flagged since the last decision; the oldest first. */
export function listModeratedReplies(
  { read, keys }: ReplyStore,
  which: 'all' | 'pending' | 'flagged',
): Promise<ModeratedReply[]> {
  return read(async (tx) => {
    const key = await readDatabaseKey(tx, keys);
    const listed: ModeratedReply[] = [];
    for (const row of await listForOperator(tx, which)) {
      const { id, questionId, status, votes, submittedAt } = row;
      const flags = row.flags === 0 ? [] : await listOpenReplyFlags(tx, id);
      const reasons = flags.map(({ reason }) => reason);
      const said = { id, questionId, status, votes, submittedAt, flags: reasons };
      listed.push(...ifItOpens(() => ({ ...said, text: openReply(key, row) })));
    }
    return listed;
  });
}

/**
 * Approves or rejects a reply, and closes its flags (Y4, Y7); `pending` lets it wait again. False where there is none of that id.
 */
export function decideOnReply(
  { write }: Pick<Store, 'write'>,
  id: string,
  status: ReplyStatus,
): Promise<boolean> {
  return write(async (tx) => {
    if ((await updateReply(tx, id, { status })) === 0) return false;
    if (status !== 'pending') await closeReplyFlags(tx, id);
    return true;
  });
}

/** Deletes a reply with its votes and flags; the audit notes it by ids. False where there is none of that id. */
export function removeReply(
  { write }: Pick<Store, 'write'>,
  id: string,
  now: number,
): Promise<boolean> {
  return write(async (tx) => {
    const reply = await findReply(tx, id, '');
    if (!reply) return false;
    await deleteReply(tx, id);
    const { authorId: accountId } = reply;
    await appendAudit(tx, { at: now, accountId, actor: 'operator', action: 'post-removed' });
    return true;
  });
}
