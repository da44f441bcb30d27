import type { Database } from 'better-sqlite3';
import {
  type MigrationStep,
  planMigration,
  refuseNewer,
  refuseUnfit,
  type SchemaState,
} from '../sql/plan-migration';
import { MIGRATIONS } from './migrations/migrations';

/** What names a database; written when it is made. */
export interface Identity {
  readonly epoch: string;
  readonly keyCheck: Uint8Array;
}

/** How a database is brought up to date. */
export interface MigrateOptions {
  /** Those of this program, unless a test is of another. */
  readonly migrations?: typeof MIGRATIONS;
  /** No older program serves the database any more, nor will one: what only they need is taken away. */
  readonly allOlderEnded?: boolean;
  /** Also a newer database that this program could serve: what it does not know of would be left as it was. */
  readonly refusesNewer?: boolean;
}

/**
 * Brings a database to the newest schema. Each step is one transaction together with its number, so a program that
 * is killed on the way goes on where it was. `createIdentity` is asked only for a new database. Throws where a newer program
 * wrote it and this one may not serve it.
 */
export function migrate(
  db: Database,
  createIdentity: () => Identity,
  { migrations = MIGRATIONS, ...options }: MigrateOptions = {},
): void {
  const found = readSchemaState(db);
  const refuse = options.refusesNewer ? refuseNewer : refuseUnfit;
  refuse(found, migrations.length);
  for (const step of planMigration(found, migrations, options)) {
    db.transaction(() => runStep(db, step, createIdentity)).immediate();
  }
}

function runStep(db: Database, step: MigrationStep, createIdentity: () => Identity): void {
  const { version, contracted } = readSchemaState(db);
  // Another program may have been faster between reading the version and taking the lock.
  if (version >= step.after.version && contracted >= step.after.contracted) return;
  db.exec(step.sql);
  for (const index of step.indexes) db.exec(index);
  if (version === 0) insertIdentity(db, createIdentity());
  writeSchemaState(db, step.after);
}

function insertIdentity(db: Database, { epoch, keyCheck }: Identity): void {
  db.prepare('INSERT INTO meta (one, schema_version, epoch, key_check) VALUES (1, 0, ?, ?)').run(
    epoch,
    keyCheck,
  );
}

/** A row of `meta`; without the last two before there was a migration that says more of itself. */
interface MetaRow {
  readonly schema_version: number;
  readonly works_from?: number;
  readonly contracted?: number;
}

/** What a database says of its schema; a new one is of version 0. */
export function readSchemaState(db: Database): SchemaState {
  const hasMeta = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'meta'").get() !== undefined;
  const meta = hasMeta ? db.prepare<[], MetaRow>('SELECT * FROM meta').get() : undefined;
  const version = meta?.schema_version ?? 0;
  return {
    version,
    worksFrom: meta?.works_from ?? version,
    contracted: meta?.contracted ?? 0,
  };
}

function writeSchemaState(db: Database, { version, worksFrom, contracted }: SchemaState): void {
  db.prepare('UPDATE meta SET schema_version = ?').run(version);
  const columns = db.pragma('table_info(meta)') as { readonly name: string }[];
  if (!columns.some(({ name }) => name === 'works_from')) return;
  db.prepare('UPDATE meta SET works_from = ?, contracted = ?').run(worksFrom, contracted);
}
