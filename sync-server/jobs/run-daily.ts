import type { StartInterval } from './timers';

const DAY_MS = 86_400_000;

/** Work that runs beside the requests. */
export interface DailyWork {
  /** Ends the interval, aborts a run in progress, and resolves when that run has ended. */
  stop(): Promise<void>;
}

/** Runs `work` now and every day from now on, never twice at once. A run that fails is reported to `onError` and tried again the next day. */
export function runDaily(
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
  startInterval: StartInterval,
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
  const cancel = startInterval(DAY_MS, run);
  run();
  return {
    async stop() {
      cancel();
      ending.abort();
      await running;
    },
  };
}
