import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { severalContract } from '../../contract/several.contract';
import { storeContract } from '../../contract/store.contract';
import { createKeys } from '../../sealing/master-key-keys';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { prepareDatabase, type TestDatabase } from '../../testing/test-databases';
import { openPostgresTestStore } from '../../testing/test-store';
import { DATABASE_KEY } from '../sql/key-names';
import { readSchema } from '../sqlite/schema-text';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { needsTls } from './connect';
import { openPostgresStore } from './open-postgres-store';
import { renewPostgres } from './renew-postgres';

const keys = createKeys(Buffer.alloc(32, 3));
const randomId = () => 'epoch-1';
let server: TestPostgres;
let database: TestDatabase;

beforeAll(async () => {
  server = await startPostgres();
  database = await prepareDatabase(await server.createDatabase());
  await empty();
});
afterAll(() => database.pool.end());

function empty(): Promise<void> {
  return database.empty({ epoch: randomId(), keyCheck: keys.newWrappedKey(DATABASE_KEY) });
}

/** How many connections wait for a lock that another holds. */
async function countWaiting(pool: TestDatabase['pool']): Promise<number> {
  const { rowCount } = await pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
  return rowCount ?? 0;
}

const open = () => openPostgresStore({ url: database.url, keys, randomId });

describe('postgres', () => {
  storeContract(async () => openPostgresTestStore(keys));
  severalContract(async () => {
    await empty();
    return [await open(), await open()];
  });
});

describe('a database on postgres', () => {
  it('is refused under another master key, and left as it was', async () => {
    const others = createKeys(Buffer.alloc(32, 4));
    await expect(openPostgresStore({ url: database.url, keys: others, randomId })).rejects.toThrow(
      'master key',
    );
    await (await open()).close();
  });

  it('is made once by servers that start at the same time', async () => {
    const fresh = await server.createDatabase();
    const epochs = await Promise.all(
      ['one', 'two', 'three'].map(async (epoch) => {
        const store = await openPostgresStore({ url: fresh, keys, randomId: () => epoch });
        const read = await store.readEpoch();
        await store.close();
        return read;
      }),
    );
    expect(new Set(epochs).size).toBe(1);
  });

  it('P20 commits what waits before it closes, and takes no more', async () => {
    await empty();
    const store = await open();
    await store.createAccount(sampleAccount('anna'));
    const last = store.applyPush('anna', [sampleRecord({ id: 'last' })], NO_RULES);
    await store.close();
    await expect(last).resolves.toMatchObject({ wrote: true });
    await expect(store.applyPush('anna', [], NO_RULES)).rejects.toThrow('closed');
    const again = await open();
    expect(await again.getRecord('anna', 'last')).toBeDefined();
    await again.close();
  });

  it('answers 503 where another program holds the row of a person', async () => {
    await empty();
    const store = await open();
    await store.createAccount(sampleAccount('anna'));
    const other = await database.pool.connect();
    await other.query("BEGIN; SELECT FROM accounts WHERE id = 'anna' FOR UPDATE");
    const push = store.applyPush('anna', [sampleRecord()], NO_RULES);
    await expect(push).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    await other.query('ROLLBACK');
    other.release();
    expect((await store.applyPush('anna', [sampleRecord()], NO_RULES)).wrote).toBe(true);
    await store.close();
  });

  it('refuses pushes at once where too many wait already, and takes all others', async () => {
    await empty();
    const store = await open();
    await store.createAccount(sampleAccount('anna'));
    const many = Array.from({ length: 1_500 }, (_, at) =>
      store.applyPush('anna', [sampleRecord({ id: `entry-${at}` })], NO_RULES),
    );
    const outcomes = await Promise.allSettled(many);
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? 'taken' : one.reason.code));
    expect(new Set(codes)).toEqual(new Set(['taken', 'BUSY']));
    const taken = codes.filter((code) => code === 'taken').length;
    expect(taken).toBeGreaterThanOrEqual(1_000);
    expect(await store.sequence('anna')).toBe(taken);
    await store.close();
  });

  it('P59 answers 503 where the connection ends before the commit is answered, and keeps nothing', async () => {
    await empty();
    const store = await open();
    await store.createAccount(sampleAccount('anna', { timeZone: 'before' }));
    const ended = store.write(async (tx) => {
      await tx.run(sql`UPDATE accounts SET time_zone = 'after'`);
      await tx.get(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(ended).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    expect((await store.findAccount('anna'))?.timeZone).toBe('before');
    await store.close();
  });

  it('P59 takes the rollback that PostgreSQL answers to a commit for no commit', async () => {
    await empty();
    const store = await open();
    const failed = store.write(async (tx) => {
      await tx.get(sql`SELECT 1 / 0`).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow('not committed');
    await store.close();
  });

  it('P58 pushes of one person that share a commit run one after the other, each once', async () => {
    await empty();
    const store = await open();
    await store.createAccount(sampleAccount('anna'));
    let runs = 0;
    const counted = {
      ...NO_RULES,
      check: () => {
        runs += 1;
        return undefined;
      },
    };
    const pushes = Array.from({ length: 20 }, (_, at) =>
      store.applyPush('anna', [sampleRecord({ id: `entry-${at}` })], counted),
    );
    const sequences = (await Promise.all(pushes)).map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.map((_, at) => at + 1));
    expect(runs).toBe(20);
    await store.close();
  });

  it('P58 a push reads nothing of a person whose row another server has locked', async () => {
    await empty();
    const store = await open();
    await store.createAccount(sampleAccount('anna'));
    const other = await database.pool.connect();
    await other.query('BEGIN');
    await other.query('UPDATE accounts SET sequence = 5');
    let isChecked = false;
    const check = () => {
      isChecked = true;
      return undefined;
    };
    const pushed = store.applyPush('anna', [sampleRecord()], { ...NO_RULES, check });
    await expect.poll(() => countWaiting(database.pool)).toBe(1);
    expect(isChecked).toBe(false);
    await other.query('COMMIT');
    other.release();
    expect((await pushed).sequence).toBe(6);
    await store.close();
  });

  it('takes many writes at once of which each comes before the others', async () => {
    await empty();
    const store = await open();
    await store.createAccount(sampleAccount('anna', { timeZone: '0' }));
    const addOne = () =>
      store.write(async (tx) => {
        const row = await tx.get<{ count: string }>(sql`SELECT time_zone AS count FROM accounts`);
        return tx.run(sql`UPDATE accounts SET time_zone = ${String(Number(row?.count) + 1)}`);
      });
    await Promise.all(Array.from({ length: 100 }, addOne));
    expect((await store.findAccount('anna'))?.timeZone).toBe('100');
    await store.close();
  });

  it('has every index that SQLite has', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'",
    );
    const made = readSchema().flatMap((statement) => {
      return /CREATE (?:UNIQUE )?INDEX (\w+)/.exec(statement)?.[1] ?? [];
    });
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(made));
    expect(made.length).toBeGreaterThan(20);
  });

  it('F6 A24 that was put back has another name, nobody signed in, and no erased person', async () => {
    const fresh = await server.createDatabase();
    const before = await openPostgresStore({ url: fresh, keys, randomId: () => 'before' });
    for (const id of ['anna', 'ben']) await before.createAccount(sampleAccount(id));
    const session = { tokenHash: 'token', accountId: 'ben', createdAt: 1, expiresAt: 1e15 };
    await before.createSession(session);
    await before.close();
    const erasure = { accountId: 'anna', sessions: [], at: 1 };
    await renewPostgres(fresh, 'after', [erasure]);
    const store = await openPostgresStore({ url: fresh, keys, randomId });
    expect(await store.readEpoch()).toMatch(/^1~after\.[0-9A-F]{8}$/);
    expect(await store.findAccount('anna')).toBeUndefined();
    expect(await store.findAccount('ben')).toBeDefined();
    expect(await store.findSession('token', 2)).toBeUndefined();
    await store.close();
  });

  it('is renewed only where there is one', async () => {
    const empty = await server.createDatabase();
    await expect(renewPostgres(empty, 'after', [])).rejects.toThrow('is empty');
  });

  it.each([
    ['postgres://anna@db.example/wholeness', true],
    ['postgres://anna@db.example/wholeness?sslmode=disable', false],
    ['postgres://anna@localhost/wholeness', false],
    ['postgres://anna@[::1]:5433/wholeness', false],
  ])('A35 is asked over TLS unless the address says otherwise: %s', (address, isOverTls) => {
    expect(needsTls(address)).toBe(isOverTls);
  });

  it('that does not answer is named in one sentence', async () => {
    const nobody = 'postgres://tester@127.0.0.1:1/wholeness';
    await expect(openPostgresStore({ url: nobody, keys, randomId })).rejects.toThrow(
      /^The PostgreSQL of DATABASE_URL can’t be used: /,
    );
  });
});
