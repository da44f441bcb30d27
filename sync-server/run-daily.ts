import type { Every } from './every';

const DAY_MS = 86_400_000;

/** Work that goes on beside the requests. */
export interface DailyWork {
  /** Tells a run that is under way to end, and resolves when it has. */
  stop(): Promise<void>;
}

/** Runs `work` now and every day from now on, never twice at once. A run that fails is told of and tried the next day. */
export function runDaily(
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
  every: Every,
): DailyWork {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work(ending.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const cancel = every(DAY_MS, run);
  run();
  return {
    async stop() {
      cancel();
      ending.abort();
      await running;
    },
  };
}
