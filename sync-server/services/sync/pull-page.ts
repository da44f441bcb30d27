import { LIMITS } from '../../../shared/protocol/limits';
import type { PullAnswer } from '../../../shared/protocol/messages';
import type { Account } from '../../store/store';
import { inEpoch, roomBeside, type SyncDeps } from './sync-deps';

/** The parameters of a pull. */
export interface PullRequest {
  /** The person's sequence up to which the device has everything. */
  readonly since: number;
  /** Rows at most; the protocol's bound counts too. */
  readonly limit: number;
  /** Undefined on first contact. */
  readonly epoch: string | undefined;
}

/**
 * A page of the person's records (P25), as JSON of a `PullAnswer`. Throws a Problem for another epoch, as which a checkpoint counts that this database
 * never gave out (P16).
 */
export async function pullPage(
  {
    store,
    metrics,
    accountBytes = LIMITS.accountRecordBytes,
  }: Pick<SyncDeps, 'store' | 'metrics' | 'accountBytes'>,
  account: Account,
  { since, limit, epoch }: PullRequest,
): Promise<string> {
  const maxRows = Math.min(limit, LIMITS.pullRows);
  const pulled = await inEpoch(() =>
    store.pullTexts(account.id, since, maxRows, LIMITS.pullBytes, epoch),
  );
  const { rows, unreadable, recordBytes, ...page } = pulled;
  const missing = unreadable.length > 0 ? { unreadable } : {};
  const room = roomBeside(recordBytes, accountBytes);
  const rest: Omit<PullAnswer, 'rows'> = { plan: account.plan, ...page, ...missing, room };
  const text = `${JSON.stringify(rest).slice(0, -1)},"rows":[${rows.join(',')}]}`;
  metrics?.pulled(rows.length, text.length);
  return text;
}
