import { afterEach, beforeEach, expect, it } from 'vitest';
import { pending } from '../../shared/domain/merge/states';
import { LIMITS } from '../../shared/protocol/limits';
import { journalEntry } from '../../shared/records/journal-entry';
import type { DeviceRecord, RecordState, VersionVector } from '../../shared/records/record';
import { manualTimers } from '../../shared/testing/manual-timers';
import { everyRecord } from '../../sync-server/services/records/in-pages';
import { NO_RULES } from '../../sync-server/store/testing/samples';
import { deviceStore } from '../records/storage/device-database';
import { RecordLog } from '../records/storage/record-log';
import { reopenableDexieStorage } from '../records/storage/record-storage';
import { createIndexedDbDisk } from '../records/testing/disk';
import { openTab, type Tab } from '../records/testing/open-tab';
import { syncOnce } from './sync-once';
import { createSyncSession } from './sync-run';
import { type SimServer, startSimServer } from './testing/sim-server';
import { createTransport } from './transport';

const SATURATED = Number.MAX_SAFE_INTEGER;
const DAY = '2026-03-01';

let server: SimServer;
let names = 0;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  server = await startSimServer(['anna'], () => 1_000);
  await server.setPlan('anna', 'premium');
  ends.push(() => server.close());
});

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A browser of Anna's on a disk of its own; tabs share it. */
function browser() {
  const disk = createIndexedDbDisk();
  const name = `browser-${names++}`;
  const open = async () => {
    const tab = await openTab(disk, { name, personId: 'anna' });
    ends.push(() => tab.close());
    await tab.device.ready();
    return tab;
  };
  /** What an older app left on the disk, while no tab is open. */
  const leave = async (dots: number, records: readonly DeviceRecord[]) => {
    const facts = deviceStore(disk.idb);
    await facts.run(({ database }) => database.facts.put({ key: 'dots', value: dots }));
    await facts.close();
    const log = await RecordLog.open('anna', reopenableDexieStorage(disk.idb), false);
    for (const write of records) await log.change(write.id, () => ({ write, result: undefined }));
    await log.close();
  };
  return { open, leave };
}

function sync(tab: Tab) {
  const send = (url: unknown, init: unknown) =>
    server.handle(
      'anna',
      new Request(new URL(String(url), 'http://localhost'), init as RequestInit),
    );
  const fetch = send as typeof globalThis.fetch;
  const timers = manualTimers();
  const transport = createTransport({ personId: 'anna', fetch, timers, now: () => 1_000 });
  const session = createSyncSession({ now: () => 1_000, log: () => undefined });
  return syncOnce(tab.replica, transport, new AbortController().signal, session);
}

async function write(tab: Tab, id: string, content: string) {
  const opened = await tab.records.find(journalEntry, id);
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: DAY, body, opened });
}

function planted(id: string, version: VersionVector, content = 'planted'): RecordState {
  return {
    ...{ id, kind: 'journal-entry', day: DAY, order: 1, version, deleted: false },
    ...{ createdAt: 1, updatedAt: 1, utcOffsetMinutes: 0, body: { content, audioUrl: null } },
  };
}

/** What a server took before it knew the bounds. */
function plantOnServer(...rows: RecordState[]) {
  return server.store.applyPush('anna', rows, NO_RULES);
}

async function onServer(): Promise<Record<string, unknown>> {
  const states = await everyRecord(server.store, 'anna');
  return Object.fromEntries(states.map(({ id, body }) => [id, body.content]));
}

it.each([SATURATED, LIMITS.dot + 1, LIMITS.dot])(
  'A29 P43 P44 one planted row with the dot %d does not end the sync of its device',
  async (dot) => {
    const tab = await browser().open();
    await write(tab, 'a', 'first');
    await sync(tab);
    const first = tab.device.id;
    await plantOnServer(planted('a', { [first]: dot }));
    await sync(tab);
    await write(tab, 'a', 'edited');
    expect(await sync(tab)).toMatchObject({ kind: 'synced' });
    for (const id of ['b', 'c', 'd']) await write(tab, id, id);
    expect(await sync(tab)).toMatchObject({ kind: 'synced' });
    expect(await onServer()).toEqual({ a: 'edited', b: 'b', c: 'c', d: 'd' });
    expect(tab.device.id).not.toBe(first);
    const elsewhere = await browser().open();
    expect(await sync(elsewhere)).toMatchObject({ kind: 'synced' });
    expect(await elsewhere.records.all()).toHaveLength(4);
    expect((await elsewhere.replica.digest()).digest).toBe((await tab.replica.digest()).digest);
  },
);

it('A29 P44 a device that was poisoned before sends every word it wrote since', async () => {
  const { open, leave } = browser();
  const before = await open();
  const { id } = before.device;
  await plantOnServer(planted('a', { [id]: SATURATED }));
  await sync(before);
  await before.close();
  // An older app's counter stands still past 2^53: two changes share a dot.
  const past = { [id]: 2 ** 53 + 2 };
  await leave(2 ** 53 + 64, [
    pending(planted('a', past, 'edited'), planted('a', { [id]: SATURATED })),
    pending(planted('b', past, 'words of b'), undefined),
    { ...pending(planted('c', past, 'words of c'), undefined), sync: 2, code: 'INVALID_RECORD' },
  ]);
  const tab = await open();
  expect(await sync(tab)).toMatchObject({ kind: 'synced' });
  await write(tab, 'd', 'words of d');
  await write(tab, 'a', 'edited again');
  expect(await sync(tab)).toMatchObject({ kind: 'synced' });
  expect(await onServer()).toEqual({
    ...{ a: 'edited again', b: 'words of b', c: 'words of c', d: 'words of d' },
  });
  const kept = (await tab.records.all()).flatMap(({ body }) => body.keptVersions ?? []);
  expect(kept).toEqual([]);
});

it('A29 P44 a lost answer does not double what was healed', async () => {
  const { open, leave } = browser();
  const before = await open();
  const { id } = before.device;
  await before.close();
  // An older server took both and its answer was lost; of one the device wrote more since.
  await plantOnServer(
    planted('a', { [id]: LIMITS.dot + 9 }, 'one\ntwo'),
    planted('b', { [id]: LIMITS.dot + 8 }, 'same'),
  );
  await leave(LIMITS.dot + 64, [
    pending(planted('a', { [id]: LIMITS.dot + 10 }, 'one\ntwo\nthree'), undefined),
    pending(planted('b', { [id]: LIMITS.dot + 8 }, 'same'), undefined),
  ]);
  const tab = await open();
  expect(await sync(tab)).toMatchObject({ kind: 'synced' });
  expect(await onServer()).toEqual({ a: 'one\ntwo\nthree', b: 'same' });
});

it('A29 P44 a tampered export that names this device ends nothing, and brings the same twice', async () => {
  const tab = await browser().open();
  await write(tab, 'a', 'mine');
  const first = tab.device.id;
  const rows = [planted('a', { [first]: SATURATED, b: 1 }), planted('new', { [first]: SATURATED })];
  await tab.records.importStates(rows);
  expect(await tab.records.importStates(rows)).toEqual(
    new Map([
      ['a', 'known'],
      ['new', 'known'],
    ]),
  );
  await write(tab, 'b', 'after');
  expect(await sync(tab)).toMatchObject({ kind: 'synced' });
  expect(Object.keys(await onServer()).sort()).toEqual(['a', 'b', 'new']);
  const all = JSON.stringify(await tab.records.all());
  expect(['mine', 'planted', 'after'].every((words) => all.includes(words))).toBe(true);
});

it('A29 P13 P44 a planted row goes along to a server that was put back to before it', async () => {
  const tab = await browser().open();
  await write(tab, 'a', 'first');
  await sync(tab);
  await server.backUp();
  await plantOnServer(planted('b', { somebody: SATURATED, other: 2 }, 'planted'));
  await sync(tab);
  await server.restore();
  expect(await sync(tab)).toMatchObject({ kind: 'synced' });
  expect(await onServer()).toEqual({ a: 'first', b: 'planted' });
  expect((await tab.records.all()).every(({ sync: status }) => status === 0)).toBe(true);
});

it('A29 P44 M10 a record of the year 287,000 is edited, accepted, and in bounds everywhere', async () => {
  const far = { createdAt: 9e15, updatedAt: -9e15 };
  await plantOnServer({ ...planted('a', { somebody: 1 }), ...far });
  const tab = await browser().open();
  expect(await sync(tab)).toMatchObject({ kind: 'synced' });
  await write(tab, 'a', 'edited');
  expect(await sync(tab)).toMatchObject({ kind: 'synced' });
  const [stored] = await everyRecord(server.store, 'anna');
  expect(stored).toMatchObject({ createdAt: LIMITS.moment, body: { content: 'edited' } });
  expect(stored?.updatedAt).toBe(tab.surroundings.now());
});

it.each([Date.UTC(1951, 4, 1), Date.UTC(2150, 4, 1), 9e15])(
  'A29 F11 P43 a device whose clock says %d syncs what is written on it',
  async (time) => {
    const tab = await browser().open();
    tab.surroundings.time = time;
    await write(tab, 'a', 'words');
    expect(await sync(tab)).toMatchObject({ kind: 'synced' });
    expect(await onServer()).toEqual({ a: 'words' });
  },
);

it('A29 P44 two tabs of one device go on under one name when its dots are used up', async () => {
  const { open } = browser();
  const [one, two] = [await open(), await open()];
  await write(one, 'a', 'first');
  await write(two, 'z', 'first');
  await sync(one);
  const first = one.device.id;
  await plantOnServer(planted('a', { [first]: SATURATED }), planted('z', { [first]: SATURATED }));
  await Promise.all([sync(one), sync(two)]);
  await write(one, 'a', 'edited in one');
  await write(two, 'z', 'edited in two');
  expect(one.device.id).not.toBe(first);
  expect(two.device.id).toBe(one.device.id);
  await sync(one);
  expect(await sync(two)).toMatchObject({ kind: 'synced' });
  expect(await onServer()).toEqual({ a: 'edited in one', z: 'edited in two' });
});
