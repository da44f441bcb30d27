import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaUrl } from '../../shared/protocol/media';
import { journalEntry } from '../../shared/records/journal-entry';
import { manualTimers } from '../../shared/testing/manual-timers';
import { createTestNetwork, type Fate } from '../../shared/testing/network';
import { everyRecord } from '../../sync-server/services/records/in-pages';
import { GuestNotes } from '../../web/person/guest/guest-notes';
import { putLockRow } from '../../web/person/lock/testing/put-lock-row';
import { localLock } from '../../web/platform/web-lock';
import { createIndexedDbDisk, type Disk } from '../../web/records/testing/disk';
import { layDown } from '../../web/records/testing/fixture-database';
import personV1 from '../../web/records/testing/fixtures/desk-v1.json';
import { closeTabs, openTab } from '../../web/records/testing/open-tab';
import { type SimServer, startSimServer } from '../../web/sync/testing/sim-server';
import { watchedLock } from '../../web/sync/testing/watched-lock';
import { syncAlone } from './sync-alone';

const NAME = 'a-device-with-a-name';

let server: SimServer;
let fate: Fate;

beforeEach(async () => {
  fate = 'pass';
  server = await startSimServer(['anna'], () => 1_000);
  // Node has no Web Locks.
  vi.stubGlobal('navigator', {});
});

afterEach(async () => {
  await closeTabs();
  await server.close();
});

/** An entry with a recording, and what others are to read, written by a page that is closed by now. */
async function leave(disk: Disk, content = 'Left in a hurry.', name = NAME): Promise<string> {
  const tab = await openTab(disk, { name, personId: 'anna' });
  await tab.device.writeSignedIn({ userId: 'anna', username: 'Anna' });
  const { media, records, outbox } = tab;
  const id = await media.begin('journal:new', 'audio/webm');
  const webm = [0x1a, 0x45, 0xdf, 0xa3, ...new Array<number>(60).fill(7)];
  await media.append(id, new Blob([new Uint8Array(webm)]), 1_000);
  await media.finish(id);
  await media.keep(id);
  const body = { content, audioUrl: mediaUrl(id) };
  const day = '2026-03-01';
  await records.save({ kind: journalEntry, id: 'entry', day, body, opened: undefined });
  const said = { category: 'ui_ux', rating: null, subject: 'Of late', message: 'Said in a hurry.' };
  await outbox.add({ kind: 'feedback', path: '/api/feedback', body: said });
  await tab.close();
  return id;
}

function sync(
  { idb }: Disk,
  signal = new AbortController().signal,
  lock = localLock(),
  onRequest: (request: Request) => void = () => undefined,
) {
  const network = createTestNetwork((request) => server.handle('anna', request));
  let ids = 0;
  const deps = {
    idb,
    surroundings: {
      now: () => 2_000,
      utcOffsetMinutes: () => 0,
      randomId: () => `worker-${ids++}`,
    },
    fetch: network.link((request) => {
      onRequest(request);
      return fate;
    }),
    lock,
    timers: manualTimers(),
    log: () => undefined,
  };
  return { outcome: syncAlone(deps, signal), network };
}

async function onServer(): Promise<string[]> {
  return (await everyRecord(server.store, 'anna')).map(({ id }) => id);
}

describe('a worker alone', () => {
  it('P31 V3 sends what the last page left, and a page finds it sent', async () => {
    const disk = createIndexedDbDisk();
    const id = await leave(disk);
    expect(await sync(disk).outcome).toEqual({ kind: 'synced', at: 2_000 });
    expect(await onServer()).toEqual(['entry']);
    expect(await server.store.listFeedback('anna', 9)).toMatchObject([
      { message: 'Said in a hurry.' },
    ]);
    const url = `http://localhost${mediaUrl(id)}`;
    expect((await server.handle('anna', new Request(url))).status).toBe(200);
    const tab = await openTab(disk, { name: NAME, personId: 'anna' });
    expect(await tab.replica.pendingRows(9, 9e9)).toEqual([]);
    expect(await tab.mediaReplica.waiting()).toEqual([]);
    expect(await tab.outboxReplica.waiting()).toEqual([]);
  });

  it('P31 takes the locks that pages take for the same', async () => {
    const disk = createIndexedDbDisk();
    await leave(disk);
    const lock = watchedLock();
    const asked = new Set<string>();
    const note = ({ url }: Request) => {
      const [, , what] = new URL(url).pathname.split('/');
      asked.add(`${what}: ${[...lock.held].join(' ')}`);
    };
    await sync(disk, new AbortController().signal, lock, note).outcome;
    expect([...asked]).toEqual(['sync: sync:anna', 'feedback: outbox:anna', 'media: media:anna']);
  });

  it('P60 compresses what it pushes, once the server has said that it reads that', async () => {
    const disk = createIndexedDbDisk();
    await leave(disk, 'Left in a hurry. '.repeat(100));
    const pushes: (string | null)[] = [];
    const note = ({ url, headers }: Request) => {
      if (url.endsWith('/push')) pushes.push(headers.get('content-encoding'));
    };
    const { outcome } = sync(disk, new AbortController().signal, localLock(), note);
    expect(await outcome).toMatchObject({ kind: 'synced' });
    expect([pushes, await onServer()]).toEqual([['gzip'], ['entry']]);
  });

  it('P34 says that the session has ended, keeping everything', async () => {
    const disk = createIndexedDbDisk();
    await leave(disk);
    server.signOut('anna');
    expect(await sync(disk).outcome).toEqual({ kind: 'signed-out' });
    server.signIn('anna');
    expect(await sync(disk).outcome).toMatchObject({ kind: 'synced' });
  });

  it('P36 asks for another try without a network', async () => {
    const disk = createIndexedDbDisk();
    await leave(disk);
    fate = 'request-lost';
    expect(await sync(disk).outcome).toMatchObject({ kind: 'try-again' });
    expect(await onServer()).toEqual([]);
  });

  it('stops when its time is up, and closes what it opened', async () => {
    const disk = createIndexedDbDisk();
    await leave(disk);
    const budget = new AbortController();
    fate = 'answer-held';
    const { outcome, network } = sync(disk, budget.signal);
    await expect.poll(() => network.held()).toBe(1);
    budget.abort();
    expect(await outcome).toEqual({ kind: 'aborted' });
    const deleted = disk.idb.indexedDB.deleteDatabase('desk-anna');
    const blocked = vi.fn();
    deleted.onblocked = blocked;
    await new Promise((resolve) => {
      deleted.onsuccess = resolve;
    });
    expect(blocked).not.toHaveBeenCalled();
  });

  it('F13 leaves databases of another version to a page, and makes none', async () => {
    const disk = createIndexedDbDisk();
    expect(await sync(disk).outcome).toBeUndefined();
    expect(await disk.idb.indexedDB.databases()).toEqual([]);
    const tab = await openTab(disk, { personId: 'other' });
    await tab.device.writeSignedIn({ userId: 'person', username: 'Anna' });
    await tab.close();
    await layDown(disk, personV1);
    const before = await disk.idb.indexedDB.databases();
    const { outcome, network } = sync(disk);
    expect([await outcome, network.sent]).toEqual([undefined, []]);
    expect(await disk.idb.indexedDB.databases()).toEqual(before);
  });

  it('A22 does nothing for somebody who has signed out', async () => {
    const disk = createIndexedDbDisk();
    await leave(disk);
    const tab = await openTab(disk, { name: NAME, personId: 'anna' });
    await tab.device.writeSignedIn(null);
    const { outcome, network } = sync(disk);
    expect([await outcome, network.sent]).toEqual([undefined, []]);
  });

  it('P83 writes nothing under the name that the device gets with whoever comes while it syncs', async () => {
    const elsewhere = createIndexedDbDisk();
    await leave(elsewhere, 'From another device.', 'another-device');
    await sync(elsewhere).outcome;
    const disk = createIndexedDbDisk();
    await leave(disk);
    const notes = new GuestNotes({ randomId: () => 'name-of-a-guest', idb: disk.idb });
    const { handle } = server;
    vi.spyOn(server, 'handle').mockImplementation(async (...asked) => {
      await notes.begin();
      return handle(...asked);
    });
    await sync(disk).outcome;
    await notes.close();
    const tab = await openTab(disk, { name: NAME, personId: 'anna' });
    const found = await tab.records.find(journalEntry, 'entry');
    expect(Object.keys(found?.version ?? {})).not.toContain('name-of-a-guest');
    expect(found?.body.content).toBe('Left in a hurry.');
  });

  it('I7 leaves the sync of somebody with an app lock to their page', async () => {
    const disk = createIndexedDbDisk();
    await leave(disk);
    await putLockRow('anna', disk.idb);
    const { outcome, network } = sync(disk);
    expect([await outcome, network.sent]).toEqual([undefined, []]);
  });
});
