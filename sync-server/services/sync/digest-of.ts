import type { DigestAnswer, DigestRequest } from '../../../shared/protocol/messages';
import type { Account } from '../../store/store';
import { epochChanged, type SyncDeps, type SyncOutcome } from './sync-deps';

/** The digest of what the server holds of a person, without the ids that wait on the device (P39). */
export async function digestOf(
  { store }: Pick<SyncDeps, 'store'>,
  account: Account,
  { epoch, leaveOut }: DigestRequest,
): Promise<SyncOutcome<DigestAnswer>> {
  if (epoch !== store.epoch) return epochChanged(store.epoch);
  return { ok: true, answer: { epoch, ...(await store.digest(account.id, leaveOut)) } };
}
