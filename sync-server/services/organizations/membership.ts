/** What a person may do in an organization, decided in the transaction that does it. */
import type { GroupMembership } from '../../../shared/api/onboarding';
import type { Reading } from '../../store/sql/database';
import { findMembership, type NamedMembershipRow } from '../../store/sql/organization-rows';
import { refused } from '../refused';

/** Throws 404 for a person outside of the organization. */
export async function requireMember(
  tx: Reading,
  accountId: string,
  organizationId: string,
): Promise<NamedMembershipRow> {
  const membership = await findMembership(tx, accountId, organizationId);
  if (!membership) throw refused('NOT_FOUND');
  return membership;
}

/** Throws 404 for a person outside of the organization, 403 for its members. */
export async function requireAdmin(
  tx: Reading,
  accountId: string,
  organizationId: string,
): Promise<NamedMembershipRow> {
  const membership = await requireMember(tx, accountId, organizationId);
  if (membership.role !== 'admin') throw refused('NOT_ALLOWED');
  return membership;
}

/** The member whom the administrator names. Throws 404 for a person outside of it, 403 where they name themselves. */
export async function requireOther(
  tx: Reading,
  accountId: string,
  organizationId: string,
  memberId: string,
): Promise<NamedMembershipRow> {
  await requireAdmin(tx, accountId, organizationId);
  const other = await requireMember(tx, memberId, organizationId);
  if (memberId === accountId) throw refused('NOT_ALLOWED');
  return other;
}

/** One organization that a person belongs to, as the API shows it. */
export function sayMembership(membership: NamedMembershipRow): GroupMembership {
  const { organizationId, organizationName, role, sharesReflections } = membership;
  return { organizationId, organizationName, role, sharesReflections: sharesReflections === 1 };
}
