import type { Live } from '../../live/live';

/** Resolves with a live value once it satisfies a test. */
export function whenLive<Value>(
  live: Live<Value>,
  isIt: (value: Value) => boolean = () => true,
): Promise<Value> {
  return new Promise((resolve) => {
    let end: (() => void) | undefined;
    const look = () => {
      const value = live.get();
      if (value === undefined || !isIt(value)) return;
      end?.();
      end = undefined;
      resolve(value);
    };
    end = live.subscribe(look);
    look();
  });
}
