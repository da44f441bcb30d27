/** Rows of what readers say is wrong with replies. */
import { sql } from 'drizzle-orm';
import { type ReplyFlagRow, replyFlags } from '../schema/posts';
import type { Reading, Writing } from './database';
import { columnsOf, insertUnlessThere } from './statements';

/** One of a person on a reply stays as it is. */
export async function addReplyFlag(tx: Writing, row: ReplyFlagRow): Promise<void> {
  await tx.run(insertUnlessThere(replyFlags, row));
}

/** Those of a reply on which the operator has not decided. */
export function listOpenReplyFlags(tx: Reading, id: string): Promise<ReplyFlagRow[]> {
  const { replyId, accountId, flaggedAt, isOpen } = replyFlags;
  return tx.all(sql`
    SELECT ${columnsOf(replyFlags)} FROM ${replyFlags}
    WHERE ${replyId} = ${id} AND ${isOpen} = 1 ORDER BY ${flaggedAt}, ${accountId}`);
}

/** All that a person gave, the oldest first. */
export function listReplyFlagsOf(tx: Reading, person: string): Promise<ReplyFlagRow[]> {
  const { replyId, accountId, flaggedAt } = replyFlags;
  return tx.all(sql`
    SELECT ${columnsOf(replyFlags)} FROM ${replyFlags}
    WHERE ${accountId} = ${person} ORDER BY ${flaggedAt}, ${replyId}`);
}

export async function hasFlaggedReply(tx: Reading, id: string, person: string): Promise<boolean> {
  const { replyId, accountId } = replyFlags;
  const found = await tx.get<{ readonly found: number }>(sql`
    SELECT 1 AS "found" FROM ${replyFlags} WHERE ${replyId} = ${id} AND ${accountId} = ${person}`);
  return found !== undefined;
}

/** The operator has decided: they count no more. */
export async function closeReplyFlags(tx: Writing, id: string): Promise<void> {
  const { replyId } = replyFlags;
  await tx.run(sql`UPDATE ${replyFlags} SET is_open = 0 WHERE ${replyId} = ${id}`);
}
