import { Problem } from '../../errors/problem';
import { type StartInterval, startUnrefInterval } from '../../jobs/timers';
import type { Keys } from '../../sealing/keys';
import type { HighWaterMark } from '../high-water-mark';
import type { UnreadableRecord } from '../record-store';
import { createStore } from '../sql/create-store';
import type { Database } from '../sql/database';
import { DATABASE_KEY } from '../sql/key-names';
import { proveKey } from '../sql/prove-key';
import type { Store } from '../store';
import { createPool } from './connect';
import { createPostgresDriver } from './driver';
import { migratePostgres } from './migrate';
import { createHistoryWatch, type HistoryEvent } from './watch-history';

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
  /** Where servers note how far the database has come (P56); left out, for as long as the process runs. */
  readonly highWaterMark?: HighWaterMark | undefined;
  /** Told where the database is not the one that it was before. To be logged. */
  readonly onHistory?: (event: HistoryEvent) => void;
  readonly startInterval?: StartInterval;
}

/**
 * Opens the store on PostgreSQL and brings its schema up to date. Rejects where the database can't be reached, is not fit,
 * was written by a newer program, or belongs to another master key.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const { url, keys, randomId, onLost = () => undefined } = options;
  const watch = createHistoryWatch({
    randomId,
    mark: options.highWaterMark ?? createMemoryMark(),
    report: options.onHistory ?? (() => undefined),
    startInterval: options.startInterval ?? startUnrefInterval,
  });
  const pool = createPool(url, onLost, watch.prove);
  try {
    const created = () => ({ epoch: randomId(), keyCheck: keys.newWrappedKey(DATABASE_KEY) });
    const { keyCheck } = await migratePostgres(pool, created);
    proveKey(keys, keyCheck);
    await watch.begin(pool);
  } catch (error) {
    await watch.close();
    await pool.end();
    throw error instanceof Problem ? unusable(error.cause) : error;
  }
  const driver = createPostgresDriver(pool);
  const close = async () => {
    await watch.close();
    await driver.close();
  };
  return storeOn({ ...driver, close }, options);
}

function createMemoryMark(): HighWaterMark {
  let last: string | undefined;
  return {
    read: async () => last,
    async write(mark) {
      last = mark;
    },
  };
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
