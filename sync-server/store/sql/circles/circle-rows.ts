import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import {
  type CircleRow,
  circleMembers,
  circles,
  type MemberRow,
  prayerRequests,
  prayers,
} from '../../schema/circles';
import type { Reading, Writing } from '../database';
import { columnsOf, insertInto } from '../statements';
import { IS_IN } from './membership';

/** A circle as somebody in it sees it on a local day. */
export interface SeenCircleRow extends CircleRow, Pick<MemberRow, 'role' | 'countsMe'> {
  readonly memberCount: number;
  readonly prayedToday: number;
  readonly openRequests: number;
}

/** A person, and which local day it is for them. */
interface Viewer {
  readonly accountId: string;
  readonly today: string;
}

/** The circles that somebody is in, the first joined first. */
export function listSeenCircles(tx: Reading, viewer: Viewer): Promise<SeenCircleRow[]> {
  return tx.all<SeenCircleRow>(selectSeen(viewer));
}

/** One circle that somebody is in. */
export function findSeenCircle(
  tx: Reading,
  viewer: Viewer,
  circleId: string,
): Promise<SeenCircleRow | undefined> {
  return tx.get<SeenCircleRow>(selectSeen(viewer, sql`AND ${circles.id} = ${circleId}`));
}

/** A circle's own key, under the master key. Undefined where there is no such circle. */
export async function findWrappedKey(tx: Reading, circleId: string): Promise<Buffer | undefined> {
  const row = await tx.get<Pick<CircleRow, 'wrappedKey'>>(sql`
    SELECT ${circles.wrappedKey} AS "wrappedKey" FROM ${circles} WHERE ${circles.id} = ${circleId}`);
  return row?.wrappedKey;
}

export async function addCircle(tx: Writing, row: CircleRow): Promise<void> {
  await tx.run(insertInto(circles, row));
}

/** Ids of the accounts that are in a circle. */
export async function listAccounts(tx: Reading, circleId: string): Promise<string[]> {
  const rows = await tx.all<{ readonly accountId: string }>(sql`
    SELECT ${circleMembers.accountId} AS "accountId" FROM ${circleMembers}
    WHERE ${circleMembers.circleId} = ${circleId} AND ${IS_IN}
    ORDER BY ${circleMembers.accountId}`);
  return rows.map(({ accountId }) => accountId);
}

const mine = alias(circleMembers, 'mine');

/** `(SELECT COUNT(*) …)` of who is in the circle of a row. */
export const MEMBER_COUNT = sql`(SELECT COUNT(*) FROM ${circleMembers}
  WHERE ${circleMembers.circleId} = ${circles.id} AND ${IS_IN})`;

const OPEN_REQUESTS = sql`(SELECT COUNT(*) FROM ${prayerRequests}
  WHERE ${prayerRequests.circleId} = ${circles.id} AND ${prayerRequests.answeredAt} IS NULL)`;

function countPrayed(day: string): SQL {
  return sql`(SELECT COUNT(*) FROM ${circleMembers}
    WHERE ${circleMembers.circleId} = ${circles.id} AND ${IS_IN} AND EXISTS (
      SELECT 1 FROM ${prayers}
      WHERE ${prayers.memberId} = ${circleMembers.id} AND ${prayers.day} = ${day}))`;
}

/** `also` begins with `AND`. */
function selectSeen({ accountId, today }: Viewer, also: SQL = sql``): SQL {
  return sql`
    SELECT ${columnsOf(circles)}, ${mine.role} AS "role",
      ${mine.countsMe} AS "countsMe", ${MEMBER_COUNT} AS "memberCount",
      ${countPrayed(today)} AS "prayedToday", ${OPEN_REQUESTS} AS "openRequests"
    FROM ${circleMembers} AS ${mine} JOIN ${circles} ON ${circles.id} = ${mine.circleId}
    WHERE ${mine.accountId} = ${accountId} AND ${mine.leftAt} IS NULL ${also}
    ORDER BY ${mine.joinedAt}, ${circles.id}`;
}
