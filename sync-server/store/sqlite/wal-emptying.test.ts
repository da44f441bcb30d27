import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { createCircle, deleteCircle } from '../../services/circles/circles';
import { circleDeps } from '../../testing/circle-deps';
import type { Store } from '../store';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { openSqliteStore } from './open-sqlite-store';

const ANNA = { accountId: 'anna', today: '2026-03-01' };

let folder: string;
let file: string;
let store: Store;
let reader: Database;
let held: number[];
/** What the store waits for. */
let waiting: { readonly ms: number; readonly run: () => void }[];

const later = (ms: number, run: () => void) => {
  const one = { ms, run };
  waiting.push(one);
  return () => {
    waiting = waiting.filter((each) => each !== one);
  };
};
const open = () =>
  openSqliteStore({
    file,
    keys: createKeys(Buffer.alloc(32, 8)),
    randomId: () => 'epoch-1',
    later,
    onWalHeld: (waitedMs) => held.push(waitedMs),
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wal-'));
  file = join(folder, 'wholeness.sqlite');
  waiting = [];
  held = [];
  store = open();
  reader = new Sqlite(file);
  for (const person of ['anna', 'ben']) {
    await store.createAccount(sampleAccount(person));
    await store.applyPush(person, [sampleRecord()], NO_RULES);
  }
});
afterEach(async () => {
  reader.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

function beginToRead(): void {
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM accounts').get();
}
const endReading = () => void reader.exec('COMMIT');
const wrappedKey = (table: string, id: string) =>
  reader.prepare(`SELECT wrapped_key FROM ${table} WHERE id = ?`).pluck().get(id) as Buffer;
const inWal = (bytes: Buffer) => readFileSync(`${file}-wal`).includes(bytes);
const inEither = (bytes: Buffer) => inWal(bytes) || readFileSync(file).includes(bytes);

/** Lets the pause pass that the store waits for. */
function passPause(): number {
  const [next, ...more] = waiting;
  expect(more).toEqual([]);
  waiting = [];
  next?.run();
  return next?.ms ?? 0;
}

describe('A42 the key of an erased person in the WAL', () => {
  it('A42 is gone as soon as the program that reads has ended, without another request', async () => {
    const key = wrappedKey('accounts', 'anna');
    beginToRead();
    await store.eraseAccount('anna');
    expect(inWal(key)).toBe(true);
    passPause();
    expect(inWal(key)).toBe(true);
    endReading();
    passPause();
    expect(inEither(key)).toBe(false);
    expect(waiting).toEqual([]);
    expect(await store.getRecord('ben', 'entry-1')).toEqual(sampleRecord());
  });

  it('A42 is tried for again after pauses that grow to a minute, and the operator is told', async () => {
    beginToRead();
    await store.eraseAccount('anna');
    const pauses = Array.from({ length: 9 }, passPause);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1_000));
    expect(held).toEqual([]);
    for (let minute = 0; minute < 20; minute += 1) passPause();
    expect(held).toEqual([603_000]);
    for (let minute = 0; minute < 1_500; minute += 1) passPause();
    expect(held).toEqual([603_000, 603_000 + 86_400_000]);
    endReading();
  });

  it('A42 a second erasure waits in the same line', async () => {
    beginToRead();
    await store.eraseAccount('anna');
    await store.eraseAccount('ben');
    expect(waiting).toHaveLength(1);
    endReading();
    await store.eraseAccount('nobody');
    expect(waiting).toEqual([]);
  });

  it('A42 goes at the next start, and at the daily run, where the process ended before', async () => {
    const [anna, ben] = [wrappedKey('accounts', 'anna'), wrappedKey('accounts', 'ben')];
    beginToRead();
    await store.eraseAccount('anna');
    await store.close();
    expect([inWal(anna), waiting]).toEqual([true, []]);
    endReading();
    store = open();
    expect(inEither(anna)).toBe(false);
    beginToRead();
    await store.eraseAccount('ben');
    expect([await store.emptyWal(), inEither(ben)]).toEqual([false, true]);
    endReading();
    expect([await store.emptyWal(), inEither(ben), waiting]).toEqual([true, false, []]);
  });

  it('A42 so is the key of a circle that is deleted', async () => {
    const deps = circleDeps(store, 1);
    await createCircle(deps, ANNA, { id: 'table', name: 'Tuesday', description: null });
    const key = wrappedKey('circles', 'table');
    beginToRead();
    await deleteCircle(deps, 'anna', 'table');
    expect(inWal(key)).toBe(true);
    endReading();
    passPause();
    expect(inEither(key)).toBe(false);
  });
});
