import type { Live } from './live';
import { liveValue } from './live-value';

/**
 * A value that this device's clock decides. While it is watched the clock is looked at once `untilNextMs` is over and, since
 * browsers stop the timers of sleeping pages, whenever the page comes back.
 */
export function clockValue<Value extends string | number>(
  read: () => Value,
  untilNextMs: (from: Date) => number,
): Live<Value> & { get(): Value } {
  const value = liveValue(read(), () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(look, untilNextMs(new Date()));
      value.set(read());
    };
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  });
  // Unwatched, what was read last may be of another day.
  return { get: read, subscribe: value.subscribe };
}
