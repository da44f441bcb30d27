import type { FromPhotoWorker, ToPhotoWorker } from './photo-messages';
import type { Prepared } from './prepare-picture';

/** Prepares pictures in a worker of its own. */
export interface PhotoPreparer {
  /** One at a time: each takes the memory of a whole picture. Rejects where the device has no room for it. */
  prepare(file: Blob): Promise<Prepared>;
  /** Ends the worker; the next picture starts another. */
  end(): void;
}

interface Waiting {
  readonly turn: number;
  readonly resolve: (prepared: Prepared) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker with the first picture. */
export function startPhotoPreparer(): PhotoPreparer {
  let worker: Worker | undefined;
  let waiting: Waiting | undefined;
  let turns = 0;

  function start(): Worker {
    const started = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<FromPhotoWorker>) => {
      if (data.turn !== waiting?.turn) return;
      if (data.prepared) waiting.resolve(data.prepared);
      else waiting.reject(new Error('A picture could not be drawn.'));
      waiting = undefined;
    };
    started.onerror = end;
    return started;
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
    waiting?.reject(new Error('The worker has ended.'));
    waiting = undefined;
  }

  return {
    prepare(file) {
      turns += 1;
      const turn = turns;
      return new Promise((resolve, reject) => {
        waiting = { turn, resolve, reject };
        worker ??= start();
        worker.postMessage({ turn, file } satisfies ToPhotoWorker);
      });
    },
    end,
  };
}
