import { sql } from 'drizzle-orm';
import { accounts } from '../../schema/accounts';
import { circleBlocks, circleMembers, type MemberRow } from '../../schema/circles';
import type { Reading, Writing } from '../database';
import { columnsOf, flag, insertInto, insertUnlessThere, selectFrom } from '../statements';
import { IS_IN, LEADER_FIRST } from './membership';

/** Somebody who is or was in a circle and has an account. */
export interface PersonRow extends MemberRow {
  readonly accountId: string;
}

/** The same as another person sees them. */
export interface SeenMemberRow extends Omit<PersonRow, 'circleId' | 'countsMe'> {
  readonly name: string;
  /** 1 where whoever looks has blocked them, else 0. */
  readonly isBlocked: number;
}

/** What a person is or was in a circle. */
export function findMembership(
  tx: Reading,
  accountId: string,
  circleId: string,
): Promise<MemberRow | undefined> {
  return tx.get<MemberRow>(
    selectFrom(
      circleMembers,
      sql`WHERE ${circleMembers.circleId} = ${circleId} AND ${circleMembers.accountId} = ${accountId}`,
    ),
  );
}

/** By their id in the circle. */
export function findPerson(
  tx: Reading,
  circleId: string,
  memberId: string,
): Promise<PersonRow | undefined> {
  return tx.get<PersonRow>(
    selectFrom(
      circleMembers,
      sql`WHERE ${circleMembers.circleId} = ${circleId} AND ${circleMembers.id} = ${memberId}
        AND ${circleMembers.accountId} IS NOT NULL`,
    ),
  );
}

/** The leader first, then by name; who has left too. */
export function listSeenMembers(
  tx: Reading,
  viewerId: string,
  circleId: string,
): Promise<SeenMemberRow[]> {
  const isBlocked = sql`EXISTS (SELECT 1 FROM ${circleBlocks}
    WHERE ${circleBlocks.accountId} = ${viewerId}
      AND ${circleBlocks.blockedId} = ${circleMembers.accountId})`;
  return tx.all<SeenMemberRow>(sql`
    SELECT ${columnsOf(circleMembers, ['id', 'accountId', 'role', 'joinedAt', 'leftAt'])},
      ${accounts.username} AS "name", ${flag(isBlocked)} AS "isBlocked"
    FROM ${circleMembers} JOIN ${accounts} ON ${accounts.id} = ${circleMembers.accountId}
    WHERE ${circleMembers.circleId} = ${circleId}
    ORDER BY ${LEADER_FIRST}, ${accounts.usernameKey}`);
}

/** How many are in a circle. */
export async function countMembers(tx: Reading, circleId: string): Promise<number> {
  const counted = await tx.get<{ readonly present: number }>(sql`
    SELECT COUNT(*) AS "present" FROM ${circleMembers}
    WHERE ${circleMembers.circleId} = ${circleId} AND ${IS_IN}`);
  return counted?.present ?? 0;
}

export async function addMember(
  tx: Writing,
  row: Omit<PersonRow, 'leftAt' | 'countsMe'>,
): Promise<void> {
  await tx.run(insertInto(circleMembers, row));
}

export async function addBlock(tx: Writing, accountId: string, blockedId: string): Promise<void> {
  await tx.run(insertUnlessThere(circleBlocks, { accountId, blockedId }));
}

export async function removeBlock(
  tx: Writing,
  accountId: string,
  blockedId: string,
): Promise<void> {
  await tx.run(sql`
    DELETE FROM ${circleBlocks}
    WHERE ${circleBlocks.accountId} = ${accountId} AND ${circleBlocks.blockedId} = ${blockedId}`);
}

/** Usernames of those a person has blocked. */
export async function listBlockedNames(tx: Reading, accountId: string): Promise<string[]> {
  const rows = await tx.all<{ readonly username: string }>(sql`
    SELECT ${accounts.username} AS "username"
    FROM ${circleBlocks} JOIN ${accounts} ON ${accounts.id} = ${circleBlocks.blockedId}
    WHERE ${circleBlocks.accountId} = ${accountId} ORDER BY ${accounts.usernameKey}`);
  return rows.map(({ username }) => username);
}
