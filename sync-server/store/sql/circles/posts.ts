import { type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { CircleAuthor, ReportReason } from '../../../../shared/api/prayer-circles';
import type { Page, PageAsked } from '../../circle-store';
import { accounts } from '../../schema/accounts';
import { circleBlocks, circleMembers, circleReports } from '../../schema/circles';
import type { Reading } from '../database';
import type { Entry } from './circle-access';
import { ifItOpens } from './sealed-json';

/** Who wrote a post, as a member. */
export const author = alias(circleMembers, 'author');

/** Joins a post to its author, and to their account where that is there. */
export function joinAuthor(memberId: SQLiteColumn): SQL {
  return sql`JOIN ${circleMembers} AS ${author} ON ${author.id} = ${memberId}
    LEFT JOIN ${accounts} ON ${accounts.id} = ${author.accountId}`;
}

/** True of a post unless `viewerId` has blocked whoever wrote it. */
export function isShownTo(
  viewerId: string,
  { accountId }: { readonly accountId: SQLiteColumn } = author,
): SQL {
  return sql`(${accountId} IS NULL OR ${accountId} NOT IN (
    SELECT ${circleBlocks.blockedId} FROM ${circleBlocks}
    WHERE ${circleBlocks.accountId} = ${viewerId}))`;
}

/** What a row says of itself and its author. */
export interface PostRow {
  readonly number: number;
  readonly id: string;
  readonly memberId: string;
  readonly name: string | null;
}

export function authorOf({ memberId, name }: PostRow, { memberId: me }: Entry): CircleAuthor {
  return { memberId, name, isMe: memberId === me };
}

/** Why each of some posts was reported. */
export type ReportsOf = (post: { readonly id: string }) => ReportReason[];

/** Reads them for the leader. Nobody else is told of any. */
export async function readReports(
  tx: Reading,
  { role }: Entry,
  postId: typeof circleReports.requestId | typeof circleReports.responseId,
  posts: readonly { readonly id: string }[],
): Promise<ReportsOf> {
  if (role !== 'leader' || posts.length === 0) return () => [];
  const rows = await tx.all<{ readonly postId: string; readonly reason: ReportReason }>(sql`
    SELECT ${postId} AS "postId", ${circleReports.reason} AS "reason" FROM ${circleReports}
    WHERE ${postId} IN ${posts.map(({ id }) => id)} ORDER BY ${circleReports.id}`);
  return ({ id }) => rows.filter((row) => row.postId === id).map(({ reason }) => reason);
}

/** A page from rows that were asked for with one more than the limit. What no longer opens is left out. */
export function toPage<Row extends PostRow, Post>(
  rows: readonly Row[],
  { limit }: PageAsked,
  toPost: (row: Row) => Post,
): Page<Post> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const posts = shown.flatMap((row) => ifItOpens(() => toPost(row)));
  return { posts, next: last?.number ?? null };
}
