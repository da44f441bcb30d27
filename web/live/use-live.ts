import { useCallback, useSyncExternalStore } from 'react';
import type { Live } from '../local/contract';
import { follow } from '../platform/first-reads';

/**
 * The current value of a live query, undefined while it is first read. Create the live value once per query:
 * `useLive(useMemo(() => records.liveOne(checkIn, id), [records, id]))`.
 */
export function useLive<Value>(live: Live<Value>): Value | undefined {
  const subscribe = useCallback((listener: () => void) => follow(live, listener), [live]);
  const get = useCallback(() => live.get(), [live]);
  return useSyncExternalStore(subscribe, get);
}
