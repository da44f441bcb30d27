import type { Store } from '../../store/store';
import type { PokeHub } from '../pokes';

/** Where incidents are reported; never a person's words. */
export interface SyncLog {
  warn(details: object, message: string): void;
}

/** What the sync service stands on. */
export interface SyncDeps {
  readonly store: Store;
  readonly pokes: PokeHub;
  readonly log: SyncLog;
  /** What the records of one person may come to; `LIMITS.accountRecordBytes` if left out. */
  readonly accountBytes?: number;
}

/** An answer, or the refusal of a request that speaks of another epoch (P11, P16): nothing was changed. */
export type SyncOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: 'EPOCH_CHANGED'; readonly epoch: string };

/** The refusal, naming the epoch to enter. */
export function epochChanged(epoch: string): SyncOutcome<never> {
  return { ok: false, code: 'EPOCH_CHANGED', epoch };
}

/** How much the person's records may still grow by (P45). */
export function roomBeside(recordBytes: number, accountBytes: number): number {
  return Math.max(0, accountBytes - recordBytes);
}
