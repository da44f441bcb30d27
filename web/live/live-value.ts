import type { Live } from './live';

/** A value in memory that can be watched. Setting it to what it already is tells nobody. */
export interface LiveValue<Value> extends Live<Value> {
  get(): Value;
  set(value: Value): void;
}

/** Makes a {@link LiveValue}; `whileWatched` runs from the first listener to the last and returns its end. */
export function liveValue<Value>(
  initial: Value,
  whileWatched?: () => () => void,
): LiveValue<Value> {
  let current = initial;
  let end: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      const own = () => listener();
      if (listeners.size === 0) end = whileWatched?.();
      listeners.add(own);
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return;
        end?.();
        end = undefined;
      };
    },
  };
}
