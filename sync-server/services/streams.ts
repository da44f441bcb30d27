/**
 * The open streams of this process, and the one sweep over all of them (P51).
 *
 *                add                 session over │ device leaves │ endEvenly
 *   refused ◀── (P42) ──▶ listening ──────────────────────────────────────────▶ ended
 *                          ▲     │ published │ moved since the last sweep
 *                          └─────┘ poke
 */
import { LIMITS } from '../../shared/protocol/limits';
import type { StartInterval } from '../jobs/timers';
import type { Logger } from '../logger';
import type { Store } from '../store/store';
import type { ChangeMark } from '../store/stream-store';
import type { PokeHub } from './pokes';

/** Shorter than proxies wait on a silent connection. */
const SWEEP_MS = 25_000;
/** The sessions that one query asks for. */
const ASKED_AT_ONCE = 500;
/** How often streams are ended while a server stops. */
const END_EVERY_MS = 20;

/** Writes to a device that listens. */
export interface StreamWriter {
  /** Tells it that there is something to pull. */
  poke(): void;
  /** Shows that the connection stands. */
  beat(): void;
  /** Ends the connection once what was written is sent. */
  end(): void;
}

/** Whose stream it is, and up to which change the person had come when it was opened. */
export interface Listener extends ChangeMark {
  readonly accountId: string;
  readonly tokenHash: string;
}

export interface StreamsDeps {
  readonly store: Pick<Store, 'readChangeMarks'>;
  readonly pokes: PokeHub;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly startInterval: StartInterval;
  readonly log: Pick<Logger, 'error'>;
}

interface OpenStream {
  readonly tokenHash: string;
  readonly writer: StreamWriter;
  readonly endPokes: () => void;
  sequence: number;
  stirred: number;
}

/** Keeps the streams of a process. It has a timer only while one is open. */
export class Streams {
  private readonly open = new Set<OpenStream>();
  private endSweeps: (() => void) | undefined;
  private sweeping = false;
  private ending = false;

  constructor(private readonly deps: StreamsDeps) {}

  get size(): number {
    return this.open.size;
  }

  /** Whether the server stops: then no stream is taken. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** Whether a person holds as many streams as they may (P42). */
  isFull(accountId: string): boolean {
    return this.deps.pokes.listeners(accountId) >= LIMITS.streams;
  }

  /** Pokes through `writer` until the returned function is called. Ends the stream itself where its session is over (A7). */
  add({ accountId, tokenHash, ...mark }: Listener, writer: StreamWriter): () => void {
    const endPokes = this.deps.pokes.subscribe(accountId, (sequence, stirred) => {
      stream.sequence = Math.max(stream.sequence, sequence);
      stream.stirred = Math.max(stream.stirred, stirred);
      writer.poke();
    });
    const stream: OpenStream = { tokenHash, writer, endPokes, ...mark };
    this.open.add(stream);
    this.endSweeps ??= this.deps.startInterval(SWEEP_MS, () => void this.sweep());
    return () => this.remove(stream);
  }

  /** Takes no more streams, and ends those that are open one after the other, evenly over `durationMs`. */
  async endEvenly(durationMs: number): Promise<void> {
    this.ending = true;
    const count = this.open.size;
    const steps = Math.floor(durationMs / END_EVERY_MS);
    if (steps > 0) {
      await this.countSteps(steps, (step) =>
        this.endDownTo(count - Math.floor((count * step) / steps)),
      );
    }
    this.endDownTo(0);
  }

  private countSteps(steps: number, run: (step: number) => void): Promise<void> {
    return new Promise((resolve) => {
      let step = 0;
      const stop = this.deps.startInterval(END_EVERY_MS, () => {
        step += 1;
        run(step);
        if (step < steps) return;
        stop();
        resolve();
      });
    });
  }

  private endDownTo(count: number): void {
    for (const stream of this.open) {
      if (this.open.size <= count) return;
      this.end(stream);
    }
  }

  /** One at a time. Requests are answered between its parts. */
  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    const all = [...this.open];
    for (let first = 0; first < all.length; first += ASKED_AT_ONCE) {
      if (first > 0) await new Promise((resolve) => setImmediate(resolve));
      await this.sweepPart(all.slice(first, first + ASKED_AT_ONCE));
    }
    this.sweeping = false;
  }

  /** Where the database does not answer, the streams stay: they carry nothing but pokes. */
  private async sweepPart(streams: readonly OpenStream[]): Promise<void> {
    const { store, now, log } = this.deps;
    const hashes = streams.map(({ tokenHash }) => tokenHash);
    const marks = await store.readChangeMarks(hashes, now()).catch((error: unknown) => {
      log.error({ err: error }, 'the streams could not be looked after');
      return undefined;
    });
    for (const stream of streams) {
      if (marks && this.open.has(stream)) this.follow(stream, marks.get(stream.tokenHash));
      if (this.open.has(stream)) stream.writer.beat();
    }
  }

  private follow(stream: OpenStream, mark: ChangeMark | undefined): void {
    if (!mark) {
      this.end(stream);
      return;
    }
    if (mark.sequence === stream.sequence && mark.stirred === stream.stirred) return;
    stream.sequence = mark.sequence;
    stream.stirred = mark.stirred;
    stream.writer.poke();
  }

  private end(stream: OpenStream): void {
    this.remove(stream);
    stream.writer.end();
  }

  private remove(stream: OpenStream): void {
    stream.endPokes();
    this.open.delete(stream);
    if (this.open.size > 0) return;
    this.endSweeps?.();
    this.endSweeps = undefined;
  }
}
