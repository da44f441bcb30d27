import { LocalStoreError } from '../../records/contract';
import { browserIndexedDb, type IndexedDb } from '../../records/storage/indexed-db';
import type { Vault } from '../sealed/vault';
import { hasLock } from './lock-row';

/** Whether a person's databases refused to open though they have no lock here: what sealed them is gone for good (I23). */
export async function isKeyLost(
  error: unknown,
  personId: string,
  idb: IndexedDb = browserIndexedDb(),
): Promise<boolean> {
  const isRefused = error instanceof LocalStoreError && error.code === 'LOCKED';
  return isRefused && !(await hasLock(personId, idb));
}

/** Notes that this person leaves and that their databases may go unread, which they agreed to (I23). What they left sealed stays. */
export async function giveUpUnreadable(personId: string, vault: Vault): Promise<void> {
  await vault.beginLeaving(personId);
  await vault.sealNothing(personId);
}
