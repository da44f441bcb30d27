import { openDevice } from '../../records/storage/device';
import type { IndexedDb } from '../../records/storage/indexed-db';
import { openForReturn, putBack } from './person-databases';
import type { Vault } from './vault';

export interface BringHomeDeps {
  readonly vault: Vault;
  readonly idb: IndexedDb;
  readonly randomId: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Opens what a person left here sealed into their databases, exactly as it was. A bundle is removed when all of it is on
 * the disk there; killed before, it is opened once more, which changes nothing. To be called before anything is written
 * for this person. `shut`: some of it does not open with the key of this sign-in; that stays sealed.
 */
export async function restoreSealed(
  personId: string,
  { vault, idb, randomId, now }: BringHomeDeps,
): Promise<'home' | 'shut'> {
  const bundles = await vault.bundlesOf(personId);
  if (bundles.length === 0) return 'home';
  const key = await vault.keyOf(personId);
  if (!key) return 'shut';
  const untried = bundles.filter(({ refusedKey }) => refusedKey !== key.id);
  if (untried.length === 0) return 'shut';
  const device = await openDevice({ randomId, idb });
  const person = await openForReturn(personId, idb, { randomId, now });
  let isAllOpen = untried.length === bundles.length;
  try {
    for (const bundle of untried) {
      const isOpen = await vault.empty(bundle, key, (rows) => putBack(rows, { ...person, device }));
      isAllOpen &&= isOpen;
    }
  } finally {
    await person.close();
    await device.close();
  }
  return isAllOpen ? 'home' : 'shut';
}
