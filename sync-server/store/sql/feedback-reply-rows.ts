import { type SQL, sql } from 'drizzle-orm';
import { type FeedbackReplyRow, feedbackReplies } from '../schema/operators';
import { feedback } from '../schema/posts';
import type { Reading, Writing } from './database';
import { insertUnlessThere, selectFrom } from './statements';

const { userId: owner, id, feedbackId, repliedAt } = feedbackReplies;

/** Whose feedback it is; undefined where there is none. */
export async function findFeedbackOwner(tx: Reading, asked: string): Promise<string | undefined> {
  const row = await tx.get<{ readonly userId: string }>(
    sql`SELECT ${feedback.userId} AS "userId" FROM ${feedback} WHERE ${feedback.id} = ${asked}`,
  );
  return row?.userId;
}

/** Adds a reply, or leaves the one of the same id as it is. */
export async function addReply(tx: Writing, row: FeedbackReplyRow): Promise<void> {
  await tx.run(insertUnlessThere(feedbackReplies, row));
}

export function findReply(
  tx: Reading,
  { userId, id: replyId }: Pick<FeedbackReplyRow, 'userId' | 'id'>,
): Promise<FeedbackReplyRow | undefined> {
  return tx.get(
    selectFrom(feedbackReplies, sql`WHERE ${owner} = ${userId} AND ${id} = ${replyId}`),
  );
}

/** Every reply to one person, the oldest first. */
export function listReplies(tx: Reading, userId: string): Promise<FeedbackReplyRow[]> {
  return tx.all(selectFrom(feedbackReplies, sql`WHERE ${owner} = ${userId} ${IN_ORDER}`));
}

/** Every reply to one feedback, the oldest first. */
export function listRepliesTo(
  tx: Reading,
  { userId, id: asked }: { readonly userId: string; readonly id: string },
): Promise<FeedbackReplyRow[]> {
  const isOfIt = sql`WHERE ${owner} = ${userId} AND ${feedbackId} = ${asked}`;
  return tx.all(selectFrom(feedbackReplies, sql`${isOfIt} ${IN_ORDER}`));
}

const IN_ORDER: SQL = sql`ORDER BY ${repliedAt}, ${id}`;
