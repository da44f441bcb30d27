import type {
  OrganizationInvite,
  OrganizationMember,
  OrganizationView,
} from '../../shared/api/organizations';
import type { InviteRefusal, Refusal } from './refusal';

/** An organization as one of its people sees it. Times are milliseconds since the epoch. */
export interface Organization
  extends Pick<OrganizationView, 'role' | 'sharesReflections' | 'memberCount'> {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly joinedAt: number;
}

export interface MemberOfOrganization extends Omit<OrganizationMember, 'joinedAt'> {
  readonly joinedAt: number;
}

export interface OpenInvite extends Omit<OrganizationInvite, 'expiresAt'> {
  readonly expiresAt: number;
}

export interface Invite {
  /** SHA-256 of the code, hex. The code itself is never stored. */
  readonly codeHash: string;
  readonly organizationId: string;
  readonly expiresAt: number;
  /** How many people it lets in. */
  readonly maxUses: number;
}

/** An invite that somebody redeems, and whether they share their reflections there. */
export interface JoinAsked extends Pick<Organization, 'sharesReflections'> {
  readonly codeHash: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export type JoinResult =
  | { readonly ok: true; readonly organizationId: string }
  | { readonly ok: false; readonly code: InviteRefusal };

/**
 * Organizations, which people found or join. Who may do what is checked in the transaction that does it: a method rejects
 * with {@link Refusal} `NOT_FOUND` for whoever is not in the organization, `NOT_ALLOWED` for what is its administrator's
 * alone. An organization has one administrator; when that account goes, whoever has been in it longest takes their place.
 */
export interface OrganizationStore {
  /** By name. */
  listOrganizations(accountId: string): Promise<Organization[]>;
  /**
   * For the administrator: themselves first, then by name; after where the member of that id stands, if one is named.
   * Rejects with `NOT_FOUND` where that one is gone.
   */
  listOrganizationMembers(
    accountId: string,
    organizationId: string,
    page: { readonly after?: string | undefined; readonly limit: number },
  ): Promise<MemberOfOrganization[]>;
  /** For the administrator, of somebody else. Ends the invite too. */
  removeOrganizationMember(
    accountId: string,
    organizationId: string,
    memberId: string,
  ): Promise<void>;
  /** Rejects with `ADMIN_STAYS` for the administrator of others. Whoever is the last takes the organization with them. */
  leaveOrganization(accountId: string, organizationId: string): Promise<void>;
  /** For the administrator, who is a member from then on. */
  passAdministration(
    accountId: string,
    organizationId: string,
    memberId: string,
  ): Promise<Organization>;
  /** For anybody in it, about themselves. */
  shareReflections(
    accountId: string,
    organizationId: string,
    sharesReflections: boolean,
  ): Promise<Organization>;

  /** For the administrator. In the place of every invite before. */
  setOrganizationInvite(accountId: string, invite: Invite): Promise<void>;
  /** For the administrator: the invite that could be redeemed at `now`. */
  readOrganizationInvite(
    accountId: string,
    organizationId: string,
    now: number,
  ): Promise<OpenInvite | undefined>;
  /** For the administrator. */
  endOrganizationInvite(accountId: string, organizationId: string): Promise<void>;
  /**
   * Redeems an invite in one transaction: two who redeem its last use can't both get in. Whoever is in already uses nothing
   * up, and shares as before.
   */
  joinOrganization(accountId: string, asked: JoinAsked): Promise<JoinResult>;
}
