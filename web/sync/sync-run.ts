import type { Outcome } from '../../shared/outcome';
import type { Plan, PullAnswer } from '../../shared/protocol/messages';
import type { RecordState, VersionVector } from '../../shared/records/record';
import type { Replica } from '../person/contract';
import type { Failure } from './failure';
import { tryAgain } from './failure';
import type { SyncTransport } from './transport';

/** Something worth a line in the log: it was healed, but it should not have happened. */
export type SyncEvent =
  | { readonly kind: 'digest-differs'; readonly healing: 'repull' | 'reenter-epoch' | 'none' }
  | { readonly kind: 'epoch-entered'; readonly epoch: string }
  | { readonly kind: 'local-store-failed'; readonly cause: unknown };

/** What outlives a run but not the page or worker (P39), and what a run stands on. */
export interface SyncSession {
  readonly now: () => number;
  readonly log: (event: SyncEvent) => void;
  /** How far the comparison with the server has come since the session or the epoch began. */
  digest: 'due' | 'repulled' | 'reentered' | 'settled';
}

/** Begins a session, in which the digest is due once. */
export function createSyncSession(deps: Pick<SyncSession, 'now' | 'log'>): SyncSession {
  return { now: deps.now, log: deps.log, digest: 'due' };
}

/** One run of the loop. */
export interface SyncRun {
  readonly replica: Replica;
  readonly transport: SyncTransport;
  readonly signal: AbortSignal;
  readonly session: SyncSession;
  /** The version of each record that this run has pushed last; pushing it again would change nothing. */
  readonly tried: Map<string, VersionVector>;
  /** This run has entered an epoch and pulled it to its end. */
  hasEntered: boolean;
  /**
   * There is nothing to pull, as far as is known: this run has pulled to the end, or entered an epoch whose server has exactly
   * what is here (P54), and each push since then found the server where this device's checkpoint was (P40).
   */
  isCurrent: boolean;
  /** The plan that held records were measured against in this run; null until an answer names one. */
  plan: Plan | null;
  /** Bytes that the person's records may still grow by, as the last answer said (P45); null until one does. */
  room: number | null;
  /** This run has freed entries: once is enough, should the server refuse them again. */
  hasFreed: boolean;
}

/**
 * Takes over the plan that answers name, once in every run, so that what it permits is freed (P23), and the room they
 * name (P45).
 */
export async function notePlan(
  run: SyncRun,
  { plan, room }: Pick<PullAnswer, 'plan' | 'room'>,
): Promise<void> {
  run.room = room ?? null;
  if (run.plan === plan) return;
  await run.replica.applyPlan(plan);
  run.plan = plan;
}

/**
 * Frees what the plan and the server have room for, now that everything is pulled: records may have been deleted elsewhere
 * (P23, P45).
 */
export async function freeHeld(run: SyncRun): Promise<void> {
  if (run.plan === null || run.hasFreed) return;
  const entries = await run.replica.freeEntries(run.plan);
  const freed = [...entries, ...(await run.replica.freeRecords(run.room ?? 0))];
  for (const id of freed) run.tried.delete(id);
  run.hasFreed = freed.length > 0;
}

/** A failing local database is a reason to try again later, not to end the loop. Never rejects. */
export async function guarded<Value>(
  session: Pick<SyncSession, 'log'>,
  work: () => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure>> {
  try {
    return await work();
  } catch (cause) {
    session.log({ kind: 'local-store-failed', cause });
    return tryAgain('LOCAL_STORE_FAILED');
  }
}

/** The rows by id, to find what an answer names. */
export function byId(rows: readonly RecordState[]): Map<string, RecordState> {
  return new Map(rows.map((row) => [row.id, row]));
}
