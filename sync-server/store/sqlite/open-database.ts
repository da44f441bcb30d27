import { chmodSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';

const BUSY_TIMEOUT_MS = 5_000;
const SYNCHRONOUS_FULL = 2;
/** Of each connection. A page of a pull gathers rows written far apart; what does not fit here is in the system's own cache. */
const CACHE_KIBIBYTES = 16_384;

/**
 * Opens a database file so that a commit survives a power cut: WAL with `synchronous=FULL`, read back, because
 * SQLite answers an unknown setting with silence. `:memory:` and the bytes of a database live as
 * long as their connection, for tests.
 */
export function openDatabase(file: string | Buffer): Database {
  const db = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    configure(db, file);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/** Whether it is the path of a file. */
export function isOnDisk(file: string | Buffer): file is string {
  return typeof file === 'string' && file !== ':memory:';
}

function configure(db: Database, file: string | Buffer): void {
  // Before WAL: its two companion files take the mode of the database file.
  if (isOnDisk(file)) chmodSync(file, 0o600);
  const journal = db.pragma('journal_mode = WAL', { simple: true });
  if (isOnDisk(file) && journal !== 'wal') {
    throw new Error(`The database needs WAL, but its journal is "${String(journal)}"`);
  }
  db.pragma('synchronous = FULL');
  if (db.pragma('synchronous', { simple: true }) !== SYNCHRONOUS_FULL) {
    throw new Error('The database does not keep synchronous=FULL: a commit could be lost');
  }
  db.pragma('foreign_keys = ON');
  // Or names and keys of an erased person stay readable in freed pages.
  db.pragma('secure_delete = ON');
  db.pragma(`cache_size = -${CACHE_KIBIBYTES}`);
  // Or what a savepoint would undo goes to a file for each push of several records. A commit does not depend on it.
  db.pragma('temp_store = MEMORY');
}

/** A second connection to a database that is open: it reads what is committed, and writes nothing. */
export function openReader(file: string): Database {
  const db = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS, readonly: true });
  db.pragma(`cache_size = -${CACHE_KIBIBYTES}`);
  return db;
}
