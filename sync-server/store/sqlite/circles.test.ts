import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { createCircle, deleteCircle, listCircles } from '../../services/circles/circles';
import { joinCircle, makeInvite, readInvite } from '../../services/circles/invites';
import { leaveCircle, listMembers } from '../../services/circles/members';
import { reportPost } from '../../services/circles/reports';
import { addRequest, listRequests } from '../../services/circles/requests';
import { readUserType } from '../../services/onboarding/onboarding';
import { circleDeps } from '../../testing/circle-deps';
import type { Store } from '../store';
import { sampleAccount } from '../testing/samples';
import { openSqliteStore } from './open-sqlite-store';

const ANNA = { accountId: 'anna', today: '2026-03-01' };

let folder: string;
let file: string;
let store: Store;
const deps = (at: number, id?: string) => circleDeps(store, at, id);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'circles-'));
  file = join(folder, 'wholeness.sqlite');
  const keys = createKeys(Buffer.alloc(32, 8));
  store = openSqliteStore({ file, keys, randomId: () => 'epoch-1' });
  await store.createAccount(sampleAccount('anna'));
  for (const id of ['one', 'two']) {
    await createCircle(deps(1, `of-${id}`), ANNA, { id, name: id, description: null });
  }
  for (const id of ['first', 'second']) {
    const words = { title: id, description: null, category: null };
    await addRequest(deps(1), ANNA, 'one', { ...words, id });
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

const requests = async (asker = ANNA) => (await listRequests(deps(1), asker, 'one', null)).requests;
const titles = async () => (await requests()).map(({ title }) => title);

it('A23 a request in the place of another does not open, and holds up nothing else', async () => {
  inFile((db) =>
    db.exec(`UPDATE prayer_requests SET body = (
      SELECT body FROM prayer_requests WHERE id = 'first') WHERE id = 'second'`),
  );
  expect(await titles()).toEqual(['first']);
});

it('A23 a circle whose words were changed is left out, and nobody is kept from the others', async () => {
  inFile((db) => db.exec("UPDATE circles SET body = x'00' WHERE id = 'one'"));
  expect(await listCircles(deps(1), ANNA)).toMatchObject([{ name: 'two' }]);
  expect(await readUserType(store, 'anna')).toMatchObject({
    groupMemberships: [{ circleId: 'two' }],
  });
});

it('leaves the key of a deleted circle in no byte of database and WAL, and of one its last member left', async () => {
  const keys = inFile((db) =>
    db.prepare<[], Buffer>('SELECT wrapped_key FROM circles').pluck().all(),
  );
  const onDisk = () =>
    Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
  const left = () => keys.filter((key) => onDisk().includes(key)).length;
  expect(left()).toBe(2);
  await deleteCircle(deps(1), 'anna', 'one');
  expect(left()).toBe(1);
  await leaveCircle(deps(2), 'anna', 'two');
  expect(left()).toBe(0);
});

it('a circle goes from its leader to whoever has been in it longest, and stays with one who is in it', async () => {
  const { code } = await makeInvite(deps(1), 'anna', 'one', 9);
  for (const [at, id] of ['dora', 'ben', 'carl'].entries()) {
    await store.createAccount(sampleAccount(id));
    await joinCircle(deps(at + 2, `m-${id}`), { ...ANNA, accountId: id }, code);
  }
  const roles = async (accountId: string) => {
    const { members } = await listMembers(deps(5), accountId, 'one');
    return members.map(({ id, role }) => [id, role]);
  };
  await leaveCircle(deps(5), 'dora', 'one');
  await store.eraseAccount('carl');
  const left = [
    ['of-one', 'leader'],
    ['m-ben', 'member'],
  ];
  expect(await roles('anna')).toEqual(left);
  expect(await readInvite(deps(6), 'anna', 'one')).toMatchObject({ usesLeft: 6 });
  await joinCircle(deps(7, 'other'), { ...ANNA, accountId: 'dora' }, code);
  await store.eraseAccount('anna');
  expect(await roles('dora')).toEqual([
    ['m-ben', 'leader'],
    ['m-dora', 'member'],
  ]);
});

it('tells the leader alone why each post of a page was reported, in the order of the reports', async () => {
  const ben = { accountId: 'ben', today: ANNA.today };
  await store.createAccount(sampleAccount('ben'));
  const { code } = await makeInvite(deps(1), 'anna', 'one', 9);
  await joinCircle(deps(2, 'm-ben'), ben, code);
  const report = (accountId: string, id: string, reason: 'unkind' | 'harmful') =>
    reportPost(deps(3, id), accountId, 'one', { post: 'request', postId: 'first', reason });
  await report('ben', 'report-1', 'unkind');
  await report('anna', 'report-2', 'harmful');
  const reports = async (asker: typeof ANNA) => (await requests(asker)).map((post) => post.reports);
  expect(await reports(ANNA)).toEqual([[], ['unkind', 'harmful']]);
  expect(await reports(ben)).toEqual([[], []]);
});
