import type { Live, PersonStore } from '../local/contract';
import { liveValue } from '../platform/live-value';
import type { Lock } from '../platform/web-lock';
import { createMediaTransport } from './media-transport';
import { uploadOnce } from './media-upload';
import { createSyncLoop, type LiveStatus, type SyncLoop, type SyncStatus } from './sync-loop';
import type { SyncEvent, SyncSession } from './sync-run';
import type { Timers } from './timers';

/** What a person's loops stand on: their databases and the world around them. */
export interface LoopDeps {
  readonly store: Pick<PersonStore, 'personId' | 'replica' | 'mediaReplica'>;
  readonly fetch: typeof fetch;
  readonly lock: Lock;
  readonly timers: Timers;
  /** In [0, 1). */
  readonly random: () => number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly online: Live<boolean>;
  readonly log: (event: SyncEvent) => void;
}

/** Recordings on their way, behind the records. */
export interface Uploads {
  /** The records' status; where those are all synced, that of the recordings. */
  readonly status: LiveStatus;
  /** Sends what waits, at once; resolves when that has ended. */
  sendNow(): Promise<void>;
  noteOffline(): void;
  /** After the same person signed in again, or the program was updated (P33, P34). */
  resume(): void;
  /** Ends everything; resolves when nothing is left open. */
  stop(): Promise<void>;
}

/**
 * Sends recordings with a loop of their own (V3), so that a long one never stands in the way of words. It is woken each
 * time the records are synced, if anything waits. Once a session, when everything has been pulled, what nothing names any
 * more is cleared away.
 */
export function startUploads(deps: LoopDeps, records: SyncLoop, session: SyncSession): Uploads {
  const { mediaReplica, replica } = deps.store;
  const loop = createUploadLoop(deps, session);
  const status = liveValue(records.status.get());
  let isSwept = false;
  let following: Promise<void> = mediaReplica.release('MEDIA_QUOTA').catch(() => undefined);

  // A loop that went offline, or waits in vain, is woken too: else it would say so for ever with nothing to send.
  const send = async (wake: () => unknown) => {
    const isResting = loop.status.get().phase === 'idle';
    if (!isResting || (await mediaReplica.waiting()).length > 0) await wake();
  };
  const sweep = async () => {
    if (isSwept || !(await replica.readState()).initialPullDone) return;
    isSwept = true;
    await mediaReplica.sweep();
  };
  const follow = () => {
    status.set(joined(records.status.get(), loop.status.get()));
    if (records.status.get().phase !== 'idle') return;
    // A disk that fails here fails the next run as well, which says so.
    following = following
      .then(() => send(() => loop.wake('online')))
      .then(sweep)
      .catch(() => undefined);
  };
  const ends = [
    records.status.subscribe(follow),
    loop.status.subscribe(() => status.set(joined(records.status.get(), loop.status.get()))),
  ];
  return {
    status,
    sendNow: () => send(() => loop.syncNow()),
    noteOffline: () => loop.noteOffline(),
    resume: () => loop.resume(),
    async stop() {
      for (const end of ends) end();
      await Promise.all([loop.stop(), following]);
    },
  };
}

function createUploadLoop(deps: LoopDeps, session: SyncSession): SyncLoop {
  const { store, fetch, lock, timers, random, online, now } = deps;
  const { personId, mediaReplica } = store;
  const transport = createMediaTransport({ personId, fetch, timers, now });
  const run = (signal: AbortSignal) => uploadOnce(mediaReplica, transport, signal, session);
  const lockName = `media:${personId}`;
  return createSyncLoop({ lockName, run, lock, timers, random, now, online, lastSyncedAt: null });
}

function joined(records: SyncStatus, recordings: SyncStatus): SyncStatus {
  if (records.phase !== 'idle' || recordings.phase === 'idle') return records;
  return { ...recordings, lastSyncedAt: records.lastSyncedAt };
}
