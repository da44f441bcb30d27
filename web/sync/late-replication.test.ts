import { expect, it, vi } from 'vitest';
import { liveValue } from '../live/live-value';
import { type LateReplicationDeps, replicateLater } from './late-replication';
import type { Replication } from './start-replication';
import type { SyncStatus } from './sync-loop';

/** Something that calls back whenever it is told to. */
function signal() {
  const told = liveValue(0);
  return { on: told.subscribe, tell: () => told.set(told.get() + 1) };
}

async function setUp() {
  const [write, quiet, focus] = [signal(), signal(), signal()];
  const status = liveValue<SyncStatus>({ phase: 'syncing', lastSyncedAt: 5 });
  const replication: Replication = {
    status,
    syncNow: vi.fn(async () => status.get()),
    resume: vi.fn(),
    stop: vi.fn(async () => undefined),
  };
  const start = vi.fn(async () => replication);
  const none = () => () => undefined;
  const store = {
    replica: { liveState: () => liveValue({ lastSyncedAt: 5 }), onLocalWrite: write.on },
    mediaReplica: { onKeep: none },
    outboxReplica: { onAdd: none },
  } as unknown as LateReplicationDeps['store'];
  const late = await replicateLater({
    store,
    start,
    online: liveValue(true),
    onFocus: focus.on,
    whenQuiet: quiet.on,
  });
  return { late, start, replication, status, write, quiet, focus };
}

it('rests, with the last sync known, until the page is quiet', async () => {
  const { late, start, quiet, status } = await setUp();
  expect(late.status.get()).toEqual({ phase: 'idle', lastSyncedAt: 5 });
  expect(start).not.toHaveBeenCalled();
  quiet.tell();
  await vi.waitFor(() => expect(late.status.get().phase).toBe('syncing'));
  status.set({ phase: 'idle', lastSyncedAt: 9 });
  expect(late.status.get()).toEqual({ phase: 'idle', lastSyncedAt: 9 });
});

it('starts with the first thing to send, and once only', async () => {
  const { start, write, quiet } = await setUp();
  write.tell();
  expect(start).toHaveBeenCalledTimes(1);
  write.tell();
  quiet.tell();
  await Promise.resolve();
  expect(start).toHaveBeenCalledTimes(1);
});

it('passes on what is asked of it before it has started', async () => {
  const { late, replication, status } = await setUp();
  expect(await late.syncNow()).toEqual(status.get());
  late.resume();
  await vi.waitFor(() => expect(replication.resume).toHaveBeenCalled());
});

it('is as without a network where its code can’t be had, and tries again', async () => {
  const { late, start, focus } = await setUp();
  start.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  expect(await late.syncNow()).toEqual({ phase: 'offline', lastSyncedAt: 5 });
  focus.tell();
  await vi.waitFor(() => expect(late.status.get().phase).toBe('syncing'));
});

it('stops what has started, and starts nothing after it was stopped', async () => {
  const { late, replication, start, quiet } = await setUp();
  quiet.tell();
  await late.stop();
  expect(replication.stop).toHaveBeenCalled();
  const other = await setUp();
  await other.late.stop();
  other.write.tell();
  expect(await other.late.syncNow()).toEqual({ phase: 'idle', lastSyncedAt: 5 });
  expect(other.start).not.toHaveBeenCalled();
  expect(start).toHaveBeenCalledTimes(1);
});
