import type { KeptLetters } from '../../mail/mailer';
import type { MediaFiles } from '../../media/media-files';
import type { Store } from '../../store/store';
import type { PokeHub } from '../pokes';
import type { ErasedLedger } from './erased-ledger';

/** The dependencies of an erasure. */
export interface ErasureDeps {
  readonly store: Pick<Store, 'findAccount' | 'listSessions' | 'eraseAccount'>;
  readonly files: Pick<MediaFiles, 'removeAll'>;
  readonly erased: ErasedLedger;
  readonly letters: KeptLetters;
}

/**
 * Erases a person for good: account, key, records, sessions, recordings, and letters that are stored here. The ledger comes
 * first, so that an erasure cut short by a crash is finished at the next start. The person's devices are then poked, ask,
 * and get 410 (P35).
 */
export async function eraseAccount(
  deps: ErasureDeps & { readonly pokes: PokeHub; readonly now: () => number },
  accountId: string,
): Promise<void> {
  const open = await deps.store.listSessions(accountId);
  const sessions = open.map(({ tokenHash }) => tokenHash);
  deps.erased.add({ accountId, at: deps.now(), sessions });
  await removeEverything(deps, accountId);
  deps.pokes.publish(accountId, 0);
}

/** Finishes erasures that were cut short, and repeats those that a restored backup undid (A24). Run at each start. */
export async function replayErasures(deps: ErasureDeps): Promise<void> {
  for (const accountId of deps.erased.accountIds()) await removeEverything(deps, accountId);
}

async function removeEverything(
  { store, files, letters }: ErasureDeps,
  accountId: string,
): Promise<void> {
  const account = await store.findAccount(accountId);
  if (account) await store.eraseAccount(accountId);
  await files.removeAll(accountId);
  for (const address of [account?.email, account?.unprovedEmail]) {
    if (address) letters.forget(address);
  }
}
