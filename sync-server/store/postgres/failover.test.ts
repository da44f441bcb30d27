import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { type DataCopy, type OwnPostgres, startOwnPostgres } from '../../testing/postgres';
import type { HighWaterMark } from '../high-water-mark';
import type { Store } from '../store';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { createMarkFile } from './mark-file';
import { openPostgresStore } from './open-postgres-store';
import type { HistoryEvent } from './watch-history';

const keys = createKeys(Buffer.alloc(32, 3));
let server: OwnPostgres;
beforeAll(async () => {
  server = await startOwnPostgres();
}, 30_000);
afterAll(() => server.stop(), 30_000);

let url: string;
let folder: string;
let events: HistoryEvent[];
let open: Store[];
let copies: DataCopy[];
let ticks: Map<Store, () => void>;
let ids = 0;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mark-'));
  url = await server.createDatabase();
  events = [];
  open = [];
  copies = [];
  ticks = new Map();
});
afterEach(async () => {
  for (const store of open) await store.close();
  for (const copy of copies) await copy.remove();
  // What is not there is not copied in the tests that follow.
  await server.dropDatabase(url);
  rmSync(folder, { recursive: true });
});

/** Opens the database as a server does. Servers of one `mark` share it. */
async function openServer({
  at = url,
  mark = createMarkFile(join(folder, 'mark')),
}: {
  readonly at?: string;
  readonly mark?: HighWaterMark;
} = {}): Promise<Store> {
  let tick: () => void = () => undefined;
  const store = await openPostgresStore({
    url: at,
    keys,
    randomId: () => `name${ids++}`,
    highWaterMark: mark,
    onHistory: (event) => events.push(event),
    startInterval: (_ms, run) => {
      tick = run;
      return () => undefined;
    },
  });
  open.push(store);
  ticks.set(store, () => tick());
  return store;
}

async function close(store: Store): Promise<void> {
  open = open.filter((one) => one !== store);
  await store.close();
}

const push = (store: Store, id: string) =>
  store.applyPush('anna', [sampleRecord({ id })], NO_RULES);

async function copyData(): Promise<DataCopy> {
  const copy = await server.copy();
  copies.push(copy);
  return copy;
}

/** A copy of the database with one record, and a server on the database, which has two. */
async function withCopy(): Promise<{ readonly copy: DataCopy; readonly store: Store }> {
  const store = await openServer();
  await store.createAccount(sampleAccount('anna'));
  await push(store, 'before');
  const copy = await copyData();
  await push(store, 'after');
  return { copy, store };
}

/** The time has come at which the server notes how far the database has come. */
async function note(store: Store): Promise<void> {
  const { read } = createMarkFile(join(folder, 'mark'));
  const before = await read();
  await push(store, `noted-${ids++}`);
  ticks.get(store)?.();
  await expect.poll(read).not.toBe(before);
}

const renewals = () => events.filter(({ kind }) => kind === 'renewed').length;

/** The address of the same database on another server. */
function on(other: OwnPostgres): string {
  const moved = new URL(url);
  moved.port = new URL(other.url).port;
  return moved.href;
}

describe('the epoch of a database on PostgreSQL', () => {
  it('P53 names the timeline, in every answer', async () => {
    const store = await openServer();
    await store.createAccount(sampleAccount('anna'));
    const { epoch } = await store.pull('anna', 0, 10, 1e9);
    expect(epoch).toMatch(/^name\d+\.0000000\d$/);
    expect((await push(store, 'one')).epoch).toBe(epoch);
    expect(await store.readEpoch()).toBe(epoch);
    expect(await store.proveWritable()).toBe(epoch);
    const [stored] = epoch.split('.');
    await expect(store.pull('anna', 0, 10, 1e9, stored)).rejects.toMatchObject({ epoch });
    await expect(store.digest('anna', [], stored)).rejects.toMatchObject({ epoch });
    const pushed = store.applyPush('anna', [], { ...NO_RULES, epoch: stored });
    await expect(pushed).rejects.toMatchObject({ epoch });
  });

  it('P53 is another where a standby was promoted, for a server that was open meanwhile, and for every device of before', async () => {
    const { copy, store } = await withCopy();
    const before = await store.pull('anna', 0, 10, 1e9);
    expect(before.rows.map(({ id }) => id)).toEqual(['before', 'after']);
    await server.failOver(copy);
    const asked = store.pull('anna', before.checkpoint, 10, 1e9, before.epoch);
    await expect(asked).rejects.toMatchObject({ name: 'EpochChanged' });
    const after = await store.pull('anna', 0, 10, 1e9);
    expect(after.rows.map(({ id }) => id)).toEqual(['before']);
    const timelineOf = (epoch: string) => Number.parseInt(epoch.split('.')[1] ?? '', 16);
    expect(timelineOf(after.epoch)).toBe(timelineOf(before.epoch) + 1);
  });

  it('P53 P56 is never the same for two standbys that took the same timeline one after the other', async () => {
    const { copy, store } = await withCopy();
    const epochs = new Set([await store.readEpoch()]);
    for (const id of ['first', 'second', 'third']) {
      await server.failOver(copy);
      epochs.add(await store.readEpoch());
      await push(store, id);
    }
    expect(epochs.size).toBe(4);
    expect(new Set([...epochs].slice(1).map((epoch) => epoch.split('.')[1])).size).toBe(1);
    expect(renewals()).toBe(3);
  });

  it('P53 of a primary that was cut off stays what it was for who is connected to it, beside that of the new one', async () => {
    const { copy, store } = await withCopy();
    const before = await store.readEpoch();
    const other = await server.failOverBeside(copy);
    const moved = await openServer({ at: on(other) });
    const after = await moved.readEpoch();
    expect(after).not.toBe(before);
    expect((await push(store, 'cut off')).epoch).toBe(before);
    expect((await push(moved, 'on the new one')).epoch).toBe(after);
    expect(await store.readEpoch()).toBe(before);
    await close(moved);
    await other.stop();
  });
});

describe('a standby', () => {
  // A standby answers transactions that only read, so the connection has to be refused. A server becomes a standby only by
  // being stopped and started anew, which ends its connections: one that was a primary's never leads to a standby.
  it('P55 is asked nothing, not even by a server that was connected to it as a primary', async () => {
    const { copy, store } = await withCopy();
    await server.becomeStandby(copy);
    const busy = { status: 503, code: 'BUSY' };
    await expect(store.pull('anna', 0, 10, 1e9)).rejects.toMatchObject(busy);
    await expect(store.sequence('anna')).rejects.toMatchObject(busy);
    await expect(push(store, 'now')).rejects.toMatchObject(busy);
    await expect(openServer()).rejects.toThrow('standby');
    await server.failOver(copy);
    expect((await push(store, 'now')).wrote).toBe(true);
  });

  it('P55 is left where its server says that it takes no writes', async () => {
    const store = await openServer();
    await store.createAccount(sampleAccount('anna'));
    await push(store, 'one');
    await store.write((tx) =>
      tx.run(sql`SELECT set_config('default_transaction_read_only', 'on', false)`),
    );
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => push(store, `more-${at}`)),
    );
    const refusals = answers.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(new Set(refusals)).toEqual(new Set(['BUSY']));
    expect((await push(store, 'last')).wrote).toBe(true);
  });
});

describe('a copy of the database that was put back and simply started', () => {
  it('P56 G14 has another epoch before a server that starts answers', async () => {
    const { copy, store } = await withCopy();
    const before = await store.readEpoch();
    await note(store);
    await close(store);
    await server.putBack(copy);
    const again = await openServer();
    const page = await again.pull('anna', 0, 10, 1e9);
    expect(page.rows.map(({ id }) => id)).toEqual(['before']);
    expect(page.epoch).not.toBe(before);
    expect(page.epoch.split('.')[1]).toBe(before.split('.')[1]);
    expect(renewals()).toBe(1);
  });

  it('P56 G14 has another epoch in the first answer of a server that went on running', async () => {
    const { copy, store } = await withCopy();
    const before = await store.pull('anna', 0, 10, 1e9);
    await note(store);
    await server.putBack(copy);
    const asked = store.pull('anna', before.checkpoint, 10, 1e9, before.epoch);
    await expect(asked).rejects.toMatchObject({ name: 'EpochChanged' });
    expect(renewals()).toBe(1);
  });

  it('P56 gets one new epoch from several servers, and keeps it when they start again', async () => {
    const { copy, store } = await withCopy();
    const servers = [store, await openServer(), await openServer()];
    for (const each of servers) await note(each);
    await server.putBack(copy);
    const epochs = await Promise.all(servers.map((each) => each.readEpoch()));
    expect(new Set(epochs).size).toBe(1);
    for (const each of servers) await close(each);
    expect(await (await openServer()).readEpoch()).toBe(epochs[0]);
    expect(renewals()).toBe(1);
  });

  it('P56 gets another also where it is of the time before the last one was put back', async () => {
    const { copy: early, store } = await withCopy();
    for (let each = 0; each < 20; each += 1) await push(store, `long-${each}`);
    const late = await copyData();
    await note(store);
    const epochs = new Set([await store.readEpoch()]);
    await server.putBack(early);
    epochs.add(await store.readEpoch());
    await close(store);
    // Further in its log than the mark, but not in the history that the mark speaks of.
    await server.putBack(late);
    epochs.add(await (await openServer()).readEpoch());
    expect(epochs.size).toBe(3);
  });

  it('P56 is not taken for one where PostgreSQL was stopped, or killed and started again', async () => {
    const { store } = await withCopy();
    const before = await store.readEpoch();
    await note(store);
    await server.killAndStart(async () => undefined);
    await expect.poll(() => store.readEpoch().catch(() => 'away')).toBe(before);
    await close(store);
    await copyData();
    expect(await (await openServer()).readEpoch()).toBe(before);
    expect(renewals()).toBe(0);
  });

  it('P56 is not taken for one where a server starts while another notes a later place', async () => {
    const store = await openServer();
    await store.createAccount(sampleAccount('anna'));
    const before = await store.readEpoch();
    const file = createMarkFile(join(folder, 'mark'));
    const read = async () => {
      await note(store);
      return file.read();
    };
    const started = await openServer({ mark: { ...file, read } });
    expect(await started.readEpoch()).toBe(before);
    expect(renewals()).toBe(0);
  });

  it('P56 is noticed though the mark of a slow server came late, and costs one more name at most', async () => {
    const { copy, store } = await withCopy();
    const file = createMarkFile(join(folder, 'mark'));
    await note(store);
    await close(store);
    const late = await file.read();
    await server.putBack(copy);
    const renewed = await openServer();
    const epoch = await renewed.readEpoch();
    await close(renewed);
    await file.write(late ?? '');
    expect(await (await openServer()).readEpoch()).toBe(epoch);
  });

  it('P56 is noticed at the next note where the mark could not be read at the start', async () => {
    const { copy, store } = await withCopy();
    await note(store);
    await close(store);
    await server.putBack(copy);
    const file = createMarkFile(join(folder, 'mark'));
    let isAway = true;
    const mark: HighWaterMark = {
      read: () => (isAway ? Promise.reject(new Error('away')) : file.read()),
      write: () => Promise.reject(new Error('away')),
    };
    const started = await openServer({ mark });
    const before = await started.readEpoch();
    isAway = false;
    ticks.get(started)?.();
    await expect.poll(() => started.readEpoch()).not.toBe(before);
  });

  it('P56 a mark that says nothing counts as none', async () => {
    const { store } = await withCopy();
    const before = await store.readEpoch();
    await close(store);
    writeFileSync(join(folder, 'mark'), 'half a m');
    expect(await (await openServer()).readEpoch()).toBe(before);
    expect(await createMarkFile(join(folder, 'mark')).read()).toMatch(/^\d{8}\//);
  });
});

describe('an old primary', () => {
  it('P56 is not used by a running server that was led to the new one and back', async () => {
    const { copy, store } = await withCopy();
    const mark = createMarkFile(join(folder, 'mark'));
    const old = await copyData();
    await server.failOver(copy);
    await push(store, 'on the new one');
    const { epoch } = await push(store, 'more');
    await server.putBack(old);
    await expect(push(store, 'on the old one')).rejects.toMatchObject({ code: 'BUSY' });
    // Put back on purpose: a server that is started anew takes it, under a new name, and then the others do.
    const started = await openServer({ mark });
    const renewed = await started.readEpoch();
    expect(renewed).not.toBe(epoch);
    expect((await push(store, 'now')).epoch).toBe(renewed);
  });
});
