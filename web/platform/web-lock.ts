/** One holder at a time for a name, across the tabs and the worker of this browser. */
export interface Lock {
  /**
   * Waits for the name, then holds it while `work` runs. `work` gets a signal that fires when `signal` does or the
   * lock is taken away. Resolves with what `work` resolves with, or undefined if `signal` fired while waiting.
   * With `steal` it takes the name from whoever holds it, for a worker that finds a frozen tab in its way.
   */
  run<Value>(
    name: string,
    signal: AbortSignal,
    work: (held: AbortSignal) => Promise<Value>,
    options?: { readonly steal?: boolean },
  ): Promise<Value | undefined>;
}

/** The lock of the browser (`navigator.locks`). */
export function webLock(locks: LockManager): Lock {
  return {
    async run(name, signal, work, { steal = false } = {}) {
      const held = new AbortController();
      const abort = () => held.abort();
      let running: Promise<unknown> | undefined;
      try {
        // `steal` and `signal` exclude each other; a steal never waits.
        const options = steal ? { steal } : { signal };
        return await locks.request(name, options, () => {
          signal.addEventListener('abort', abort);
          if (signal.aborted) abort();
          const started = work(held.signal);
          running = started;
          return started;
        });
      } catch (error) {
        if (!isAbort(error)) throw error;
        // Stolen while running: the work hears of it and is awaited, so that nothing is left open.
        held.abort();
        await Promise.resolve(running).catch(() => undefined);
        return undefined;
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
  };
}

/** A lock among callers in this realm, for browsers without Web Locks and for tests. */
export function localLock(): Lock {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async run(name, signal, work) {
      const before = tails.get(name) ?? Promise.resolve();
      const mine = before.then(() => (signal.aborted ? undefined : work(signal)));
      tails.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
