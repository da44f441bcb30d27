import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../schema/accounts';
import { prayerResponses, type ResponseRow } from '../../schema/circles';
import type { Reading, Writing } from '../database';
import { columnsOf, insertInto } from '../statements';
import { isShownTo, joinAuthor, type RowsAsked } from './post-rows';

/** A response and the username of its author, null once their account is erased. */
export interface SeenResponseRow extends ResponseRow {
  readonly name: string | null;
}

export function findSeenResponse(tx: Reading, id: string): Promise<SeenResponseRow | undefined> {
  return tx.get<SeenResponseRow>(selectSeen(isThis(id)));
}

/** Oldest first, without what those wrote whom the viewer has blocked. */
export function listSeenResponses(
  tx: Reading,
  viewerId: string,
  requestId: string,
  { after, limit }: RowsAsked,
): Promise<SeenResponseRow[]> {
  const { number } = prayerResponses;
  return tx.all<SeenResponseRow>(
    selectSeen(sql`
      WHERE ${prayerResponses.requestId} = ${requestId} AND ${number} > ${after ?? 0}
        AND ${isShownTo(viewerId)}
      ORDER BY ${number} LIMIT ${limit}`),
  );
}

export async function addResponseRow(tx: Writing, row: Omit<ResponseRow, 'number'>): Promise<void> {
  await tx.run(insertInto(prayerResponses, row));
}

/** Its reports go with it. */
export async function removeResponse(tx: Writing, id: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${prayerResponses} ${isThis(id)}`);
}

function isThis(id: string): SQL {
  return sql`WHERE ${prayerResponses.id} = ${id}`;
}

/** `rest` begins with `WHERE`. */
function selectSeen(rest: SQL): SQL {
  return sql`
    SELECT ${columnsOf(prayerResponses)}, ${accounts.username} AS "name"
    FROM ${prayerResponses} ${joinAuthor(prayerResponses.memberId)}
    ${rest}`;
}
