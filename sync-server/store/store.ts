/**
 * What the server keeps, and what a store promises. Async, so that another database can stand behind it.
 * `store.contract.ts` is the suite every store passes.
 */
import type { FeedbackRequest, FeedbackView } from '../../shared/api/feedback';
import type { Goal, GroupMembership } from '../../shared/api/onboarding';
import type { PrivacySettings } from '../../shared/api/privacy-settings';
import type { MediaType } from '../../shared/protocol/media';
import type { Plan, PushAnswer } from '../../shared/protocol/messages';
import type { RecordState } from '../../shared/records/record';
import type { ImageType } from '../services/profile/image-type';
import type { PersonKey } from '../services/sealing/keys';
import type { AnalyticsStore } from './analytics-store';
import type { BillingStore } from './billing-store';
import type { CircleStore } from './circle-store';
import type { CompanionStore } from './companion-store';
import type { Invite, OrganisationStore } from './organisation-store';
import type { PokeStore } from './poke-store';
import type { InviteRefusal } from './refusal';
import type { SuggestionStore } from './suggestion-store';

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly plan: Plan;
  /** IANA zone last reported by a client, or null. */
  readonly timeZone: string | null;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** A session as it begins. */
export interface NewSession {
  /** SHA-256 of the token, hex. The token itself is never stored. */
  readonly tokenHash: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** What it signed in with, such as `Chrome on Android`. */
  readonly device?: string;
  /** What its person calls it; kept sealed. */
  readonly deviceName?: string;
}

export interface Session extends Omit<NewSession, 'device' | 'deviceName'> {
  /** Null where it was not noted. */
  readonly device: string | null;
  /** Milliseconds since the epoch, see `touchSession`. */
  readonly lastSeenAt: number;
}

export interface NamedSession extends Session {
  /** What its person calls the device; null where they don't, or where what is stored was changed. */
  readonly deviceName: string | null;
}

/** A link by which a forgotten password is replaced, once. */
export interface PasswordReset {
  /** SHA-256 of the token, hex. The token itself is in the mail alone. */
  readonly tokenHash: string;
  readonly accountId: string;
  readonly expiresAt: number;
}

export interface PasswordChange {
  readonly accountId: string;
  /** The hash that was proved. */
  readonly from: string;
  readonly to: string;
  /** The one session that goes on. */
  readonly keptTokenHash: string;
}

/** Which rows a push is refused for, beyond what the store itself checks. Pure; run inside the transaction. */
export interface PushRules {
  /** A code to reject the row with, or undefined to take it. Called before the row is compared. */
  readonly check: (row: RecordState) => string | undefined;
  /** Live journal entries the person may hold at most; Infinity for no limit. Counted for new rows only (P-limit). */
  readonly entryLimit: number;
}

/** Something a push came upon that should not happen. To be logged: nothing was lost by it. */
export interface PushIncident {
  readonly id: string;
  /**
   * `differs`: pushed under the stored version with another content; what is stored stays.
   * `failed`: the row could not be read or written; it is not named in the answer, so it stays pending.
   */
  readonly kind: 'differs' | 'failed';
  readonly cause?: unknown;
}

export interface ApplyPushResult extends Pick<PushAnswer, 'accepted' | 'conflicts' | 'rejected'> {
  /** The person's sequence before and after the push: in between lies what it wrote (P40). */
  readonly before: number;
  readonly sequence: number;
  readonly wrote: boolean;
  readonly incidents: readonly PushIncident[];
}

/** A stored record whose sealed body does not open: it was damaged or moved, or its key is not the person's. */
export interface UnreadableRecord {
  readonly accountId: string;
  readonly recordId: string;
  readonly cause: unknown;
}

export interface PullPage {
  readonly rows: RecordState[];
  /** Ids of records of this page that can't be read; the page goes on past them (P41). */
  readonly unreadable: string[];
  readonly checkpoint: number;
  readonly more: boolean;
}

/** What is known of a voice recording. Its bytes lie sealed in a file. */
export interface Media {
  readonly id: string;
  /** Of the whole recording, hex. */
  readonly sha256: string;
  readonly bytes: number;
  readonly type: MediaType;
  readonly begunAt: number;
  /** Null while bytes are missing. */
  readonly completedAt: number | null;
}

/** When a person last asked for anything, and whether they were told what follows if they don't. */
export interface AccountActivity {
  readonly accountId: string;
  /** Milliseconds since the epoch, to the day. */
  readonly seenAt: number;
  /** When they were warned since then, or null. */
  readonly warnedAt: number | null;
  /** Whether they asked not to be kept longer than needed. */
  readonly retentionOptOut: boolean;
}

/** Who did what to which account. No word and no name stands in it. */
export interface AuditEntry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly accountId: string;
  /** The person themselves, an operator for them, or the daily run. */
  readonly actor: 'person' | 'operator' | 'retention';
  readonly action:
    | 'data-exported'
    | 'password-changed'
    | 'email-changed'
    | 'privacy-changed'
    | 'inactivity-warned'
    | 'post-removed'
    | 'account-deleted';
}

/** A person's picture of themselves; `bytes` is what is shown, nothing else. */
export interface ProfileImage {
  readonly id: string;
  readonly type: ImageType;
  readonly bytes: Uint8Array;
}

/** What a person allowed or refused on a browser. */
export interface Consent {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly consentType: string;
  readonly granted: boolean;
  readonly version: string;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** A row of a person's consent log. */
export interface ConsentEntry extends Consent {
  /** Counts the rows of this person from 1. */
  readonly number: number;
  /** `link` of the row before. */
  readonly previous: string;
  /** `linkOf` this row. */
  readonly link: string;
}

/** What a person told whoever runs this. */
export interface Feedback extends FeedbackRequest, Pick<FeedbackView, 'id' | 'status'> {
  /** Milliseconds since the epoch. */
  readonly submittedAt: number;
}

/** With who told it. */
export interface SignedFeedback extends Feedback {
  readonly username: string;
}

export type CreateAccountResult =
  | { readonly ok: true; readonly account: Account }
  | { readonly ok: false; readonly code: 'USERNAME_TAKEN' | 'EMAIL_TAKEN' };

export type NewNames =
  | { readonly username: string }
  | { readonly email: string; readonly proved?: string };

export type NamesRefusal = 'USERNAME_TAKEN' | 'EMAIL_TAKEN' | 'PASSWORD_CHANGED';

/** One organisation that a person belongs to. */
export interface Membership extends Pick<GroupMembership, 'role' | 'sharesReflections'> {
  readonly organisationId: string;
  readonly organisationName: string;
  /** Milliseconds since the epoch. */
  readonly joinedAt: number;
}

/** Whether a person has gone through the onboarding, and where they belong. */
export interface Standing {
  /** Milliseconds since the epoch; null while it is to come. */
  readonly onboardedAt: number | null;
  /** By the organisation's name. */
  readonly memberships: readonly Membership[];
}

export interface Onboarding {
  readonly goals: readonly Goal[];
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** An organisation to join by an invite, or one to found; undefined for neither. */
  readonly group:
    | { readonly kind: 'join'; readonly codeHash: string; readonly sharesReflections: boolean }
    | { readonly kind: 'found'; readonly id: string; readonly name: string }
    | undefined;
}

export type OnboardingResult =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly code: InviteRefusal };

export type FindInviteResult =
  | { readonly ok: true; readonly organisationName: string }
  | { readonly ok: false; readonly code: InviteRefusal };

export interface Store
  extends AnalyticsStore,
    BillingStore,
    SuggestionStore,
    CircleStore,
    CompanionStore,
    OrganisationStore,
    PokeStore {
  /** Random name of this database; a restored backup gets another. */
  readonly epoch: string;

  createAccount(account: Account): Promise<CreateAccountResult>;
  findAccount(id: string): Promise<Account | undefined>;
  /** By username, case-insensitively. */
  findAccountByUsername(username: string): Promise<Account | undefined>;
  /** By email address, case-insensitively. */
  findAccountByEmail(email: string): Promise<Account | undefined>;
  setPlan(accountId: string, plan: Plan): Promise<void>;
  setTimeZone(accountId: string, timeZone: string): Promise<void>;
  /**
   * Changes what a person is found by. Says which of it is another person's, in any case, or that `proved` is no longer the
   * hash of their password; nothing changed then.
   */
  changeNames(accountId: string, names: NewNames): Promise<NamesRefusal | undefined>;

  /** Keeps a person's picture, sealed under their key, in the place of the one before. */
  keepProfileImage(accountId: string, image: ProfileImage): Promise<void>;
  /** Rejects with SealBrokenError if what is stored was changed. */
  findProfileImage(accountId: string): Promise<ProfileImage | undefined>;
  profileImageId(accountId: string): Promise<string | undefined>;
  removeProfileImage(accountId: string): Promise<void>;

  createSession(session: NewSession): Promise<void>;
  /** The session and its account, unless expired at `now`. */
  findSession(
    tokenHash: string,
    now: number,
  ): Promise<{ session: Session; account: Account } | undefined>;
  /** Notes when it was last used; one that has ended stays ended. */
  touchSession(tokenHash: string, lastSeenAt: number): Promise<void>;
  deleteSession(tokenHash: string): Promise<void>;
  deleteOtherSessions(accountId: string, keptTokenHash: string): Promise<void>;
  /** Every session of a person, expired ones too. */
  listSessions(accountId: string): Promise<NamedSession[]>;
  /** Keeps what the person calls the device of a session, or forgets it where it is empty. */
  nameSession(session: Pick<Session, 'tokenHash' | 'accountId'>, deviceName: string): Promise<void>;

  /**
   * Sets a password and, in the same transaction, ends every other session and drops every link for a new one. False, and
   * nothing changed, where the password is no longer the one that was proved.
   */
  changePassword(change: PasswordChange): Promise<boolean>;
  /** Keeps a link, and forgets those that expired at `now`. */
  createPasswordReset(reset: PasswordReset, now: number): Promise<void>;
  hasPasswordReset(tokenHash: string, now: number): Promise<boolean>;
  /**
   * Sets the password a link was sent for and, in the same transaction, ends every session and drops every link. Whose
   * it is; undefined, and nothing changed, where it has expired or was used.
   */
  redeemPasswordReset(
    tokenHash: string,
    passwordHash: string,
    now: number,
  ): Promise<string | undefined>;

  /**
   * Removes a person and every row that belongs to them, their wrapped key included, and overwrites what the database
   * file held of it. Audit and consent log stay, under the id. Nobody's id is no failure. The files and the ledger are the
   * service's (`eraseAccount`).
   */
  eraseAccount(accountId: string): Promise<void>;

  /** What the person decided, or what holds for whoever has not. */
  readPrivacySettings(accountId: string): Promise<PrivacySettings>;
  keepPrivacySettings(accountId: string, settings: PrivacySettings): Promise<void>;

  /** Notes that the person was here; a warning given before no longer stands. */
  noteActivity(accountId: string, at: number): Promise<void>;
  noteWarned(accountId: string, at: number): Promise<void>;
  readActivity(accountId: string): Promise<AccountActivity | undefined>;
  /** Everyone who was last here at `since` or before. */
  listIdle(since: number): Promise<AccountActivity[]>;
  /** Deletes what expired at `now` or before; answers how many. */
  deleteExpiredSessions(now: number): Promise<number>;

  /** Kept when the account is gone. */
  appendAudit(entry: AuditEntry): Promise<void>;
  /** Of one account, also of one that is gone, or of all; oldest first. */
  listAudit(accountId?: string): Promise<AuditEntry[]>;
  /** Deletes entries of `at` and before; answers how many. */
  deleteAuditUntil(at: number): Promise<number>;

  /**
   * The key of a person on one device. `fresh` becomes it if there is none yet. Kept sealed under the person's own key;
   * rejects with SealBrokenError if the stored one was changed.
   */
  keepDeviceKey(accountId: string, deviceId: string, fresh: Uint8Array): Promise<Uint8Array>;
  /** Whether the person has signed in on this device before. */
  hasDeviceKey(accountId: string, deviceId: string): Promise<boolean>;

  findStanding(accountId: string): Promise<Standing>;
  /** What a person hoped for; none before the onboarding. Rejects with SealBrokenError if what is stored was changed. */
  readGoals(accountId: string): Promise<Goal[]>;
  /**
   * Notes a person's goals, sealed, and lets them join or found an organisation, in one transaction: two who redeem the
   * last use of an invite can't both get in. A person who is onboarded already stays as they are. A refused invite
   * changes nothing.
   */
  completeOnboarding(accountId: string, onboarding: Onboarding): Promise<OnboardingResult>;
  createOrganisation(id: string, name: string, createdAt: number): Promise<void>;
  createInvite(invite: Invite): Promise<void>;
  /** Where an invite leads that could be redeemed at `now`. */
  findInvite(codeHash: string, now: number): Promise<FindInviteResult>;

  /**
   * Takes rows of one person in one durable transaction, a savepoint per row. Per row: nothing stored, or the
   * new version dominates: written with the person's next sequence number; equal: accepted; else a conflict with
   * the stored state. Resolves after the commit is on disk (pushes of several people may share one commit).
   */
  applyPush(
    accountId: string,
    rows: readonly RecordState[],
    rules: PushRules,
  ): Promise<ApplyPushResult>;
  /** Records with a sequence above `since`, oldest change first, bounded by rows and bytes, at least one if any. */
  pull(accountId: string, since: number, maxRows: number, maxBytes: number): Promise<PullPage>;
  sequence(accountId: string): Promise<number>;
  /** Throws SealBrokenError for a record that can't be read; the methods that give many leave it out. */
  getRecord(accountId: string, id: string): Promise<RecordState | undefined>;
  /** Live records of a kind, newest first (ascending `order`), optionally between two days inclusive. */
  listRecords(
    accountId: string,
    kind: string,
    options?: { readonly fromDay?: string; readonly toDay?: string; readonly limit?: number },
  ): Promise<RecordState[]>;
  /** Every record of the person, tombstones left out, by kind and order. For the export. */
  exportRecords(accountId: string): Promise<RecordState[]>;
  /** XOR over the content hashes of all records except `leaveOut`, hex, and the sequence it speaks of. */
  digest(
    accountId: string,
    leaveOut: readonly string[],
  ): Promise<{ digest: string; sequence: number }>;

  /**
   * Writes below what the person said before, naming the row before it. No row is ever changed, and none goes with the
   * account. Throws for nobody's id.
   */
  appendConsent(accountId: string, said: Consent): Promise<void>;
  /** The newest rows of a person's consent log, or all of them, oldest first. Also of a person who is gone. */
  listConsents(accountId: string, newest?: number): Promise<ConsentEntry[]>;
  /** Forgets what was said at `at` or before, of everybody, from the oldest on; says how many rows went. */
  deleteConsentsUntil(at: number): Promise<number>;

  /** The key that a person's files are sealed under. Throws for nobody's id. */
  openKey(accountId: string): Promise<PersonKey>;
  /**
   * Keeps what is known of a recording, in the place of what was known of it. False, and nothing changed, where all
   * recordings of the person, those under way included, would then have more than `quotaBytes`.
   */
  writeMedia(accountId: string, media: Media, quotaBytes: number): Promise<boolean>;
  findMedia(accountId: string, id: string): Promise<Media | undefined>;
  /** A complete recording of the person with these bytes. */
  findMediaByHash(accountId: string, sha256: string): Promise<Media | undefined>;
  listMedia(accountId: string): Promise<Media[]>;
  /** Ids of everyone with recordings. */
  listMediaOwners(): Promise<string[]>;
  deleteMedia(accountId: string, id: string): Promise<void>;
  /** Whether the person's records are still those that were last searched for their complete recordings. */
  isMediaSearched(accountId: string): Promise<boolean>;
  /** Notes which complete recordings the person's records name, as they were at `sequence`, and since when others are not. */
  noteNamedMedia(
    accountId: string,
    search: {
      readonly named: ReadonlySet<string>;
      readonly sequence: number;
      readonly now: number;
    },
  ): Promise<void>;
  /**
   * Forgets complete recordings that have been unnamed since `unnamedUntil` or longer, and says which. None where a record has
   * changed since the search, for it may name one again.
   */
  dropUnnamedMedia(accountId: string, unnamedUntil: number): Promise<string[]>;

  /** Keeps what a person said, sealed, unless something of that id is there; resolves with what is then there. */
  addFeedback(accountId: string, feedback: Feedback): Promise<Feedback>;
  /**
   * What a person said, or the latest of it, newest first. Rejects with SealBrokenError if what is stored was changed.
   */
  listFeedback(accountId: string, limit?: number): Promise<Feedback[]>;
  /** Everybody's, oldest first, for whoever runs this. What no longer opens is left out. */
  listAllFeedback(): Promise<SignedFeedback[]>;
  /** Says what has come of it. False where nothing of that id is there. */
  setFeedbackStatus(id: string, status: Feedback['status']): Promise<boolean>;

  /** Waits for what is being written, then closes the database. */
  close(): Promise<void>;
}
