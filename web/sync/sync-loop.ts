/**
 * When a run happens (P31, P33–P37).
 *
 *              start, focus, online, poke, request: at once
 *              local write: after a short rest
 *   ┌──────┐ ───────────────────────────────────────────▶ ┌─────────┐ ◀─┐ something happened meanwhile
 *   │ idle │                                              │ running │ ──┘
 *   └──────┘ ◀─────────────────────────────────────────── └─────────┘
 *      ▲                       synced                      │  │  │  │
 *      │                                                   │  │  │  └─ 410 ─────▶ ┌────────┐
 *   ┌─────────┐ ◀── no answer, and the browser says offline ┘  │  │               │ erased │
 *   │ offline │ ── a minute is up; all but a write ──▶ running │  │               └────────┘
 *   └─────────┘                                               │  └─ 401, 426 ──▶ ┌────────┐
 *   ┌─────────┐ ◀── any other failure ────────────────────────┘                  │ paused │ ── resume ──▶ running
 *   │ waiting │ ── time is up; focus, online, request ──▶ running                └────────┘
 *   └─────────┘    (those three not before a Retry-After is over)
 *
 * `stop` ends it from anywhere and resolves when nothing is left open. While another tab or the worker holds the lock,
 * a run queues for it; the status says `syncing` only once it is held.
 */
import type { Live } from '../live/live';
import { type LiveValue, liveValue } from '../live/live-value';
import type { Lock } from '../platform/web-lock';
import { backoffMs } from './backoff';
import type { SyncOutcome } from './sync-outcome';
import type { Timers } from './timers';

const REST_AFTER_WRITE_MS = 150;
/** What the browser says of the network may be wrong. */
const TRY_OFFLINE_AFTER_MS = 60_000;

/** What the loop tells the app. */
export interface SyncStatus {
  readonly phase:
    | 'idle'
    | 'syncing'
    | 'waiting'
    | 'offline'
    | 'signed-out'
    | 'upgrade-required'
    | 'erased'
    /** There is no account, and so no server to sync with. */
    | 'guest';
  /** When a run last ended with nothing left to do, milliseconds since the epoch. */
  readonly lastSyncedAt: number | null;
  /** Code of the failure that is being waited out, and while it is tried again after it. */
  readonly error?: string;
  /** When it has been waited out, milliseconds since the epoch; only while `waiting`. */
  readonly nextTryAt?: number;
}

/** The status as it changes. */
export interface LiveStatus extends Live<SyncStatus> {
  get(): SyncStatus;
}

/** Why a run is wanted. */
export type WakeReason = 'start' | 'focus' | 'online' | 'poke' | 'write' | 'request';

/** What the loop stands on; everything that differs in tests. */
export interface SyncLoopDeps {
  /** Held by one run at a time (P31). */
  readonly lockName: string;
  /** One run, `syncOnce` bound to its replica. Never rejects. */
  readonly run: (signal: AbortSignal) => Promise<SyncOutcome>;
  readonly lock: Lock;
  readonly timers: Timers;
  /** In [0, 1). */
  readonly random: () => number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly online: Pick<Live<boolean>, 'get'>;
  readonly lastSyncedAt: number | null;
}

/** The running loop. */
export interface SyncLoop {
  readonly status: LiveStatus;
  wake(reason: WakeReason): void;
  /** Wakes, and resolves when the run that sees everything written before this call has ended. */
  syncNow(): Promise<SyncStatus>;
  /** The browser says that the network is gone: waits for it, and tries now and then. */
  noteOffline(): void;
  /** The reason for a pause is gone: the same person signed in again, or the program was updated. */
  resume(): void;
  /** Ends the loop; resolves when the last run has come to its end. */
  stop(): Promise<void>;
}

type Phase =
  | 'idle'
  | 'resting'
  | 'running'
  | 'waiting'
  | 'offline'
  | 'paused'
  | 'erased'
  | 'stopped';

/** Makes a loop that sleeps until it is woken. */
export function createSyncLoop(deps: SyncLoopDeps): SyncLoop {
  return new Loop(deps);
}

class Loop implements SyncLoop {
  readonly status: LiveValue<SyncStatus>;
  private phase: Phase = 'idle';
  private attempt = 0;
  private failure: Pick<SyncStatus, 'error'> = {};
  /** Something happened during a run that it may not have seen. */
  private again = false;
  /** A wait that a Retry-After asked for is not cut short. */
  private patient = false;
  private endWait: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly ended = new AbortController();
  private waiters: ((status: SyncStatus) => void)[] = [];

  constructor(private readonly deps: SyncLoopDeps) {
    this.status = liveValue<SyncStatus>({ phase: 'idle', lastSyncedAt: deps.lastSyncedAt });
  }

  wake(reason: WakeReason): void {
    switch (this.phase) {
      case 'idle':
        if (reason === 'write') this.waitThenRun('resting', REST_AFTER_WRITE_MS);
        else this.startRun();
        return;
      case 'resting':
        if (reason !== 'write') this.startRun();
        return;
      case 'running':
        this.again = true;
        return;
      case 'waiting':
        if (!this.patient && ['focus', 'online', 'request'].includes(reason)) this.startRun();
        return;
      case 'offline':
        if (reason !== 'write') this.startRun();
        return;
    }
  }

  syncNow(): Promise<SyncStatus> {
    this.wake('request');
    if (this.phase !== 'running') return Promise.resolve(this.status.get());
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  noteOffline(): void {
    const canWait = this.phase === 'waiting' && !this.patient;
    if (canWait || this.phase === 'idle' || this.phase === 'resting') this.goOffline();
  }

  resume(): void {
    if (this.phase !== 'paused') return;
    this.attempt = 0;
    this.startRun();
  }

  async stop(): Promise<void> {
    this.endWait();
    this.phase = 'stopped';
    this.ended.abort();
    await this.running;
    this.settleWaiters();
  }

  private goOffline(): void {
    this.waitThenRun('offline', TRY_OFFLINE_AFTER_MS + backoffMs(1, this.deps.random));
    this.show('offline');
  }

  private waitThenRun(phase: 'resting' | 'waiting' | 'offline', ms: number): void {
    this.endWait();
    this.phase = phase;
    this.endWait = this.deps.timers.after(ms, () => this.startRun());
  }

  private startRun(): void {
    this.endWait();
    this.phase = 'running';
    this.again = false;
    this.running = this.runLocked().then((outcome) => this.onRunEnded(outcome));
  }

  private async runLocked(): Promise<SyncOutcome> {
    const { lock, lockName, run } = this.deps;
    try {
      const outcome = await lock.run(lockName, this.ended.signal, (held) => {
        // What happened while this run waited for its turn is seen by it.
        this.again = false;
        this.show('syncing', this.failure);
        return run(held);
      });
      return outcome ?? { kind: 'aborted' };
    } catch {
      // A page on its way into the back/forward cache is refused locks.
      return { kind: 'try-again', error: 'LOCK_FAILED' };
    }
  }

  private onRunEnded(outcome: SyncOutcome): void {
    if (this.phase === 'stopped') return;
    switch (outcome.kind) {
      case 'synced':
        this.meetSynced(outcome.at);
        break;
      case 'signed-out':
      case 'upgrade-required':
        this.phase = 'paused';
        this.show(outcome.kind);
        break;
      case 'erased':
        this.phase = 'erased';
        this.show('erased');
        break;
      case 'aborted':
        // The lock was stolen by the worker, which goes on where this run was.
        this.meetFailure('LOCK_STOLEN');
        break;
      case 'try-again':
        this.meetFailure(outcome.error, outcome.retryAfterMs);
        break;
    }
    if (this.phase !== 'running') this.settleWaiters();
  }

  private meetSynced(at: number): void {
    this.attempt = 0;
    this.failure = {};
    if (this.again) {
      this.show('syncing', { lastSyncedAt: at });
      this.startRun();
      return;
    }
    this.phase = 'idle';
    this.show('idle', { lastSyncedAt: at });
  }

  private meetFailure(error: string, retryAfterMs?: number): void {
    // A server that names a time was reached.
    if (retryAfterMs === undefined && this.deps.online.get() === false) {
      this.goOffline();
      return;
    }
    this.attempt += 1;
    this.failure = { error };
    this.patient = retryAfterMs !== undefined;
    const delayMs = this.delayMs(retryAfterMs);
    this.waitThenRun('waiting', delayMs);
    this.show('waiting', { ...this.failure, nextTryAt: this.deps.now() + delayMs });
  }

  /** After the time the server named a little jitter is enough to keep devices apart. */
  private delayMs(retryAfterMs: number | undefined): number {
    const { random } = this.deps;
    if (retryAfterMs === undefined) return backoffMs(this.attempt, random);
    return retryAfterMs + backoffMs(Math.min(this.attempt, 3), random);
  }

  private show(phase: SyncStatus['phase'], more: Partial<SyncStatus> = {}): void {
    const { lastSyncedAt } = this.status.get();
    this.status.set({ phase, lastSyncedAt, ...more });
  }

  private settleWaiters(): void {
    const waiters = this.waiters;
    this.waiters = [];
    for (const resolve of waiters) resolve(this.status.get());
  }
}
