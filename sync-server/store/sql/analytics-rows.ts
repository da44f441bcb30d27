/** Who is counted, and what they did together, in SQL. */
import { type SQL, sql } from 'drizzle-orm';
import { FEWEST_PEOPLE, FEWEST_SHARING } from '../../../shared/api/analytics';
import { JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import { addDays } from '../../../shared/domain/local-day';
import { accounts } from '../schema/accounts';
import { memberships } from '../schema/organizations';
import { records } from '../schema/records';
import { countedMembers, privacySettings } from '../schema/upkeep';
import type { Reading, Writing } from './database';
import { insertInto } from './statements';

/** A member who shares and is not counted yet. */
export interface WaitingRow {
  readonly accountId: string;
  readonly organizationId: string;
}

/** How many people count from a day on. */
export interface BeginningRow {
  readonly countedFrom: string;
  readonly people: number;
}

/** Who did anything in a week, by its first day. */
export interface WeekRow {
  readonly from: string;
  readonly active: number;
}

/** By how many people a kind was done, and on how many days of theirs. */
export interface KindRow {
  readonly kind: string;
  readonly people: number;
  readonly personDays: number;
}

/** Who completed a drop, by its id. */
export interface DropRow {
  readonly id: string;
  readonly people: number;
}

export interface EngagementAsked {
  /** Whole weeks, from a Monday to a Sunday. */
  readonly from: string;
  readonly to: string;
  /** Names of the kinds of records that are counted. */
  readonly kinds: readonly string[];
  readonly dropKind: string;
  readonly farDay: number;
}

const WEEK_DAYS = 7;

const { accountId, organizationId, role, sharesReflections } = memberships;

/** Who may be counted (E1). */
const SHARING = sql`
  SELECT ${accountId} AS "accountId", ${organizationId} AS "organizationId"
  FROM ${memberships} LEFT JOIN ${privacySettings} ON ${privacySettings.accountId} = ${accountId}
  WHERE ${role} = 'member' AND ${sharesReflections} = 1
    AND COALESCE(${privacySettings.dataProcessing}, 1) = 1`;

/** Who is counted, and who would be if their five were whole. */
const STILL_SHARING = sql`
  SELECT sharing."accountId", sharing."organizationId", ${countedMembers.five} AS "five",
    ${countedMembers.countedFrom} AS "countedFrom",
    COUNT(*) OVER (PARTITION BY ${countedMembers.five}) AS "together"
  FROM ${countedMembers} JOIN (${SHARING}) AS sharing
    ON sharing."accountId" = ${countedMembers.accountId}
      AND sharing."organizationId" = ${countedMembers.organizationId}`;

/** Deletes every five that is no longer whole (E4). */
export async function deleteBrokenFives(tx: Writing): Promise<void> {
  await tx.run(sql`
    DELETE FROM ${countedMembers} WHERE ${countedMembers.five} NOT IN (
      SELECT "five" FROM (${STILL_SHARING}) AS still WHERE "together" = ${FEWEST_PEOPLE})`);
}

export async function addCounted(
  tx: Writing,
  row: typeof countedMembers.$inferInsert,
): Promise<void> {
  await tx.run(insertInto(countedMembers, row));
}

/** Whose account has a proved address and was made at `madeBy` or before (E11). */
export function listWaiting(tx: Reading, madeBy: number): Promise<WaitingRow[]> {
  return tx.all(sql`
    SELECT sharing."accountId", sharing."organizationId"
    FROM (${SHARING}) AS sharing JOIN ${accounts} ON ${accounts.id} = sharing."accountId"
    WHERE ${accounts.email} <> '' AND ${accounts.createdAt} <= ${madeBy} AND NOT EXISTS (
      SELECT 1 FROM ${countedMembers} WHERE ${countedMembers.accountId} = sharing."accountId"
        AND ${countedMembers.organizationId} = sharing."organizationId")`);
}

/** The earliest first. */
export function listBeginnings(tx: Reading, organization: string): Promise<BeginningRow[]> {
  return tx.all(sql`${peopleOf(organization)}
    SELECT "countedFrom", COUNT(*) AS "people" FROM people
    GROUP BY "countedFrom" ORDER BY "countedFrom"`);
}

export async function countWeeks(
  tx: Reading,
  organization: string,
  asked: EngagementAsked,
): Promise<WeekRow[]> {
  const starts = startsOf(asked);
  if (starts.length === 0) return [];
  const cases = starts.map((start) => sql`WHEN ${records.day} >= ${start} THEN ${start}`);
  return tx.all(sql`${peopleOf(organization)}
    SELECT "from", COUNT(DISTINCT "userId") AS "active" FROM (
      SELECT CASE ${sql.join(cases, sql` `)} END AS "from", ${records.userId} AS "userId"
      ${done(asked)}) AS done
    GROUP BY "from" ORDER BY "from"`);
}

export function countKinds(
  tx: Reading,
  organization: string,
  asked: EngagementAsked,
): Promise<KindRow[]> {
  return tx.all(sql`${peopleOf(organization)}
    SELECT ${records.kind} AS "kind", COUNT(DISTINCT ${records.userId}) AS "people",
      COUNT(DISTINCT ${records.userId} || ${records.day}) AS "personDays"
    ${done(asked)} GROUP BY ${records.kind} ORDER BY ${records.kind}`);
}

export function countDrops(
  tx: Reading,
  organization: string,
  asked: EngagementAsked,
): Promise<DropRow[]> {
  return tx.all(sql`${peopleOf(organization)}
    SELECT ${records.id} AS "id", COUNT(*) AS "people"
    ${completed(asked)} GROUP BY ${records.id} ORDER BY ${records.id}`);
}

export async function countFarAlong(
  tx: Reading,
  organization: string,
  asked: EngagementAsked,
): Promise<number> {
  const row = await tx.get<{ readonly people: number }>(sql`${peopleOf(organization)}
    SELECT COUNT(DISTINCT ${records.userId}) AS "people"
    ${completed(asked)} AND ${records.id} IN ${farDrops(asked)}`);
  return row?.people ?? 0;
}

/**
 * `WITH people …`: the people of one organization's whole fives (E4), looked up at each call. Each counts from the day on
 * which enough of them did (E10).
 */
function peopleOf(organization: string): SQL {
  return sql`
    WITH whole AS MATERIALIZED (
      SELECT "accountId", "countedFrom" FROM (${STILL_SHARING}) AS still
      WHERE "organizationId" = ${organization} AND "together" = ${FEWEST_PEOPLE}),
    enough AS (
      SELECT "countedFrom" AS "since" FROM whole
      ORDER BY "countedFrom" LIMIT 1 OFFSET ${FEWEST_SHARING - 1}),
    people AS MATERIALIZED (
      SELECT "accountId", ${later(sql`"countedFrom"`, sql`"since"`)} AS "countedFrom"
      FROM whole CROSS JOIN enough)`;
}

/** What they did in these weeks, from columns alone that are not sealed (E8). */
function done({ kinds, from, to }: EngagementAsked): SQL {
  return sql`
    FROM people JOIN ${records} ON ${records.userId} = people."accountId" AND ${records.deleted} = 0
      AND ${records.kind} IN ${kinds}
      AND ${records.day} BETWEEN ${later(sql`people."countedFrom"`, sql`${from}`)} AND ${to}`;
}

/** The drops they completed since they are counted. */
function completed({ dropKind, to }: EngagementAsked): SQL {
  return sql`
    FROM people JOIN ${records} ON ${records.userId} = people."accountId" AND ${records.deleted} = 0
      AND ${records.kind} = ${dropKind} AND ${records.day} BETWEEN people."countedFrom" AND ${to}`;
}

function later(one: SQL, other: SQL): SQL {
  return sql`CASE WHEN ${one} > ${other} THEN ${one} ELSE ${other} END`;
}

/** First days of the weeks, the last week first. */
function startsOf({ from, to }: EngagementAsked): string[] {
  const starts: string[] = [];
  for (let start = from; start <= to; start = addDays(start, WEEK_DAYS)) starts.unshift(start);
  return starts;
}

/** Ids of the drops of the first journey from `farDay` on. */
function farDrops({ dropKind, farDay }: EngagementAsked): string[] {
  const count = JOURNEY_DAYS - farDay + 1;
  return Array.from({ length: count }, (_, index) => `${dropKind}:${farDay + index}`);
}
