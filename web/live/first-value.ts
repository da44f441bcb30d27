import type { Live } from './live';

/** The value of a live query as soon as it has been read. */
export function firstValue<Value>(live: Live<Value>): Promise<Value> {
  return new Promise((resolve) => {
    let end: (() => void) | undefined;
    let read = false;
    const look = () => {
      const value = live.get();
      if (read || value === undefined) return;
      read = true;
      end?.();
      resolve(value);
    };
    end = live.subscribe(look);
    look();
    if (read) end();
  });
}
