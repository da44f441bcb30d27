import { chmodSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { refuseNewer } from './migrate';

/**
 * Makes the copy of a backup ready to be a database again: whole, not newer than this program, under a new epoch, without
 * those who were erased since (A24), and with nobody signed in, for a session that has been ended since must not come
 * back (A7), nor a link for a new password that was used since (A11). Throws a readable error.
 */
export function prepareRestored(file: string, epoch: string, erased: readonly string[]): void {
  const db = new Sqlite(file);
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('it is damaged.');
    refuseNewer(db);
    const changed = db.prepare('UPDATE meta SET epoch = ?').run(epoch).changes;
    if (changed !== 1) throw new Error('it is no backup of this program.');
    db.exec('DELETE FROM sessions');
    if (hasTable(db, 'password_resets')) db.exec('DELETE FROM password_resets');
    db.pragma('foreign_keys = ON');
    db.pragma('secure_delete = ON');
    const erase = db.prepare('DELETE FROM accounts WHERE id = ?');
    for (const accountId of erased) erase.run(accountId);
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  chmodSync(file, 0o600);
}

/** A backup of an earlier program lacks the tables of later ones. */
function hasTable(db: Database, name: string): boolean {
  return db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;
}
