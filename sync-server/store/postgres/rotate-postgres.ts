import type { Pool, PoolClient } from 'pg';
import { rewrapKey } from '../../sealing/master-key-keys';
import { circleKeyName, DATABASE_KEY } from '../sql/key-names';
import { refuseNewer } from '../sql/plan-migration';
import { opensKeyCheck } from '../sql/prove-key';
import { OperatorError } from '../sqlite/hold-alone';
import { MIGRATIONS } from '../sqlite/migrations/migrations';
import { createPool } from './connect';
import { inTransaction, withClient } from './transactions';

/** Nobody reads or stores a key meanwhile: a server that starts waits, and then finds that its key is another one. */
const HOLD_KEYS = 'LOCK TABLE meta, accounts, circles IN ACCESS EXCLUSIVE MODE';
const OTHERS = `
  SELECT FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
    AND pid <> pg_backend_pid() LIMIT 1`;
/** So many keys are rewritten by one statement. */
const BATCH = 1_000;

/**
 * Wraps the key of every person and circle, and the database's own check, under another master key: all of them or none. What
 * those keys seal stays as it is. Returns how many people there are, undefined where `to` is the database's key already. Rejects
 * with {@link OperatorError} while another program is connected, and where `from` is not its key; then nothing has changed.
 */
export async function rotatePostgres(
  url: string,
  from: Uint8Array,
  to: Uint8Array,
): Promise<number | undefined> {
  const pool = createPool(url, () => undefined);
  try {
    return await inOneTransaction(pool, async (client) => {
      await client.query(HOLD_KEYS);
      const { rows } = await client.query(OTHERS);
      if (rows.length > 0) {
        throw new OperatorError('The database is in use. Stop all servers first.');
      }
      const keyCheck = await readKeyCheck(client);
      if (opensKeyCheck(to, keyCheck)) return undefined;
      if (!opensKeyCheck(from, keyCheck)) {
        throw new OperatorError('This database was sealed under another key.');
      }
      await client.query('UPDATE meta SET key_check = $1', [
        rewrapKey(from, to, DATABASE_KEY, keyCheck),
      ]);
      await rewrapTable(client, 'circles', (id, wrapped) =>
        rewrapKey(from, to, circleKeyName(id), wrapped),
      );
      return rewrapTable(client, 'accounts', (id, wrapped) => rewrapKey(from, to, id, wrapped));
    });
  } finally {
    await pool.end();
  }
}

function inOneTransaction<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  return withClient(pool, (client) => inTransaction(client, 'BEGIN', () => work(client)));
}

async function readKeyCheck(client: PoolClient): Promise<Buffer> {
  const { rows } = await client.query<{ version: number; keyCheck: Buffer }>(
    'SELECT schema_version AS version, key_check AS "keyCheck" FROM meta',
  );
  if (!rows[0]) throw new OperatorError('This is no database of this program.');
  refuseNewer(rows[0], MIGRATIONS.length);
  return rows[0].keyCheck;
}

/** Whatever else a master key wraps one day belongs in here. */
async function rewrapTable(
  client: PoolClient,
  table: 'accounts' | 'circles',
  next: (id: string, wrapped: Buffer) => Uint8Array,
): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const { rows } = await client.query<{ id: string; key: Buffer }>(
      `SELECT id, wrapped_key AS key FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return count;
    await client.query(
      `UPDATE ${table} SET wrapped_key = next.key
       FROM unnest($1::text[], $2::bytea[]) AS next (id, key) WHERE ${table}.id = next.id`,
      [rows.map(({ id }) => id), rows.map(({ id, key }) => Buffer.from(next(id, key)))],
    );
    count += rows.length;
    after = last.id;
  }
}
