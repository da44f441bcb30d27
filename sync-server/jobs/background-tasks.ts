import type { Logger } from '../logger';

/** Work that runs after the answer of the request that asked for it. */
export interface BackgroundTasks {
  /** Begins `work` once the answer that is being made has left. A failure is logged. */
  run(work: () => Promise<void>): void;
  /** Resolves when no work is running any more. */
  settled(): Promise<void>;
}

export function createBackgroundTasks(logger: Pick<Logger, 'error'>): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise<void>((begin) => setImmediate(begin))
        .then(work)
        .catch((error: unknown) => logger.error({ err: error }, 'work after an answer failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
