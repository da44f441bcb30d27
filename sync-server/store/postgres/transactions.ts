import { sql } from 'drizzle-orm';
import {
  type ClientBase,
  DatabaseError,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
} from 'pg';
import { Problem } from '../../errors/problem';
import { type Attempt, fill, type Reading, type Statement, type Writing } from '../sql/database';
import { compile } from './compile';
import { isFull } from './connect';
import { PACKED } from './packed';
import { timelineOf } from './timeline';

/**
 * Runs work on a connection of the pool; one that was lost on the way is not used again. Rejects with 503 where the database
 * can't be asked, also where nobody knows whether it committed: the caller sends again, and what is there already is met as
 * equal.
 */
export async function withClient<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  if (isFull(pool)) throw busy();
  const client = await pool.connect().catch((cause: unknown) => {
    throw busy(cause);
  });
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
  };
  client.on('error', onLost);
  try {
    return await work(client);
  } catch (error) {
    if (!isAway(error)) throw error;
    lost ??= error as Error;
    throw busy(error);
  } finally {
    client.off('error', onLost);
    client.release(lost);
  }
}

const RETRY_SECONDS = 2;
/** Longer than PostgreSQL lets a statement run: what takes longer waits on a connection that leads nowhere. */
const ANSWER_MS = 7_000;

/** The answer while the database can't be asked. */
export function busy(cause?: unknown): Problem {
  const message = 'The server is busy. Please try again in a moment.';
  return new Problem(503, 'BUSY', message, { retryAfterSeconds: RETRY_SECONDS, cause });
}

/** The connection ended or does not answer: whether the statement was carried out is not known. */
class ConnectionLost extends Error {}

/** Rejects with PostgreSQL's own error where it refuses the statement, else with `ConnectionLost`. */
export async function ask(client: ClientBase, query: string | QueryConfig): Promise<QueryResult> {
  const statement = typeof query === 'string' ? { text: query } : query;
  try {
    return await client.query({ ...statement, query_timeout: ANSWER_MS } as QueryConfig);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new ConnectionLost('The connection to the database ended', { cause: error });
  }
}

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Runs reads on one snapshot. Its begin and its end are sent together with what comes next and not waited for: they change
 * nothing, and the statements of a connection are answered in their order.
 */
export async function inSnapshot<Value>(
  client: PoolClient,
  work: (tx: Reading) => Promise<Value>,
): Promise<Value> {
  const begun = ask(client, SNAPSHOT);
  begun.catch(() => undefined);
  try {
    const value = await work(createReading(client));
    await begun;
    return value;
  } finally {
    // Also where a statement failed: then it ends with a rollback.
    ask(client, 'COMMIT').catch(() => undefined);
  }
}

/** Runs work in a transaction that `begin` begins. What it throws undoes all of it. */
export async function inTransaction<Value>(
  client: ClientBase,
  begin: string,
  work: () => Promise<Value>,
): Promise<Value> {
  await ask(client, begin);
  try {
    const value = await work();
    const { command } = await ask(client, 'COMMIT');
    // PostgreSQL answers the COMMIT of a transaction in which a statement failed with a rollback, and no error.
    if (command !== 'COMMIT') throw new Error('The transaction was not committed');
    return value;
  } catch (error) {
    // On a connection that was lost nothing is left to be undone, and no answer comes.
    if (!isConnectionLost(error)) await ask(client, 'ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** What `Reading.now` asks. */
export const NOW = fill(
  sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS "now"`,
  {},
);

export function createReading(client: PoolClient): Reading {
  return {
    timeline: timelineOf(client),
    all: async <Row>(statement: Statement) => (await ask(client, compile(statement))).rows as Row[],
    get: async <Row>(statement: Statement) =>
      (await ask(client, compile(statement))).rows[0] as Row | undefined,
    lists: async <List>(...[listing, values]: Parameters<Reading['lists']>) => {
      const { rows } = await ask(client, compile(fill(PACKED.list(listing), values)));
      return PACKED.unpack<List>(listing, rows[0]);
    },
    now: async () => (await ask(client, compile(NOW))).rows[0].now,
  };
}

export function createWriting(client: PoolClient): Writing {
  let depth = 0;
  return {
    ...createReading(client),
    run: async (statement) => (await ask(client, compile(statement))).rowCount ?? 0,
    async attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
      depth += 1;
      const name = `part_${depth}`;
      await ask(client, `SAVEPOINT ${name}`);
      try {
        const value = await work();
        await ask(client, `RELEASE ${name}`);
        return { ok: true, value };
      } catch (error) {
        if (endsTransaction(error)) throw error;
        await ask(client, `ROLLBACK TO ${name}`);
        return { ok: false, error };
      } finally {
        depth -= 1;
      }
    },
  };
}

/** Serialization failure, deadlock, and a key that another wrote meanwhile, which is said before either of them. */
const OVERTAKEN = new Set(['40001', '40P01', '23505']);

/** Another transaction came before, or each waits for the other: nothing is kept, and the work may run again. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof DatabaseError && OVERTAKEN.has(error.code ?? '');
}

export function isConnectionLost(error: unknown): boolean {
  return error instanceof ConnectionLost;
}

/** A refused statement, or a connection that no longer answers. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof DatabaseError || isConnectionLost(error);
}

/** A failure of the transaction itself and not of this row: class 23 is a broken constraint, class 22 a value it can't hold. */
function endsTransaction(error: unknown): boolean {
  if (error instanceof DatabaseError) return !/^2[23]/.test(error.code ?? '');
  return error instanceof ConnectionLost;
}

/** Connection, resources and operator; a transaction that only reads, one that was idle too long, a lock that others hold. */
const AWAY = /^(08...|53...|57...|25006|25P03|55P03)$/;

/** The connection ended, the server stops or starts, takes no writes, or a statement waited too long. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return isConnectionLost(error);
  return AWAY.test(error.code ?? '');
}
