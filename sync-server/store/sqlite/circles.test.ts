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

it('a circle goes from its leader to whoever has been in it longest, and stays with one who is in it', async () => {
  const invite = { code: 'code', codeHash: 'hash', expiresAt: 99, usesLeft: 9 };
  await store.setCircleInvite('anna', 'one', invite);
  for (const [at, id] of ['dora', 'ben', 'carl'].entries()) {
    await store.createAccount(sampleAccount(id));
    await store.joinCircle({ ...ANNA, accountId: id }, 'hash', { memberId: `m-${id}`, at: at + 2 });
  }
  const roles = async (accountId: string) => {
    const { members } = await store.listCircleMembers(accountId, 'one');
    return members.map(({ id, role }) => [id, role]);
  };
  await store.leaveCircle('dora', 'one', 5);
  await store.eraseAccount('carl');
  const left = [
    ['of-one', 'leader'],
    ['m-ben', 'member'],
  ];
  expect(await roles('anna')).toEqual(left);
  expect(await store.readCircleInvite('anna', 'one', 6)).toMatchObject({ usesLeft: 6 });
  await store.joinCircle({ ...ANNA, accountId: 'dora' }, 'hash', { memberId: 'other', at: 7 });
  await store.eraseAccount('anna');
  expect(await roles('dora')).toEqual([
    ['m-ben', 'leader'],
    ['m-dora', 'member'],
  ]);
});

it('tells the leader alone why each post of a page was reported, in the order of the reports', async () => {
  const ben = { accountId: 'ben', today: ANNA.today };
  await store.createAccount(sampleAccount('ben'));
  const invite = { code: 'code', codeHash: 'hash', expiresAt: 99, usesLeft: 9 };
  await store.setCircleInvite('anna', 'one', invite);
  await store.joinCircle(ben, 'hash', { memberId: 'm-ben', at: 2 });
  const report = (accountId: string, id: string, reason: 'unkind' | 'harmful') =>
    store.reportPost(accountId, 'one', { id, post: 'request', postId: 'first', reason, at: 3 });
  await report('ben', 'report-1', 'unkind');
  await report('anna', 'report-2', 'harmful');
  const reports = async (asker: typeof ANNA) =>
    (await store.listPrayerRequests(asker, 'one', { after: null, limit: 9 })).posts.map(
      (post) => post.reports,
    );
  expect(await reports(ANNA)).toEqual([[], ['unkind', 'harmful']]);
  expect(await reports(ben)).toEqual([[], []]);
});
