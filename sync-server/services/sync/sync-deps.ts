import { Problem } from '../../errors/problem';
import type { Metrics } from '../../metrics/metrics';
import { EpochChanged } from '../../store/record-store';
import type { Store } from '../../store/store';
import type { PokeHub } from '../pokes';

/** Where incidents are reported; never a person's words. */
export interface SyncLog {
  warn(details: object, message: string): void;
}

/** What the sync service needs. */
export interface SyncDeps {
  readonly store: Store;
  readonly pokes: PokeHub;
  readonly log: SyncLog;
  readonly metrics?: Pick<Metrics, 'pushed' | 'pulled'>;
  /** How many bytes the records of one person may have; `LIMITS.accountRecordBytes` if left out. */
  readonly accountBytes?: number;
}

/** Asks the store, and answers a request of another epoch with the one to enter (P11, P16). */
export async function inEpoch<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof EpochChanged)) throw error;
    const message = 'The server has another copy of your records.';
    throw new Problem(409, 'EPOCH_CHANGED', message, { details: { epoch: error.epoch } });
  }
}

/** How much the person's records may still grow by (P45). */
export function roomBeside(recordBytes: number, accountBytes: number): number {
  return Math.max(0, accountBytes - recordBytes);
}
