import { chmodSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Erasure } from '../erasure';
import { renewRestored } from '../sql/renew-restored';
import { createSqliteDriver } from './driver';
import { migrate } from './migrate';

/**
 * Makes the copy of a backup ready to be a database again: whole, of this program's schema, under a new epoch, without
 * those who were erased since (A24), and with nobody signed in, for a session that has been ended since must not come
 * back (A7), nor a mailed link that was used since (A11, A31). Rejects with a readable error.
 */
export async function prepareRestored(
  file: string,
  epoch: string,
  erased: readonly Erasure[],
): Promise<void> {
  const db = new Sqlite(file);
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('it is damaged.');
    db.pragma('foreign_keys = ON');
    db.pragma('secure_delete = ON');
    // First of all: what goes with an account, and what outlives it, is the schema's to say.
    migrate(db, refuseStranger, { refusesNewer: true });
    const database = createSqliteDriver(db, db);
    await renewRestored(database, epoch, erased);
    await database.close();
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  chmodSync(file, 0o600);
}

/** A database without a name is new or another program's. */
function refuseStranger(): never {
  throw new Error('it is no backup of this program.');
}
