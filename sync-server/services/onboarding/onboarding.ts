import type {
  CircleMembership,
  InviteAnswer,
  OnboardingRequest,
  UserType,
  UserTypeAnswer,
} from '../../../shared/api/onboarding';
import type { Reading } from '../../store/sql/database';
import { findOnboarding } from '../../store/sql/onboarding-rows';
import {
  findInvite,
  listMemberships,
  type NamedMembershipRow,
} from '../../store/sql/organization-rows';
import type { Store } from '../../store/store';
import type { CircleDeps } from '../circles/circle-deps';
import { readCircleMemberships } from '../circles/circles';
import { checkCircleInvite } from '../circles/invites';
import { requireOpen } from '../organizations/invites';
import { sayMembership } from '../organizations/membership';
import { hashInviteCode } from './invite-code';
import { type Onboarding, onboard } from './onboard';

export type OnboardingDeps = Pick<CircleDeps, 'store' | 'now' | 'randomId'>;

/** Whether a person has gone through the onboarding, and where they belong. */
export interface Standing {
  /** Milliseconds since the epoch; null while it is to come. */
  readonly onboardedAt: number | null;
  /** By the organization's name. */
  readonly memberships: readonly NamedMembershipRow[];
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
  await onboard(store, accountId, { goals, at: now(), group: groupOf(asked, randomId) });
  return readUserType(store, accountId);
}

/** A person's type and memberships. */
export function readUserType(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  accountId: string,
): Promise<UserTypeAnswer> {
  return read(async (tx) => {
    const circles = await readCircleMemberships(tx, keys, accountId);
    const { onboardedAt, memberships } = await readStanding(tx, accountId);
    return {
      userType: userTypeOf(memberships, circles),
      groupMemberships: [...memberships.map(sayMembership), ...circles],
      onboarded: onboardedAt !== null,
    };
  });
}

export async function readStanding(tx: Reading, accountId: string): Promise<Standing> {
  const onboarding = await findOnboarding(tx, accountId);
  return {
    onboardedAt: onboarding?.completedAt ?? null,
    memberships: await listMemberships(tx, accountId),
  };
}

/** The name of the organization or circle of a code. Throws a Problem for a code that is not valid. */
export async function checkInvite(
  deps: Pick<OnboardingDeps, 'store' | 'now'>,
  code: string,
): Promise<InviteAnswer> {
  const invite = await deps.store.read((tx) => findInvite(tx, hashInviteCode(code)));
  if (invite) {
    requireOpen(invite, deps.now());
    return { organizationName: invite.organizationName, kind: 'organization' };
  }
  const { name } = await checkCircleInvite(deps, code);
  return { organizationName: name, kind: 'circle' };
}

/** The type follows from the memberships, so the two can never disagree. */
function userTypeOf(
  memberships: readonly NamedMembershipRow[],
  circles: readonly CircleMembership[],
): UserType {
  if (memberships.some(({ role }) => role === 'admin')) return 'corporate_admin';
  return memberships.length + circles.length > 0 ? 'group_member' : 'individual';
}

function groupOf(asked: OnboardingRequest, randomId: () => string): Onboarding['group'] {
  const { userType, inviteCode, organizationName, shareReflectionsWithGroup } = asked;
  if (userType === 'group_member' && inviteCode) {
    const codeHash = hashInviteCode(inviteCode);
    const sharesReflections = shareReflectionsWithGroup;
    return { kind: 'join', codeHash, sharesReflections, memberId: randomId() };
  }
  if (userType === 'corporate_admin' && organizationName) {
    return { kind: 'found', id: randomId(), name: organizationName };
  }
  return undefined;
}
