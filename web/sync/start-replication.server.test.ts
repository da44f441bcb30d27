import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaUrl } from '../../shared/protocol/media';
import { journalEntry } from '../../shared/records/journal-entry';
import { manualTimers, settle } from '../../shared/testing/manual-timers';
import { createTestNetwork, type Fate, type TestNetwork } from '../../shared/testing/network';
import { everyRecord } from '../../sync-server/services/records/in-pages';
import { liveValue } from '../live/live-value';
import type { PersonStore } from '../person/contract';
import { type Lock, localLock } from '../platform/web-lock';
import { type Replication, type ReplicationDeps, startReplication } from './start-replication';
import { createProcess } from './testing/crashing-storage';
import { type DeviceDisk, memoryDisk } from './testing/device-disk';
import { type SimServer, startSimServer } from './testing/sim-server';
import { watchedLock } from './testing/watched-lock';

let server: SimServer;
let network: TestNetwork;
let fate: Fate;
/** Which requests never arrive. */
let isLost: (path: string) => boolean;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  fate = 'pass';
  isLost = () => false;
  server = await startSimServer(['anna'], () => 1_000);
  network = createTestNetwork((request) => server.handle('anna', request));
});

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await server.close();
});

interface Tab {
  readonly store: PersonStore;
  readonly replication: Replication;
  readonly timers: ReturnType<typeof manualTimers>;
  readonly online: ReturnType<typeof liveValue<boolean>>;
  readonly streams: { emit(type: string): void; isOpen: boolean }[];
  focus(): void;
}

async function startTab(disk: DeviceDisk, lock: Lock = localLock()): Promise<Tab> {
  const store = await disk.open('anna', createProcess(), () => 1_000);
  const timers = manualTimers();
  const online = liveValue(true);
  const streams: { emit(type: string): void; isOpen: boolean }[] = [];
  const focus = liveValue(0);
  const openEventSource: ReplicationDeps['openEventSource'] = () => {
    const listeners = new Map<string, () => void>();
    const stream = { emit: (type: string) => listeners.get(type)?.(), isOpen: true };
    streams.push(stream);
    return {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      close: () => {
        stream.isOpen = false;
      },
    };
  };
  const replication = await startReplication({
    store,
    fetch: network.link(({ url }) => (isLost(new URL(url).pathname) ? 'request-lost' : fate)),
    openEventSource,
    lock,
    timers,
    random: () => 0.5,
    now: () => 2_000,
    online,
    onFocus: focus.subscribe,
    whenQuiet: (callback) => {
      callback();
      return () => undefined;
    },
    log: () => undefined,
  });
  ends.push(async () => {
    await replication.stop();
    await store.close();
  });
  return { store, replication, timers, online, streams, focus: () => focus.set(focus.get() + 1) };
}

async function write(tab: Tab, id: string, audioUrl: string | null = null): Promise<void> {
  const body = { content: `words of ${id}`, audioUrl };
  await tab.store.records.save({
    kind: journalEntry,
    id,
    day: '2026-03-01',
    body,
    opened: undefined,
  });
}

async function idle(tab: Tab): Promise<void> {
  await expect.poll(() => tab.replication.status.get().phase).toBe('idle');
}

async function serverIds(): Promise<string[]> {
  return (await everyRecord(server.store, 'anna')).map(({ id }) => id);
}

/** Time for whatever might be on its way to show itself. */
async function letPass(tab: Tab, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    await tab.timers.advance(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('replication of a page', () => {
  it('P37 syncs at the start and after each local write', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    expect(tab.replication.status.get().lastSyncedAt).toBe(2_000);
    await write(tab, 'a');
    await tab.timers.advance(1_000);
    await expect.poll(serverIds).toEqual(['a']);
  });

  it('P37 sends nothing in a quiet minute', async () => {
    const tab = await startTab(memoryDisk());
    tab.streams[0]?.emit('open');
    await write(tab, 'a');
    await letPass(tab, 5_000);
    await tab.replication.syncNow();
    const sent = network.sent.length;
    await letPass(tab, 60_000);
    expect(network.sent.length).toBe(sent);
  });

  it('P27 pulls on a poke, and every 30 seconds while the stream is down', async () => {
    const [here, there] = [await startTab(memoryDisk()), await startTab(memoryDisk())];
    await Promise.all([idle(here), idle(there)]);
    await write(here, 'a');
    await here.replication.syncNow();
    there.streams[0]?.emit('poke');
    await expect.poll(() => there.store.records.all()).toHaveLength(1);
    there.streams[0]?.emit('error');
    await write(here, 'b');
    await here.replication.syncNow();
    await there.timers.advance(30_000);
    await expect.poll(() => there.store.records.all()).toHaveLength(2);
  });

  it('P27 P36 cuts a wait short when the stream reaches the server again', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    fate = 'request-lost';
    await write(tab, 'a');
    expect(await tab.replication.syncNow()).toMatchObject({ phase: 'waiting' });
    fate = 'pass';
    tab.streams[0]?.emit('open');
    await expect.poll(serverIds).toEqual(['a']);
  });

  it('P27 P31 keeps one stream open for all tabs, and hands it on', async () => {
    const lock = localLock();
    const disk = memoryDisk();
    const first = await startTab(disk, lock);
    const second = await startTab(disk, lock);
    await Promise.all([idle(first), idle(second)]);
    expect([first.streams.length, second.streams.length]).toEqual([1, 0]);
    await first.replication.stop();
    await settle();
    expect([first.streams[0]?.isOpen, second.streams.length]).toEqual([false, 1]);
  });

  it('P31 asks for records, messages and recordings only while it holds the lock of its person for them', async () => {
    const lock = watchedLock();
    const asked: { readonly path: string; readonly held: string[] }[] = [];
    isLost = (path) => {
      asked.push({ path, held: [...lock.held] });
      return false;
    };
    const tab = await startTab(memoryDisk(), lock);
    await idle(tab);
    await write(tab, 'a');
    const body = { category: 'ui_ux', rating: null, subject: 'Of late', message: 'one' };
    await tab.store.outbox.add({ kind: 'feedback', path: '/api/feedback', body });
    const id = await record(tab);
    await tab.store.media.keep(id);
    await tab.replication.syncNow();
    const askedOf = (place: string) => asked.filter(({ path }) => path.startsWith(place));
    for (const [path, name] of Object.entries({
      '/api/sync/': 'sync:anna',
      '/api/feedback': 'outbox:anna',
      '/api/media/': 'media:anna',
    })) {
      expect(askedOf(path)).not.toEqual([]);
      for (const { held } of askedOf(path)) expect(held).toContain(name);
    }
  });

  it('P37 rests without a network and catches up when it is back', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    tab.online.set(false);
    await write(tab, 'a');
    await tab.timers.advance(50_000);
    expect(tab.replication.status.get().phase).toBe('offline');
    expect(tab.streams[0]?.isOpen).toBe(false);
    tab.online.set(true);
    await expect.poll(serverIds).toEqual(['a']);
    expect(tab.streams).toHaveLength(2);
    await idle(tab);
  });

  it('P34 pauses while signed out, keeping every word, and goes on afterwards', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    server.signOut('anna');
    await write(tab, 'a');
    expect(await tab.replication.syncNow()).toMatchObject({ phase: 'signed-out' });
    expect(tab.streams[0]?.isOpen).toBe(false);
    await write(tab, 'b');
    server.signIn('anna');
    tab.replication.resume();
    await expect.poll(serverIds).toEqual(['a', 'b']);
  });

  it('P37 wakes when the person returns', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    const sent = network.sent.length;
    tab.focus();
    await expect.poll(() => network.sent.length).toBeGreaterThan(sent);
  });

  it('P12 stops in the middle of a request, leaving nothing open', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    fate = 'answer-held';
    await write(tab, 'a');
    tab.focus();
    await expect.poll(() => network.held()).toBe(1);
    await tab.replication.stop();
    expect([tab.timers.waiting(), tab.streams[0]?.isOpen]).toEqual([0, false]);
  });

  describe('with recordings', () => {
    it('V3 sends one that is kept, after the entry that names it', async () => {
      const tab = await startTab(memoryDisk());
      await idle(tab);
      const id = await record(tab);
      await tab.store.media.keep(id);
      await write(tab, 'a', mediaUrl(id));
      await tab.timers.advance(1_000);
      await expect.poll(() => isOnServer(id)).toBe(true);
      expect(network.sent.slice(-2).map(({ path }) => path)).toEqual([
        '/api/sync/v1/push',
        mediaUrl(id),
      ]);
      await idle(tab);
    });

    it('V3 sends what an earlier page left, and nothing that no record keeps', async () => {
      const disk = memoryDisk();
      const early = await disk.open('anna', createProcess(), () => 1_000);
      const [kept, unkept] = [await record({ store: early }), await record({ store: early })];
      await early.media.keep(kept);
      await early.close();
      const tab = await startTab(disk);
      await expect.poll(() => isOnServer(kept)).toBe(true);
      await idle(tab);
      expect(await isOnServer(unkept)).toBe(false);
    });

    it('V3 waits for the network, and through a session that has ended', async () => {
      const tab = await startTab(memoryDisk());
      await idle(tab);
      server.signOut('anna');
      const id = await record(tab);
      await tab.store.media.keep(id);
      expect(await tab.replication.syncNow()).toMatchObject({ phase: 'signed-out' });
      server.signIn('anna');
      tab.replication.resume();
      await expect.poll(() => isOnServer(id)).toBe(true);
      await idle(tab);
      tab.online.set(false);
      const later = await record(tab);
      await tab.store.media.keep(later);
      await tab.timers.advance(50_000);
      expect(tab.replication.status.get().phase).toBe('offline');
      tab.online.set(true);
      await expect.poll(() => isOnServer(later)).toBe(true);
    });

    it('P36 says that it waits, and tries again by itself', async () => {
      const tab = await startTab(memoryDisk());
      await idle(tab);
      const id = await record(tab);
      isLost = (path) => path === mediaUrl(id);
      await tab.store.media.keep(id);
      expect(await tab.replication.syncNow()).toMatchObject({
        phase: 'waiting',
        lastSyncedAt: 2_000,
      });
      isLost = () => false;
      await tab.timers.advance(1_000);
      await expect.poll(() => isOnServer(id)).toBe(true);
    });

    it('stops in the middle of an upload, leaving nothing open', async () => {
      const tab = await startTab(memoryDisk());
      await idle(tab);
      const id = await record(tab);
      isLost = (path) => path === mediaUrl(id);
      await tab.store.media.keep(id);
      await tab.replication.syncNow();
      isLost = () => false;
      fate = 'answer-held';
      tab.focus();
      await expect.poll(() => network.held()).toBe(1);
      await tab.replication.stop();
      expect(tab.timers.waiting()).toBe(0);
    });
  });
});

describe('replication of what others are to read', () => {
  const PATH = '/api/feedback';
  const say = ({ store }: Pick<Tab, 'store'>, message: string) => {
    const body = { category: 'ui_ux', rating: null, subject: 'Of late', message };
    return store.outbox.add({ kind: 'feedback', path: PATH, body });
  };
  const arrived = async () =>
    (await server.store.listFeedback('anna', 9)).map(({ message }) => message);

  it('P37 sends it by itself, in whichever tab it was said, and once', async () => {
    const disk = memoryDisk();
    const tab = await startTab(disk);
    await idle(tab);
    await say(tab, 'one');
    await expect.poll(arrived).toEqual(['one']);
    await idle(tab);
    const sent = network.sent.length;
    await letPass(tab, 5_000);
    expect(network.sent.slice(sent)).toEqual([]);
  });

  it('P37 sends at the start what an earlier page left', async () => {
    const disk = memoryDisk();
    const early = await disk.open('anna', createProcess(), () => 1_000);
    await say({ store: early }, 'left in a hurry');
    await early.close();
    await startTab(disk);
    await expect.poll(arrived).toEqual(['left in a hurry']);
  });

  it('F10 sends it again when the answer was lost, and it is there once', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    fate = 'answer-lost';
    await say(tab, 'one');
    await expect.poll(arrived).toEqual(['one']);
    await expect.poll(() => tab.replication.status.get().phase).toBe('waiting');
    fate = 'pass';
    expect(await tab.replication.syncNow()).toMatchObject({ phase: 'idle' });
    expect(await tab.store.outboxReplica.waiting()).toEqual([]);
    expect(await arrived()).toEqual(['one']);
  });

  it('P34 waits for the network, and through a session that has ended', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    tab.online.set(false);
    await say(tab, 'with no signal');
    await tab.timers.advance(50_000);
    expect(tab.replication.status.get().phase).toBe('offline');
    server.signOut('anna');
    tab.online.set(true);
    await expect.poll(() => tab.replication.status.get().phase).toBe('signed-out');
    expect(await arrived()).toEqual([]);
    server.signIn('anna');
    tab.replication.resume();
    await expect.poll(arrived).toEqual(['with no signal']);
    await idle(tab);
  });

  it('holds up no record where the server does not answer to it', async () => {
    const tab = await startTab(memoryDisk());
    await idle(tab);
    isLost = (path) => path === PATH;
    await say(tab, 'one');
    await write(tab, 'a');
    await tab.replication.syncNow();
    await expect.poll(() => tab.replication.status.get().phase).toBe('waiting');
    expect([await serverIds(), await arrived()]).toEqual([['a'], []]);
    isLost = () => false;
    tab.focus();
    await expect.poll(arrived).toEqual(['one']);
  });
});

async function record({ store }: Pick<Tab, 'store'>): Promise<string> {
  const id = await store.media.begin('journal:new', 'audio/webm');
  const webm = [0x1a, 0x45, 0xdf, 0xa3, ...new Array<number>(60).fill(7)];
  await store.media.append(id, new Blob([new Uint8Array(webm)]), 1_000);
  await store.media.finish(id);
  return id;
}

async function isOnServer(id: string): Promise<boolean> {
  const answer = await server.handle('anna', new Request(`http://localhost${mediaUrl(id)}`));
  return answer.ok;
}
