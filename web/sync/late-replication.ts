import { liveValue } from '../live/live-value';
import type { Replication, ReplicationDeps } from './start-replication';
import type { SyncStatus } from './sync-loop';

export interface LateReplicationDeps
  extends Pick<ReplicationDeps, 'store' | 'online' | 'onFocus' | 'whenQuiet'> {
  /** Fetches the code of replication, and starts it. */
  readonly start: () => Promise<Replication>;
}

/**
 * Replication whose code comes once the page is quiet, or with the first thing to send. Until then its status is at rest.
 * Where the code can't be had, the status is that of a device without a network, and whatever wakes it tries again.
 */
export async function replicateLater(deps: LateReplicationDeps): Promise<Replication> {
  const { replica, mediaReplica, outboxReplica } = deps.store;
  // Known since the store was opened: Dexie need not open for it.
  const { lastSyncedAt } = replica.liveState().get() ?? (await replica.readState());
  const status = liveValue<SyncStatus>({ phase: 'idle', lastSyncedAt });
  let started: Promise<Replication | undefined> | undefined;
  let isStopped = false;

  async function start(): Promise<Replication | undefined> {
    try {
      const replication = await deps.start();
      const follow = () => status.set(replication.status.get());
      ends.push(replication.status.subscribe(follow));
      follow();
      return replication;
    } catch {
      started = undefined;
      status.set({ phase: 'offline', lastSyncedAt });
      return undefined;
    }
  }

  function wake(): Promise<Replication | undefined> {
    if (!isStopped) started ??= start();
    return started ?? Promise.resolve(undefined);
  }

  const wakeAlone = () => void wake();
  const ends = [
    replica.onLocalWrite(wakeAlone),
    mediaReplica.onKeep(wakeAlone),
    outboxReplica.onAdd(wakeAlone),
    deps.onFocus(wakeAlone),
    deps.online.subscribe(wakeAlone),
    deps.whenQuiet(wakeAlone),
  ];
  return {
    status,
    async syncNow() {
      return (await wake())?.syncNow() ?? status.get();
    },
    resume() {
      void wake().then((replication) => replication?.resume());
    },
    async stop() {
      isStopped = true;
      for (const end of ends) end();
      await (await started)?.stop();
    },
  };
}
