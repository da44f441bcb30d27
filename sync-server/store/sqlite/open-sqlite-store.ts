import type { Database } from 'better-sqlite3';
import { type Later, laterUnref } from '../../jobs/timers';
import type { Keys, PersonKey } from '../../sealing/keys';
import type { UnreadableRecord } from '../record-store';
import { createAccountMethods } from '../sql/accounts';
import { createCircleStore } from '../sql/circles/create-circle-store';
import { createCompanionMethods } from '../sql/companion-flags';
import { createAnalyticsMethods } from '../sql/analytics';
import { createAuditMethods } from '../sql/audit';
import { createBillingMethods } from '../sql/billing';
import { createConsentMethods } from '../sql/consents';
import { createCountPosts } from '../sql/count-posts';
import type { Database as Port } from '../sql/database';
import { createDeviceKeyMethods } from '../sql/device-keys';
import { createEmailMethods } from '../sql/emails';
import { createEraseAccount } from '../sql/erase-account';
import { createFeedbackMethods } from '../sql/feedback';
import { DATABASE_KEY } from '../sql/key-names';
import { createReadLedger } from '../sql/ledger';
import { createMediaMethods } from '../sql/media';
import { createOwedPokeMethods } from '../sql/owed-pokes';
import { createPasswordMethods } from '../sql/passwords';
import { createOnboardingMethods } from '../sql/onboarding';
import { createOrganizationMethods } from '../sql/organizations';
import { createPrivacySettingsMethods } from '../sql/privacy-settings';
import { createProfileMethods } from '../sql/profiles';
import { createRecordPages } from '../sql/record-pages';
import { createRecordMethods, openRows } from '../sql/records';
import { createRetentionMethods } from '../sql/retention';
import { createSessionMethods } from '../sql/sessions';
import { createSuggestionMethods } from '../sql/suggestions';
import type { Store } from '../store';
import { createSqliteDriver } from './driver';
import { type Identity, migrate } from './migrate';
import { openDatabase, openReader } from './open-database';

import { createSealUnbound } from './resealing/seal-unbound';
import { fillUsernameLooks } from './username-looks';
import { createWalEmptying, type WalEmptying } from './wal-emptying';

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
  /** What stands between the store and its database. For tests. */
  readonly around?: (database: Port) => Port;
}

/**
 * Opens the store on SQLite and brings its schema up to date. Throws when the file was written by a newer
 * program, belongs to another master key, or can't keep a commit through a power cut.
 */
export function openSqliteStore(options: SqliteStoreOptions): Store {
  const { file, keys, randomId, onUnreadable = () => undefined } = options;
  const { onWalHeld = () => undefined, later = laterUnref, around = asItIs } = options;
  const db = openDatabase(file);
  try {
    migrate(db, () => ({ epoch: randomId(), keyCheck: keys.newWrappedKey(DATABASE_KEY) }));
    fillUsernameLooks(db);
    proveKey(db, keys);
    const wal = createWalEmptying(db, { later, onHeld: onWalHeld });
    wal.empty();
    const reader = file === ':memory:' ? db : openReader(file);
    return createStore({ db, reader, keys, wal, onUnreadable, around });
  } catch (error) {
    db.close();
    throw error;
  }
}

const asItIs = (database: Port): Port => database;

interface Parts extends Required<Pick<SqliteStoreOptions, 'keys' | 'onUnreadable' | 'around'>> {
  readonly db: Database;
  readonly reader: Database;
  readonly wal: WalEmptying;
}

function createStore({ db, reader, keys, wal, onUnreadable, around }: Parts): Store {
  const driver = createSqliteDriver(db, reader);
  const database = around(driver);
  const { group } = driver;
  const readLedger = createReadLedger(keys);
  const emptyWal = () => driver.alone(() => wal.empty());
  return {
    ...createAccountMethods(database, keys),
    ...createSessionMethods(database, readLedger),
    ...createPasswordMethods(database),
    ...createEmailMethods(database),
    ...createDeviceKeyMethods(database, readLedger),
    ...createProfileMethods(database, readLedger),
    ...createRecordMethods(database, readLedger, onUnreadable),
    ...createRecordPages(database, readLedger, (accountId, key, rows) =>
      openRows(accountId, key, rows, onUnreadable),
    ),
    ...createOnboardingMethods(database, readLedger),
    ...createOrganizationMethods(database),
    countPosts: createCountPosts(database),
    eraseAccount: createEraseAccount(database, emptyWal),
    ...createMediaMethods(database, readLedger),
    ...createPrivacySettingsMethods(database),
    ...createRetentionMethods(database),
    ...createAuditMethods(database),
    ...createFeedbackMethods(database, readLedger),
    ...createConsentMethods(database),
    ...createBillingMethods(database),
    ...createAnalyticsMethods(database),
    ...createCircleStore(database, keys, emptyWal),
    ...createCompanionMethods(database, readLedger),
    ...createOwedPokeMethods(database),
    ...createSealUnbound(db, group, keys),
    ...createSuggestionMethods(database, keys),
    emptyWal,
    async close() {
      await database.close();
      wal.close();
      reader.close();
      db.close();
    },
  };
}

/** Proves the master key before the first word is sealed under a wrong one. */
function proveKey(db: Database, keys: Keys): void {
  try {
    openDatabaseKey(db, keys);
  } catch (cause) {
    throw new Error(
      'This database was sealed under another master key. If a rotation of the key was cut short, run it again.',
      { cause },
    );
  }
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
