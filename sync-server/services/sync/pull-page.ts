import { LIMITS } from '../../../shared/protocol/limits';
import type { PullAnswer } from '../../../shared/protocol/messages';
import type { Account } from '../../store/store';
import { inEpoch, roomBeside, type SyncDeps } from './sync-deps';

const OBJECT_END = Buffer.from('}');

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
 * A page of the person's records (P25), as JSON of a `PullAnswer` in UTF-8. Throws a Problem for another epoch, as which a checkpoint counts that this database
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
): Promise<Uint8Array<ArrayBuffer>> {
  const maxRows = Math.min(limit, LIMITS.pullRows);
  const pulled = await inEpoch(() =>
    store.pullJson(account.id, since, maxRows, LIMITS.pullBytes, epoch),
  );
  const { json, count, unreadable, recordBytes, ...page } = pulled;
  const missing = unreadable.length > 0 ? { unreadable } : {};
  const room = roomBeside(recordBytes, accountBytes);
  const rest: Omit<PullAnswer, 'rows'> = { plan: account.plan, ...page, ...missing, room };
  const before = `${JSON.stringify(rest).slice(0, -1)},"rows":`;
  const answer = Buffer.concat([Buffer.from(before), json, OBJECT_END]);
  metrics?.pulled(count, answer.length);
  return answer;
}
