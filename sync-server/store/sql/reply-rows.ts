/** Rows of the replies to the community's questions. */
import { type SQL, sql } from 'drizzle-orm';
import type { SealPlace } from '../../sealing/keys';
import { type ReplyRow, replies, replyFlags, replyVotes } from '../schema/posts';
import type { Reading, Writing } from './database';
import { columnsOf, flag, insertInto, update } from './statements';

/** A reply with what one reader did to it. */
export interface SeenReplyRow extends ReplyRow {
  /** 1 where the reader voted for it, else 0. */
  readonly hasVote: number;
}

/** A reply with how many people have flagged it since the operator last decided. */
export interface FlaggedReplyRow extends ReplyRow {
  readonly flags: number;
}

/** Where a reply stands among those of its question. */
type Place = Pick<ReplyRow, 'votes' | 'submittedAt' | 'id'>;

const TOP: Place = {
  votes: Number.MAX_SAFE_INTEGER,
  submittedAt: Number.MAX_SAFE_INTEGER,
  id: '',
};

export function findReply(
  tx: Reading,
  id: string,
  viewerId: string,
): Promise<SeenReplyRow | undefined> {
  return tx.get(selectSeen(viewerId, sql`WHERE ${replies.id} = ${id}`));
}

/** Approved ones of a question: most votes first, of equals the newest. */
export function listApprovedAfter(
  tx: Reading,
  asked: { readonly questionId: string; readonly viewerId: string; readonly limit: number },
  last: Place = TOP,
): Promise<SeenReplyRow[]> {
  const { questionId, status, votes, submittedAt, id } = replies;
  const shown = sql`
    WHERE ${questionId} = ${asked.questionId} AND ${status} = 'approved'
      AND ${votes} <= ${last.votes} AND (${votes} < ${last.votes}
        OR ${submittedAt} < ${last.submittedAt}
        OR (${submittedAt} = ${last.submittedAt} AND ${id} > ${last.id}))
    ORDER BY ${votes} DESC, ${submittedAt} DESC, ${id} LIMIT ${asked.limit}`;
  return tx.all(selectSeen(asked.viewerId, shown));
}

/** A person's own to a question that others don't see, the newest first. */
export function listUnshownOf(
  tx: Reading,
  asked: { readonly questionId: string; readonly viewerId: string; readonly limit: number },
): Promise<SeenReplyRow[]> {
  const { questionId, authorId, status, submittedAt, id } = replies;
  const own = sql`
    WHERE ${authorId} = ${asked.viewerId} AND ${questionId} = ${asked.questionId}
      AND ${status} <> 'approved'
    ORDER BY ${submittedAt} DESC, ${id} LIMIT ${asked.limit}`;
  return tx.all(selectSeen(asked.viewerId, own));
}

/** All that a person wrote, the newest first. */
export function listRepliesOf(tx: Reading, accountId: string): Promise<ReplyRow[]> {
  const { authorId, submittedAt, id } = replies;
  return tx.all(sql`
    SELECT ${columnsOf(replies)} FROM ${replies}
    WHERE ${authorId} = ${accountId} ORDER BY ${submittedAt} DESC, ${id}`);
}

/** For the operator, the oldest first: all, those that wait, or those with open flags. */
export function listForOperator(
  tx: Reading,
  which: 'all' | 'pending' | 'flagged',
): Promise<FlaggedReplyRow[]> {
  const { id, status, submittedAt } = replies;
  const open = sql`SELECT COUNT(*) FROM ${replyFlags}
    WHERE ${replyFlags.replyId} = ${id} AND ${replyFlags.isOpen} = 1`;
  const rest = {
    all: sql``,
    pending: sql`WHERE ${status} = 'pending'`,
    flagged: sql`WHERE (${open}) > 0`,
  }[which];
  return tx.all(sql`
    SELECT ${columnsOf(replies)}, (${open}) AS "flags" FROM ${replies}
    ${rest} ORDER BY ${submittedAt}, ${id}`);
}

/** The number of approved replies to each question of ours. Questions without replies are left out. */
export function countOfOurs(tx: Reading): Promise<{ id: string; replies: number }[]> {
  const { questionId, suggestionId, status } = replies;
  return tx.all(sql`
    SELECT ${questionId} AS "id", COUNT(*) AS "replies" FROM ${replies}
    WHERE ${suggestionId} IS NULL AND ${status} = 'approved'
    GROUP BY ${questionId} ORDER BY ${questionId}`);
}

export async function addReply(tx: Writing, row: typeof replies.$inferInsert): Promise<void> {
  await tx.run(insertInto(replies, row));
}

/** Answers how many were changed. */
export function updateReply(
  tx: Writing,
  id: string,
  values: Partial<Pick<ReplyRow, 'status' | 'votes'>>,
): Promise<number> {
  return tx.run(update(replies, values, sql`WHERE ${replies.id} = ${id}`));
}

/** With its votes and flags. */
export async function deleteReply(tx: Writing, id: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${replies} WHERE ${replies.id} = ${id}`);
}

export async function addReplyVote(tx: Writing, replyId: string, accountId: string): Promise<void> {
  await tx.run(insertInto(replyVotes, { replyId, accountId }));
}

export async function deleteReplyVote(tx: Writing, id: string, person: string): Promise<void> {
  const { replyId, accountId } = replyVotes;
  await tx.run(
    sql`DELETE FROM ${replyVotes} WHERE ${replyId} = ${id} AND ${accountId} = ${person}`,
  );
}

/** The ids of the replies that a person voted for. */
export async function listReplyVotes(tx: Reading, person: string): Promise<string[]> {
  const { replyId, accountId } = replyVotes;
  const rows = await tx.all<{ readonly replyId: string }>(sql`
    SELECT ${replyId} AS "replyId" FROM ${replyVotes}
    WHERE ${accountId} = ${person} ORDER BY ${replyId}`);
  return rows.map((row) => row.replyId);
}

/** Takes back all votes of a person whose account goes. */
export async function takeBackReplyVotes(tx: Writing, person: string): Promise<void> {
  for (const id of await listReplyVotes(tx, person)) {
    const votes = sql`${replies.votes} - 1`;
    await tx.run(sql`UPDATE ${replies} SET votes = ${votes} WHERE ${replies.id} = ${id}`);
    await deleteReplyVote(tx, id, person);
  }
}

/** Where the words of a reply are sealed. Status and votes are others' to change. */
export function placeOfReply({
  id,
  questionId,
  authorId,
  submittedAt,
}: Pick<ReplyRow, 'id' | 'questionId' | 'authorId' | 'submittedAt'>): SealPlace {
  return { id, kind: 'reply', beside: [questionId, authorId, submittedAt] };
}

function selectSeen(viewerId: string, rest: SQL): SQL {
  const { replyId, accountId } = replyVotes;
  return sql`
    SELECT ${columnsOf(replies)}, ${flag(sql`${replyId} IS NOT NULL`)} AS "hasVote"
    FROM ${replies} LEFT JOIN ${replyVotes}
      ON ${replyId} = ${replies.id} AND ${accountId} = ${viewerId}
    ${rest}`;
}
