/** How many of a screen's own words are being read from the device for the first time. */
let open = 0;
const waiting = new Set<() => void>();

/** Notes that a first read began. Returns what ends it; ending it twice is ending it once. */
export function beginFirstRead(): () => void {
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

/** Resolves once no first read is open. */
export async function allRead(): Promise<void> {
  if (open > 0) await new Promise<void>((resolve) => waiting.add(resolve));
}
