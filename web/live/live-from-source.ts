import type { Live } from './live';

/** Starts reading and calls `push` with each value. Returns the end of it. */
export type LiveSource<Value> = (push: (value: Value) => void) => () => void;

/**
 * One live value over a source: read while somebody listens, through one subscription however many listen. When
 * `onRestart` calls back it reads anew; the last value stands meanwhile.
 */
export function liveValue<Value>(
  source: LiveSource<Value>,
  onRestart: (restart: () => void) => () => void,
): Live<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let end: (() => void) | undefined;

  const read = () => {
    let isCurrent = true;
    const stop = source((next) => {
      if (!isCurrent || Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  };
  const start = () => {
    let stop = read();
    const stopRestarts = onRestart(() => {
      stop();
      stop = read();
    });
    end = () => {
      stopRestarts();
      stop();
    };
  };

  return {
    get: () => value,
    subscribe: (listener) => {
      // Each subscription counts, also of the same function twice.
      const own = () => listener();
      listeners.add(own);
      if (listeners.size === 1) start();
      return () => {
        if (listeners.delete(own) && listeners.size === 0) end?.();
      };
    },
  };
}
