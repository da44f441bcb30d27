import type {
  CircleMembership,
  GroupMembership,
  InviteAnswer,
  OnboardingRequest,
  UserType,
  UserTypeAnswer,
} from '../../../shared/api/onboarding';
import type { Membership, Standing } from '../../store/onboarding-store';
import type { Store } from '../../store/store';
import { readCircleMemberships } from '../circles/circles';
import { checkCircleInvite, joinByCode } from '../circles/invites';
import { refused } from '../map-refusal';
import { hashInviteCode } from './invite-code';

export interface OnboardingDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly randomId: () => string;
}

/**
 * Completes the onboarding of a person, once: a repeat gets the same answer and changes nothing. A code may be an
 * organization's or a prayer circle's. Throws a Problem, and changes nothing, for a code that is not valid.
 */
export async function completeOnboarding(
  deps: OnboardingDeps,
  accountId: string,
  asked: OnboardingRequest,
): Promise<UserTypeAnswer> {
  const { store, now, randomId } = deps;
  const goals = [...new Set(asked.goals)];
  const group = groupOf(asked, randomId);
  const result = await store.completeOnboarding(accountId, { goals, at: now(), group });
  if (!result.ok) {
    if (group?.kind !== 'join' || result.code !== 'INVITE_UNKNOWN') throw refused(result.code);
    const { codeHash } = group;
    const joining = { codeHash, memberId: randomId(), at: now() };
    const asker = { accountId, today: '' };
    await store.write((tx) => joinByCode(tx, store.keys, asker, joining));
    await store.completeOnboarding(accountId, { goals, at: now(), group: undefined });
  }
  return readUserType(store, accountId);
}

/** A person's type and memberships. */
export async function readUserType(store: Store, accountId: string): Promise<UserTypeAnswer> {
  const circles = await store.read((tx) => readCircleMemberships(tx, store.keys, accountId));
  return sayStanding(await store.findStanding(accountId), circles);
}

/** The name of the organization or circle of a code. Throws a Problem for a code that is not valid. */
export async function checkInvite(
  deps: Pick<OnboardingDeps, 'store' | 'now'>,
  code: string,
): Promise<InviteAnswer> {
  const result = await deps.store.findInvite(hashInviteCode(code), deps.now());
  if (result.ok) return { organizationName: result.organizationName, kind: 'organization' };
  if (result.code !== 'INVITE_UNKNOWN') throw refused(result.code);
  const { name } = await checkCircleInvite(deps, code);
  return { organizationName: name, kind: 'circle' };
}

function sayStanding(
  { onboardedAt, memberships }: Standing,
  circles: readonly CircleMembership[],
): UserTypeAnswer {
  return {
    userType: userTypeOf(memberships, circles),
    groupMemberships: [...memberships.map(sayMembership), ...circles],
    onboarded: onboardedAt !== null,
  };
}

/** One organization that a person belongs to, as the API shows it. */
export function sayMembership(membership: Membership): GroupMembership {
  const { organizationId, organizationName, role, sharesReflections } = membership;
  return {
    organizationId,
    organizationName,
    role,
    sharesReflections,
  };
}

/** The type follows from the memberships, so the two can never disagree. */
function userTypeOf(
  memberships: readonly Membership[],
  circles: readonly CircleMembership[],
): UserType {
  if (memberships.some(({ role }) => role === 'admin')) return 'corporate_admin';
  return memberships.length + circles.length > 0 ? 'group_member' : 'individual';
}

function groupOf(asked: OnboardingRequest, randomId: () => string) {
  const { userType, inviteCode, organizationName, shareReflectionsWithGroup } = asked;
  if (userType === 'group_member' && inviteCode) {
    const codeHash = hashInviteCode(inviteCode);
    return { kind: 'join', codeHash, sharesReflections: shareReflectionsWithGroup } as const;
  }
  if (userType === 'corporate_admin' && organizationName) {
    return { kind: 'found', id: randomId(), name: organizationName } as const;
  }
  return undefined;
}
