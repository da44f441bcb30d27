import type { Live } from './live';

/** How many of a screen's own words are being read from the device for the first time. */
let open = 0;
const waiting = new Set<() => void>();

/** Notes that a first read began. Returns what ends it; ending it twice is ending it once. */
export function trackInitialLoad(): () => void {
  open += 1;
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

/** Calls `listener` as a live value changes; a first read is open until it has one. Returns what ends both. */
export function follow<Value>(live: Live<Value>, listener: () => void): () => void {
  const endFirstRead = live.get() === undefined ? trackInitialLoad() : undefined;
  const look = () => {
    if (live.get() !== undefined) endFirstRead?.();
  };
  const end = live.subscribe(() => {
    look();
    listener();
  });
  // Some have their value as soon as somebody listens, and tell nobody.
  look();
  return () => {
    endFirstRead?.();
    end();
  };
}

/** Resolves once no first read is open. */
export async function whenInitiallyLoaded(): Promise<void> {
  if (open > 0) await new Promise<void>((resolve) => waiting.add(resolve));
}
