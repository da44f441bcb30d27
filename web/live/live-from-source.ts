import type { Live } from './live';
import { liveValue } from './live-value';

/** Starts reading and calls `push` with each value. Returns the end of it. */
export type LiveSource<Value> = (push: (value: Value) => void) => () => void;

/**
 * A live value over a source: read while somebody listens, through one subscription however many listen. When `onRestart`
 * calls back it is read again; the last value stands meanwhile.
 */
export function liveFromSource<Value>(
  source: LiveSource<Value>,
  onRestart: (restart: () => void) => () => void,
): Live<Value> {
  const value = liveValue<Value | undefined>(undefined, () => {
    const read = () => {
      let isCurrent = true;
      const stop = source((next) => isCurrent && value.set(next));
      return () => {
        isCurrent = false;
        stop();
      };
    };
    let stop = read();
    const stopRestarts = onRestart(() => {
      stop();
      stop = read();
    });
    return () => {
      stopRestarts();
      stop();
    };
  });
  return { get: value.get, subscribe: value.subscribe };
}
