import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../schema/accounts';
import {
  type CirclePlanRow,
  circleGuidance,
  circlePlans,
  type GuidanceRow,
} from '../../schema/circles';
import type { Reading, Writing } from '../database';
import { columnsOf, insertInto, selectFrom, update, upsert } from '../statements';
import { joinAuthor } from './post-rows';

/** A note, a theme or a prompt, and the username of its author, null once their account is erased. */
export interface SeenGuidanceRow extends GuidanceRow {
  readonly name: string | null;
}

export function findSeenGuidance(tx: Reading, id: string): Promise<SeenGuidanceRow | undefined> {
  return tx.get<SeenGuidanceRow>(selectSeen(isThis(id)));
}

/** Everything in a circle, newest first. */
export function listSeenGuidance(tx: Reading, circleId: string): Promise<SeenGuidanceRow[]> {
  return tx.all<SeenGuidanceRow>(
    selectSeen(sql`
      WHERE ${circleGuidance.circleId} = ${circleId} ORDER BY ${circleGuidance.number} DESC`),
  );
}

export async function countGuidance(tx: Reading, circleId: string): Promise<number> {
  const counted = await tx.get<{ readonly items: number }>(sql`
    SELECT COUNT(*) AS "items" FROM ${circleGuidance}
    WHERE ${circleGuidance.circleId} = ${circleId}`);
  return counted?.items ?? 0;
}

export async function addGuidanceRow(tx: Writing, row: Omit<GuidanceRow, 'number'>): Promise<void> {
  await tx.run(insertInto(circleGuidance, row));
}

export async function keepGuidance(
  tx: Writing,
  id: string,
  changed: Pick<GuidanceRow, 'memberId' | 'updatedAt' | 'body'>,
): Promise<void> {
  await tx.run(update(circleGuidance, changed, isThis(id)));
}

export async function removeGuidance(tx: Writing, id: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${circleGuidance} ${isThis(id)}`);
}

export function findPlan(tx: Reading, circleId: string): Promise<CirclePlanRow | undefined> {
  return tx.get<CirclePlanRow>(selectFrom(circlePlans, isOf(circleId)));
}

/** In the place of the one before. */
export async function keepPlan(tx: Writing, row: CirclePlanRow): Promise<void> {
  await tx.run(upsert(circlePlans, row));
}

/** False where there is none. */
export async function removePlan(tx: Writing, circleId: string): Promise<boolean> {
  return (await tx.run(sql`DELETE FROM ${circlePlans} ${isOf(circleId)}`)) > 0;
}

function isThis(id: string): SQL {
  return sql`WHERE ${circleGuidance.id} = ${id}`;
}

function isOf(circleId: string): SQL {
  return sql`WHERE ${circlePlans.circleId} = ${circleId}`;
}

/** `rest` begins with `WHERE`. */
function selectSeen(rest: SQL): SQL {
  return sql`
    SELECT ${columnsOf(circleGuidance)}, ${accounts.username} AS "name"
    FROM ${circleGuidance} ${joinAuthor(circleGuidance.memberId)}
    ${rest}`;
}
