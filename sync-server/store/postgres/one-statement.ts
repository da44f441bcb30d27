import type { Pool, PoolClient } from 'pg';
import type { Statement, Statements } from '../sql/database';
import { compile } from './compile';
import { ask, isAway, NOW, withClient } from './transactions';

/** Statements that are sent together at most. */
const TOGETHER = 64;

interface Asked {
  readonly statement: Statement;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Single statements without a transaction. Those of one turn of the event loop share a connection and one way to the
 * database; each is answered, or fails, alone.
 */
export function createOneStatement(pool: Pool): Statements {
  let gathered: Asked[] = [];

  function send(): void {
    const asked = gathered;
    gathered = [];
    for (let first = 0; first < asked.length; first += TOGETHER) {
      void askTogether(pool, asked.slice(first, first + TOGETHER));
    }
  }

  function all<Row>(statement: Statement): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (gathered.length === 0) setImmediate(send);
      gathered.push({ statement, resolve: resolve as (rows: unknown[]) => void, reject });
    });
  }

  return {
    all,
    get: async <Row>(statement: Statement) => (await all<Row>(statement))[0],
    now: async () => (await all<{ readonly now: number }>(NOW))[0]?.now ?? Number.NaN,
  };
}

/** A statement that the database refuses fails alone; a connection that is lost, or can't be had, fails what is not answered. */
async function askTogether(pool: Pool, asked: readonly Asked[]): Promise<void> {
  try {
    await withClient(pool, (client) => Promise.all(asked.map((one) => askOne(client, one))));
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

async function askOne(client: PoolClient, { statement, resolve, reject }: Asked): Promise<void> {
  try {
    resolve((await ask(client, compile(statement))).rows);
  } catch (error) {
    if (isAway(error)) throw error;
    reject(error);
  }
}
