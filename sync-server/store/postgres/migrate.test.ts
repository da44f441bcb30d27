import { Pool } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { MIGRATIONS } from '../sqlite/migrations/migrations';
import type { Store } from '../store';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { createPool } from './connect';
import { migratePostgres } from './migrate';
import { migratePostgresAt } from './migrate-at';
import { openPostgresStore } from './open-postgres-store';

const keys = createKeys(Buffer.alloc(32, 3));
const KNOWN = MIGRATIONS.length;
const addColumn = (name: string) => ({
  expand: `ALTER TABLE records ADD COLUMN ${name} INTEGER NOT NULL DEFAULT 0`,
  worksFrom: KNOWN,
});

let server: TestPostgres;
let url: string;
let pool: Pool;
let stores: Store[];
let migrators: Pool[];

beforeAll(async () => {
  server = await startPostgres();
});
beforeEach(async () => {
  url = await server.createDatabase();
  pool = new Pool({ connectionString: url });
  stores = [];
  migrators = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  for (const each of [pool, ...migrators]) await each.end();
});

async function open(): Promise<Store> {
  const store = await openPostgresStore({ url, keys, randomId: () => 'epoch-1' });
  stores.push(store);
  return store;
}

function migrate(migrations: typeof MIGRATIONS, allOlderEnded = false): Promise<unknown> {
  const own = createPool(url, () => undefined);
  migrators.push(own);
  const refuse = () => {
    throw new Error('This database is there already');
  };
  return migratePostgres(own, refuse, { migrations, allOlderEnded });
}

async function ask<Row extends object>(text: string): Promise<Row[]> {
  return (await pool.query<Row>(text)).rows;
}

describe('a database on PostgreSQL that is migrated', () => {
  it('D8 is served on by a program that knows one version less, which may start again', async () => {
    const before = await open();
    await before.createAccount(sampleAccount('anna'));
    const push = (store: Store, id: string) =>
      store.applyPush('anna', [sampleRecord({ id })], NO_RULES);
    await push(before, 'before');
    await migrate([...MIGRATIONS, addColumn('added')]);
    await push(before, 'meanwhile');
    const again = await open();
    await push(again, 'after');
    expect((await again.pull('anna', 0, 9, 9_999_999)).rows).toHaveLength(3);
  });

  it('D8 is refused by one that it does not work with any more', async () => {
    await open();
    await migrate([...MIGRATIONS, addColumn('added'), 'DROP TABLE guesses']);
    await expect(open()).rejects.toThrow(/newer program/);
  });

  it('D9 keeps what older programs need until none of them may serve', async () => {
    await open();
    const rename = { ...addColumn('added'), contract: 'ALTER TABLE records DROP COLUMN sealed_as' };
    const next = [...MIGRATIONS, rename];
    for (let starts = 0; starts < 2; starts += 1) await migrate(next);
    const old =
      "SELECT FROM information_schema.columns WHERE column_name = 'sealed_as' AND table_name = 'records'";
    expect(await ask(old)).toHaveLength(1);
    await migrate(next, true);
    expect(await ask(old)).toHaveLength(0);
    await expect(open()).rejects.toThrow(/newer program/);
  });

  it('D9 is asked for of a database that is there', async () => {
    await expect(migratePostgresAt(url, { allOlderEnded: true })).rejects.toThrow('is empty');
    await open();
    await migratePostgresAt(url, { allOlderEnded: true });
    await (await open()).readEpoch();
  });

  it('D10 holds nobody up while another program holds the table', async () => {
    const store = await open();
    await store.createAccount(sampleAccount('anna'));
    const reader = await pool.connect();
    await reader.query('BEGIN; SELECT count(*) FROM records');
    const migrated = migrate([...MIGRATIONS, addColumn('added')]);
    const tries = "SELECT FROM pg_locks WHERE relation = 'records'::regclass AND NOT granted";
    let [pushes, waits, slowestMs] = [0, 0, 0];
    // The table is asked for again and again, and each time the pushes behind it go on.
    for (let wasAsked = false; waits < 3; ) {
      const begun = performance.now();
      await store.applyPush('anna', [sampleRecord({ id: `entry-${pushes}` })], NO_RULES);
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      pushes += 1;
      const isAsked = (await ask(tries)).length > 0;
      if (wasAsked && !isAsked) waits += 1;
      wasAsked = isAsked;
    }
    await reader.query('COMMIT');
    reader.release();
    await migrated;
    expect(slowestMs).toBeLessThan(1_000);
    expect(await store.sequence('anna')).toBe(pushes);
  });

  it('D11 continues behind the step at which it was cut short, and runs none twice', async () => {
    await open();
    const fails = { expand: 'ALTER TABLE nothing ADD COLUMN a TEXT', worksFrom: KNOWN };
    await expect(migrate([...MIGRATIONS, addColumn('first'), fails])).rejects.toThrow('nothing');
    expect(await ask('SELECT schema_version AS version FROM meta')).toEqual([
      { version: KNOWN + 1 },
    ]);
    await migrate([...MIGRATIONS, addColumn('first'), addColumn('second')]);
    await ask('SELECT first, second FROM records');
  });

  it('D11 makes an index while people write, and again where that was cut short', async () => {
    const store = await open();
    await store.createAccount(sampleAccount('anna'));
    const twice = [sampleRecord({ id: 'one' }), sampleRecord({ id: 'two' })];
    await store.applyPush('anna', twice, NO_RULES);
    const index = (unique: string) => ({
      indexes: [`CREATE ${unique}INDEX by_kind ON records (user_id, kind)`],
      worksFrom: KNOWN,
    });
    await expect(migrate([...MIGRATIONS, index('UNIQUE ')])).rejects.toThrow('by_kind');
    const isValid =
      "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'by_kind'::regclass";
    expect(await ask(isValid)).toEqual([{ valid: false }]);
    const writer = await pool.connect();
    await writer.query("BEGIN; DELETE FROM records WHERE id = 'two'");
    const made = migrate([...MIGRATIONS, index('')]);
    await expect
      .poll(() =>
        ask(
          "SELECT FROM pg_stat_activity WHERE query LIKE '%CONCURRENTLY%by_kind%' AND pid <> pg_backend_pid()",
        ),
      )
      .not.toHaveLength(0);
    await store.applyPush('anna', [sampleRecord({ id: 'three' })], NO_RULES);
    await writer.query('COMMIT');
    writer.release();
    await made;
    expect(await ask(isValid)).toEqual([{ valid: true }]);
  });

  it('D11 is migrated once by servers that start at the same time', async () => {
    await open();
    const indexes = ['CREATE INDEX by_kind ON records (user_id, kind)'];
    const migrations = [
      ...MIGRATIONS,
      addColumn('added'),
      { indexes, worksFrom: KNOWN },
      addColumn('last'),
    ];
    await Promise.all(Array.from({ length: 4 }, () => migrate(migrations)));
    expect(await ask('SELECT schema_version AS version FROM meta')).toEqual([
      { version: KNOWN + 3 },
    ]);
  });
});
