import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { StartInterval } from '../jobs/timers';
import type { AppEnv } from '../middleware/app-env';
import type { PokeHub } from '../services/pokes';

/** Shorter than proxies wait on a silent connection. */
const HEARTBEAT_MS = 25_000;

/** The dependencies of a stream. */
export interface StreamDeps {
  readonly pokes: PokeHub;
  readonly startInterval: StartInterval;
}

/**
 * Keeps a connection open and pokes it when there is something to pull (P27): once at the start and after every change. Ends
 * when the device leaves, and at a heartbeat for which `isWanted` resolves with false.
 */
export function streamPokes(
  c: Context<AppEnv>,
  { pokes, startInterval }: StreamDeps,
  accountId: string,
  isWanted: () => Promise<boolean>,
): Response {
  // Reverse proxies would hold pokes back until a buffer is full.
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, (stream) => {
    const { promise, resolve: end } = withResolvers();
    const poke = coalesce(() => stream.writeSSE({ event: 'poke', data: 'pull' }), end);
    const beat = coalesce(async () => {
      if (await isWanted()) await stream.write(': still here\n\n');
      else end();
    }, end);
    const endPokes = pokes.subscribe(accountId, poke);
    const endBeats = startInterval(HEARTBEAT_MS, beat);
    stream.onAbort(end);
    poke();
    return promise.finally(() => {
      endPokes();
      endBeats();
    });
  });
}

/** Runs `write` one at a time: for a device that reads slowly, a thousand pokes become one and need no memory. */
function coalesce(write: () => Promise<unknown>, fail: () => void): () => void {
  let running = false;
  let again = false;
  const run = () => {
    again = running;
    if (running) return;
    running = true;
    write().then(() => {
      running = false;
      if (again) run();
    }, fail);
  };
  return run;
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
