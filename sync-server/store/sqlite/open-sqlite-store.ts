import type { Database } from 'better-sqlite3';
import { type Later, laterUnref } from '../../jobs/timers';
import type { Keys } from '../../sealing/keys';
import type { UnreadableRecord } from '../record-store';
import { createStore } from '../sql/create-store';
import type { Database as Port } from '../sql/database';
import { DATABASE_KEY } from '../sql/key-names';
import { proveKey } from '../sql/prove-key';
import type { Store } from '../store';
import { createSqliteDriver } from './driver';
import type { OnCommit } from './group-commit';
import { migrate } from './migrate';
import { isOnDisk, openDatabase, openReader } from './open-database';
import { createSealUnbound } from './resealing/seal-unbound';
import { fillUsernameLooks } from './username-looks';
import { createWalEmptying } from './wal-emptying';

export interface SqliteStoreOptions {
  /** Path of the database file, made when absent, or `:memory:`. Bytes of a database are opened in memory, for tests. */
  readonly file: string | Buffer;
  readonly keys: Keys;
  /** Names a new database. */
  readonly randomId: () => string;
  /** Told of each record that can't be read. To be logged: it was left out, and nothing else was held up. */
  readonly onUnreadable?: (record: UnreadableRecord) => void;
  /** Told for how long another program's read has kept what is left of erased people in the WAL (A42). To be logged. */
  readonly onWalHeld?: (waitedMs: number) => void;
  /** Told of every commit, to be counted. */
  readonly onCommit?: OnCommit;
  /** The clock of this machine if left out. */
  readonly now?: () => number;
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
    proveKey(keys, readKeyCheck(db));
    const wal = createWalEmptying(db, { later, onHeld: onWalHeld });
    wal.empty();
    const reader = isOnDisk(file) ? openReader(file) : db;
    const driver = createSqliteDriver(db, reader, options);
    const emptyWal = () => driver.alone(() => wal.empty());
    return {
      ...createStore(around(driver), { keys, onUnreadable, emptyLog: emptyWal }),
      ...createSealUnbound(db, driver.group, keys),
      emptyWal,
      async close() {
        await driver.close();
        wal.close();
        reader.close();
        db.close();
      },
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

const asItIs = (database: Port): Port => database;

function readKeyCheck(db: Database): Uint8Array {
  return db.prepare('SELECT key_check FROM meta').pluck().get() as Uint8Array;
}
