import { liveValue } from '../live/live-value';
import type { Replication } from './start-replication';
import type { SyncStatus } from './sync-loop';

/** Replication of somebody without an account: nothing leaves the device, and nothing comes (P62). */
export function noReplication(): Replication {
  const status = liveValue<SyncStatus>({ phase: 'guest', lastSyncedAt: null });
  return {
    status,
    syncNow: async () => status.get(),
    resume: () => undefined,
    stop: async () => undefined,
  };
}
