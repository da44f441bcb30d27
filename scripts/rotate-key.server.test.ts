import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMasterKey } from '../sync-server/sealing/load-master-key';
import { createKeys } from '../sync-server/sealing/master-key-keys';
import { prepareNextKey } from '../sync-server/sealing/next-key-file';
import { createCircle, listCircles } from '../sync-server/services/circles/circles';
import { openSqliteStore } from '../sync-server/store/sqlite/open-sqlite-store';
import { rotateMasterKey } from '../sync-server/store/sqlite/rotate-master-key';
import { NO_RULES, sampleAccount, sampleRecord } from '../sync-server/store/testing/samples';
import { circleDeps } from '../sync-server/testing/circle-deps';
import { type RotateKeyOptions, rotateKey } from './lib/rotate-key';

const PEOPLE = ['anna', 'ben'];
const ANNA = { accountId: 'anna', today: '2026-03-01' };
const CIRCLE = { name: 'Tuesday kitchen table', description: null };

let folder: string;
let options: RotateKeyOptions;
let before: Uint8Array;

const open = (key: Uint8Array) =>
  openSqliteStore({ file: options.database, keys: createKeys(key), randomId: () => 'epoch-1' });
const keyNow = () => loadMasterKey(options);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rotate-'));
  options = {
    database: join(folder, 'wholeness.sqlite'),
    masterKey: undefined,
    newMasterKey: undefined,
    keyFile: join(folder, 'keys', 'master.key'),
    now: Date.parse('2026-03-01T08:00:00Z'),
  };
  before = keyNow();
  const store = open(before);
  for (const person of PEOPLE) {
    await store.createAccount(sampleAccount(person));
    await store.applyPush(person, [sampleRecord()], NO_RULES);
  }
  await createCircle(circleDeps(store, 1), ANNA, { ...CIRCLE, id: 'circle' });
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Everything opens under the key, and nothing under any other. */
async function expectOnly(key: Uint8Array, other: Uint8Array): Promise<void> {
  const store = open(key);
  for (const person of PEOPLE) {
    expect(await store.getRecord(person, 'entry-1')).toEqual(sampleRecord());
  }
  expect(await listCircles(circleDeps(store, 1), ANNA)).toMatchObject([CIRCLE]);
  await store.close();
  expect(() => open(other)).toThrow('another master key');
}

describe('rotating the master key', () => {
  it('opens everything under the new key, nothing under the old, which stays beside it', async () => {
    expect(rotateKey(options)).toContain('The keys of 2 people');
    expect(keyNow()).not.toEqual(before);
    await expectOnly(keyNow(), before);
    const old = join(folder, 'keys', 'master.key.until-2026-03-01T08-00-00.000Z');
    expect(loadMasterKey({ keyFile: old })).toEqual(before);
    expect(readdirSync(join(folder, 'keys'))).toHaveLength(2);
  });

  it('leaves no key wrapped under the old one in the file', () => {
    const db = new Sqlite(options.database, { readonly: true });
    const wrapped = db.prepare<[], Buffer>('SELECT wrapped_key FROM accounts').pluck().all();
    db.close();
    const stillThere = () => wrapped.filter((key) => readFileSync(options.database).includes(key));
    expect(stillThere()).toHaveLength(2);
    rotateKey(options);
    expect(stillThere()).toEqual([]);
  });

  it.each([
    ['the next key was made', () => void prepareNextKey(options.keyFile)],
    [
      'everything was wrapped',
      () => void rotateMasterKey(options.database, before, prepareNextKey(options.keyFile)),
    ],
    [
      'the old key was put aside',
      () => {
        rotateMasterKey(options.database, before, prepareNextKey(options.keyFile));
        linkSync(options.keyFile, `${options.keyFile}.until-2026-03-01T08-00-00.000Z`);
      },
    ],
  ])('killed when %s, it is run again', async (_, untilKilled) => {
    untilKilled();
    const next = prepareNextKey(options.keyFile);
    rotateKey(options);
    expect(keyNow()).toEqual(next);
    await expectOnly(next, before);
  });

  it('works with keys from the environment, again too, and touches no file', async () => {
    const [masterKey, newMasterKey] = [before, Buffer.alloc(32, 'new key')].map((key) =>
      Buffer.from(key).toString('base64'),
    );
    const given = { ...options, masterKey, newMasterKey };
    expect(rotateKey(given)).toContain('The keys of 2 people');
    expect(rotateKey(given)).toContain('already');
    await expectOnly(Buffer.alloc(32, 'new key'), before);
    expect(readdirSync(join(folder, 'keys'))).toEqual(['master.key']);
  });

  it('refuses a key that is not the database’s, none at all, and a database in use', async () => {
    const stranger = Buffer.alloc(32, 'stranger').toString('base64');
    const newMasterKey = Buffer.alloc(32, 'new key').toString('base64');
    expect(() => rotateKey({ ...options, masterKey: stranger })).toThrow('NEW_MASTER_KEY');
    expect(() => rotateKey({ ...options, masterKey: stranger, newMasterKey })).toThrow(
      'another key',
    );
    const keyFile = join(folder, 'none');
    expect(() => rotateKey({ ...options, keyFile })).toThrow('There is no key');
    const store = open(before);
    expect(() => rotateKey(options)).toThrow('Stop the server first');
    await store.close();
    await expectOnly(before, Buffer.alloc(32, 'new key'));
  });
});
