import { isoMoment } from '../../../shared/api/export';
import {
  ORGANIZATION_MEMBERS_PAGE,
  type OrganizationMember,
  type OrganizationView,
} from '../../../shared/api/organizations';
import { endMembership, makeAdmin } from '../../store/sql/memberships';
import {
  deleteInvites,
  findMemberPlace,
  listMembersAfter,
  listMemberships,
  type NamedMembershipRow,
  updateMembership,
} from '../../store/sql/organization-rows';
import type { Store } from '../../store/store';
import { type PokeDeps, pokeAccounts } from '../pokes';
import { refused } from '../refused';
import { requireAdmin, requireMember, requireOther, sayMembership } from './membership';

/** The dependencies of the services of organizations. */
export interface OrganizationDeps extends PokeDeps {
  readonly store: Pick<Store, 'read' | 'write'> & PokeDeps['store'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Where a person belongs, by name. */
export async function listOrganizations(
  { store }: Pick<OrganizationDeps, 'store'>,
  accountId: string,
): Promise<OrganizationView[]> {
  const memberships = await store.read((tx) => listMemberships(tx, accountId));
  return memberships.map(sayOrganization);
}

/**
 * A page of an organization's people: the administrator first, then by name; `after` is the last one of the page before. For
 * the administrator. Throws 404 where `after` is gone.
 */
export function listOrganizationMembers(
  { store }: Pick<OrganizationDeps, 'store'>,
  accountId: string,
  organizationId: string,
  after: string | undefined,
  limit = ORGANIZATION_MEMBERS_PAGE,
): Promise<OrganizationMember[]> {
  return store.read(async (tx) => {
    await requireAdmin(tx, accountId, organizationId);
    const last = after === undefined ? after : await findMemberPlace(tx, organizationId, after);
    if (after !== undefined && !last) throw refused('NOT_FOUND');
    const rows = await listMembersAfter(tx, organizationId, last, limit);
    return rows.map((row) => ({
      ...row,
      isMe: row.id === accountId,
      joinedAt: isoMoment(row.joinedAt),
    }));
  });
}

/** Removes a member and ends the invite; their devices are poked and ask. For the administrator. */
export async function removeOrganizationMember(
  deps: OrganizationDeps,
  accountId: string,
  organizationId: string,
  memberId: string,
): Promise<void> {
  await deps.store.write(async (tx) => {
    await endMembership(tx, await requireOther(tx, accountId, organizationId, memberId));
    await deleteInvites(tx, organizationId);
  });
  await pokeAccounts(deps, [memberId]);
}

/** Throws `ADMIN_STAYS` for the administrator of others. The last person takes the organization with them. */
export async function leaveOrganization(
  { store }: Pick<OrganizationDeps, 'store'>,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await store.write(async (tx) => {
    const membership = await requireMember(tx, accountId, organizationId);
    if (isAdminOfOthers(membership)) throw refused('ADMIN_STAYS');
    await endMembership(tx, membership);
  });
}

/** Makes another member the administrator. For the administrator, who stays as a member. */
export async function passAdministration(
  deps: OrganizationDeps,
  accountId: string,
  organizationId: string,
  memberId: string,
): Promise<OrganizationView> {
  const passed = await deps.store.write(async (tx) => {
    await requireOther(tx, accountId, organizationId, memberId);
    await updateMembership(tx, accountId, organizationId, { role: 'member' });
    await makeAdmin(tx, memberId, organizationId);
    return requireMember(tx, accountId, organizationId);
  });
  await pokeAccounts(deps, [memberId]);
  return sayOrganization(passed);
}

/** Sets whether a person shares their reflections in an organization from now on. */
export async function shareReflections(
  { store }: Pick<OrganizationDeps, 'store'>,
  accountId: string,
  organizationId: string,
  shares: boolean,
): Promise<OrganizationView> {
  const kept = await store.write(async (tx) => {
    await updateMembership(tx, accountId, organizationId, { sharesReflections: Number(shares) });
    return requireMember(tx, accountId, organizationId);
  });
  return sayOrganization(kept);
}

/** An organization as one of its people sees it. */
export function sayOrganization(membership: NamedMembershipRow): OrganizationView {
  const { memberCount, joinedAt, accent, mark, markType } = membership;
  const shown = mark && `data:${markType};base64,${mark.toString('base64')}`;
  return {
    ...sayMembership(membership),
    memberCount,
    accent,
    mark: shown,
    joinedAt: isoMoment(joinedAt),
  };
}

function isAdminOfOthers({ role, memberCount }: NamedMembershipRow): boolean {
  return role === 'admin' && memberCount > 1;
}
