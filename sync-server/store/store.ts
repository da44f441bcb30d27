/**
 * What the server keeps, and what a store promises. Async, so that another database can stand behind it.
 * `contract/store.contract.ts` is the suite every store passes.
 */
import type { FeedbackRequest, FeedbackView } from '../../shared/api/feedback';
import type { OperatorAction } from '../../shared/api/operate';
import type { PrivacySettings } from '../../shared/api/privacy-settings';
import type { Plan } from '../../shared/protocol/messages';
import type { ImageType } from '../media/image-type';
import type { Keys } from '../sealing/keys';
import type { BillingStore } from './billing-store';
import type { CompanionStore } from './companion-store';
import type { EmailStore } from './email-store';
import type { Lease } from './lease';
import type { RecordStore } from './record-store';
import type { Database } from './sql/database';
import type { StreamStore } from './stream-store';
import type { UpkeepStore } from './upkeep-store';

export interface Account {
  readonly id: string;
  readonly username: string;
  /** The address they have proved to be theirs: letters go here and nowhere else (A31). Empty while there is none. */
  readonly email: string;
  /** The address they typed and have not proved; null where none waits. Nothing but its proof is sent there. */
  readonly unprovedEmail: string | null;
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

/** When a person last asked for anything, and whether they were told what follows if they don't. */
export interface AccountActivity {
  readonly accountId: string;
  /** Milliseconds since the epoch, to the hour. */
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
    | 'email-proved'
    | 'email-changed'
    | 'privacy-changed'
    | 'inactivity-warned'
    | 'post-removed'
    | 'account-deleted'
    | OperatorAction;
  /** The id of what an operator looked at or changed; null where it is all of a kind. */
  readonly about?: string | null;
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
  | { readonly ok: false; readonly code: 'USERNAME_TAKEN' };

export interface NewNames {
  readonly username: string;
}

export type NamesRefusal = 'USERNAME_TAKEN';

/** A store but for what its engine does by itself. */
export type DataStore = Omit<Store, 'sealUnbound' | 'emptyWal' | 'close'>;

export interface Store
  extends BillingStore,
    CompanionStore,
    EmailStore,
    StreamStore,
    RecordStore,
    UpkeepStore,
    Pick<Database, 'read' | 'write' | 'push'> {
  /** What the words in it are sealed by. */
  readonly keys: Keys;
  /** The same store for the holder of a lease: it changes nothing once another server has taken the lease (U9). */
  fencedBy(lease: Lease): DataStore;

  /** `USERNAME_TAKEN` also for a username that looks like another person's (A30). */
  createAccount(account: Account): Promise<CreateAccountResult>;
  findAccount(id: string): Promise<Account | undefined>;
  /** By username, case-insensitively. */
  findAccountByUsername(username: string): Promise<Account | undefined>;
  /** By the email address they proved, case-insensitively. */
  findAccountByEmail(email: string): Promise<Account | undefined>;
  setPlan(accountId: string, plan: Plan): Promise<void>;
  setTimeZone(accountId: string, timeZone: string): Promise<void>;
  /**
   * Changes what a person is found by. Says that it is another person's, in any case, or looks like another's (A30); nothing
   * changed then.
   */
  changeNames(accountId: string, names: NewNames): Promise<NamesRefusal | undefined>;

  /** Keeps a person's picture, sealed under their key, in the place of the one before. */
  keepProfileImage(accountId: string, image: ProfileImage): Promise<void>;
  /** Rejects with SealBrokenError if what is stored was changed. */
  findProfileImage(accountId: string): Promise<ProfileImage | undefined>;
  profileImageId(accountId: string): Promise<string | undefined>;
  removeProfileImage(accountId: string): Promise<void>;

  /**
   * Begins a session, which counts as using the account. False, and nothing is kept, where `provedHash` is given and the
   * password is no longer the one that was proved by it (A7).
   */
  createSession(session: NewSession, provedHash?: string): Promise<boolean>;
  /** The session and its account, unless expired at `now`. */
  findSession(
    tokenHash: string,
    now: number,
  ): Promise<{ session: Session; account: Account } | undefined>;
  /**
   * Notes when it was last used, and that the person uses their account: a warning given before no longer stands. One that
   * has ended stays ended.
   */
  touchSession(
    session: Pick<Session, 'tokenHash' | 'accountId'>,
    lastSeenAt: number,
  ): Promise<void>;
  deleteSession(tokenHash: string): Promise<void>;
  deleteOtherSessions(accountId: string, keptTokenHash: string): Promise<void>;
  /** Every session of a person, expired ones too. */
  listSessions(accountId: string): Promise<NamedSession[]>;
  /** Keeps what the person calls the device of a session, or forgets it where it is empty. */
  nameSession(session: Pick<Session, 'tokenHash' | 'accountId'>, deviceName: string): Promise<void>;

  /**
   * Sets a password and, in the same transaction, ends every other session and drops every mailed link. False, and
   * nothing changed, where the password is no longer the one that was proved.
   */
  changePassword(change: PasswordChange): Promise<boolean>;
  /** Keeps a link, and forgets those that expired at `now`. */
  createPasswordReset(reset: PasswordReset, now: number): Promise<void>;
  /** Whose link it is; undefined where it has expired at `now` or was used. */
  findPasswordReset(tokenHash: string, now: number): Promise<Account | undefined>;
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
   * The key of a person on one device: the stored one, else one derived from the person's own key, and the device then
   * counts as known (`ACCOUNT_BOUNDS.knownDevices` of them). Rejects with SealBrokenError if the stored one was changed.
   */
  keepDeviceKey(accountId: string, deviceId: string): Promise<Uint8Array>;
  /** Whether the person has signed in on this device before and it still counts as known. */
  hasDeviceKey(accountId: string, deviceId: string): Promise<boolean>;

  /**
   * Writes below what the person said before, naming the row before it. No row is ever changed, and none goes with the
   * account. Throws for nobody's id.
   */
  appendConsent(accountId: string, said: Consent): Promise<void>;
  /** The newest rows of a person's consent log, or all of them, oldest first. Also of a person who is gone. */
  listConsents(accountId: string, newest?: number): Promise<ConsentEntry[]>;
  /** Forgets what was said at `at` or before, of everybody, from the oldest on; says how many rows went. */
  deleteConsentsUntil(at: number): Promise<number>;

  /** Everything a person has told whoever runs this, proposed, asked or answered, and the circles they are or were in. */
  countPosts(accountId: string): Promise<number>;

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

  /** Writes what changes nothing, and resolves with the name of the database. Rejects where it can’t be written. */
  proveWritable(): Promise<string | undefined>;

  /** Waits for what is being written, then closes the database. */
  close(): Promise<void>;
}
