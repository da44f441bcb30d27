import { chmodSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { refuseNewer } from './migrate';

/**
 * Makes the copy of a backup ready to be a database again: whole, not newer than this program, under a new epoch, without
 * those who were erased since (A24), and with nobody signed in, for a session that has been ended since must not come
 * back (A7). Throws a readable error.
 */
export function prepareRestored(file: string, epoch: string, erased: readonly string[]): void {
  const db = new Sqlite(file);
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('it is damaged.');
    refuseNewer(db);
    const changed = db.prepare('UPDATE meta SET epoch = ?').run(epoch).changes;
    if (changed !== 1) throw new Error('it is no backup of this program.');
    db.exec('DELETE FROM sessions');
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
