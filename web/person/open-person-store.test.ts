import { afterEach, expect, it } from 'vitest';
import { journalEntry } from '../../shared/records/journal-entry';
import { createIndexedDbDisk, type Disk } from '../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';

const DAY = '2026-03-01';

afterEach(closeTabs);

function write(tab: Tab, id: string) {
  const body = { content: `${id} words`, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: DAY, body, opened: undefined });
}

/** A disk on which the database of the device itself opens only while `opens` says so. */
function withoutDevice({ idb }: Disk, opens: () => boolean): Disk {
  const { indexedDB } = idb;
  const factory: IDBFactory = {
    open(name, version) {
      if (name === 'device' && !opens()) throw new DOMException('Internal error.', 'UnknownError');
      return indexedDB.open(name, version);
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  return { idb: { ...idb, indexedDB: factory } };
}

it('P82 a person’s records are read without the database of the device, which the first write opens', async () => {
  const disk = createIndexedDbDisk();
  const before = await openTab(disk);
  await write(before, 'morning');
  await before.close();
  let opens = false;
  const tab = await openTab(withoutDevice(disk, () => opens));
  expect((await tab.records.all()).map(({ id }) => id)).toEqual(['morning']);
  await expect(write(tab, 'evening')).rejects.toMatchObject({ code: 'STORE_FAILED' });
  opens = true;
  await write(tab, 'night');
  expect((await tab.records.all()).map(({ id }) => id).sort()).toEqual(['morning', 'night']);
});
