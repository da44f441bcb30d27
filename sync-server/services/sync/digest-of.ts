import { isPlainText } from '../../../shared/domain/well-formed';
import type { DigestAnswer, DigestRequest } from '../../../shared/protocol/messages';
import type { Account } from '../../store/store';
import { inEpoch, type SyncDeps } from './sync-deps';

/** The digest of the records that the server holds of a person, without the ids that wait on the device (P39). Throws a Problem for another epoch. */
export async function digestOf(
  { store }: Pick<SyncDeps, 'store'>,
  account: Account,
  { epoch, leaveOut }: DigestRequest,
): Promise<DigestAnswer> {
  // A device may hold records of other names, which were refused (P43): none of them is stored.
  const stored = leaveOut.filter(isPlainText);
  return { epoch, ...(await inEpoch(() => store.digest(account.id, stored, epoch))) };
}
