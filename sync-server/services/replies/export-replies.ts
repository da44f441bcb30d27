import type { AlsoKept } from '../../../shared/api/server-export';
import { ifItOpens } from '../../sealing/sealed-json';
import { readDatabaseKey } from '../../store/sql/ledger';
import { listReplyFlagsOf } from '../../store/sql/reply-flag-rows';
import { listRepliesOf, listReplyVotes } from '../../store/sql/reply-rows';
import { openReply, type ReplyStore } from './say-reply';

type InExport = Required<Pick<AlsoKept, 'replies' | 'replyVotes' | 'replyFlags'>>;

/** What a person wrote, voted for, and flagged among replies, as their export shows it (Y8). */
export function exportReplies({ read, keys }: ReplyStore, accountId: string): Promise<InExport> {
  return read(async (tx) => {
    const key = await readDatabaseKey(tx, keys);
    const rows = await listRepliesOf(tx, accountId);
    return {
      replies: rows.flatMap((row) => {
        const { id, questionId, status, votes } = row;
        const submittedAt = new Date(row.submittedAt).toISOString();
        const said = { id, questionId, status, votes, submittedAt };
        return ifItOpens(() => ({ ...said, text: openReply(key, row) }));
      }),
      replyVotes: await listReplyVotes(tx, accountId),
      replyFlags: (await listReplyFlagsOf(tx, accountId)).map(({ replyId, reason, flaggedAt }) => ({
        replyId,
        reason,
        at: new Date(flaggedAt).toISOString(),
      })),
    };
  });
}
