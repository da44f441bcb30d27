import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordState } from '../../../shared/records/record';
import { SealBrokenError } from '../../sealing/keys';
import { createKeys } from '../../sealing/master-key-keys';
import { setPlan } from '../../services/circles/circle-plan';
import { createCircle } from '../../services/circles/circles';
import { addGuidance, listGuidance } from '../../services/circles/guidance';
import { addRequest, listRequests } from '../../services/circles/requests';
import { addResponse, listResponses } from '../../services/circles/responses';
import { listOwnSuggestions, submitSuggestion } from '../../services/suggestions';
import { circleDeps } from '../../testing/circle-deps';
import type { Store } from '../store';
import { editOf, NO_RULES, sampleAccount, sampleRecord, tombstoneOf } from '../testing/samples';
import { openSqliteStore } from './open-sqlite-store';
import { rotateMasterKey } from './rotate-master-key';
import { sealAsBefore } from './testing/earlier-seals';

const MASTER = Buffer.alloc(32, 8);
const ANNA = { accountId: 'anna', today: '2026-03-01' };
const CIRCLE = { id: 'table', name: 'Tuesday', description: null };
const WORDS = { title: 'A title', description: null, category: null };
const never = new AbortController().signal;

let folder: string;
let file: string;
let store: Store;
const open = (key = MASTER) =>
  openSqliteStore({ file, keys: createKeys(key), randomId: () => 'epoch-1' });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bound-seals-'));
  file = join(folder, 'wholeness.sqlite');
  store = open();
  for (const person of ['anna', 'ben']) await store.createAccount(sampleAccount(person));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function inDatabase<Value>(work: (db: Sqlite.Database) => Value): Value {
  const db = new Sqlite(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}
const change = (sql: string, ...values: unknown[]) =>
  inDatabase((db) => void db.prepare(sql).run(...values));
const circles = () => circleDeps(store, 1, 'm-anna');
const push = (...rows: RecordState[]) => store.applyPush('anna', rows, NO_RULES);
const pull = () => store.pull('anna', 0, 100, 1e7);
const unboundRows = () =>
  inDatabase((db) => db.prepare('SELECT id FROM records WHERE sealed_as = 1').pluck().all());

const first = sampleRecord();
const second = editOf(first, 'second');

describe('A41 a record that somebody changed in the database', () => {
  it.each([
    ['version', '{"phone":7}'],
    ['day', '2020-01-01'],
    ['sort_order', 1],
    ['deleted', 1],
    ['created_at', 1],
    ['updated_at', 1],
    ['utc_offset_minutes', 0],
    ['sequence', 90],
    ['hash', Buffer.alloc(32)],
    ['sealed_as', 1],
  ])('A41 P41 opens no more where its %s is another', async (column, value) => {
    await push(first);
    change(`UPDATE records SET ${column} = ? WHERE user_id = 'anna'`, value);
    await expect(store.getRecord('anna', first.id)).rejects.toThrow(SealBrokenError);
    expect(await pull()).toMatchObject({ rows: [], unreadable: [first.id] });
  });

  it('A41 P41 does not show an older telling under a newer version', async () => {
    await push(first);
    const older = inDatabase((db) => db.prepare('SELECT body FROM records').pluck().get());
    await push(second);
    change('UPDATE records SET body = ?', older);
    expect(await pull()).toMatchObject({ rows: [], unreadable: [first.id] });
  });

  it.each([
    ['day', '2020-01-01'],
    ['hash', Buffer.alloc(32)],
  ])(
    'A41 P41 is put right by a device that has it, digest included, after its %s',
    async (column, value) => {
      const other = sampleRecord({ id: 'entry-2' });
      await push(first, other);
      const before = await store.digest('anna', []);
      change(`UPDATE records SET ${column} = ? WHERE id = ?`, value, first.id);
      expect(await push(first)).toMatchObject({ accepted: [{ id: first.id }], incidents: [] });
      expect(await pull()).toMatchObject({ rows: [other, first], unreadable: [] });
      expect(await store.digest('anna', [])).toEqual({ ...before, sequence: 3 });
    },
  );
});

describe('A41 what else somebody changed in the database', () => {
  const ask = async () => {
    await createCircle(circles(), ANNA, CIRCLE);
    for (const id of ['ask-1', 'ask-2'])
      await addRequest(circles(), ANNA, 'table', { ...WORDS, id });
    const response = { id: 'answer', type: 'prayer' as const, message: 'Words' };
    await addResponse(circles(), ANNA, 'ask-1', response);
    change(`INSERT INTO circle_members VALUES ('m-ben', 'table', 'ben', 'member', 1, NULL, 0)`);
  };

  it.each([
    ['author', "UPDATE prayer_requests SET member_id = 'm-ben' WHERE id = 'ask-1'"],
    ['time', "UPDATE prayer_requests SET created_at = 2 WHERE id = 'ask-1'"],
  ])('A41 a prayer request opens no more under another %s', async (_, sql) => {
    await ask();
    change(sql);
    const { requests } = await listRequests(circles(), ANNA, 'table', null);
    expect(requests.map(({ id }) => id)).toEqual(['ask-2']);
  });

  it.each([
    ['author', "member_id = 'm-ben'"],
    ['time', 'created_at = 2'],
    ['sort', "type = 'encouragement'"],
    ['request', "request_id = 'ask-2'"],
  ])('A41 a response opens no more under another %s', async (_, set) => {
    await ask();
    change(`UPDATE prayer_responses SET ${set}`);
    for (const id of ['ask-1', 'ask-2']) {
      expect((await listResponses(circles(), ANNA, id, null)).responses).toEqual([]);
    }
  });

  it.each([
    ['author', "UPDATE circle_guidance SET member_id = 'm-ben' WHERE id = 'note-1'"],
    ['time', "UPDATE circle_guidance SET created_at = 2 WHERE id = 'note-1'"],
    ['time of a change', "UPDATE circle_guidance SET updated_at = 2 WHERE id = 'note-1'"],
    ['id', "UPDATE circle_guidance SET id = 'note-3' WHERE id = 'note-1'"],
  ])('A41 W4 what a leader gave opens no more under another %s', async (_, sql) => {
    await ask();
    const note = { kind: 'note', title: null, text: 'Words', week: null } as const;
    for (const id of ['note-1', 'note-2'])
      await addGuidance(circles(), 'anna', 'table', { ...note, id });
    change(sql);
    const { items } = await listGuidance(circles(), 'anna', 'table');
    expect(items.map(({ id }) => id)).toEqual(['note-2']);
  });

  it.each([
    ['author', "member_id = 'm-ben'"],
    ['time', 'set_at = 2'],
    ['id', "id = 'plan-2'"],
  ])('A41 W4 the plan of a circle opens no more under another %s', async (_, set) => {
    await ask();
    const plan = { id: 'plan-1', plan: 'psalms-60', startsOn: '2026-03-02' };
    await setPlan(circles(), 'anna', 'table', plan);
    const seen = async () => (await listGuidance(circles(), 'anna', 'table')).plan;
    expect(await seen()).toEqual(plan);
    change(`UPDATE circle_plans SET ${set}`);
    expect(await seen()).toBeNull();
  });

  it('A41 a question of the community, feedback, a flag and a picture name their author, time, reason and type', async () => {
    const asked = { suggestion: 'What?', category: 'Rest' };
    await submitSuggestion(store, { id: 'anna' }, asked, { id: 'one', now: 1 });
    change("UPDATE suggestions SET account_id = 'ben'");
    expect(await listOwnSuggestions(store, { id: 'ben' })).toEqual([]);
    const said = { category: 'bug_report' as const, rating: null, subject: 'S', message: 'M' };
    await store.addFeedback('anna', { ...said, id: 'one', status: 'pending', submittedAt: 1 });
    change('UPDATE feedback SET submitted_at = 2');
    await expect(store.listFeedback('anna')).rejects.toThrow(SealBrokenError);
    const flag = { id: 'one', references: [], note: null, reason: 'Out of context' as const };
    await store.addFlag('anna', { ...flag, flaggedAt: 1 });
    change("UPDATE companion_flags SET reason = 'Something else'");
    expect(await store.listAllFlags()).toEqual([]);
    await store.keepProfileImage('anna', { id: 'one', type: 'image/png', bytes: Buffer.from('p') });
    change("UPDATE profile_images SET type = '../../x'");
    await expect(store.findProfileImage('anna')).rejects.toThrow(SealBrokenError);
  });
});

describe('A41 rows that an earlier version sealed', () => {
  const many = Array.from({ length: 450 }, (_, index) => sampleRecord({ id: `entry-${index}` }));
  const gone = tombstoneOf(sampleRecord({ id: 'gone' }));
  const sealEarlier = () => sealAsBefore(file, MASTER, { person: 'anna' });

  it('A41 open, and are bound when they are written next', async () => {
    await push(first, gone);
    sealEarlier();
    expect(await pull()).toMatchObject({ rows: [first, gone], unreadable: [] });
    await push(second);
    expect(unboundRows()).toEqual(['gone']);
    expect(await pull()).toMatchObject({ rows: [gone, second], unreadable: [] });
  });

  it('A41 P41 open only where their hash fits what they hold', async () => {
    await push(first);
    sealEarlier();
    change("UPDATE records SET day = '2020-01-01'");
    expect(await pull()).toMatchObject({ rows: [], unreadable: [first.id] });
  });

  it('A41 are all bound by the daily run, and nothing about them changes', async () => {
    await push(...many, gone);
    await store.applyPush('ben', many, NO_RULES);
    const digest = await store.digest('anna', []);
    sealEarlier();
    expect(await store.sealUnbound(never)).toEqual({ sealed: 451, unreadable: 0 });
    expect(unboundRows()).toEqual([]);
    expect(await store.pull('anna', 0, 1_000, 1e9)).toMatchObject({ rows: [...many, gone] });
    expect(await store.digest('anna', [])).toEqual(digest);
    expect(await store.sealUnbound(never)).toEqual({ sealed: 0, unreadable: 0 });
  });

  it('A41 open no more once all are bound, whatever the row says of itself', async () => {
    await push(first);
    sealEarlier();
    const old = inDatabase((db) => db.prepare('SELECT body FROM records').pluck().get());
    await store.sealUnbound(never);
    change('UPDATE records SET body = ?, sealed_as = 1', old);
    expect(await pull()).toMatchObject({ rows: [], unreadable: [first.id] });
  });

  it('A41 that do not open are left as they are, and hold nothing up', async () => {
    await push(first, gone);
    sealEarlier();
    change("UPDATE records SET day = '2020-01-01' WHERE id = ?", first.id);
    expect(await store.sealUnbound(never)).toEqual({ sealed: 1, unreadable: 1 });
    expect(await pull()).toMatchObject({ rows: [gone], unreadable: [first.id] });
    await push(first);
    expect(await pull()).toMatchObject({ rows: [gone, first], unreadable: [] });
  });

  it('A41 wait for the next run where this one is ended, also over a change of the master key', async () => {
    await push(first);
    sealEarlier();
    expect(await store.sealUnbound(AbortSignal.abort())).toEqual({ sealed: 0, unreadable: 0 });
    await store.close();
    const next = Buffer.alloc(32, 'next');
    rotateMasterKey(file, MASTER, next);
    store = open(next);
    expect(await pull()).toMatchObject({ rows: [first], unreadable: [] });
    expect(await store.sealUnbound(never)).toEqual({ sealed: 1, unreadable: 0 });
    expect(await pull()).toMatchObject({ rows: [first], unreadable: [] });
  });

  it('A41 are bound in circles too', async () => {
    await createCircle(circles(), ANNA, CIRCLE);
    await addRequest(circles(), ANNA, 'table', { ...WORDS, id: 'ask-1' });
    sealAsBefore(file, MASTER, { person: 'anna', circle: 'table' });
    const titles = async () =>
      (await listRequests(circles(), ANNA, 'table', null)).requests.map(({ title }) => title);
    expect(await titles()).toEqual(['A title']);
    expect(await store.sealUnbound(never)).toEqual({ sealed: 1, unreadable: 0 });
    expect(await titles()).toEqual(['A title']);
    change('UPDATE prayer_requests SET created_at = 2');
    expect(await titles()).toEqual([]);
  });
});
