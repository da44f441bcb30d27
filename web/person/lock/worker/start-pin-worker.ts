/** A PIN, and how Argon2id stretches it. */
export interface ToStretch {
  readonly pin: string;
  readonly salt: Uint8Array;
  readonly memoryKib: number;
  readonly passes: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Several times what a weak phone takes without WebAssembly. */
const ANSWERS_WITHIN_MS = 30_000;

/** Stretches one PIN in a worker, which ends with the answer. Undefined where no worker starts, or it gives no answer. */
export async function stretchInWorker(given: ToStretch): Promise<Bytes | undefined> {
  const worker = ready ?? startWorker();
  ready = undefined;
  if (!worker) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answered = new Promise<Bytes | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Bytes | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    timer = setTimeout(() => resolve(undefined), ANSWERS_WITHIN_MS);
  });
  worker.postMessage(given);
  const bytes = await answered;
  clearTimeout(timer);
  worker.terminate();
  return bytes;
}

/** Started ahead, and not used yet. */
let ready: Worker | undefined;

/** Starts the worker for the next PIN, so that nobody waits for it after the last digit. */
export function preparePinWorker(): void {
  if (ready) return;
  const worker = startWorker();
  if (!worker) return;
  ready = worker;
  worker.onerror = () => {
    if (ready === worker) ready = undefined;
  };
}

function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./pin-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
