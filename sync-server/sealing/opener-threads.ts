import { Worker } from 'node:worker_threads';
import type { OpenedList } from './keys';
import type { OpenOrder } from './opener-thread';
import { type OpenPacked, openPacked } from './packed-objects';

/** Less is opened sooner than it is handed over. */
const WORTH_BYTES = 16_000;

interface Waiting {
  readonly resolve: (opened: OpenedList) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens packed objects on up to `count` threads that run the code of `file`, so that meanwhile this one answers others. A
 * thread starts when it is needed first; until it is up, which takes longer than to open a page, they are opened here. Where one
 * ends, what it had rejects, and the next call starts another.
 */
export function createOpenerThreads(file: URL, count: number): OpenPacked {
  const threads = Array.from({ length: count }, () => new OpenerThread(file));
  return async (key, packed) => {
    const [idlest] = threads.toSorted((a, b) => a.load - b.load);
    const thread = packed.bytes.length >= WORTH_BYTES ? idlest?.started() : undefined;
    return thread ? thread.open(key, packed) : openPacked(key, packed);
  };
}

class OpenerThread {
  private worker: Worker | undefined;
  private isUp = false;
  private waiting: Waiting[] = [];

  constructor(private readonly file: URL) {}

  /** How many wait for it. */
  get load(): number {
    return this.waiting.length;
  }

  /** Starts the thread if need be. Undefined until it runs. */
  started(): OpenerThread | undefined {
    this.worker ??= this.start();
    return this.isUp ? this : undefined;
  }

  open(...[key, packed]: Parameters<OpenPacked>): Promise<OpenedList> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      // A copy: of a view the whole memory below it would be sent.
      const order: OpenOrder = { key: Uint8Array.from(key), packed };
      this.worker?.postMessage(order, [packed.bytes.buffer, packed.ends.buffer]);
    });
  }

  private start(): Worker {
    const worker = new Worker(this.file);
    worker.unref();
    worker.once('online', () => {
      this.isUp = true;
    });
    // Answers come in the order of the questions.
    worker.on('message', (opened: OpenedList) => this.waiting.shift()?.resolve(opened));
    worker.on('error', () => undefined);
    worker.on('exit', () => this.end());
    return worker;
  }

  private end(): void {
    const unanswered = this.waiting;
    this.waiting = [];
    this.worker = undefined;
    this.isUp = false;
    for (const { reject } of unanswered) reject(new Error('A thread that opens records ended'));
  }
}
