import type { CircleAuthor, ReportReason } from '../../../../shared/api/prayer-circles';
import type { Page, PageAsked } from '../../circle-store';
import type { Entry } from './circle-access';
import { ifItOpens } from './sealed-json';

/** SQL that is true of a post by `m` unless `@accountId` has blocked whoever wrote it. */
export const IS_SHOWN = `(m.account_id IS NULL OR m.account_id NOT IN (
  SELECT blocked_id FROM circle_blocks WHERE account_id = @accountId))`;

/** What a row says of its author, and of those who reported it. */
export interface PostRow {
  readonly number: number;
  readonly memberId: string;
  readonly name: string | null;
  /** JSON of a list. */
  readonly reports: string;
}

export function authorOf({ memberId, name }: PostRow, { memberId: me }: Entry): CircleAuthor {
  return { memberId, name, isMe: memberId === me };
}

/** Why a post was reported, for the leader alone. */
export function reportsOf({ reports }: PostRow, { role }: Entry): ReportReason[] {
  return role === 'leader' ? (JSON.parse(reports) as ReportReason[]) : [];
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
