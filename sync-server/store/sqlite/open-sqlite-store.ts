import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { type Later, laterUnref } from '../../jobs/timers';
import type { Keys, PersonKey } from '../../sealing/keys';
import type { UnreadableRecord } from '../record-store';
import type { Store } from '../store';
import { createAccountMethods, createLedgerReader } from './accounts';
import { createAnalyticsMethods } from './analytics';
import { createApplyPush } from './apply-push';
import { createAuditMethods } from './audit';
import { createBillingMethods } from './billing';
import { createCircleStore } from './circles/create-circle-store';
import { createCompanionMethods } from './companion-flags';
import { createConsentMethods } from './consents';
import { createCountPosts } from './count-posts';
import { DATABASE_KEY } from './database-file';
import { createDeviceKeyMethods } from './device-keys';
import { createEmailMethods } from './emails';
import { createEraseAccount } from './erase-account';
import { createFeedbackMethods } from './feedback';
import { createGroupCommit } from './group-commit';
import { createMediaMethods } from './media';
import { type Identity, migrate } from './migrate';
import { createOnboardingMethods } from './onboarding';
import { openDatabase } from './open-database';
import { createOrganisationMethods } from './organisations';
import { createOwedPokeMethods } from './owed-pokes';
import { createPasswordMethods } from './passwords';
import { createPrivacySettingsMethods } from './privacy-settings';
import { createProfileMethods } from './profiles';
import { createRecordMethods } from './record-methods';
import { prepareRecordStatements } from './record-statements';
import { createSealUnbound } from './resealing/seal-unbound';
import { createRetentionMethods } from './retention';
import { createSessionMethods } from './sessions';
import { createSuggestionMethods } from './suggestions';
import { createUsernameLooks, fillUsernameLooks } from './username-looks';
import { createWalEmptying, type WalEmptying } from './wal-emptying';

/** How long the first push of a group waits for others, milliseconds. */
const GATHER_MS = 3;

export interface SqliteStoreOptions {
  /** Path of the database file, made when absent, or `:memory:`. */
  readonly file: string;
  readonly keys: Keys;
  /** Names a new database. */
  readonly randomId: () => string;
  /** Told of each record that can't be read. To be logged: it was left out, and nothing else was held up. */
  readonly onUnreadable?: (record: UnreadableRecord) => void;
  /** Told for how long another program's read has kept what is left of erased people in the WAL (A42). To be logged. */
  readonly onWalHeld?: (waitedMs: number) => void;
  readonly later?: Later;
}

/**
 * Opens the store on SQLite and brings its schema up to date. Throws when the file was written by a newer
 * program, belongs to another master key, or can't keep a commit through a power cut.
 */
export function openSqliteStore(options: SqliteStoreOptions): Store {
  const { file, keys, randomId, onUnreadable = () => undefined } = options;
  const { onWalHeld = () => undefined, later = laterUnref } = options;
  const db = openDatabase(file);
  try {
    migrate(db, () => ({ epoch: randomId(), keyCheck: keys.newWrappedKey(DATABASE_KEY) }));
    fillUsernameLooks(db);
    const wal = createWalEmptying(db, { later, onHeld: onWalHeld });
    const store = createStore(db, keys, wal, onUnreadable);
    wal.empty();
    return store;
  } catch (error) {
    db.close();
    throw error;
  }
}

function createStore(
  db: Database,
  keys: Keys,
  wal: WalEmptying,
  onUnreadable: (record: UnreadableRecord) => void,
): Store {
  const epoch = readEpoch(db, keys);
  const orm = drizzle(db);
  const group = createGroupCommit(db, GATHER_MS);
  const looks = createUsernameLooks(db);
  const statements = prepareRecordStatements(db);
  const readLedger = createLedgerReader(db, keys);
  const applyPush = createApplyPush(db, statements, readLedger);
  return {
    epoch,
    ...createAccountMethods(orm, group, keys, looks),
    ...createSessionMethods(orm, group, readLedger),
    ...createPasswordMethods(orm, group),
    ...createEmailMethods(orm, group),
    ...createDeviceKeyMethods(orm, group, readLedger),
    ...createProfileMethods(db, group, readLedger, looks),
    ...createRecordMethods(db, statements, readLedger, onUnreadable),
    ...createOnboardingMethods(orm, group, readLedger),
    ...createOrganisationMethods(db, group),
    countPosts: createCountPosts(db),
    eraseAccount: createEraseAccount(db, group, wal),
    ...createPrivacySettingsMethods(db, group),
    ...createRetentionMethods(db, group),
    ...createAuditMethods(db, group),
    ...createMediaMethods(orm, group, readLedger, epoch),
    ...createFeedbackMethods(orm, group, readLedger),
    ...createConsentMethods(db, group),
    ...createBillingMethods(db, group),
    ...createAnalyticsMethods(db, group),
    ...createCircleStore(db, group, keys, wal),
    ...createCompanionMethods(db, group, readLedger),
    ...createOwedPokeMethods(db, group),
    ...createSealUnbound(db, group, keys),
    ...createSuggestionMethods(db, group, () => openDatabaseKey(db, keys)),
    applyPush: (accountId, rows, rules) => group.run(() => applyPush(accountId, rows, rules)),
    emptyWal: async () => wal.empty(),
    async close() {
      group.close();
      wal.close();
      db.close();
    },
  };
}

/** Proves the master key before the first word is sealed under a wrong one. */
function readEpoch(db: Database, keys: Keys): string {
  try {
    openDatabaseKey(db, keys);
  } catch (cause) {
    throw new Error(
      'This database was sealed under another master key. If a rotation of the key was cut short, run it again.',
      { cause },
    );
  }
  return readIdentity(db).epoch;
}

/** The key of what belongs to the database and to nobody alone. */
function openDatabaseKey(db: Database, keys: Keys): PersonKey {
  return keys.unwrap(DATABASE_KEY, readIdentity(db).keyCheck);
}

function readIdentity(db: Database): Identity {
  return db
    .prepare<[], Identity>('SELECT epoch, key_check AS keyCheck FROM meta')
    .get() as Identity;
}
