import {
  CIRCLE_LIMITS,
  type CircleAuthor,
  type ReportReason,
  type ReportRequest,
} from '../../../shared/api/prayer-circles';
import { ifItOpens } from '../../sealing/sealed-json';
import type { RowsAsked } from '../../store/sql/circles/post-rows';
import { listReasons } from '../../store/sql/circles/report-rows';
import type { Reading } from '../../store/sql/database';
import type { Entry } from './circle-access';

/** What the row of a post says of itself and its author. */
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

/** Reads the reports for the leader. For other members the answer is empty. */
export async function readReports(
  tx: Reading,
  { role }: Entry,
  post: ReportRequest['post'],
  rows: readonly { readonly id: string }[],
): Promise<ReportsOf> {
  if (role !== 'leader' || rows.length === 0) return () => [];
  const reasons = await listReasons(
    tx,
    post,
    rows.map(({ id }) => id),
  );
  return ({ id }) => reasons.filter(({ postId }) => postId === id).map(({ reason }) => reason);
}

/** The rows of a page, and one more, which tells whether anything follows. */
export function rowsOfPage(after: number | null): RowsAsked {
  return { after, limit: CIRCLE_LIMITS.page + 1 };
}

/** A page from {@link rowsOfPage}, and the cursor of what follows. What no longer opens is left out. */
export function toPage<Row extends PostRow, Post>(
  rows: readonly Row[],
  sayPost: (row: Row) => Post,
): { readonly posts: Post[]; readonly next: string | null } {
  const shown = rows.slice(0, CIRCLE_LIMITS.page);
  const last = rows.length > CIRCLE_LIMITS.page ? shown.at(-1) : undefined;
  const posts = shown.flatMap((row) => ifItOpens(() => sayPost(row)));
  return { posts, next: last ? String(last.number) : null };
}
