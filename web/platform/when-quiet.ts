const AT_LATEST_MS = 5_000;

/** Calls back once the page has loaded and has nothing better to do. Returns the function that prevents it. */
export function whenQuiet(callback: () => void): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const wait = () => {
    // Safari has no idle callbacks.
    if (globalThis.requestIdleCallback === undefined) {
      const timer = setTimeout(callback, AT_LATEST_MS / 2);
      signal.addEventListener('abort', () => clearTimeout(timer));
    } else {
      const idle = requestIdleCallback(callback, { timeout: AT_LATEST_MS });
      signal.addEventListener('abort', () => cancelIdleCallback(idle));
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return () => aborter.abort();
}
