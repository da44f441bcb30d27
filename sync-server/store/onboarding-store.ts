import type { GroupMembership } from '../../shared/api/onboarding';
import type { Goal } from '../../shared/records/preference';
import type { Invite } from './organization-store';
import type { InviteRefusal } from './refusal';

/** One organization that a person belongs to. */
export interface Membership extends Pick<GroupMembership, 'role' | 'sharesReflections'> {
  readonly organizationId: string;
  readonly organizationName: string;
  /** Milliseconds since the epoch. */
  readonly joinedAt: number;
}

/** Whether a person has gone through the onboarding, and where they belong. */
export interface Standing {
  /** Milliseconds since the epoch; null while it is to come. */
  readonly onboardedAt: number | null;
  /** By the organization's name. */
  readonly memberships: readonly Membership[];
}

export interface Onboarding {
  readonly goals: readonly Goal[];
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** An organization to join by an invite, or one to found; undefined for neither. */
  readonly group:
    | { readonly kind: 'join'; readonly codeHash: string; readonly sharesReflections: boolean }
    | { readonly kind: 'found'; readonly id: string; readonly name: string }
    | undefined;
}

export type OnboardingResult =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly code: InviteRefusal };

export type FindInviteResult =
  | { readonly ok: true; readonly organizationName: string }
  | { readonly ok: false; readonly code: InviteRefusal };

/** How people begin, and the organizations they begin in. */
export interface OnboardingStore {
  findStanding(accountId: string): Promise<Standing>;
  /** What a person hoped for; none before the onboarding. Rejects with SealBrokenError if what is stored was changed. */
  readGoals(accountId: string): Promise<Goal[]>;
  /**
   * Notes a person's goals, sealed, and lets them join or found an organization, in one transaction: two who redeem the
   * last use of an invite can't both get in. A person who is onboarded already stays as they are. A refused invite
   * changes nothing.
   */
  completeOnboarding(accountId: string, onboarding: Onboarding): Promise<OnboardingResult>;
  createOrganization(id: string, name: string, createdAt: number): Promise<void>;
  createInvite(invite: Invite): Promise<void>;
  /** Where an invite leads that could be redeemed at `now`. */
  findInvite(codeHash: string, now: number): Promise<FindInviteResult>;
}
