import { afterEach, describe, expect, it } from 'vitest';
import { LocalStoreError } from './contract';
import type { IndexedDb } from './storage/indexed-db';
import { createIndexedDbDisk, type Disk } from './testing/disk';
import { layDown } from './testing/fixture-database';
import personV1 from './testing/fixtures/desk-v1.json';
import personV2 from './testing/fixtures/desk-v2.json';
import deviceV1 from './testing/fixtures/device-v1.json';
import { closeTabs, openTab, type Tab } from './testing/open-tab';
import { whenLive } from './testing/when-live';

afterEach(closeTabs);

/** The disk of a program that is killed whenever it has begun to migrate a database. */
function killedWhileMigrating({ idb }: Disk): IndexedDb {
  const { indexedDB } = idb;
  const factory: IDBFactory = {
    open(name, version) {
      const request = indexedDB.open(name, version);
      request.addEventListener('upgradeneeded', ({ oldVersion }) => {
        // Once the tables of the new version are made: an abort takes back all that its transaction did.
        if (oldVersion > 0) queueMicrotask(() => request.transaction?.abort());
      });
      return request;
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  return { ...idb, indexedDB: factory };
}

async function versions({ idb }: Disk) {
  const all = await idb.indexedDB.databases();
  return Object.fromEntries(all.map(({ name, version }) => [name, version]));
}

async function found(tab: Tab) {
  await tab.device.ready();
  return {
    device: tab.device.id,
    name: await tab.device.readName(),
    dotsFrom: (await tab.device.takeDots(1)).dot,
    checkpoint: (await tab.replica.readState()).checkpoint,
    drafts: (await tab.drafts.all()).length,
  };
}

const AS_IT_WAS = {
  device: 'cW6kV1oO3s2d9QxP0aYtLw',
  name: 'Kitchen tablet',
  dotsFrom: 129,
  checkpoint: 41,
  drafts: personV1.stores.find(({ name }) => name === 'drafts')?.rows.length,
};

describe.each([
  ['first', personV1],
  ['second', personV2],
])('F13 the databases of the %s release', (_, person) => {
  it('open with everything in them', async () => {
    const disk = createIndexedDbDisk();
    for (const fixture of [deviceV1, person]) await layDown(disk, fixture);
    expect(await found(await openTab(disk, { name: 'new' }))).toEqual(AS_IT_WAS);
  });

  it('are as they were after a migration that was killed, and the next start finishes it', async () => {
    const disk = createIndexedDbDisk();
    for (const fixture of [deviceV1, person]) await layDown(disk, fixture);
    const before = await versions(disk);
    const killed = openTab({ idb: killedWhileMigrating(disk) });
    await expect(killed).rejects.toBeInstanceOf(LocalStoreError);
    expect(await versions(disk)).toMatchObject(before);

    expect(await found(await openTab(disk, { name: 'new' }))).toEqual(AS_IT_WAS);
    expect(await versions(disk)).not.toMatchObject(before);
  });
});

it('F13 recordings made before there was an outbox are found after it', async () => {
  const disk = createIndexedDbDisk();
  await layDown(disk, personV2);
  const tab = await openTab(disk, { name: 'new' });
  const recording = await whenLive(tab.media.liveOne('said-before-the-update'));
  expect(recording).toMatchObject({ durationMs: 4_000, state: 'synced' });
  expect(await tab.outboxReplica.waiting()).toEqual([]);
});
