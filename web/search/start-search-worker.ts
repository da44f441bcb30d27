import type { FromSearchWorker, ToSearchWorker } from './messages';

/** The index as the page reaches it. */
export interface SearchPort {
  send(message: ToSearchWorker): void;
  /** Ends it; with it goes everything it held. */
  end(): void;
}

export type StartSearchPort = (
  onAnswer: (answer: FromSearchWorker) => void,
  onFailure: () => void,
) => SearchPort;

/** Starts the worker that holds the index. */
export const startSearchWorker: StartSearchPort = (onAnswer, onFailure) => {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromSearchWorker>) => onAnswer(data);
  worker.onerror = onFailure;
  return {
    send: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
};
