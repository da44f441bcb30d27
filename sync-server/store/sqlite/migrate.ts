import type { Database } from 'better-sqlite3';
import { MIGRATIONS } from './migrations/migrations';

/** The database was written by a newer program. Opening it would risk what that program wrote. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor(found: number, known: number) {
    super(
      `This database has schema version ${found}, this program knows versions up to ${known}. ` +
        'Start the newer program again, or restore a backup of this version.',
    );
  }
}

/** What names a database; written when it is made. */
export interface Identity {
  readonly epoch: string;
  readonly keyCheck: Uint8Array;
}

/**
 * Brings a database to the newest schema. Each step is one transaction together with its number, so a program that
 * is killed on the way goes on where it was. `createIdentity` is asked only for a new database.
 */
export function migrate(db: Database, createIdentity: () => Identity): void {
  refuseNewer(db);
  for (let version = schemaVersion(db); version < MIGRATIONS.length; version += 1) {
    db.transaction(() => runStep(db, version + 1, createIdentity)).immediate();
  }
}

/** Throws {@link NewerDatabaseError} for a database that a newer program wrote. */
export function refuseNewer(db: Database): void {
  const found = schemaVersion(db);
  if (found > MIGRATIONS.length) throw new NewerDatabaseError(found, MIGRATIONS.length);
}

function runStep(db: Database, version: number, createIdentity: () => Identity): void {
  // Another program may have been faster between reading the version and taking the lock.
  if (schemaVersion(db) >= version) return;
  db.exec(MIGRATIONS[version - 1] ?? '');
  if (version === 1) insertIdentity(db, createIdentity());
  db.prepare('UPDATE meta SET schema_version = ?').run(version);
}

function insertIdentity(db: Database, { epoch, keyCheck }: Identity): void {
  db.prepare('INSERT INTO meta (one, schema_version, epoch, key_check) VALUES (1, 0, ?, ?)').run(
    epoch,
    keyCheck,
  );
}

function schemaVersion(db: Database): number {
  const hasMeta = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'meta'").get() !== undefined;
  if (!hasMeta) return 0;
  return db.prepare('SELECT schema_version FROM meta').pluck().get() as number;
}
