import { sql } from 'drizzle-orm';
import { circleInvites, circleMembers, circles, type MemberRow } from '../../schema/circles';
import type { Writing } from '../database';
import { columnsOf, flag, update } from '../statements';
import { dropNewsOf } from './news-rows';

/** Whoever is in a circle now. */
export const IS_IN = sql`${circleMembers.accountId} IS NOT NULL AND ${circleMembers.leftAt} IS NULL`;

/** Leaders before others, as a term of `ORDER BY`. */
export const LEADER_FIRST = sql`${flag(sql`${circleMembers.role} = 'leader'`)} DESC`;

/** Ends somebody's time in a circle, with what they chose there, and sees to it that the circle is led by somebody who is in it. */
export async function endMembership(
  tx: Writing,
  { id, circleId }: Pick<MemberRow, 'id' | 'circleId'>,
  how: Partial<Pick<MemberRow, 'leftAt' | 'accountId'>>,
): Promise<void> {
  await updateMember(tx, id, { ...how, role: 'member', countsMe: 0 });
  await dropNewsOf(tx, id);
  await keepLed(tx, circleId);
}

/** Ends every membership of a person whose account goes. Their rows stay, without the account, for what they wrote. */
export async function leaveEveryCircle(tx: Writing, accountId: string): Promise<void> {
  const rows = await tx.all<Pick<MemberRow, 'id' | 'circleId'>>(sql`
    SELECT ${columnsOf(circleMembers, ['id', 'circleId'])} FROM ${circleMembers}
    WHERE ${circleMembers.accountId} = ${accountId}`);
  for (const row of rows) await endMembership(tx, row, { accountId: null });
}

/** A circle without a leader goes to whoever has been in it longest, and one that nobody is in goes altogether. */
async function keepLed(tx: Writing, circleId: string): Promise<void> {
  const next = await tx.get<Pick<MemberRow, 'id' | 'role'>>(sql`
    SELECT ${columnsOf(circleMembers, ['id', 'role'])} FROM ${circleMembers}
    WHERE ${circleMembers.circleId} = ${circleId} AND ${IS_IN}
    ORDER BY ${LEADER_FIRST}, ${circleMembers.joinedAt}, ${circleMembers.id} LIMIT 1`);
  if (!next) await removeCircle(tx, circleId);
  else if (next.role !== 'leader') await makeLeader(tx, circleId, next.id);
}

/** Makes a member the leader. An invite ends with the leader who made it (A49). */
export async function makeLeader(tx: Writing, circleId: string, memberId: string): Promise<void> {
  await updateMember(tx, memberId, { role: 'leader' });
  await endInvite(tx, circleId);
}

/** All that was written in it goes with it. */
export async function removeCircle(tx: Writing, circleId: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${circles} WHERE ${circles.id} = ${circleId}`);
}

export async function endInvite(tx: Writing, circleId: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${circleInvites} WHERE ${circleInvites.circleId} = ${circleId}`);
}

export async function updateMember(
  tx: Writing,
  id: string,
  values: Partial<MemberRow>,
): Promise<void> {
  await tx.run(update(circleMembers, values, sql`WHERE ${circleMembers.id} = ${id}`));
}
