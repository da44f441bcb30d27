/**
 * Hears from the server that there is something to pull (P27).
 *
 *   ┌────────────┐  open: poke   ┌───────────┐
 *   │ connecting │ ────────────▶ │ connected │ ── event: poke
 *   └────────────┘               └───────────┘
 *      │      ▲                        │ error
 *      │error │ after a jittered delay │
 *      ▼      │                        │
 *   ┌────────────────────────────┐     │
 *   │ down: poke each 30 seconds │ ◀───┘
 *   └────────────────────────────┘
 *
 * The browser's own reconnecting is not used: it never backs off and gives up on an error answer.
 */
import { backoffMs } from './backoff';
import type { Timers } from './timers';

const POLL_MS = 30_000;
/** A server that stops ends all its streams: their devices come back spread over this time (P52). */
const FIRST_DELAY_MS = 5_000;
/** An open stream is cheap for the server, and missing it costs a poll each time. */
const LONGEST_DELAY_MS = 30_000;

/** The part of `EventSource` that is used. */
export interface EventSourceLike {
  addEventListener(type: 'open' | 'poke' | 'error', listener: () => void): void;
  close(): void;
}

/** What the stream stands on. */
export interface PokeStreamDeps {
  readonly personId: string;
  /** Opens a connection. An EventSource can't set headers, so the person stands in the query (P38). */
  readonly open: (url: string) => EventSourceLike;
  readonly timers: Timers;
  readonly random: () => number;
  /** The server was reached. What was missed while away was not announced, so this counts as a poke. */
  readonly onOpen: () => void;
  readonly onPoke: () => void;
}

/** Connects, and keeps connecting until the returned function is called. */
export function openPokeStream(deps: PokeStreamDeps): () => void {
  const url = `/api/sync/v1/stream?person=${encodeURIComponent(deps.personId)}`;
  let attempt = 0;
  let end: () => void = () => undefined;
  let endPolling: (() => void) | undefined;

  const poll = () => {
    endPolling = deps.timers.after(POLL_MS, () => {
      poll();
      deps.onPoke();
    });
  };
  const stopPolling = () => {
    endPolling?.();
    endPolling = undefined;
  };
  const connect = () => {
    const source = deps.open(url);
    end = () => source.close();
    source.addEventListener('open', () => {
      attempt = 0;
      stopPolling();
      deps.onOpen();
    });
    source.addEventListener('poke', deps.onPoke);
    source.addEventListener('error', () => {
      source.close();
      attempt += 1;
      if (!endPolling) poll();
      const delay = Math.min(LONGEST_DELAY_MS, backoffMs(attempt, deps.random, FIRST_DELAY_MS));
      end = deps.timers.after(delay, connect);
    });
  };

  connect();
  return () => {
    end();
    stopPolling();
  };
}
