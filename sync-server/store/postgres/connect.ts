import { Client, type ClientBase, type ClientConfig, Pool, types } from 'pg';
import { combineWrites } from './combine-writes';
import { noteTimeline } from './timeline';

/** Connections of a process. Servers share the database's, so few are enough: work on one is short. */
const CONNECTIONS = 8;
/** Calls that may wait for a connection; more are refused, so that a database that is away fills no memory. */
const MOST_WAITING = 200;
const CONNECT_MS = 3_000;
const STATEMENT_MS = 5_000;
const LOCK_MS = 2_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const OLDEST_VERSION = 140_000;

/**
 * The C library of most systems gives memory back after each statement until one piece as large as this was freed. Getting it
 * again takes PostgreSQL 0.2 ms for a page of 100 records.
 */
const KEEP_MEMORY = "SELECT octet_length(repeat('x', 1000000))";

/** PostgreSQL's integers of 8 bytes: all of ours fit into a number. */
const INT8 = 20;
types.setTypeParser(INT8, Number);

/**
 * Connections to a PostgreSQL, each proved to lead to the one that takes writes (P55), then by `prove`. `onLost` is told of an
 * idle one that ends.
 */
export function createPool(
  url: string,
  onLost: (error: Error) => void,
  prove: (client: ClientBase) => Promise<void> = async () => undefined,
): Pool {
  const pool = new Pool({
    ...connectionTo(url),
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    pipeline: true,
    onConnect: async (client) => {
      if (client instanceof Client) combineWrites(client.connection.stream);
      const { rows } = await client.query<Server>(ASK_SERVER);
      noteTimeline(client, refuseUnfit(rows[0]));
      await client.query(KEEP_MEMORY);
      await prove(client);
    },
  });
  pool.on('error', onLost);
  return pool;
}

/** How a connection is made, one of a pool or another. */
export function connectionTo(url: string): ClientConfig {
  return {
    connectionString: url,
    ...(needsTls(url) && { ssl: true }),
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  };
}

/** Over TLS with a certificate that is checked, unless it never leaves this machine (A35) or the address says what to do. */
export function needsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return !isHere && !searchParams.has('sslmode');
}

/** Whether a further call has to be refused. */
export function isFull(pool: Pool): boolean {
  return pool.waitingCount >= MOST_WAITING;
}

interface Server {
  readonly version: number;
  readonly encoding: string;
  /** Null on a standby, which has the timeline of the primary that it follows. */
  readonly timeline: string | null;
}

const ASK_SERVER = `
  SELECT current_setting('server_version_num')::int AS version,
    current_setting('server_encoding') AS encoding,
    CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`;

/** The timeline of a server that is fit. */
function refuseUnfit(server: Server | undefined): string {
  if (!server || server.version < OLDEST_VERSION)
    throw new Error('The database must be PostgreSQL 14 or newer.');
  if (server.encoding !== 'UTF8') throw new Error('The database must have the encoding UTF8.');
  if (server.timeline === null)
    throw new Error('This database is a standby, which takes no writes.');
  return server.timeline;
}
