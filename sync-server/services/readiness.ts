import type { Logger } from '../logger';
import type { Store } from '../store/store';
import type { Streams } from './streams';

/** For how long an answer of the database counts: whoever asks often costs no more than one write a second. */
const PROVED_FOR_MS = 1_000;

export interface ReadinessDeps {
  readonly store: Pick<Store, 'proveWritable'>;
  readonly streams: Pick<Streams, 'isEnding'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Whether requests should be sent to this server: it is not being stopped, and its database can be written and has a name. */
export function createReadiness({ store, streams, log, now }: ReadinessDeps) {
  let provedAt = Number.NEGATIVE_INFINITY;
  let proof = Promise.resolve(false);
  const prove = () =>
    store.proveWritable().then(
      (epoch) => Boolean(epoch),
      (error: unknown) => {
        log.warn({ err: error }, 'the database can’t be written');
        return false;
      },
    );
  return async (): Promise<boolean> => {
    if (streams.isEnding) return false;
    if (now() - provedAt >= PROVED_FOR_MS) {
      provedAt = now();
      proof = prove();
    }
    return (await proof) && !streams.isEnding;
  };
}
