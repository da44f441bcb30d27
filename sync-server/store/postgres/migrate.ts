import type { Pool, PoolClient } from 'pg';
import { type Identity, NewerDatabaseError } from '../sqlite/migrate';
import { MIGRATIONS } from '../sqlite/migrations/migrations';
import { readSchema } from '../sqlite/schema-text';
import { toPostgres } from './to-postgres';
import { inTransaction, withClient } from './transactions';

/** Of several servers that start at once, one migrates; the others wait. Any number will do. */
export const ONE_AT_A_TIME = 'SELECT pg_advisory_xact_lock(20261125)';
/** Longer than a statement may otherwise take: a table may be rewritten. */
const PATIENCE = "SET LOCAL statement_timeout = '10min'; SET LOCAL lock_timeout = '1min'";

/**
 * Brings a database to the newest schema, an empty one from nothing, and reads what names it. Rejects with
 * {@link NewerDatabaseError} for one that a newer program wrote.
 */
export function migratePostgres(pool: Pool, createIdentity: () => Identity): Promise<Identity> {
  return asOneMigrator(pool, async (client) => {
    if (await hasMeta(client)) await runSteps(client);
    else {
      await makeTables(client);
      await insertIdentity(client, createIdentity());
    }
    return readIdentity(client);
  });
}

/** Runs work that changes the schema, in a transaction, while no other program does. */
export function asOneMigrator<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  return withClient(pool, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      await client.query(PATIENCE);
      await client.query(ONE_AT_A_TIME);
      return work(client);
    }),
  );
}

/** Whether the tables are there; whether the database has a name, its row in `meta` says. */
export async function hasMeta(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('meta') AS meta");
  return rows[0].meta !== null;
}

/** Makes every table of the newest schema, empty. */
export async function makeTables(client: PoolClient): Promise<void> {
  await client.query(readSchema().statements.map(toPostgres).join(';\n'));
  // It changes often and grows little: room in its pages for the next state keeps its indexes as they are.
  await client.query('ALTER TABLE accounts SET (fillfactor = 70)');
  await client.query('ALTER TABLE records SET (autovacuum_vacuum_scale_factor = 0.02)');
}

/** Gives the tables of {@link makeTables} a name: from then on servers take the database for theirs. */
export async function insertIdentity(
  client: PoolClient,
  { epoch, keyCheck }: Identity,
): Promise<void> {
  await client.query(
    'INSERT INTO meta (one, schema_version, epoch, key_check) VALUES (1, $1, $2, $3)',
    [MIGRATIONS.length, epoch, keyCheck],
  );
}

async function runSteps(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT schema_version AS version FROM meta',
  );
  const found = rows[0]?.version;
  if (found === undefined) return;
  if (found > MIGRATIONS.length) throw new NewerDatabaseError(found, MIGRATIONS.length);
  for (const step of MIGRATIONS.slice(found)) await client.query(toPostgres(step));
  await client.query('UPDATE meta SET schema_version = $1', [MIGRATIONS.length]);
}

async function readIdentity(client: PoolClient): Promise<Identity> {
  const { rows } = await client.query<Identity>('SELECT epoch, key_check AS "keyCheck" FROM meta');
  if (rows[0]) return rows[0];
  throw new Error(
    'This database has no name. If a move into it was cut short, run npm run move:postgres again.',
  );
}
