import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { rewrapKey } from '../../sealing/master-key-keys';
import { circleKeyName, DATABASE_KEY } from '../sql/key-names';
import { refuseNewer } from '../sql/plan-migration';
import { opensKeyCheck } from '../sql/prove-key';
import { holdAlone, OperatorError } from './hold-alone';
import { readSchemaState } from './migrate';
import { MIGRATIONS } from './migrations/migrations';

/**
 * Wraps the key of every person and circle, and the database's own check, under another master key: all of them or none. What those keys
 * seal stays as it is. Returns how many people there are, undefined where `to` is the database's key already. Throws
 * {@link OperatorError} while a server holds the database, and where `from` is not its key; then nothing has changed.
 */
export function rotateMasterKey(
  file: string,
  from: Uint8Array,
  to: Uint8Array,
): number | undefined {
  if (!existsSync(file)) throw new OperatorError(`There is no database at ${file}.`);
  const db = holdAlone(file);
  try {
    refuseNewer(readSchemaState(db), MIGRATIONS.length);
    if (opensKeyCheck(to, readKeyCheck(db))) return undefined;
    if (!opensKeyCheck(from, readKeyCheck(db)))
      throw new OperatorError('This database was sealed under another key.');
    db.pragma('secure_delete = ON');
    const people = rewrap(db, (id, wrapped) => rewrapKey(from, to, id, wrapped));
    db.exec('COMMIT');
    return people;
  } finally {
    db.close();
  }
}

function readKeyCheck(db: Database): Buffer {
  return db.prepare('SELECT key_check FROM meta').pluck().get() as Buffer;
}

interface WrappedKey {
  readonly id: string;
  readonly wrappedKey: Buffer;
}

/** Whatever else a master key wraps one day belongs in here. */
function rewrap(db: Database, next: (id: string, wrapped: Buffer) => Uint8Array): number {
  db.prepare('UPDATE meta SET key_check = ?').run(next(DATABASE_KEY, readKeyCheck(db)));
  rewrapTable(db, 'circles', ({ id, wrappedKey }) => next(circleKeyName(id), wrappedKey));
  return rewrapTable(db, 'accounts', ({ id, wrappedKey }) => next(id, wrappedKey));
}

function rewrapTable(
  db: Database,
  table: 'accounts' | 'circles',
  next: (row: WrappedKey) => Uint8Array,
): number {
  const rows = db
    .prepare<[], WrappedKey>(`SELECT id, wrapped_key AS wrappedKey FROM ${table}`)
    .all();
  const write = db.prepare(`UPDATE ${table} SET wrapped_key = ? WHERE id = ?`);
  for (const row of rows) write.run(next(row), row.id);
  return rows.length;
}
