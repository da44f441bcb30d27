import type {
  CircleMembership,
  GroupMembership,
  OnboardingRequest,
  UserType,
  UserTypeAnswer,
} from '../../../shared/api/onboarding';
import type { InviteRefusal } from '../../store/invite-refusal';
import type { Membership, Standing, Store } from '../../store/store';
import { Problem } from '../problem';
import { hashInviteCode } from './invite-code';

export interface OnboardingDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly randomId: () => string;
}

/**
 * Completes the onboarding of a person, once: whoever has done so already gets the same answer and nothing is changed.
 * Throws a Problem, and changes nothing, for an invite code that leads nowhere.
 */
export async function completeOnboarding(
  { store, now, randomId }: OnboardingDeps,
  accountId: string,
  asked: OnboardingRequest,
): Promise<UserTypeAnswer> {
  const result = await store.completeOnboarding(accountId, {
    goals: [...new Set(asked.goals)],
    at: now(),
    group: groupOf(asked, randomId),
  });
  if (!result.ok) throw refusedInvite(result.code);
  return sayStanding(result.standing, await store.listCircleMemberships(accountId));
}

/** A person's type and memberships. */
export async function readUserType(store: Store, accountId: string): Promise<UserTypeAnswer> {
  const circles = await store.listCircleMemberships(accountId);
  return sayStanding(await store.findStanding(accountId), circles);
}

/** The name of the organization that a code leads to. Throws a Problem for one that leads nowhere. */
export async function checkInvite(
  { store, now }: Pick<OnboardingDeps, 'store' | 'now'>,
  code: string,
): Promise<string> {
  const result = await store.findInvite(hashInviteCode(code), now());
  if (!result.ok) throw refusedInvite(result.code);
  return result.organisationName;
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

/** One organization that a person belongs to, as the calls tell it. */
export function sayMembership(membership: Membership): GroupMembership {
  const { organisationId, organisationName, role, sharesReflections } = membership;
  return {
    organizationId: organisationId,
    organizationName: organisationName,
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

/** Why an invite code lets nobody in. */
export function refusedInvite(code: InviteRefusal): Problem {
  switch (code) {
    case 'INVITE_UNKNOWN':
      return new Problem(
        404,
        code,
        'We don’t know this invite code. Please check how it is spelled.',
      );
    case 'INVITE_EXPIRED':
      return new Problem(409, code, 'This invite code has expired. Please ask for a new one.');
    case 'INVITE_USED':
      return new Problem(409, code, 'This invite code has been used up. Please ask for a new one.');
  }
}
