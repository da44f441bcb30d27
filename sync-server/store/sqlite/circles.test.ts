import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import type { Store } from '../store';
import { sampleAccount } from '../testing/samples';
import { openSqliteStore } from './open-sqlite-store';

const ANNA = { accountId: 'anna', today: '2026-03-01' };

let folder: string;
let file: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'circles-'));
  file = join(folder, 'wholeness.sqlite');
  const keys = createKeys(Buffer.alloc(32, 8));
  store = openSqliteStore({ file, keys, randomId: () => 'epoch-1' });
  await store.createAccount(sampleAccount('anna'));
  for (const id of ['one', 'two']) {
    await store.createCircle(ANNA, {
      id,
      memberId: `of-${id}`,
      name: id,
      description: null,
      at: 1,
    });
  }
  for (const id of ['first', 'second']) {
    const words = { title: id, description: null, category: null };
    await store.addPrayerRequest(ANNA, 'one', { ...words, id, at: 1 });
  }
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function inFile<Value>(work: (db: Sqlite.Database) => Value): Value {
  const db = new Sqlite(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const titles = async () =>
  (await store.listPrayerRequests(ANNA, 'one', { after: null, limit: 9 })).posts.map(
    ({ title }) => title,
  );

it('A23 a request in the place of another does not open, and holds up nothing else', async () => {
  inFile((db) =>
    db.exec(`UPDATE prayer_requests SET body = (
      SELECT body FROM prayer_requests WHERE id = 'first') WHERE id = 'second'`),
  );
  expect(await titles()).toEqual(['first']);
});

it('A23 a circle whose words were changed is left out, and nobody is kept from the others', async () => {
  inFile((db) => db.exec("UPDATE circles SET body = x'00' WHERE id = 'one'"));
  expect(await store.listCircles(ANNA)).toMatchObject([{ name: 'two' }]);
  expect(await store.listCircleMemberships('anna')).toMatchObject([{ circleId: 'two' }]);
});

it('leaves the key of a deleted circle in no byte of database and WAL, and of one its last member left', async () => {
  const keys = inFile((db) =>
    db.prepare<[], Buffer>('SELECT wrapped_key FROM circles').pluck().all(),
  );
  const onDisk = () =>
    Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
  const left = () => keys.filter((key) => onDisk().includes(key)).length;
  expect(left()).toBe(2);
  await store.deleteCircle('anna', 'one');
  expect(left()).toBe(1);
  await store.leaveCircle('anna', 'two', 2);
  expect(left()).toBe(0);
});
