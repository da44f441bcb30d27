/** Who is counted in the figures of a group, in SQL: of an organization, or of a prayer circle. */
import { type SQL, sql } from 'drizzle-orm';
import { FEWEST_PEOPLE, FEWEST_SHARING } from '../../../shared/api/analytics';
import { accounts } from '../schema/accounts';
import { circleMembers } from '../schema/circles';
import { memberships } from '../schema/organizations';
import { countedInCircles, countedMembers, privacySettings } from '../schema/upkeep';
import { IS_IN } from './circles/membership';
import type { Reading, Writing } from './database';
import { insertInto } from './statements';

export const GROUP_KINDS = ['organization', 'circle'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export interface Group {
  readonly kind: GroupKind;
  readonly id: string;
}

/** A member who shares and is not counted yet. */
export interface WaitingRow {
  readonly accountId: string;
  readonly groupId: string;
}

/** How many people count from a day on. */
export interface BeginningRow {
  readonly countedFrom: string;
  readonly people: number;
}

interface Counting {
  /** Who may be counted (E1), as "accountId" and "groupId". */
  readonly sharing: SQL;
  readonly counted: typeof countedMembers | typeof countedInCircles;
}

/** `AND …`: the person of a row lets their data be processed. */
function letsProcess(accountId: SQL): SQL {
  return sql`AND NOT EXISTS (SELECT 1 FROM ${privacySettings}
    WHERE ${privacySettings.accountId} = ${accountId} AND ${privacySettings.dataProcessing} = 0)`;
}

const COUNTING: Readonly<Record<GroupKind, Counting>> = {
  organization: {
    sharing: sql`
      SELECT ${memberships.accountId} AS "accountId", ${memberships.organizationId} AS "groupId"
      FROM ${memberships}
      WHERE ${memberships.role} = 'member' AND ${memberships.sharesReflections} = 1
        ${letsProcess(sql`${memberships.accountId}`)}`,
    counted: countedMembers,
  },
  circle: {
    // A program of the version before knows nothing of circles, and may count somebody in an organization meanwhile (E12).
    sharing: sql`
      SELECT ${circleMembers.accountId} AS "accountId", ${circleMembers.circleId} AS "groupId"
      FROM ${circleMembers}
      WHERE ${circleMembers.role} = 'member' AND ${IS_IN} AND ${circleMembers.countsMe} = 1
        ${letsProcess(sql`${circleMembers.accountId}`)}
        AND NOT EXISTS (SELECT 1 FROM ${countedMembers}
          WHERE ${countedMembers.accountId} = ${circleMembers.accountId})`,
    counted: countedInCircles,
  },
};

/** Deletes every five that is no longer whole (E4). */
export async function deleteBrokenFives(tx: Writing, kind: GroupKind): Promise<void> {
  const { counted } = COUNTING[kind];
  await tx.run(sql`
    DELETE FROM ${counted} WHERE ${counted.five} NOT IN (
      SELECT "five" FROM (${selectStillSharing(kind)}) AS still WHERE "together" = ${FEWEST_PEOPLE})`);
}

export async function addCounted(
  tx: Writing,
  kind: GroupKind,
  row: typeof countedMembers.$inferInsert,
): Promise<void> {
  await tx.run(insertInto(COUNTING[kind].counted, row));
}

/** Whose account has a proved address, was made at `madeBy` or before (E11), and is counted in no group (E12). */
export function listWaiting(tx: Reading, kind: GroupKind, madeBy: number): Promise<WaitingRow[]> {
  return tx.all(sql`
    SELECT sharing."accountId", sharing."groupId"
    FROM (${COUNTING[kind].sharing}) AS sharing
      JOIN ${accounts} ON ${accounts.id} = sharing."accountId"
    WHERE ${accounts.email} <> '' AND ${accounts.createdAt} <= ${madeBy}
      AND NOT EXISTS (SELECT 1 FROM ${countedMembers}
        WHERE ${countedMembers.accountId} = sharing."accountId")
      AND NOT EXISTS (SELECT 1 FROM ${countedInCircles}
        WHERE ${countedInCircles.accountId} = sharing."accountId")
    ORDER BY sharing."groupId", sharing."accountId"`);
}

/** The earliest first. */
export function listBeginnings(tx: Reading, group: Group): Promise<BeginningRow[]> {
  return tx.all(sql`${peopleOf(group)}
    SELECT "countedFrom", COUNT(*) AS "people" FROM people
    GROUP BY "countedFrom" ORDER BY "countedFrom"`);
}

/**
 * `WITH people …`: the people of one group's whole fives (E4), looked up at each call. Each counts from the day on which
 * enough of them did (E10).
 */
export function peopleOf({ kind, id }: Group): SQL {
  return sql`
    WITH whole AS MATERIALIZED (
      SELECT "accountId", "countedFrom" FROM (${selectStillSharing(kind)}) AS still
      WHERE "groupId" = ${id} AND "together" = ${FEWEST_PEOPLE}),
    enough AS (
      SELECT "countedFrom" AS "since" FROM whole
      ORDER BY "countedFrom" LIMIT 1 OFFSET ${FEWEST_SHARING - 1}),
    people AS MATERIALIZED (
      SELECT "accountId", ${later(sql`"countedFrom"`, sql`"since"`)} AS "countedFrom"
      FROM whole CROSS JOIN enough)`;
}

/** The later of two days. */
export function later(one: SQL, other: SQL): SQL {
  return sql`CASE WHEN ${one} > ${other} THEN ${one} ELSE ${other} END`;
}

/** Who is counted, and who would be if their five were whole. */
function selectStillSharing(kind: GroupKind): SQL {
  const { sharing, counted } = COUNTING[kind];
  return sql`
    SELECT sharing."accountId", sharing."groupId", ${counted.five} AS "five",
      ${counted.countedFrom} AS "countedFrom",
      COUNT(*) OVER (PARTITION BY ${counted.five}) AS "together"
    FROM ${counted} JOIN (${sharing}) AS sharing
      ON sharing."accountId" = ${counted.accountId} AND sharing."groupId" = ${counted.groupId}`;
}
