import { Problem } from '../../errors/problem';
import type { Keys } from '../../sealing/keys';
import type { UnreadableRecord } from '../record-store';
import { createStore } from '../sql/create-store';
import type { Database } from '../sql/database';
import { DATABASE_KEY } from '../sql/key-names';
import { proveKey } from '../sql/prove-key';
import type { Store } from '../store';
import { createPool } from './connect';
import { createPostgresDriver } from './driver';
import { migratePostgres } from './migrate';

export interface PostgresStoreOptions {
  /** `postgres://…` */
  readonly url: string;
  readonly keys: Keys;
  /** Names a new database. */
  readonly randomId: () => string;
  /** Told of each record that can't be read. To be logged: it was left out, and nothing else was held up. */
  readonly onUnreadable?: (record: UnreadableRecord) => void;
  /** Told of a connection that ended while nothing used it. To be logged: another is opened. */
  readonly onLost?: (error: Error) => void;
}

/**
 * Opens the store on PostgreSQL and brings its schema up to date. Rejects where the database can't be reached, is not fit,
 * was written by a newer program, or belongs to another master key.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const { url, keys, randomId, onLost = () => undefined } = options;
  const pool = createPool(url, onLost);
  try {
    const created = () => ({ epoch: randomId(), keyCheck: keys.newWrappedKey(DATABASE_KEY) });
    const { keyCheck } = await migratePostgres(pool, created);
    proveKey(keys, keyCheck);
  } catch (error) {
    await pool.end();
    throw error instanceof Problem ? unusable(error.cause) : error;
  }
  return storeOn(createPostgresDriver(pool), options);
}

/** The store on a database of PostgreSQL that is up to date. */
export function storeOn(
  database: Database,
  { keys, onUnreadable = () => undefined }: Pick<PostgresStoreOptions, 'keys' | 'onUnreadable'>,
): Store {
  return {
    ...createStore(database, { keys, onUnreadable, emptyLog: leaveLog }),
    // No row of a database on PostgreSQL is older than the seals of today.
    sealUnbound: async () => ({ sealed: 0, unreadable: 0 }),
    emptyWal: leaveLog,
    close: () => database.close(),
  };
}

function unusable(cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : 'it does not answer';
  return new Error(`The PostgreSQL of DATABASE_URL can’t be used: ${why}`, { cause });
}

/**
 * What was removed stays in PostgreSQL's pages and log until it overwrites them: no statement can hasten that. It is sealed,
 * and its key is gone from what the database shows.
 */
async function leaveLog(): Promise<boolean> {
  return true;
}
