import { Pool } from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rotateKeyOnPostgres } from '../../../scripts/lib/rotate-key';
import { createKeys } from '../../sealing/master-key-keys';
import { createCircle, listCircles } from '../../services/circles/circles';
import { submitSuggestion } from '../../services/suggestions';
import { circleDeps } from '../../testing/circle-deps';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { DATABASE_KEY } from '../sql/key-names';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { openPostgresStore } from './open-postgres-store';
import { rotatePostgres } from './rotate-postgres';

const OLD = Buffer.alloc(32, 'the old key');
const NEW = Buffer.alloc(32, 'the new key');
const PEOPLE = 1_500;
const ANNA = { accountId: 'anna', today: '2026-03-01' };
const CIRCLE = { name: 'Tuesday kitchen table', description: null };

let server: TestPostgres;
let url: string;

beforeAll(async () => {
  server = await startPostgres();
});
beforeEach(async () => {
  url = await server.createDatabase();
  const store = await open(OLD);
  await store.createAccount(sampleAccount('anna'));
  await store.applyPush('anna', [sampleRecord()], NO_RULES);
  await createCircle(circleDeps(store, 1), ANNA, { ...CIRCLE, id: 'circle' });
  const asked = { suggestion: 'A question', category: null };
  await submitSuggestion(store, { id: 'anna' }, asked, { id: 'question', now: 1 });
  await store.close();
});

/** Connections are there only while a test needs them: the command refuses a database in use. */
async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    return (await pool.query<Row>(text, values)).rows;
  } finally {
    await pool.end();
  }
}

const open = (key: Uint8Array) =>
  openPostgresStore({ url, keys: createKeys(key), randomId: () => 'epoch-1' });
const rotate = () =>
  rotateKeyOnPostgres({
    databaseUrl: url,
    masterKey: OLD.toString('base64'),
    newMasterKey: NEW.toString('base64'),
  });

async function expectOnly(key: Uint8Array, other: Uint8Array): Promise<void> {
  const store = await open(key);
  expect(await store.getRecord('anna', 'entry-1')).toEqual(sampleRecord());
  expect(await listCircles(circleDeps(store, 1), ANNA)).toMatchObject([CIRCLE]);
  await store.close();
  await expect(open(other)).rejects.toThrow('another master key');
}

/** Accounts with keys of their own, more than one statement rewrites. */
async function addPeople(): Promise<void> {
  const keys = createKeys(OLD);
  const ids = Array.from({ length: PEOPLE }, (_, at) => `person-${at}`);
  await ask(
    `INSERT INTO accounts (id, username, username_key, email, email_key, password_hash, plan, created_at, digest, wrapped_key)
     SELECT id, id, id, '', id, '', 'free', 1, '', key FROM unnest($1::text[], $2::bytea[]) AS one (id, key)`,
    [ids, ids.map((id) => Buffer.from(keys.newWrappedKey(id)))],
  );
}

describe('a change of the master key on PostgreSQL', () => {
  it('D12 opens everything under the new key and nothing under the old', async () => {
    await addPeople();
    expect(await rotate()).toContain(`The keys of ${PEOPLE + 1} people`);
    await expectOnly(NEW, OLD);
    const keys = createKeys(NEW);
    for (const { id, key } of await ask<{ id: string; key: Buffer }>(
      'SELECT id, wrapped_key AS key FROM accounts',
    )) {
      keys.unwrap(id, key);
    }
    expect(await rotate()).toContain('already');
  });

  it('D12 changes nothing where it is cut short, and is run again', async () => {
    await addPeople();
    await ask(`
      CREATE FUNCTION cut_short() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF NEW.id = 'person-999' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$;
      CREATE TRIGGER cut_short BEFORE UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION cut_short()`);
    await expect(rotate()).rejects.toThrow();
    await expectOnly(OLD, NEW);
    await ask('DROP FUNCTION cut_short CASCADE');
    await rotate();
    await expectOnly(NEW, OLD);
  });

  it('D12 is refused while a server is connected, and under a key that is not the database’s', async () => {
    const store = await open(OLD);
    await store.readEpoch();
    await expect(rotate()).rejects.toThrow('Stop all servers first');
    await store.close();
    const stranger = Buffer.alloc(32, 'a stranger');
    await expect(rotatePostgres(url, stranger, NEW)).rejects.toThrow('another key');
    await expectOnly(OLD, NEW);
  });

  it('D13 no key is stored under a master key that the database has no more', async () => {
    const store = await open(OLD);
    await ask('UPDATE meta SET key_check = $1', [
      Buffer.from(createKeys(NEW).newWrappedKey(DATABASE_KEY)),
    ]);
    await expect(store.createAccount(sampleAccount('ben'))).rejects.toThrow();
    const circle = { ...CIRCLE, id: 'another' };
    await expect(createCircle(circleDeps(store, 1), ANNA, circle)).rejects.toThrow();
    await store.close();
    expect(await ask('SELECT id FROM accounts')).toEqual([{ id: 'anna' }]);
    expect(await ask('SELECT id FROM circles')).toEqual([{ id: 'circle' }]);
  });
});
