import { afterEach, expect, it } from 'vitest';
import { openDevice } from '../records/storage/device';
import { createIndexedDbDisk } from '../records/testing/disk';
import { layDown } from '../records/testing/fixture-database';
import personV1 from '../records/testing/fixtures/desk-v1.json';
import { closeTabs, openTab } from '../records/testing/open-tab';
import { arePersonsAsMade, holdsNobodysDatabases, isDeviceAsMade } from './databases-as-made';
import { deletePersonDatabases } from './sealed/person-databases';

afterEach(closeTabs);

async function judge({ idb }: ReturnType<typeof createIndexedDbDisk>) {
  return [await isDeviceAsMade(idb), await arePersonsAsMade('person', idb)];
}

it('F13 knows the databases that this version makes', async () => {
  const disk = createIndexedDbDisk();
  await (await openTab(disk)).device.ready();
  expect(await judge(disk)).toEqual([true, true]);
});

it('F13 knows none where there are none, and makes none by asking', async () => {
  const disk = createIndexedDbDisk();
  expect(await judge(disk)).toEqual([false, false]);
  expect(await disk.idb.indexedDB.databases()).toEqual([]);
});

it('F13 tells those of an earlier version, and those of another person', async () => {
  const disk = createIndexedDbDisk();
  await (await openTab(disk, { personId: 'other' })).device.ready();
  await layDown(disk, personV1);
  expect(await judge(disk)).toEqual([true, false]);
});

it('F3 tells whether any person’s databases are here; what the device keeps for itself is nobody’s', async () => {
  const disk = createIndexedDbDisk();
  expect(await holdsNobodysDatabases(disk.idb)).toBe(true);
  const device = openDevice({ randomId: () => 'phone', idb: disk.idb });
  await device.close();
  expect(await holdsNobodysDatabases(disk.idb)).toBe(true);
  const tab = await openTab(disk);
  await tab.close();
  expect(await holdsNobodysDatabases(disk.idb)).toBe(false);
  await deletePersonDatabases('person', disk.idb);
  expect(await holdsNobodysDatabases(disk.idb)).toBe(true);
});
