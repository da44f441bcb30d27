import type { Pool } from 'pg';
import { createPool } from '../store/postgres/connect';
import { createPostgresDriver } from '../store/postgres/driver';
import { migratePostgres } from '../store/postgres/migrate';
import type { Database, Statement } from '../store/sql/database';
import type { Identity } from '../store/sqlite/migrate';
import { startPostgres } from './postgres';

/** A database on PostgreSQL that tests use one after the other. */
export interface TestDatabase {
  readonly url: string;
  /** Its connections outlast a test: a new one has to learn the tables first, which takes as long as a test. */
  readonly pool: Pool;
  /** Deletes all rows. It is then as if it was made with this identity. */
  empty(identity: Identity): Promise<void>;
}

/** What was made later refers to what was made before. */
const TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'meta'
  ORDER BY oid DESC`;
const COUNT_FROM_ONE = "SELECT setval(oid, 1, false) FROM pg_class WHERE relkind = 'S'";

/** Makes the tables in an empty database. */
export async function prepareDatabase(url: string): Promise<TestDatabase> {
  const pool = createPool(url, () => undefined);
  await migratePostgres(pool, () => ({ epoch: '', keyCheck: new Uint8Array() }));
  const { rows } = await pool.query<{ name: string }>(TABLES);
  // A hundred times as fast as TRUNCATE where few rows stand in many tables.
  const deletions = rows.map(({ name }) => `DELETE FROM ${name}`);
  return {
    url,
    pool,
    async empty({ epoch, keyCheck }) {
      await pool.query([...deletions, COUNT_FROM_ONE].join('; '));
      await pool.query('UPDATE meta SET epoch = $1, key_check = $2', [epoch, keyCheck]);
    },
  };
}

interface Lent {
  readonly database: Promise<TestDatabase>;
  file: string;
  stores: number;
}

/** Those of this process. */
const lent: Lent[] = [];

/**
 * Opens an empty database, without waiting for it: what is asked of it waits. One that is named stays for all who name it; one
 * called `:memory:` is used again once it was closed.
 */
export function openTestDatabase(
  file: string,
  identity: Identity,
  now: (() => number) | undefined,
): Database {
  const shared = lent.find((one) => file !== ':memory:' && one.file === file);
  const one = shared ?? lendTo(file);
  one.stores += 1;
  const database = openLater(connect(one, shared ? undefined : identity), () => {
    one.stores -= 1;
  });
  return now ? withClock(database, now) : database;
}

/** The same database, with a clock that the test turns. */
function withClock(database: Database, now: () => number): Database {
  const clock = { now: async () => now() };
  return {
    ...database,
    ...clock,
    read: (work) => database.read((tx) => work({ ...tx, ...clock })),
    write: (work) => database.write((tx) => work({ ...tx, ...clock })),
    push: (accountId, work) => database.push(accountId, (tx) => work({ ...tx, ...clock })),
  };
}

/** Runs statements on a database that is open under this name. */
export async function runSqlOnPostgres(file: string, statements: string): Promise<void> {
  const one = lent.find((each) => each.file === file);
  await (await one?.database)?.pool.query(statements);
}

function lendTo(file: string): Lent {
  const free = lent.find((one) => one.stores === 0 && one.file === ':memory:');
  const one = free ?? { database: createDatabase(), file, stores: 0 };
  one.file = file;
  if (!free) lent.push(one);
  return one;
}

async function createDatabase(): Promise<TestDatabase> {
  const server = await startPostgres();
  return prepareDatabase(await server.createDatabase());
}

async function connect({ database }: Lent, identity: Identity | undefined): Promise<Database> {
  const { pool, empty } = await database;
  if (identity) await empty(identity);
  return createPostgresDriver(pool);
}

/** Once it is closed it answers nothing more; its connections stay. */
function openLater(opening: Promise<Database>, onClosed: () => void): Database {
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  async function ask<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
    if (isClosed) throw new Error('This database was closed.');
    const answer = opening.then(work);
    running.add(answer);
    return answer.finally(() => running.delete(answer));
  }
  return {
    all: <Row>(statement: Statement) => ask((database) => database.all<Row>(statement)),
    get: <Row>(statement: Statement) => ask((database) => database.get<Row>(statement)),
    now: () => ask((database) => database.now()),
    readRowAndList: <Row, List extends readonly unknown[]>(
      ...asked: Parameters<Database['readRowAndList']>
    ) => ask((database) => database.readRowAndList<Row, List>(...asked)),
    read: (work) => ask((database) => database.read(work)),
    write: (work) => ask((database) => database.write(work)),
    push: (accountId, work) => ask((database) => database.push(accountId, work)),
    async close() {
      isClosed = true;
      await Promise.allSettled([opening, ...running]);
      onClosed();
    },
  };
}
