import { openDevice } from '../../records/storage/device';
import type { BundleRow, KeyRow } from '../../records/storage/device-database';
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

/** Bundles that the key of this sign-in has not been tried on. */
interface Untried {
  readonly key: KeyRow;
  readonly bundles: readonly BundleRow[];
  /** Others have been tried, and stay sealed. */
  readonly isRest: boolean;
}

/** What there is to open, by the notes alone: `home` where nothing of theirs lies sealed, `shut` where this key opens none of it. */
export async function findUntried(
  personId: string,
  vault: Vault,
): Promise<'home' | 'shut' | Untried> {
  const all = await vault.bundlesOf(personId);
  if (all.length === 0) return 'home';
  const key = await vault.keyOf(personId);
  const bundles = all.filter(({ refusedKey }) => refusedKey !== key?.id);
  if (!key || bundles.length === 0) return 'shut';
  return { key, bundles, isRest: bundles.length < all.length };
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
  const untried = await findUntried(personId, vault);
  if (typeof untried === 'string') return untried;
  const { key, bundles, isRest } = untried;
  const device = openDevice({ randomId, idb });
  const person = await openForReturn(personId, idb, { randomId, now });
  let isAllOpen = !isRest;
  try {
    for (const bundle of bundles) {
      const isOpen = await vault.empty(bundle, key, (rows) => putBack(rows, { ...person, device }));
      isAllOpen &&= isOpen;
    }
  } finally {
    await person.close();
    await device.close();
  }
  return isAllOpen ? 'home' : 'shut';
}
