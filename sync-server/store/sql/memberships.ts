/** Who looks after an organization when somebody goes: also where an account is erased or a backup restored. */
import type { MembershipRow } from '../schema/organizations';
import type { Writing } from './database';
import {
  deleteInvites,
  deleteMembership,
  deleteOrganization,
  findFirstMember,
  listMemberships,
  updateMembership,
} from './organization-rows';

/**
 * Ends a membership. The organization is deleted with its last one; where its administrator goes, the member who has been in
 * it longest takes their place.
 */
export async function endMembership(
  tx: Writing,
  { accountId, organizationId, role }: MembershipRow,
): Promise<void> {
  await deleteMembership(tx, accountId, organizationId);
  const next = await findFirstMember(tx, organizationId);
  if (!next) await deleteOrganization(tx, organizationId);
  else if (role === 'admin' && next.role !== 'admin')
    await makeAdmin(tx, next.accountId, organizationId);
}

/** Ends every membership of a person. */
export async function endMemberships(tx: Writing, accountId: string): Promise<void> {
  for (const row of await listMemberships(tx, accountId)) await endMembership(tx, row);
}

/** Makes a member the administrator, and ends the invites that the one before made (A49). */
export async function makeAdmin(
  tx: Writing,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await updateMembership(tx, accountId, organizationId, { role: 'admin' });
  await deleteInvites(tx, organizationId);
}
