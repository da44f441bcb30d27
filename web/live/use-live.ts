import { useCallback, useSyncExternalStore } from 'react';
import type { Live } from '../local/contract';

/**
 * The current value of a live query, undefined while it is first read. Create the live value once per query:
 * `useLive(useMemo(() => records.liveOne(checkIn, id), [records, id]))`.
 */
export function useLive<Value>(live: Live<Value>): Value | undefined {
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live]);
  const get = useCallback(() => live.get(), [live]);
  return useSyncExternalStore(subscribe, get);
}
