import { afterEach, expect, it } from 'vitest';
import { journalEntry } from '../../shared/records/journal-entry';
import { newestQuery } from '../records/records';
import { peek } from '../records/storage/peek';
import { createIndexedDbDisk, type Disk } from '../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { rawRows } from '../records/testing/raw-rows';
import { whenLive } from '../records/testing/when-live';

const DESK = 'desk-person';
const LOG = 'rxdb-dexie-records-person--0--records';
const ahead = [newestQuery(journalEntry, 10)];

afterEach(closeTabs);

/** Names of the databases that Dexie has asked for: it asks for a version, unlike a look at what is there. */
interface WatchedDisk extends Disk {
  readonly opened: string[];
}

/** A person's disk with an entry on it, without a lock. */
async function diskWithEntry(): Promise<WatchedDisk> {
  const { indexedDB, IDBKeyRange } = createIndexedDbDisk().idb;
  const opened: string[] = [];
  const factory: IDBFactory = {
    open(name, version) {
      if (version !== undefined) opened.push(name);
      return indexedDB.open(name, version);
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  const disk = { idb: { indexedDB: factory, IDBKeyRange } };
  const tab = await openTab(disk);
  await write(tab, 'morning');
  await tab.close();
  opened.length = 0;
  return { ...disk, opened };
}

function write(tab: Tab, id: string) {
  const body = { content: `${id} words`, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: '2026-03-01', body, opened: undefined });
}

/** Another tab turns a lock on. */
function markSealed({ idb }: Disk): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = idb.indexedDB.open(DESK);
    opening.onsuccess = () => {
      const sync = opening.result.transaction('sync', 'readwrite').objectStore('sync');
      sync.put({ key: 'seal', check: new Uint8Array(8) });
      sync.transaction.onabort = reject;
      sync.transaction.oncomplete = resolve;
      opening.result.close();
    };
  });
}

it('P85 what the first screen follows is told before Dexie opens a database, and what is written then is told after', async () => {
  const disk = await diskWithEntry();
  const tab = await openTab(disk, { ahead });
  const newest = tab.records.liveNewest(journalEntry, 10);
  const told: { readonly ids: string[]; readonly opened: string[] }[] = [];
  const end = newest.subscribe(() => {
    const ids = newest.get()?.map(({ id }) => id) ?? [];
    told.push({ ids, opened: [...disk.opened] });
  });
  await whenLive(newest, (list) => list?.length === 1);
  expect(told[0]).toEqual({ ids: ['morning'], opened: [] });
  await write(tab, 'evening');
  await whenLive(newest, (list) => list?.length === 2);
  expect(told.at(-1)?.ids).toEqual(['evening', 'morning']);
  expect(disk.opened).toEqual(expect.arrayContaining([DESK, LOG]));
  end();
});

it('P85 a look makes no database, and a person who is new here begins as ever', async () => {
  const disk = createIndexedDbDisk();
  await expect(peek(disk.idb, LOG, () => [])).rejects.toMatchObject({ name: 'AbortError' });
  expect(await disk.idb.indexedDB.databases()).toEqual([]);
  const tab = await openTab(disk, { ahead });
  await write(tab, 'first');
  expect((await tab.records.all()).map(({ id }) => id)).toEqual(['first']);
  expect(await tab.replica.readState()).toMatchObject({ checkpoint: 0, plan: null });
});

it('P85 a page without the key of sealed rows does not open', async () => {
  const disk = await diskWithEntry();
  await markSealed(disk);
  await expect(openTab(disk, { ahead })).rejects.toMatchObject({ code: 'LOCKED' });
});

it('P85 a lock that another tab turned on after the look is met before anything is written', async () => {
  const disk = await diskWithEntry();
  const tab = await openTab(disk, { ahead });
  await markSealed(disk);
  await expect(write(tab, 'evening')).rejects.toMatchObject({ code: 'LOCKED' });
  await expect(tab.records.all()).rejects.toMatchObject({ code: 'LOCKED' });
  expect((await rawRows(disk.idb, LOG, 'docs')).map(({ id }) => id)).toEqual(['morning']);
});

it('P85 a database that can’t be opened is tried once more by what is done with it', async () => {
  const disk = await diskWithEntry();
  let failures = 1;
  const { indexedDB } = disk.idb;
  const failing: IDBFactory = Object.assign(Object.create(indexedDB) as IDBFactory, {
    open(name: string, version?: number) {
      if (version !== undefined && name === DESK && failures-- > 0)
        throw new DOMException('Internal error.', 'UnknownError');
      return indexedDB.open(name, version);
    },
  });
  const tab = await openTab({ idb: { ...disk.idb, indexedDB: failing } }, { ahead });
  await write(tab, 'evening');
  expect((await tab.records.all()).map(({ id }) => id).sort()).toEqual(['evening', 'morning']);
});
