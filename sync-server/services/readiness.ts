import { type Later, laterUnref } from '../jobs/timers';
import type { Logger } from '../logger';
import type { Store } from '../store/store';
import type { Streams } from './streams';

/** For how long an answer of the database counts: whoever asks often costs no more than one write a second. */
const PROVED_FOR_MS = 1_000;
/** How long the database may take to answer. What asks whether the server is ready waits about as long. */
const ANSWER_MS = 3_000;

export interface ReadinessDeps {
  readonly store: Pick<Store, 'proveWritable'>;
  readonly streams: Pick<Streams, 'isEnding'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `laterUnref` if left out. */
  readonly later?: Later;
}

/** Whether requests should be sent to this server: it is not being stopped, and its database can be written and has a name. */
export function createReadiness(deps: ReadinessDeps) {
  const { store, streams, log, now, later = laterUnref } = deps;
  let provedAt = Number.NEGATIVE_INFINITY;
  let proof = Promise.resolve(false);
  let asked: Promise<unknown> | undefined;
  // One question at a time: while the database does not answer, further ones would wait beside it.
  const ask = () => {
    asked ??= store.proveWritable().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  const prove = () =>
    within(later, ask()).then(
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

/** Rejects where the answer is late; what comes of it then is of no interest. */
function within<Value>(later: Later, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = later(ANSWER_MS, () => reject(new Error('The database does not answer')));
    answer.then(resolve, reject).finally(cancel);
  });
}
