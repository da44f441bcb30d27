import type { LoopDeps } from './follow-records';
import { joinStatus } from './join-status';
import { type EventSourceLike, openPokeStream } from './poke-stream';
import { startOutbox } from './start-outbox';
import { startUploads } from './start-uploads';
import { createSyncLoop, type LiveStatus, type SyncLoop, type SyncStatus } from './sync-loop';
import { syncOnce } from './sync-once';
import { createSyncSession, type SyncSession } from './sync-run';
import { createTransport } from './transport';

/** What replication stands on beside the loops: what tells it to run. */
export interface ReplicationDeps extends LoopDeps {
  readonly openEventSource: (url: string) => EventSourceLike;
  /** Calls back whenever the person returns to the page; returns the function that ends it. */
  readonly onFocus: (listener: () => void) => () => void;
  /** Calls back once the page has painted and rests: the first run waits for it. Returns the function that prevents it. */
  readonly whenQuiet: (callback: () => void) => () => void;
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
 * Starts replication for the page (P37): a run as soon as the page is quiet, and on focus, coming online, pokes and local
 * writes, with recordings behind the records, and what others are to read beside them. Of several tabs one keeps the stream open (a browser allows six connections to a server); the
 * others see what it pulls through the local database.
 */
export async function startReplication(deps: ReplicationDeps): Promise<Replication> {
  const { replica, mediaReplica, outboxReplica } = deps.store;
  const { lastSyncedAt } = await replica.readState();
  const session = createSyncSession(deps);
  const loop = createLoop(deps, session, lastSyncedAt);
  const outbox = startOutbox(deps, loop, session);
  const uploads = startUploads(deps, loop, session);
  const joined = joinStatus(loop.status, [outbox.status, uploads.status]);
  const stream = createStreamKeeper(deps, loop);
  const wake = (reason: 'start' | 'focus' | 'online') => {
    loop.wake(reason);
    outbox.nudge();
  };
  const noteOffline = () => {
    for (const one of [loop, outbox, uploads]) one.noteOffline();
  };
  const ends = [
    replica.onLocalWrite(() => loop.wake('write')),
    mediaReplica.onKeep(() => loop.wake('write')),
    outboxReplica.onAdd(outbox.nudge),
    deps.onFocus(() => wake('focus')),
    deps.online.subscribe(() => (deps.online.get() ? wake('online') : noteOffline())),
    loop.status.subscribe(stream.follow),
    deps.whenQuiet(() => {
      stream.follow();
      wake('start');
    }),
    joined.end,
  ];
  return {
    status: joined.status,
    async syncNow() {
      const syncRecords = async () => {
        const { phase } = await loop.syncNow();
        if (phase === 'idle') await uploads.sendNow();
      };
      await Promise.all([syncRecords(), outbox.sendNow()]);
      return joined.status.get();
    },
    resume() {
      for (const one of [loop, outbox, uploads]) one.resume();
    },
    async stop() {
      for (const end of ends) end();
      await Promise.all([stream.stop(), loop.stop(), outbox.stop(), uploads.stop()]);
    },
  };
}

function createLoop(
  deps: ReplicationDeps,
  session: SyncSession,
  lastSyncedAt: number | null,
): SyncLoop {
  const { store, fetch, lock, timers, random, online, now } = deps;
  const { personId, replica } = store;
  const transport = createTransport({ personId, fetch, timers, now });
  const run = (signal: AbortSignal) => syncOnce(replica, transport, signal, session);
  const lockName = `sync:${personId}`;
  return createSyncLoop({ lockName, run, lock, timers, random, now, online, lastSyncedAt });
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
