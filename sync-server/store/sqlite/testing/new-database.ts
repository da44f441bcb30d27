import { existsSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Keys } from '../../../sealing/keys';
import { DATABASE_KEY } from '../../sql/key-names';
import { migrate } from '../migrate';

/** Shared by the tests of a process: all migrations for each of them took a third of their time. */
let migrated: Buffer | undefined;

/** A new database with the newest schema, as the bytes of its file. */
export function newDatabase(keys: Keys, epoch: string): Buffer {
  migrated ??= migrateEmpty();
  const db = new Sqlite(migrated);
  const keyCheck = keys.newWrappedKey(DATABASE_KEY);
  db.prepare('UPDATE meta SET epoch = ?, key_check = ?').run(epoch, keyCheck);
  return serializeAndClose(db);
}

/** Makes the file of a new database, unless it is there. */
export function ensureDatabase(file: string, keys: Keys, epoch: string): void {
  if (!existsSync(file)) writeFileSync(file, newDatabase(keys, epoch));
}

function migrateEmpty(): Buffer {
  const db = new Sqlite(':memory:');
  migrate(db, () => ({ epoch: '', keyCheck: new Uint8Array() }));
  return serializeAndClose(db);
}

function serializeAndClose(db: Sqlite.Database): Buffer {
  const bytes = db.serialize();
  db.close();
  return bytes;
}
