import { type SQL, sql } from 'drizzle-orm';
import { type CircleRow, circleInvites, circles, type InviteRow } from '../../schema/circles';
import type { Reading, Writing } from '../database';
import { columnsOf, update, upsert } from '../statements';
import { MEMBER_COUNT } from './circle-rows';

/** An invite, with the words and the size of its circle. */
export interface InviteToCircleRow extends InviteRow, Pick<CircleRow, 'body'> {
  readonly memberCount: number;
}

export function findInvite(tx: Reading, circleId: string): Promise<InviteToCircleRow | undefined> {
  return tx.get<InviteToCircleRow>(selectInvite(isOf(circleId)));
}

export function findInviteByCode(
  tx: Reading,
  codeHash: string,
): Promise<InviteToCircleRow | undefined> {
  return tx.get<InviteToCircleRow>(
    selectInvite(sql`WHERE ${circleInvites.codeHash} = ${codeHash}`),
  );
}

/** Keeps an invite in the place of the one before. */
export async function keepInvite(tx: Writing, row: InviteRow): Promise<void> {
  await tx.run(upsert(circleInvites, row));
}

export async function keepUsesLeft(tx: Writing, circleId: string, usesLeft: number): Promise<void> {
  await tx.run(update(circleInvites, { usesLeft }, isOf(circleId)));
}

function isOf(circleId: string): SQL {
  return sql`WHERE ${circleInvites.circleId} = ${circleId}`;
}

/** `rest` begins with `WHERE`. */
function selectInvite(rest: SQL): SQL {
  return sql`
    SELECT ${columnsOf(circleInvites)}, ${circles.body} AS "body", ${MEMBER_COUNT} AS "memberCount"
    FROM ${circleInvites} JOIN ${circles} ON ${circles.id} = ${circleInvites.circleId}
    ${rest}`;
}
