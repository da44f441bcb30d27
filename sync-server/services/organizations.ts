import {
  type NewOrganizationInvite,
  ORGANIZATION_INVITE,
  ORGANIZATION_MEMBERS_PAGE,
  type OrganizationInvite,
  type OrganizationMember,
  type OrganizationView,
} from '../../shared/api/organizations';
import { notFound } from '../errors/problem';
import type { JoinAsked, Organization, OrganizationStore } from '../store/organization-store';
import { mapRefusal, refused } from './map-refusal';
import { hashInviteCode, newInviteCode } from './onboarding/invite-code';
import { sayMembership } from './onboarding/onboarding';
import { type PokeDeps, pokeAccounts } from './pokes';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The dependencies of the services of organizations. */
export interface OrganizationDeps extends PokeDeps {
  readonly store: OrganizationStore & PokeDeps['store'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export async function listOrganizations(
  { store }: OrganizationDeps,
  accountId: string,
): Promise<OrganizationView[]> {
  return (await store.listOrganizations(accountId)).map(sayOrganization);
}

/** A page of an organization's people; `after` is the last one of the page before. For the administrator. */
export async function listOrganizationMembers(
  { store }: OrganizationDeps,
  accountId: string,
  organizationId: string,
  after: string | undefined,
): Promise<OrganizationMember[]> {
  const page = { after, limit: ORGANIZATION_MEMBERS_PAGE };
  const listed = store.listOrganizationMembers(accountId, organizationId, page);
  const members = await mapRefusal(listed);
  return members.map((member) => ({ ...member, joinedAt: iso(member.joinedAt) }));
}

/** Removes a member; their devices are poked and ask. For the administrator. */
export async function removeOrganizationMember(
  deps: OrganizationDeps,
  accountId: string,
  organizationId: string,
  memberId: string,
): Promise<void> {
  await mapRefusal(deps.store.removeOrganizationMember(accountId, organizationId, memberId));
  await pokeAccounts(deps, [memberId]);
}

export async function leaveOrganization(
  { store }: OrganizationDeps,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await mapRefusal(store.leaveOrganization(accountId, organizationId));
}

/** Makes another member the administrator. For the administrator, who stays as a member. */
export async function passAdministration(
  deps: OrganizationDeps,
  accountId: string,
  organizationId: string,
  memberId: string,
): Promise<OrganizationView> {
  const passed = deps.store.passAdministration(accountId, organizationId, memberId);
  const organization = sayOrganization(await mapRefusal(passed));
  await pokeAccounts(deps, [memberId]);
  return organization;
}

/** Sets whether a person shares their reflections in an organization from now on. */
export async function shareReflections(
  { store }: OrganizationDeps,
  accountId: string,
  organizationId: string,
  shares: boolean,
): Promise<OrganizationView> {
  const kept = store.shareReflections(accountId, organizationId, shares);
  return sayOrganization(await mapRefusal(kept));
}

/** Makes a new code; the previous code is no longer valid. For the administrator, who gets the code this one time. */
export async function makeOrganizationInvite(
  { store, now }: OrganizationDeps,
  accountId: string,
  organizationId: string,
  maxUses: number,
): Promise<NewOrganizationInvite> {
  const code = newInviteCode();
  const expiresAt = now() + ORGANIZATION_INVITE.days * DAY_MS;
  const invite = {
    codeHash: hashInviteCode(code),
    organizationId,
    expiresAt,
    maxUses,
  };
  await mapRefusal(store.setOrganizationInvite(accountId, invite));
  return { code, expiresAt: iso(expiresAt), usesLeft: maxUses };
}

/** The valid invite, without its code; null where there is none. For the administrator. */
export async function readOrganizationInvite(
  { store, now }: OrganizationDeps,
  accountId: string,
  organizationId: string,
): Promise<OrganizationInvite | null> {
  const invited = store.readOrganizationInvite(accountId, organizationId, now());
  const invite = await mapRefusal(invited);
  return invite ? { ...invite, expiresAt: iso(invite.expiresAt) } : null;
}

/** Ends the invite: its code is no longer valid. For the administrator. */
export async function endOrganizationInvite(
  { store }: OrganizationDeps,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await mapRefusal(store.endOrganizationInvite(accountId, organizationId));
}

/** Adds a person by a code. Throws a Problem for a code that is not valid. */
export async function joinOrganization(
  { store, now }: OrganizationDeps,
  accountId: string,
  { inviteCode, ...asked }: Pick<JoinAsked, 'sharesReflections'> & { readonly inviteCode: string },
): Promise<OrganizationView> {
  const codeHash = hashInviteCode(inviteCode);
  const joined = await store.joinOrganization(accountId, { ...asked, codeHash, at: now() });
  if (!joined.ok) throw refused(joined.code);
  const all = await store.listOrganizations(accountId);
  const organization = all.find(({ organizationId }) => organizationId === joined.organizationId);
  // The person was removed in the same moment.
  if (!organization) throw notFound();
  return sayOrganization(organization);
}

function sayOrganization(organization: Organization): OrganizationView {
  const { memberCount, joinedAt } = organization;
  return { ...sayMembership(organization), memberCount, joinedAt: iso(joinedAt) };
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
