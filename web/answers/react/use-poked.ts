import { useEffect, useRef } from 'react';
import { useSyncState } from '../../person/react/use-sync-state';

/** Calls back whenever sync has ended well: each poke of the server makes it run, and so does each return. */
export function usePoked(callback: () => void): void {
  const syncedAt = useSyncState(({ lastSyncedAt }) => lastSyncedAt);
  const before = useRef(syncedAt);
  useEffect(() => {
    // What is read first is no news.
    if (before.current !== undefined && before.current !== syncedAt) callback();
    before.current = syncedAt;
  }, [syncedAt, callback]);
}
