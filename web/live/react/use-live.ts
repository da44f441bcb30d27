import { useCallback, useSyncExternalStore } from 'react';
import { follow } from '../initial-load';
import type { Live } from '../live';

/**
 * The current value of a live query, undefined while it is first read. Create the live value once per query:
 * `useLive(useMemo(() => records.liveOne(checkIn, id), [records, id]))`.
 */
export function useLive<Value>(live: Live<Value>): Value | undefined {
  return useSyncExternalStore(
    useFollow(live),
    useCallback(() => live.get(), [live]),
  );
}

export type Primitive = string | number | boolean | null;

/** One fact of a live value, undefined while that is first read. Renders only as the fact changes. */
export function useLiveFact<Value, Fact extends Primitive>(
  live: Live<Value>,
  factOf: (value: Value) => Fact,
): Fact | undefined {
  return useSyncExternalStore(useFollow(live), () => {
    const value = live.get();
    return value === undefined ? undefined : factOf(value);
  });
}

function useFollow(live: Live<unknown>) {
  return useCallback((listener: () => void) => follow(live, listener), [live]);
}
