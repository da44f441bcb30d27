import type { KeptLetters } from '../../mail/mailer';
import type { MediaFiles } from '../../media/media-files';
import { findLiving, findUnnoted, noteErased } from '../../store/sql/erased-rows';
import type { Store } from '../../store/store';
import type { PokeHub } from '../pokes';
import type { ErasedLedger } from './erased-ledger';

/** How many erasures one transaction notes. */
const NOTED_AT_ONCE = 10_000;

/** The dependencies of an erasure. */
export interface ErasureDeps {
  readonly store: Pick<Store, 'read' | 'write' | 'findAccount' | 'listSessions' | 'eraseAccount'>;
  readonly files: Pick<MediaFiles, 'removeAll'>;
  readonly erased: ErasedLedger;
  readonly letters: KeptLetters;
}

/** The dependencies of {@link replayErasures}. */
export interface ReplayDeps extends ErasureDeps {
  readonly files: ErasureDeps['files'] & Pick<MediaFiles, 'accountIds'>;
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
  await deps.erased.add({ accountId, at: deps.now(), sessions });
  await removeEverything(deps, accountId);
  deps.pokes.publish(accountId, 0);
}

/**
 * Finishes erasures that were cut short, and repeats those that a restored backup undid (A24, U7). Run at each start, before
 * anybody is served, and daily. `leftFiles` is `'later'` where the daily run looks for files that were not removed with their
 * account: to list everybody's in a bucket takes long, and no key opens them.
 */
export async function replayErasures(
  deps: ReplayDeps,
  leftFiles: 'now' | 'later' = 'now',
): Promise<void> {
  const { store, files, erased } = deps;
  const ids = await erased.ids();
  await noteInDatabase(store, erased, ids);
  const living = await store.read((tx) => findLiving(tx, ids));
  for (const accountId of living) await removeEverything(deps, accountId);
  if (leftFiles === 'later') return;
  const gone = new Set(ids);
  for (const accountId of await files.accountIds()) {
    if (gone.has(accountId)) await files.removeAll(accountId);
  }
}

/** A database that was restored, or made by an earlier version, has not heard of everyone in the ledger. */
async function noteInDatabase(
  store: ErasureDeps['store'],
  erased: ErasedLedger,
  ids: readonly string[],
): Promise<void> {
  const unnoted = await store.read((tx) => findUnnoted(tx, ids));
  const missing = await erased.read([...unnoted]);
  for (let from = 0; from < missing.length; from += NOTED_AT_ONCE) {
    await store.write(async (tx) => {
      for (const entry of missing.slice(from, from + NOTED_AT_ONCE)) await noteErased(tx, entry);
    });
  }
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
