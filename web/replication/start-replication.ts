import type { Live, PersonStore, Replica } from '../local/contract';
import type { Lock } from '../platform/web-lock';
import { type EventSourceLike, openPokeStream } from './poke-stream';
import { createSyncLoop, type LiveStatus, type SyncLoop, type SyncStatus } from './sync-loop';
import { syncOnce } from './sync-once';
import { createSyncSession, type SyncEvent } from './sync-run';
import type { Timers } from './timers';
import { createTransport } from './transport';

/** What replication stands on: the person's databases and the world around them. */
export interface ReplicationDeps {
  readonly store: Pick<PersonStore, 'personId'> & { readonly replica: Replica };
  readonly fetch: typeof fetch;
  readonly openEventSource: (url: string) => EventSourceLike;
  readonly lock: Lock;
  readonly timers: Timers;
  /** In [0, 1). */
  readonly random: () => number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly online: Live<boolean>;
  /** Calls back whenever the person returns to the page; returns the function that ends it. */
  readonly onFocus: (listener: () => void) => () => void;
  readonly log: (event: SyncEvent) => void;
}

/** Replication of one person's records while their page is open. */
export interface Replication {
  readonly status: LiveStatus;
  /** A run at once; resolves with the status after it. */
  syncNow(): Promise<SyncStatus>;
  /** After the same person signed in again, or the program was updated (P33, P34). */
  resume(): void;
  /** Ends everything; resolves when nothing is left open. */
  stop(): Promise<void>;
}

/**
 * Starts replication for the page (P37): a run now, and on focus, coming online, pokes and local writes. Of several
 * tabs one keeps the stream open (a browser allows six connections to a server); the others see what it pulls through
 * the local database.
 */
export async function startReplication(deps: ReplicationDeps): Promise<Replication> {
  const { lastSyncedAt } = await deps.store.replica.readState();
  const loop = createLoop(deps, lastSyncedAt);
  const stream = createStreamKeeper(deps, loop);
  const ends = [
    deps.store.replica.onLocalWrite(() => loop.wake('write')),
    deps.onFocus(() => loop.wake('focus')),
    deps.online.subscribe(() => (deps.online.get() ? loop.wake('online') : loop.noteOffline())),
    loop.status.subscribe(stream.follow),
  ];
  stream.follow();
  loop.wake('start');
  return {
    status: loop.status,
    syncNow: () => loop.syncNow(),
    resume: () => loop.resume(),
    async stop() {
      for (const end of ends) end();
      await Promise.all([stream.stop(), loop.stop()]);
    },
  };
}

function createLoop(deps: ReplicationDeps, lastSyncedAt: number | null): SyncLoop {
  const { store, lock, timers, random, online, now, log } = deps;
  const { personId, replica } = store;
  const session = createSyncSession({ now, log });
  const transport = createTransport({ personId, fetch: deps.fetch, timers, now });
  const run = (signal: AbortSignal) => syncOnce(replica, transport, signal, session);
  return createSyncLoop({ personId, run, lock, timers, random, now, online, lastSyncedAt });
}

/** Whether a connection makes sense: not while signed out, erased, outdated or without a network. */
function wantsStream({ phase }: SyncStatus): boolean {
  return phase === 'idle' || phase === 'syncing' || phase === 'waiting';
}

/** Keeps the stream open while the loop can use it, in one tab at a time. */
function createStreamKeeper(deps: ReplicationDeps, loop: SyncLoop) {
  const { personId } = deps.store;
  let open: { readonly end: AbortController; readonly done: Promise<unknown> } | undefined;
  const start = () => {
    const end = new AbortController();
    const hold = (held: AbortSignal) => streamUntil(deps, held, loop);
    // A page on its way into the back/forward cache is refused locks; it is woken by focus when it returns.
    const done = deps.lock.run(`stream:${personId}`, end.signal, hold).catch(() => undefined);
    open = { end, done };
  };
  const stop = async () => {
    const ending = open;
    open = undefined;
    ending?.end.abort();
    await ending?.done;
  };
  const follow = () => {
    if (!wantsStream(loop.status.get())) void stop();
    else if (!open) start();
  };
  return { follow, stop };
}

/** Keeps the stream open until the signal fires. */
function streamUntil(deps: ReplicationDeps, held: AbortSignal, loop: SyncLoop): Promise<void> {
  const { timers, random, store } = deps;
  const open = deps.openEventSource;
  return new Promise((resolve) => {
    const end = openPokeStream({
      personId: store.personId,
      open,
      timers,
      random,
      // Whatever a run is waiting for, the server can be reached again.
      onOpen: () => loop.wake('online'),
      onPoke: () => loop.wake('poke'),
    });
    const finish = () => {
      end();
      resolve();
    };
    if (held.aborted) finish();
    else held.addEventListener('abort', finish, { once: true });
  });
}
