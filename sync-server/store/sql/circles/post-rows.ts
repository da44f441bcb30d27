import { type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { accounts } from '../../schema/accounts';
import { circleBlocks, circleMembers } from '../../schema/circles';

/** Who looks at posts: a person, and their id in the circle. */
export interface Viewer {
  readonly accountId: string;
  readonly memberId: string;
}

/** Where in a list to begin, and how many rows to read. */
export interface RowsAsked {
  /** The number of the last row before; null for the beginning. */
  readonly after: number | null;
  readonly limit: number;
}

/** Who wrote a post, as a member. */
export const author = alias(circleMembers, 'author');

/** Joins a post to its author, and to their account where that is there. */
export function joinAuthor(memberId: SQLiteColumn): SQL {
  return sql`JOIN ${circleMembers} AS ${author} ON ${author.id} = ${memberId}
    LEFT JOIN ${accounts} ON ${accounts.id} = ${author.accountId}`;
}

/** True of a post unless `viewerId` has blocked whoever wrote it. */
export function isShownTo(
  viewerId: string | SQLiteColumn,
  { accountId }: { readonly accountId: SQLiteColumn } = author,
): SQL {
  return sql`(${accountId} IS NULL OR ${accountId} NOT IN (
    SELECT ${circleBlocks.blockedId} FROM ${circleBlocks}
    WHERE ${circleBlocks.accountId} = ${viewerId}))`;
}
