import type { Keys } from '../sealing/keys';
import { storeOn } from '../store/postgres/open-postgres-store';
import type { Database } from '../store/sql/database';
import { DATABASE_KEY } from '../store/sql/key-names';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store';
import { ensureDatabase, newDatabase } from '../store/sqlite/testing/new-database';
import { runSql } from '../store/sqlite/testing/run-sql';
import type { Store } from '../store/store';
import { openTestDatabase, runSqlOnPostgres } from './test-databases';

/** Set in the Vitest project that runs the tests of the routes once more on PostgreSQL. */
const isOnPostgres = process.env.TEST_STORE === 'postgres';

const EPOCH = 'epoch-1';

/** What the answers of a test store name as its epoch (P53). */
export const TEST_EPOCH = process.env.TEST_EPOCH ?? EPOCH;

/** An empty store on the engine that this run is for. Who names the same file shares its database. `now` is its clock. */
export function openTestStore(keys: Keys, file: string, now: () => number): Store {
  if (isOnPostgres) return openPostgresTestStore(keys, { file, now });
  const options = { keys, randomId: () => EPOCH, now };
  if (file === ':memory:') return openSqliteStore({ ...options, file: newDatabase(keys, EPOCH) });
  ensureDatabase(file, keys, EPOCH);
  return openSqliteStore({ ...options, file });
}

/** The same on PostgreSQL, with something between the store and its database. */
export function openPostgresTestStore(
  keys: Keys,
  {
    file = ':memory:',
    around = (database) => database,
    now,
  }: {
    readonly file?: string;
    readonly around?: (database: Database) => Database;
    /** That of the database if left out. */
    readonly now?: () => number;
  } = {},
): Store {
  const identity = { epoch: EPOCH, keyCheck: keys.newWrappedKey(DATABASE_KEY) };
  return storeOn(around(openTestDatabase(file, identity, now)), { keys });
}

/** Runs statements on the database of a test store, as whoever administers it could. */
export async function changeDatabase(file: string, statements: string): Promise<void> {
  await (isOnPostgres ? runSqlOnPostgres : runSql)(file, statements);
}
