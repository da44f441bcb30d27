import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import {
  type MigrationStep,
  planMigration,
  refuseNewer,
  refuseUnfit,
  type SchemaState,
  stateOfNew,
} from '../sql/plan-migration';
import type { Identity, MigrateOptions } from '../sqlite/migrate';
import { MIGRATIONS } from '../sqlite/migrations/migrations';
import { readSchema } from '../sqlite/schema-text';
import { toPostgres } from './to-postgres';
import { inTransaction, withClient } from './transactions';

/** Of several servers that start at once, one migrates; the others wait. Any number will do. */
const LOCK = 20261125;
/** How often a program looks whether the one that migrates has ended, milliseconds, and for how long. */
const LOOK_MS = 200;
const MOST_WAIT_MS = 600_000;
/**
 * A statement may take long, since a table may be rewritten. A lock is waited for shortly: while it is, everybody who wants the
 * table waits behind it (D10).
 */
const PATIENCE = "SET statement_timeout = '10min'; SET lock_timeout = '500ms'";
const AS_BEFORE = 'RESET statement_timeout; RESET lock_timeout';
/** How often a step is tried whose lock others hold, and the longest wait before the next, milliseconds. */
const MOST_TRIES = 60;
const BETWEEN_TRIES_MS = 2_000;
/** A lock that was not had in time, and two that wait for each other. */
const HELD_BY_OTHERS = new Set(['55P03', '40P01']);

/**
 * Brings a database to the newest schema, an empty one from nothing, and reads what names it. Servers of older programs that
 * may go on meanwhile are not held up. Rejects with `NewerDatabaseError` for a database that a newer program wrote and
 * this one may not serve.
 */
export async function migratePostgres(
  pool: Pool,
  createIdentity: () => Identity,
  options: MigrateOptions = {},
): Promise<Identity> {
  const isDone = await withClient(pool, async (client) => {
    const found = await readSchemaState(client);
    return found && plan(found, options).length === 0;
  });
  if (!isDone) await asOneMigrator(pool, (client) => bringUp(client, createIdentity, options));
  return withClient(pool, readIdentity);
}

function plan(found: SchemaState, { migrations = MIGRATIONS, ...options }: MigrateOptions) {
  const refuse = options.refusesNewer ? refuseNewer : refuseUnfit;
  refuse(found, migrations.length);
  return planMigration(found, migrations, options);
}

async function bringUp(
  client: PoolClient,
  createIdentity: () => Identity,
  options: MigrateOptions,
): Promise<void> {
  if (!(await hasMeta(client))) {
    await inTransaction(client, 'BEGIN', async () => {
      await makeTables(client);
      await insertIdentity(client, createIdentity());
    });
  }
  const found = await readSchemaState(client);
  for (const step of found ? plan(found, options) : []) await runStep(client, step);
}

/**
 * Runs work that changes the schema while no other program does. Others look for the lock again and again: one that waited for
 * it would hold a snapshot, which an index that is made meanwhile waits for.
 */
export function asOneMigrator<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  return withClient(pool, async (client) => {
    await lock(client);
    try {
      await client.query(PATIENCE);
      return await work(client);
    } finally {
      // On a connection that was lost the lock is gone, too.
      await client.query(`${AS_BEFORE}; SELECT pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    }
  });
}

async function lock(client: PoolClient): Promise<void> {
  for (let waited = 0; waited < MOST_WAIT_MS; waited += LOOK_MS) {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${LOCK}) AS "isMine"`);
    if (rows[0].isMine) return;
    await sleep(LOOK_MS);
  }
  throw new Error('Another program has been migrating this database for ten minutes.');
}

async function runStep(client: PoolClient, { sql, indexes, after }: MigrationStep): Promise<void> {
  for (const index of indexes) await untilLocked(() => makeIndex(client, index));
  await untilLocked(() =>
    inTransaction(client, 'BEGIN', async () => {
      await client.query(toPostgres(sql));
      await writeSchemaState(client, after);
    }),
  );
}

async function untilLocked(run: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isHeld = error instanceof DatabaseError && HELD_BY_OTHERS.has(error.code ?? '');
      if (!isHeld || tries >= MOST_TRIES) throw error;
      await sleep(Math.random() * BETWEEN_TRIES_MS);
    }
  }
}

/** Outside a transaction, while people write. What was cut short left an index that serves nothing: it is made again. */
async function makeIndex(client: PoolClient, statement: string): Promise<void> {
  const name = /^CREATE (?:UNIQUE )?INDEX (\w+) ON /.exec(statement)?.[1];
  if (name === undefined) throw new Error(`This makes no index: ${statement}`);
  const { rows } = await client.query<{ isValid: boolean }>(
    'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (rows[0]?.isValid) return;
  if (rows[0]) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
  await client.query(
    toPostgres(statement).replace(` INDEX ${name}`, ` INDEX CONCURRENTLY ${name}`),
  );
}

/** Whether the tables are there; whether the database has a name, its row in `meta` says. */
export async function hasMeta(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('meta') AS meta");
  return rows[0].meta !== null;
}

/** Makes every table of the newest schema, empty. */
export async function makeTables(client: PoolClient): Promise<void> {
  await client.query(readSchema().map(toPostgres).join(';\n'));
  // It changes often and grows little: room in its pages for the next state keeps its indexes as they are.
  await client.query('ALTER TABLE accounts SET (fillfactor = 70)');
  await client.query('ALTER TABLE records SET (autovacuum_vacuum_scale_factor = 0.02)');
}

/** Gives the tables of {@link makeTables} a name: from then on servers take the database for theirs. */
export async function insertIdentity(
  client: PoolClient,
  { epoch, keyCheck }: Identity,
): Promise<void> {
  const { version, worksFrom, contracted } = stateOfNew(MIGRATIONS);
  await client.query(
    `INSERT INTO meta (one, schema_version, works_from, contracted, epoch, key_check)
     VALUES (1, $1, $2, $3, $4, $5)`,
    [version, worksFrom, contracted, epoch, keyCheck],
  );
}

/** Undefined for a database without a name. */
async function readSchemaState(client: PoolClient): Promise<SchemaState | undefined> {
  if (!(await hasMeta(client))) return undefined;
  // As JSON, since the last two columns are not there in a database from before them.
  const { rows } = await client.query<SchemaState>(
    `SELECT schema_version AS version, coalesce((row ->> 'works_from')::int, schema_version) AS "worksFrom",
       coalesce((row ->> 'contracted')::int, 0) AS contracted
     FROM (SELECT schema_version, to_jsonb(meta) AS row FROM meta) AS said`,
  );
  return rows[0];
}

async function writeSchemaState(
  client: PoolClient,
  { version, worksFrom, contracted }: SchemaState,
): Promise<void> {
  await client.query('UPDATE meta SET schema_version = $1', [version]);
  const { rows } = await client.query(
    "SELECT FROM pg_attribute WHERE attrelid = 'meta'::regclass AND attname = 'works_from'",
  );
  if (rows.length === 0) return;
  await client.query('UPDATE meta SET works_from = $1, contracted = $2', [worksFrom, contracted]);
}

async function readIdentity(client: PoolClient): Promise<Identity> {
  const { rows } = (await hasMeta(client))
    ? await client.query<Identity>('SELECT epoch, key_check AS "keyCheck" FROM meta')
    : { rows: [] };
  if (rows[0]) return rows[0];
  throw new Error(
    'This database has no name. If a move into it was cut short, run npm run move:postgres again.',
  );
}
