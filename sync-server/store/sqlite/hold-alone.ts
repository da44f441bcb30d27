import Sqlite, { type Database } from 'better-sqlite3';

/** What an operator asked for that can't be done as things are. The message is a sentence for them. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/**
 * Locks a database against every other program until it is closed. Its WAL is folded in, so none is left behind.
 * A damaged one, which a backup is there for, can't be locked; nobody can be using it either.
 */
export function holdAlone(file: string): Database {
  const db = new Sqlite(file, { timeout: 0 });
  try {
    db.pragma('journal_mode = DELETE');
    // What follows a commit must not come to the disk before it.
    db.pragma('synchronous = EXTRA');
    db.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    if (cause instanceof Sqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(cause.code)) {
      db.close();
      throw new OperatorError('The database is in use. Stop the server first.', { cause });
    }
  }
  return db;
}
