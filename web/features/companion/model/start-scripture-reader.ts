import type { CompanionAnswer } from '../../../../shared/companion/answer';
import type { Goal } from '../../../../shared/records/preference';
import type { FromScriptureWorker, ToScriptureWorker } from './scripture-messages';

/** Reads Scripture in a worker of its own, so that the page never waits for it. */
export interface ScriptureReader {
  /** Makes ready for a question: what finds passages is read into memory. */
  readonly warm: () => void;
  /** `goals`: what the person hopes for. Rejects where Scripture can't be had. */
  readonly answer: (text: string, goals: readonly Goal[]) => Promise<CompanionAnswer>;
  /** Ends it; with it goes everything it held. */
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (answer: CompanionAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker with the first question. One that has failed is started anew with the next. */
export function startScriptureReader(): ScriptureReader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let turns = 0;

  function send(message: ToScriptureWorker): void {
    worker ??= start();
    worker.postMessage(message);
  }

  function start(): Worker {
    const started = new Worker(new URL('../scripture-worker.ts', import.meta.url), {
      type: 'module',
    });
    started.onmessage = ({ data }: MessageEvent<FromScriptureWorker>) => {
      const { turn, answer } = data;
      const asked = waiting.get(turn);
      waiting.delete(turn);
      if (answer) asked?.resolve(answer);
      else asked?.reject(new Error('Scripture could not be read.'));
    };
    started.onerror = end;
    return started;
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The reader has ended.'));
    waiting.clear();
  }

  return {
    warm: () => send({ type: 'warm' }),
    answer(text, goals) {
      turns += 1;
      const turn = turns;
      return new Promise((resolve, reject) => {
        waiting.set(turn, { resolve, reject });
        send({ type: 'answer', turn, text, goals });
      });
    },
    end,
  };
}
