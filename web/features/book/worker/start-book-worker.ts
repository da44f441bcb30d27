import type { FromBookWorker, ToBookWorker } from './messages';

/** The worker as the page reaches it. */
export interface BookPort {
  send(message: ToBookWorker): void;
  /** Ends it; with it goes everything it held. */
  end(): void;
}

export type StartBookPort = (
  onAnswer: (answer: FromBookWorker) => void,
  onFailure: () => void,
) => BookPort;

/** Starts the worker that makes one book. */
export const startBookWorker: StartBookPort = (onAnswer, onFailure) => {
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromBookWorker>) => onAnswer(data);
  worker.onerror = onFailure;
  worker.onmessageerror = onFailure;
  return {
    send: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
};
