import type { Live } from '../live/live';
import type { PersonStore } from '../person/contract';
import type { Lock } from '../platform/web-lock';
import { createSyncLoop, type LiveStatus, type SyncLoop, type SyncLoopDeps } from './sync-loop';
import type { SyncEvent } from './sync-run';
import type { Timers } from './timers';

/** What a person's loops stand on: their databases and the world around them. */
export interface LoopDeps {
  readonly store: Pick<PersonStore, 'personId' | 'replica' | 'mediaReplica' | 'outboxReplica'>;
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

/** Something that is sent beside the records, by a loop of its own. */
export interface Follower {
  readonly status: LiveStatus;
  /** A run, if anything waits. */
  nudge(): void;
  /** Sends what waits, at once; resolves when that has ended. */
  sendNow(): Promise<void>;
  noteOffline(): void;
  /** After the same person signed in again, or the program was updated (P33, P34). */
  resume(): void;
  /** Ends everything; resolves when nothing is left open. */
  stop(): Promise<void>;
}

export interface FollowerWork {
  /** `media`, `outbox`: of its lock, before the person's id. */
  readonly name: string;
  readonly run: SyncLoopDeps['run'];
  /** Whether anything waits to be sent. */
  readonly hasWork: () => Promise<boolean>;
  /** Done once, before anything is sent. */
  readonly beforehand?: () => Promise<void>;
  /** Done each time that the records are synced. */
  readonly afterwards?: () => Promise<void>;
}

/**
 * Runs a loop that is nudged each time the records are synced, and keeps still while nothing waits.
 */
export function followRecords(deps: LoopDeps, records: SyncLoop, work: FollowerWork): Follower {
  const { lock, timers, random, now, online, store } = deps;
  const { name, run, hasWork, beforehand, afterwards } = work;
  const lockName = `${name}:${store.personId}`;
  const rest = { lock, timers, random, now, online, lastSyncedAt: null };
  const loop = createSyncLoop({ lockName, run, ...rest });
  let following: Promise<void> = Promise.resolve();

  // A disk that fails here fails the next run as well, which says so.
  const queue = (step: () => Promise<void>) => {
    following = following.then(step).catch(() => undefined);
  };
  // A loop that went offline, or waits in vain, is woken too: else it would say so for ever with nothing to send.
  const send = async (wake: () => unknown) => {
    const isResting = loop.status.get().phase === 'idle';
    if (!isResting || (await hasWork())) await wake();
  };
  const nudge = () => queue(() => send(() => loop.wake('online')));
  if (beforehand) queue(beforehand);
  const end = records.status.subscribe(() => {
    if (records.status.get().phase !== 'idle') return;
    nudge();
    if (afterwards) queue(afterwards);
  });
  return {
    status: loop.status,
    nudge,
    sendNow: () => send(() => loop.syncNow()),
    noteOffline: () => loop.noteOffline(),
    resume: () => loop.resume(),
    async stop() {
      end();
      await Promise.all([loop.stop(), following]);
    },
  };
}
