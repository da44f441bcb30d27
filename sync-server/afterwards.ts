import type { Logger } from './logger';

/** Work that goes on after the request that asked for it was answered. */
export interface Afterwards {
  /** Begins `work` once the answer that is being made has left. What fails is logged. */
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

export function createAfterwards(logger: Pick<Logger, 'error'>): Afterwards {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise<void>((begin) => setImmediate(begin))
        .then(work)
        .catch((error: unknown) => logger.error({ err: error }, 'work after an answer failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
