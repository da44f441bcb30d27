import type {
  OrganizationInvite,
  OrganizationMember,
  OrganizationView,
} from '../../shared/api/organizations';
import type { InviteRefusal, Refusal } from './refusal';

/** An organisation as one of its people sees it. Times are milliseconds since the epoch. */
export interface Organisation
  extends Pick<OrganizationView, 'role' | 'sharesReflections' | 'memberCount'> {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly joinedAt: number;
}

export interface MemberOfOrganisation extends Omit<OrganizationMember, 'joinedAt'> {
  readonly joinedAt: number;
}

export interface OrganisationInvite extends Omit<OrganizationInvite, 'expiresAt'> {
  readonly expiresAt: number;
}

export interface Invite {
  /** SHA-256 of the code, hex. The code itself is never stored. */
  readonly codeHash: string;
  readonly organisationId: string;
  readonly expiresAt: number;
  /** How many people it lets in. */
  readonly maxUses: number;
}

/** An invite that somebody redeems, and whether they share their reflections there. */
export interface JoinAsked extends Pick<Organisation, 'sharesReflections'> {
  readonly codeHash: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export type JoinResult =
  | { readonly ok: true; readonly organisationId: string }
  | { readonly ok: false; readonly code: InviteRefusal };

/**
 * Organisations, which people found or join. Who may do what is checked in the transaction that does it: a method rejects
 * with {@link Refusal} `NOT_FOUND` for whoever is not in the organisation, `NOT_ALLOWED` for what is its administrator's
 * alone. An organisation has one administrator; when that account goes, whoever has been in it longest takes their place.
 */
export interface OrganisationStore {
  /** By name. */
  listOrganisations(accountId: string): Promise<Organisation[]>;
  /**
   * For the administrator: themselves first, then by name; after where the member of that id stands, if one is named.
   * Rejects with `NOT_FOUND` where that one is gone.
   */
  listOrganisationMembers(
    accountId: string,
    organisationId: string,
    page: { readonly after?: string | undefined; readonly limit: number },
  ): Promise<MemberOfOrganisation[]>;
  /** For the administrator, of somebody else. Ends the invite too. */
  removeOrganisationMember(
    accountId: string,
    organisationId: string,
    memberId: string,
  ): Promise<void>;
  /** Rejects with `ADMIN_STAYS` for the administrator of others. Whoever is the last takes the organisation with them. */
  leaveOrganisation(accountId: string, organisationId: string): Promise<void>;
  /** For the administrator, who is a member from then on. */
  passAdministration(
    accountId: string,
    organisationId: string,
    memberId: string,
  ): Promise<Organisation>;
  /** For anybody in it, about themselves. */
  shareReflections(
    accountId: string,
    organisationId: string,
    sharesReflections: boolean,
  ): Promise<Organisation>;

  /** For the administrator. In the place of every invite before. */
  setOrganisationInvite(accountId: string, invite: Invite): Promise<void>;
  /** For the administrator: the invite that could be redeemed at `now`. */
  readOrganisationInvite(
    accountId: string,
    organisationId: string,
    now: number,
  ): Promise<OrganisationInvite | undefined>;
  /** For the administrator. */
  endOrganisationInvite(accountId: string, organisationId: string): Promise<void>;
  /**
   * Redeems an invite in one transaction: two who redeem its last use can't both get in. Whoever is in already uses nothing
   * up, and shares as before.
   */
  joinOrganisation(accountId: string, asked: JoinAsked): Promise<JoinResult>;
}
