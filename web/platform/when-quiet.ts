import { whenInitiallyLoaded } from '../live/initial-load';

const AT_LATEST_MS = 5_000;

/**
 * Calls back once the page has loaded, shows what it reads from the device, and has nothing better to do. Returns the
 * function that prevents it.
 */
export function whenQuiet(callback: () => void): () => void {
  let prevented = false;
  void untilQuiet().then(() => prevented || callback());
  return () => {
    prevented = true;
  };
}

async function untilQuiet(): Promise<void> {
  if (document.readyState !== 'complete') await loaded();
  // A read that never ends must not hold back what waits for it.
  await Promise.race([whenInitiallyLoaded(), after(AT_LATEST_MS)]);
  await atRest();
}

function loaded(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Safari has no idle callbacks. */
function atRest(): Promise<unknown> {
  if (globalThis.requestIdleCallback === undefined) return after(AT_LATEST_MS / 2);
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: AT_LATEST_MS }));
}

function after(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
