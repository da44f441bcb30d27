import { type SQL, sql } from 'drizzle-orm';
import type { Membership } from '../onboarding-store';
import { Refusal } from '../refusal';
import { invites, type MembershipRow, memberships, organizations } from '../schema/organizations';
import type { Reading, Writing } from './database';
import { columnsOf, flag, insertInto, selectFrom, update } from './statements';

const { accountId: member, organizationId: place, role, joinedAt } = memberships;

/** Rejects with `NOT_FOUND` for a person outside of the organization. */
export async function requireMember(
  tx: Reading,
  accountId: string,
  organizationId: string,
): Promise<MembershipRow> {
  const membership = await findMembership(tx, accountId, organizationId);
  if (!membership) throw new Refusal('NOT_FOUND');
  return membership;
}

/** Rejects with `NOT_FOUND` for a person outside of the organization, `NOT_ALLOWED` for its members. */
export async function requireAdmin(
  tx: Reading,
  accountId: string,
  organizationId: string,
): Promise<void> {
  const membership = await requireMember(tx, accountId, organizationId);
  if (membership.role !== 'admin') throw new Refusal('NOT_ALLOWED');
}

/**
 * Ends a membership. The organization is deleted with its last one; where its administrator goes, the member who has been in
 * it longest takes their place.
 */
export async function endMembership(tx: Writing, ended: MembershipRow): Promise<void> {
  const { accountId, organizationId } = ended;
  await tx.run(sql`DELETE FROM ${memberships} WHERE ${isThis(accountId, organizationId)}`);
  const next = await findSuccessor(tx, organizationId);
  if (!next) await deleteOrganization(tx, organizationId);
  else if (ended.role === 'admin' && next.role !== 'admin')
    await makeAdmin(tx, next.accountId, organizationId);
}

/** Ends every membership of a person. */
export async function endMemberships(tx: Writing, accountId: string): Promise<void> {
  const rows = await tx.all<MembershipRow>(
    selectFrom(memberships, sql`WHERE ${member} = ${accountId}`),
  );
  for (const row of rows) await endMembership(tx, row);
}

/** Makes a member the administrator, and ends the invites that the one before made (A49). */
export async function makeAdmin(
  tx: Writing,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await tx.run(updateMembership(accountId, organizationId, { role: 'admin' }));
  await endInvites(tx, organizationId);
}

export async function addMembership(
  tx: Writing,
  membership: Omit<MembershipRow, 'sharesReflections'> & Pick<Membership, 'sharesReflections'>,
): Promise<void> {
  const sharesReflections = Number(membership.sharesReflections);
  await tx.run(insertInto(memberships, { ...membership, sharesReflections }));
}

export async function endInvites(tx: Writing, organizationId: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${invites} WHERE ${invites.organizationId} = ${organizationId}`);
}

export function findMembership(
  tx: Reading,
  accountId: string,
  organizationId: string,
): Promise<MembershipRow | undefined> {
  return tx.get<MembershipRow>(
    selectFrom(memberships, sql`WHERE ${isThis(accountId, organizationId)}`),
  );
}

export function updateMembership(
  accountId: string,
  organizationId: string,
  values: Partial<MembershipRow>,
): SQL {
  return update(memberships, values, sql`WHERE ${isThis(accountId, organizationId)}`);
}

function isThis(accountId: string, organizationId: string): SQL {
  return sql`${member} = ${accountId} AND ${place} = ${organizationId}`;
}

/** The administrator, else the member who has been in it longest; undefined where nobody is in it. */
function findSuccessor(
  tx: Reading,
  organizationId: string,
): Promise<Pick<MembershipRow, 'accountId' | 'role'> | undefined> {
  return tx.get(sql`
    SELECT ${columnsOf(memberships, ['accountId', 'role'])} FROM ${memberships}
    WHERE ${place} = ${organizationId}
    ORDER BY ${flag(sql`${role} <> 'admin'`)}, ${joinedAt}, ${member} LIMIT 1`);
}

async function deleteOrganization(tx: Writing, organizationId: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${organizations} WHERE ${organizations.id} = ${organizationId}`);
}
