/** What the people of a group who are counted did together, in SQL. */
import { type SQL, sql } from 'drizzle-orm';
import { JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import { addDays } from '../../../shared/domain/local-day';
import { records } from '../schema/records';
import { type Group, later, peopleOf } from './counted-rows';
import type { Reading } from './database';

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

export async function countWeeks(
  tx: Reading,
  group: Group,
  asked: EngagementAsked,
): Promise<WeekRow[]> {
  const starts = startsOf(asked);
  if (starts.length === 0) return [];
  const cases = starts.map((start) => sql`WHEN ${records.day} >= ${start} THEN ${start}`);
  return tx.all(sql`${peopleOf(group)}
    SELECT "from", COUNT(DISTINCT "userId") AS "active" FROM (
      SELECT CASE ${sql.join(cases, sql` `)} END AS "from", ${records.userId} AS "userId"
      ${done(asked)}) AS done
    GROUP BY "from" ORDER BY "from"`);
}

export function countKinds(tx: Reading, group: Group, asked: EngagementAsked): Promise<KindRow[]> {
  return tx.all(sql`${peopleOf(group)}
    SELECT ${records.kind} AS "kind", COUNT(DISTINCT ${records.userId}) AS "people",
      COUNT(DISTINCT ${records.userId} || ${records.day}) AS "personDays"
    ${done(asked)} GROUP BY ${records.kind} ORDER BY ${records.kind}`);
}

export function countDrops(tx: Reading, group: Group, asked: EngagementAsked): Promise<DropRow[]> {
  return tx.all(sql`${peopleOf(group)}
    SELECT ${records.id} AS "id", COUNT(*) AS "people"
    ${completed(asked)} GROUP BY ${records.id} ORDER BY ${records.id}`);
}

export async function countFarAlong(
  tx: Reading,
  group: Group,
  asked: EngagementAsked,
): Promise<number> {
  const row = await tx.get<{ readonly people: number }>(sql`${peopleOf(group)}
    SELECT COUNT(DISTINCT ${records.userId}) AS "people"
    ${completed(asked)} AND ${records.id} IN ${farDrops(asked)}`);
  return row?.people ?? 0;
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
