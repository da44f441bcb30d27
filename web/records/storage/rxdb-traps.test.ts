import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Dexie } from 'dexie';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { acknowledged } from '../../../shared/domain/merge/states';
import { stateOf } from '../../../shared/domain/merge/testing/records';
import { type DeviceRecord, SYNC } from '../../../shared/records/record';
import { createIndexedDbDisk, createMemoryDisk, type Disk } from '../testing/disk';
import { FaultyDisk } from '../testing/faulty-disk';
import { changeInOneTransaction } from './change-documents';
import { dexieOptions } from './indexed-db';
import type { RecordQuery } from './prepared-query';
import { type RecordDocument, toRecord } from './record-document';
import { type RecordCollection, RecordLog } from './record-log';
import { reopenableDexieStorage } from './record-storage';

const open = new Set<RecordLog>();

afterEach(async () => {
  for (const log of open) await log.close();
  open.clear();
});

async function openLog(disk: Disk): Promise<RecordLog> {
  const storage = disk.storage ?? reopenableDexieStorage(disk.idb);
  const log = await RecordLog.open('person', storage, false);
  open.add(log);
  return log;
}

const record = (id: string, content = 'x'): DeviceRecord =>
  acknowledged(stateOf({ z: 1 }, { content }, { id, kind: 'journal-entry' }));
const put = (write: DeviceRecord | undefined) => () => ({ write, result: undefined });

describe('the packages', () => {
  it('hold one Dexie, the very one RxDB depends on', () => {
    const require = createRequire(import.meta.url);
    const packageOf = (name: string) =>
      JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
        dependencies: Record<string, string>;
      };
    const ours = JSON.parse(readFileSync('package.json', 'utf8')) as ReturnType<typeof packageOf>;
    expect(packageOf('rxdb').dependencies.dexie).toBe(packageOf('dexie').version);
    expect(ours.dependencies.dexie).toBe(packageOf('dexie').version);
    const fromRxdb = createRequire(require.resolve('rxdb'));
    expect(fromRxdb.resolve('dexie')).toBe(require.resolve('dexie'));
  });

  it('never load the dev-mode plugin, which opens a foreign iframe', () => {
    const files = ['web', 'sw', 'shared'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((file) => readFileSync(file, 'utf8').includes('dev-mode'))).toEqual([]);
  });
});

describe.each([
  ['memory', createMemoryDisk],
  ['IndexedDB', createIndexedDbDisk],
])('the record log on %s', { timeout: 30_000 }, (_name, createDisk) => {
  it.each([
    [
      'newest',
      { shelf: 'journal-entry' },
      [{ shelf: 'asc' }, { order: 'asc' }],
      ['shelf', 'order'],
    ],
    [
      'days',
      { shelf: 'journal-entry', day: { $gte: '2026-03-01', $lte: '2026-03-31' } },
      [{ shelf: 'asc' }, { day: 'asc' }],
      ['shelf', 'day'],
    ],
    ['waiting', { sync: 1 }, [{ sync: 'asc' }, { changedAt: 'asc' }], ['sync', 'changedAt']],
    [
      'unsynced',
      { sync: { $gte: 1 } },
      [{ sync: 'asc' }, { changedAt: 'asc' }],
      ['sync', 'changedAt'],
    ],
  ] as const)(
    'walks an index, in its order, and nothing else: %s',
    async (_query, selector, sort, index) => {
      const log = await openLog(createDisk());
      const query = (await log.collection()).find({
        selector,
        sort: [...sort],
        index: [...index],
        limit: 5,
      } as Parameters<RecordCollection['find']>[0]);
      const { queryPlan } = query.getPreparedQuery();
      expect(queryPlan.index).toEqual(['_deleted', ...index, 'id']);
      expect(queryPlan).toMatchObject({
        sortSatisfiedByIndex: true,
        selectorSatisfiedByIndex: true,
      });
    },
  );

  it('writes nothing at all where nothing changes', async () => {
    const log = await openLog(createDisk());
    await log.change('a', put(record('a')));
    const revision = async () => (await (await log.collection()).findOne('a').exec())?.revision;
    const before = await revision();
    await log.change('a', put(undefined));
    expect(await revision()).toBe(before);
    await log.change('a', put(record('a', 'y')));
    expect(await revision()).not.toBe(before);
  });

  it('P7 runs each of many changes at once on what the one before it stored', async () => {
    const disk = createDisk();
    const [here, there] = [await openLog(disk), await openLog(disk)];
    const add = (name: string) => (current: DeviceRecord | undefined) => ({
      write: record('a', `${current ? String(current.body.content) : ''}${name}`),
      result: undefined,
    });
    await Promise.all([
      here.change('a', add('h')),
      there.change('a', add('t')),
      here.change('a', add('H')),
    ]);
    const content = String((await there.read(['a'])).get('a')?.body.content);
    expect([...content].sort().join('')).toBe('Hht');
  });

  it('survives a change that throws: the others are written, the thrower’s record is not', async () => {
    const log = await openLog(createDisk());
    for (const id of ['a', 'b', 'c']) await log.change(id, put(record(id, 'before')));
    const changes = new Map(['a', 'b', 'c'].map((id) => [id, put(record(id, 'after'))]));
    changes.set('b', () => {
      throw new Error('A bug.');
    });
    await expect(log.changeMany(changes)).rejects.toThrow('A bug.');
    const contents = [...(await log.read(['a', 'b', 'c'])).values()].map(
      ({ body }) => body.content,
    );
    expect(contents).toEqual(['after', 'before', 'after']);
  });

  it('tells live queries what was written', async () => {
    const log = await openLog(createDisk());
    const contents: string[] = [];
    const one = (await log.collection()).findOne('a').$.subscribe((document) => {
      contents.push(document ? String(toRecord(document._data).body.content) : 'none');
    });
    await expect.poll(() => contents.at(-1)).toBe('none');
    await log.change('a', put(record('a')));
    await expect.poll(() => contents.at(-1)).toBe('x');
    await log.change('a', put(record('a', 'y')));
    await expect.poll(() => contents.at(-1)).toBe('y');
    one.unsubscribe();
  });

  it('tells what the disk has before RxDB is up, then only what is new', async () => {
    const disk = createDisk();
    const other = await openLog(disk);
    for (const id of ['a', 'b']) await other.change(id, put(record(id)));
    const log = await openLog(disk);
    const told: DeviceRecord[][] = [];
    const early: boolean[] = [];
    const push = (documents: readonly RecordDocument[], isEarly: boolean) => {
      told.push(documents.map(toRecord));
      early.push(isEarly);
    };
    const query: RecordQuery = {
      selector: { sync: SYNC.acknowledged },
      sort: [{ sync: 'asc' }, { changedAt: 'asc' }],
      index: ['sync', 'changedAt'],
    };
    const end = log.followQuery(query, { push, fail: () => undefined });
    await expect.poll(() => told.length).toBe(2);
    expect(told[0]?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(told[1]?.[0]).toBe(told[0]?.[0]);
    await log.change('b', put(record('b', 'y')));
    await expect.poll(() => told.length).toBe(3);
    expect(told[2]?.map(({ body }) => body.content)).toEqual(['x', 'y']);
    expect(told[2]?.[0]).toBe(told[0]?.[0]);
    expect(early).toEqual([true, false, false]);
    end();
  });

  it('opens again after it was closed, and twice at once', async () => {
    const disk = createDisk();
    const first = await openLog(disk);
    await first.change('a', put(record('a')));
    await first.close();
    open.delete(first);
    const [one, two] = await Promise.all([openLog(disk), openLog(disk)]);
    expect((await one.read(['a'])).get('a')).toEqual((await two.read(['a'])).get('a'));
  });
});

it('reads and writes a page in one transaction', async () => {
  const disk = new FaultyDisk(createIndexedDbDisk(), 'refused');
  const log = await openLog(disk);
  await log.collection();
  const before = disk.calls;
  const ids = Array.from({ length: 500 }, (_, index) => `e${index}`);
  await log.changeMany(new Map(ids.map((id) => [id, put(record(id))])));
  expect(disk.calls).toBe(before + 1);
});

describe('the indexes that nothing here reads', () => {
  /** As every release before opened it. */
  const asBefore = (disk: Disk): Disk => ({
    ...disk,
    storage: Object.assign(getRxStorageDexie(dexieOptions(disk.idb)), {
      changeDocuments: changeInOneTransaction,
    }),
  });

  async function indexesOf({ idb }: Disk): Promise<string[]> {
    const database = await new Dexie(
      'rxdb-dexie-records-person--0--records',
      dexieOptions(idb),
    ).open();
    const names = database.table('docs').schema.indexes.map(({ name }) => name);
    database.close();
    return names.filter((name) => !/shelf|sync/.test(name));
  }

  it('are not made, and are made by a release that wants them: each reads what the other wrote', async () => {
    const disk = createIndexedDbDisk();
    for (const [id, how] of [
      ['a', disk],
      ['b', asBefore(disk)],
      ['c', disk],
    ] as const) {
      const log = await openLog(how);
      await log.change(id, put(record(id)));
      await log.close();
      expect(await indexesOf(disk)).toHaveLength(id === 'a' ? 0 : 3);
    }
    const log = await openLog(disk);
    const found = await log.query({
      selector: { shelf: 'journal-entry' },
      sort: [{ shelf: 'asc' }, { order: 'asc' }],
      index: ['shelf', 'order'],
    });
    expect(found.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  });

  it('stay where a release before made them', async () => {
    const disk = createIndexedDbDisk();
    const before = await openLog(asBefore(disk));
    await before.change('a', put(record('a')));
    await before.close();
    const log = await openLog(disk);
    await log.change('a', put(record('a', 'y')));
    expect((await log.read(['a'])).get('a')?.body.content).toBe('y');
  });
});
