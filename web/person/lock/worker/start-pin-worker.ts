/** A PIN, and how Argon2id stretches it. */
export interface ToStretch {
  readonly pin: string;
  readonly salt: Uint8Array;
  readonly memoryKib: number;
  readonly passes: number;
}

/** Stretches one PIN in a worker, which ends with the answer. Rejects where the browser can't start one. */
export function stretchInWorker(given: ToStretch): Promise<Uint8Array<ArrayBuffer>> {
  const worker = ready ?? startWorker();
  ready = undefined;
  const answered = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker for PINs did not start.'));
  });
  worker.postMessage(given);
  return answered.finally(() => worker.terminate());
}

/** Started ahead, and not used yet. */
let ready: Worker | undefined;

/** Starts the worker for the next PIN, so that nobody waits for it after the last digit. */
export function preparePinWorker(): void {
  if (ready || typeof Worker === 'undefined') return;
  const worker = startWorker();
  ready = worker;
  worker.onerror = () => {
    if (ready === worker) ready = undefined;
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./pin-worker.ts', import.meta.url), { type: 'module' });
}
