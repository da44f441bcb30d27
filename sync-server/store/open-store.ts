import type { PokeLine } from './poke-line';
import { migratePostgresAt } from './postgres/migrate-at';
import { openPostgresStore, type PostgresStoreOptions } from './postgres/open-postgres-store';
import { openPostgresPokes, type PokeLineOptions } from './postgres/poke-line';
import { databaseFile } from './sqlite/database-file';
import type { MigrateOptions } from './sqlite/migrate';
import { migrateSqlite } from './sqlite/migrate-file';
import { refuseMoved } from './sqlite/moved-marker';
import { openSqliteStore, type SqliteStoreOptions } from './sqlite/open-sqlite-store';
import type { Store } from './store';

/** Where the store is, and what either engine needs. */
export interface StoreOptions
  extends Omit<SqliteStoreOptions, 'file' | 'later'>,
    Pick<PostgresStoreOptions, 'onLost' | 'highWaterMark' | 'onHistory'> {
  /** A PostgreSQL; undefined for SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Opens the store on the engine that the settings name. Rejects as that engine does, and for data that was moved to the other. */
export async function openStore({
  databaseUrl,
  dataDir,
  ...options
}: StoreOptions): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgresStore({ url: databaseUrl, ...options });
  refuseMoved(dataDir);
  return openSqliteStore({ file: databaseFile(dataDir), ...options });
}

/** Brings a database that is there to the schema of this program. Rejects with {@link OperatorError} where there is none. */
export async function migrateStore(
  { databaseUrl, dataDir }: Pick<StoreOptions, 'databaseUrl' | 'dataDir'>,
  options: Pick<MigrateOptions, 'allOlderEnded'>,
): Promise<void> {
  if (databaseUrl !== undefined) return migratePostgresAt(databaseUrl, options);
  refuseMoved(dataDir);
  migrateSqlite(databaseFile(dataDir), options);
}

/** The line to other servers on the same database; undefined on SQLite, which one server has for itself. */
export function openPokeLine({
  databaseUrl,
  ...options
}: Pick<StoreOptions, 'databaseUrl'> & Omit<PokeLineOptions, 'url'>): PokeLine | undefined {
  return databaseUrl === undefined
    ? undefined
    : openPostgresPokes({ url: databaseUrl, ...options });
}
