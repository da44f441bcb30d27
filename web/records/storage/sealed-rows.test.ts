import { Dexie, type Table } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { createIndexedDbDisk, type Disk } from '../testing/disk';
import { rawRows } from '../testing/raw-rows';
import { dexieOptions } from './indexed-db';
import { rowSeal } from './row-seal';
import type { RowSeal } from './seal-contract';

const KEY = new Uint8Array(32).fill(7);
const SEAL = rowSeal(KEY, true);
const OPENING = rowSeal(KEY, false);
const WORDS = 'nobody reads this';

interface Draft {
  readonly key: string;
  readonly value: unknown;
  readonly updatedAt: number;
}

const open: Dexie[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

/** A person's database with the tables these tests need. */
async function openPersonTables(disk: Disk, seal: RowSeal | undefined) {
  const idb = { ...disk.idb, ...(seal && { seal }) };
  const database = new Dexie('desk-ada', dexieOptions(idb));
  database
    .version(1)
    .stores({ drafts: 'key, updatedAt', recordingChunks: '[id+index]', sync: 'key' });
  await database.open();
  open.push(database);
  const drafts: Table<Draft, string> = database.table('drafts');
  return { database, drafts, chunks: database.table('recordingChunks') };
}

function draft(number: number, value: unknown = `${WORDS} ${number}`): Draft {
  return { key: `draft-${number}`, value, updatedAt: number };
}

const stored = (disk: Disk) => rawRows(disk.idb, 'desk-ada', 'drafts');

async function withThree({ seal }: { readonly seal?: RowSeal } = { seal: SEAL }) {
  const disk = createIndexedDbDisk();
  const tables = await openPersonTables(disk, seal);
  await tables.drafts.bulkPut([1, 2, 3].map((number) => draft(number)));
  return { disk, ...tables };
}

describe('I1 what is written through any operation stands sealed', () => {
  const writes: readonly [string, (drafts: Table<Draft, string>) => Promise<unknown>][] = [
    ['put', (drafts) => drafts.put(draft(1))],
    ['add', (drafts) => drafts.add(draft(1))],
    ['bulkPut', (drafts) => drafts.bulkPut([draft(1)])],
    ['bulkAdd', (drafts) => drafts.bulkAdd([draft(1)])],
    [
      'update',
      async (drafts) => {
        await drafts.put(draft(1, 'earlier'));
        await drafts.update('draft-1', { value: `${WORDS} 1` });
      },
    ],
    [
      'bulkUpdate',
      async (drafts) => {
        await drafts.put(draft(1, 'earlier'));
        await drafts.bulkUpdate([{ key: 'draft-1', changes: { value: `${WORDS} 1` } }]);
      },
    ],
    [
      'upsert',
      async (drafts) => {
        await drafts.put(draft(1, 'earlier'));
        await drafts.upsert('draft-1', { value: `${WORDS} 1` });
      },
    ],
    [
      'modify by a function',
      async (drafts) => {
        await drafts.put(draft(1, 'earlier'));
        await drafts.toCollection().modify((row: { value: unknown }) => {
          row.value = `${WORDS} 1`;
        });
      },
    ],
    [
      'modify by fields',
      async (drafts) => {
        await drafts.put(draft(1, 'earlier'));
        await drafts
          .where('key')
          .anyOf(['draft-1'])
          .modify({ value: `${WORDS} 1` });
      },
    ],
  ];

  it.each(writes)('%s', async (_name, write) => {
    const disk = createIndexedDbDisk();
    const { drafts } = await openPersonTables(disk, SEAL);
    await write(drafts);
    const rows = await stored(disk);
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([
      ['key', 'sealed', 'updatedAt'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(WORDS);
    expect(await drafts.get('draft-1')).toEqual(draft(1));
  });

  it('deleting takes the same rows', async () => {
    const { drafts } = await withThree();
    await drafts.delete('draft-1');
    await drafts.where('updatedAt').above(2).delete();
    expect(await drafts.toArray()).toEqual([draft(2)]);
    await drafts.clear();
    expect(await drafts.count()).toBe(0);
  });

  it('bytes come back as bytes, and fields in their order', async () => {
    const { chunks, drafts } = await openPersonTables(createIndexedDbDisk(), SEAL);
    const row = { id: 'voice', index: 0, bytes: new Uint8Array([0, 255, 7]) };
    await chunks.put(row);
    expect(await chunks.get(['voice', 0])).toEqual(row);
    await drafts.put(draft(1));
    expect(JSON.stringify(await drafts.get('draft-1'))).toBe(JSON.stringify(draft(1)));
  });

  it('a table that is not listed stays as it is', async () => {
    const disk = createIndexedDbDisk();
    const { database } = await openPersonTables(disk, SEAL);
    await database.table('sync').put({ key: 'state', epoch: 'e' });
    expect(await rawRows(disk.idb, 'desk-ada', 'sync')).toEqual([{ key: 'state', epoch: 'e' }]);
  });
});

describe('I1 what is read through any operation is open', () => {
  const reads: readonly [string, (drafts: Table<Draft, string>) => Promise<unknown>, unknown][] = [
    ['get', (drafts) => drafts.get('draft-2'), draft(2)],
    ['get of nothing', (drafts) => drafts.get('draft-9'), undefined],
    ['bulkGet', (drafts) => drafts.bulkGet(['draft-2', 'draft-9']), [draft(2), undefined]],
    ['toArray', (drafts) => drafts.toArray(), [draft(1), draft(2), draft(3)]],
    ['a range', (drafts) => drafts.where('updatedAt').below(2).toArray(), [draft(1)]],
    ['keys', (drafts) => drafts.toCollection().primaryKeys(), ['draft-1', 'draft-2', 'draft-3']],
    ['count', (drafts) => drafts.count(), 3],
    ['first', (drafts) => drafts.where('updatedAt').above(1).first(), draft(2)],
    [
      'backwards',
      (drafts) => drafts.orderBy('updatedAt').reverse().toArray(),
      [draft(3), draft(2), draft(1)],
    ],
    [
      'with a limit and an offset',
      (drafts) => drafts.toCollection().offset(1).limit(1).toArray(),
      [draft(2)],
    ],
    [
      'a cursor on any of',
      (drafts) => drafts.where('key').anyOf('draft-1', 'draft-3').toArray(),
      [draft(1), draft(3)],
    ],
    [
      'a cursor with or',
      (drafts) => drafts.where('key').equals('draft-1').or('updatedAt').equals(3).toArray(),
      [draft(1), draft(3)],
    ],
    [
      'a cursor that ignores case',
      (drafts) => drafts.where('key').startsWithIgnoreCase('DRAFT-2').toArray(),
      [draft(2)],
    ],
    [
      'a filter',
      (drafts) => drafts.filter(({ value }) => value === `${WORDS} 3`).toArray(),
      [draft(3)],
    ],
    [
      'until',
      (drafts) =>
        drafts
          .toCollection()
          .until(({ updatedAt }) => updatedAt === 2)
          .toArray(),
      [draft(1)],
    ],
    [
      'each, with keys',
      async (drafts) => {
        const seen: unknown[] = [];
        await drafts
          .orderBy('updatedAt')
          .each((row, { key, primaryKey }) => seen.push(key, primaryKey, row));
        return seen.slice(0, 3);
      },
      [1, 'draft-1', draft(1)],
    ],
    ['sortBy', (drafts) => drafts.toCollection().sortBy('value'), [draft(1), draft(2), draft(3)]],
  ];

  it.each(reads)('%s', async (_name, read, expected) => {
    const { drafts } = await withThree();
    expect(await read(drafts)).toEqual(expected);
  });

  it.each(reads)('%s, with sealed rows beside plain ones', async (_name, read, expected) => {
    const { disk, database, drafts } = await withThree({});
    expect(JSON.stringify(await stored(disk))).toContain(WORDS);
    database.close();
    const sealing = await openPersonTables(disk, SEAL);
    await sealing.drafts.put((await sealing.drafts.get('draft-2'))!);
    expect((await stored(disk)).map((row) => 'sealed' in row)).toEqual([false, true, false]);
    expect(await read(sealing.drafts)).toEqual(expected);
    expect(drafts.db.isOpen()).toBe(false);
  });

  it('a page of values is sealed in one transaction with what it is decided by', async () => {
    const { drafts } = await withThree();
    await drafts.db.transaction('rw', drafts, async () => {
      const row = await drafts.get('draft-1');
      await drafts.put({ ...row!, value: `${String(row!.value)} and more` });
      expect((await drafts.get('draft-1'))?.value).toBe(`${WORDS} 1 and more`);
    });
    expect((await drafts.get('draft-1'))?.value).toBe(`${WORDS} 1 and more`);
  });
});

describe('I4 a lock that is being turned off', () => {
  it('opens what is sealed and writes plain', async () => {
    const { disk, database } = await withThree();
    database.close();
    const { drafts } = await openPersonTables(disk, OPENING);
    await drafts.put((await drafts.get('draft-1'))!);
    expect((await stored(disk)).map((row) => 'sealed' in row)).toEqual([false, true, true]);
    expect(await drafts.toArray()).toEqual([draft(1), draft(2), draft(3)]);
  });
});

describe('I2 I3 a row that does not open', () => {
  const others: readonly [string, RowSeal][] = [
    ['with another key', rowSeal(new Uint8Array(32).fill(8), true)],
  ];

  it.each(others)('rejects every way of reading it %s', async (_name, seal) => {
    const { disk, database } = await withThree();
    database.close();
    const { drafts } = await openPersonTables(disk, seal);
    const reads = [
      () => drafts.get('draft-1'),
      () => drafts.bulkGet(['draft-1']),
      () => drafts.toArray(),
      () => drafts.where('key').anyOf('draft-1', 'draft-3').toArray(),
      () => drafts.update('draft-1', { updatedAt: 9 }),
      () => drafts.toCollection().modify({ updatedAt: 9 }),
    ];
    const before = await stored(disk);
    for (const read of reads) await expect(read()).rejects.toThrow('does not open');
    expect(await stored(disk)).toEqual(before);
  });

  it('is one that was moved to another key, table or person', async () => {
    const { disk, database } = await withThree();
    const [row] = await stored(disk);
    database.close();
    const plain = await openPersonTables(disk, undefined);
    await plain.drafts.put({ ...row, key: 'draft-2' } as unknown as Draft);
    plain.database.close();
    const { drafts } = await openPersonTables(disk, SEAL);
    await expect(drafts.get('draft-2')).rejects.toThrow('does not open');
    expect(await drafts.get('draft-1')).toEqual(draft(1));
  });

  it('is one with a bit turned over', async () => {
    const { disk, database } = await withThree();
    const [row] = await stored(disk);
    database.close();
    const plain = await openPersonTables(disk, undefined);
    const sealed = Uint8Array.from(row!.sealed as Uint8Array);
    sealed[30]! ^= 1;
    await plain.drafts.put({ ...row, sealed } as unknown as Draft);
    plain.database.close();
    const { drafts } = await openPersonTables(disk, SEAL);
    await expect(drafts.toArray()).rejects.toThrow('does not open');
  });
});
