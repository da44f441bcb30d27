import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaUrl } from '../../shared/protocol/media';
import { putLockRow } from '../../web/person/lock/testing/put-lock-row';
import { createIndexedDbDisk, type Disk } from '../../web/records/testing/disk';
import { FaultyDisk } from '../../web/records/testing/faulty-disk';
import { layDown } from '../../web/records/testing/fixture-database';
import personV1 from '../../web/records/testing/fixtures/desk-v1.json';
import { closeTabs, openTab, type Tab } from '../../web/records/testing/open-tab';
import { createMediaReader } from './media-reader';

const ID = 'recorded-somewhere-else';

afterEach(closeTabs);

async function signIn(disk: Disk): Promise<Tab> {
  const tab = await openTab(disk);
  await tab.device.writeSignedIn({ userId: 'person', username: 'Anna' });
  return tab;
}

async function record({ media }: Tab): Promise<string> {
  const id = await media.begin('journal:new', 'audio/webm');
  await media.append(id, new Blob(['spoken here']), 1_000);
  await media.finish(id);
  return id;
}

function open(disk: Disk, answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  const shelf = createMediaReader({
    idb: disk.idb,
    surroundings: { now: () => 5, randomId: () => 'x', utcOffsetMinutes: () => 0 },
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  const text = async (id: string) => {
    const { sound, kept } = await shelf.find(id);
    await kept;
    return sound?.text();
  };
  return { shelf, fetch, text };
}

function offline(): never {
  throw new TypeError('Failed to fetch');
}

function spokenElsewhere(): Response {
  return new Response('spoken elsewhere', { headers: { 'content-type': 'audio/mp4' } });
}

describe('V8 a recording', () => {
  it('made on this device plays without a network, whether it was sent or not', async () => {
    const disk = createIndexedDbDisk();
    const id = await record(await signIn(disk));
    expect(await open(disk, offline).text(id)).toBe('spoken here');
  });

  it('made elsewhere is fetched once, whole and in the person’s name, and plays offline from then on', async () => {
    const disk = createIndexedDbDisk();
    await signIn(disk);
    const { fetch, text } = open(disk, spokenElsewhere);
    expect(await Promise.all([text(ID), text(ID)])).toEqual([
      'spoken elsewhere',
      'spoken elsewhere',
    ]);
    expect(fetch.mock.calls).toEqual([
      [mediaUrl(ID), { headers: { 'x-user-id': 'person' }, cache: 'no-store' }],
    ]);
    const later = open(disk, offline);
    expect((await later.shelf.find(ID)).sound?.type).toBe('audio/mp4');
    expect(await later.text(ID)).toBe('spoken elsewhere');
  });

  it('P62 of a guest that is not on this device is asked of no server', async () => {
    const disk = createIndexedDbDisk();
    const tab = await openTab(disk, { personId: 'guest-1' });
    await tab.device.writeSignedIn({ userId: 'guest-1', username: 'Guest' });
    const { shelf, fetch } = open(disk, spokenElsewhere);
    const found = await shelf.find(ID);
    expect(fetch).not.toHaveBeenCalled();
    expect(found).toMatchObject({ sound: undefined, mayBeElsewhere: false });
    expect(await shelf.find(await record(tab))).toMatchObject({ sound: expect.any(Blob) });
  });

  it('F2 plays also when there is no room to keep it', async () => {
    const disk = new FaultyDisk(createIndexedDbDisk(), 'full');
    await signIn(disk);
    disk.isFaulty = () => true;
    expect(await open(disk, spokenElsewhere).text(ID)).toBe('spoken elsewhere');
    disk.isFaulty = () => false;
    expect(await open(disk, offline).text(ID)).toBeUndefined();
  });

  it('that the server does not give is left to the server to answer, and asked for again', async () => {
    const disk = createIndexedDbDisk();
    await signIn(disk);
    const { fetch, text } = open(disk, () => new Response('{}', { status: 404 }));
    expect(await text(ID)).toBeUndefined();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await text(ID)).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('A22 of somebody who has signed out is not looked for here', async () => {
    const disk = createIndexedDbDisk();
    const tab = await signIn(disk);
    const id = await record(tab);
    await tab.device.writeSignedIn(null);
    const { fetch, text } = open(disk, spokenElsewhere);
    expect(await text(id)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('F13 plays from the server while a page has yet to migrate the databases', async () => {
    const disk = createIndexedDbDisk();
    const tab = await signIn(disk);
    await tab.device.writeSignedIn({ userId: 'person', username: 'Anna' });
    await closeTabs();
    await new Promise((resolve) => {
      disk.idb.indexedDB.deleteDatabase('desk-person').onsuccess = resolve;
    });
    await layDown(disk, personV1);
    expect(await open(disk, spokenElsewhere).text(ID)).toBe('spoken elsewhere');
    expect(await disk.idb.indexedDB.databases()).toContainEqual({
      name: 'desk-person',
      version: 10,
    });
  });
});

it('I7 reads and keeps nothing of somebody with an app lock, and passes on what the server has', async () => {
  const disk = createIndexedDbDisk();
  const id = await record(await signIn(disk));
  await putLockRow('person', disk.idb);
  expect(await open(disk, offline).text(id)).toBeUndefined();
  expect(await open(disk, spokenElsewhere).text(ID)).toBe('spoken elsewhere');
  expect(await open(disk, offline).text(ID)).toBeUndefined();
});
