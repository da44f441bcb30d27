import { liveValue } from '../live/live-value';
import type { LiveStatus, SyncStatus } from './sync-loop';

/**
 * One status of several loops: that of the records, or while those are at rest that of the first other that is not.
 * `end` ends it.
 */
export function joinStatus(
  records: LiveStatus,
  others: readonly LiveStatus[],
): { readonly status: LiveStatus; readonly end: () => void } {
  const join = (): SyncStatus => {
    const own = records.get();
    const busy = others.map((other) => other.get()).find(({ phase }) => phase !== 'idle');
    return own.phase !== 'idle' || !busy ? own : { ...busy, lastSyncedAt: own.lastSyncedAt };
  };
  const status = liveValue(join());
  const ends = [records, ...others].map((one) => one.subscribe(() => status.set(join())));
  return {
    status,
    end: () => {
      for (const end of ends) end();
    },
  };
}
