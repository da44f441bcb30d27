import { isGuest } from '../../account/guest';
import type { SignedIn } from '../../records/storage/device';
import type { LeavingRow } from '../../records/storage/device-database';
import { deviceStore } from '../../records/storage/device-database';
import type { IndexedDb } from '../../records/storage/indexed-db';
import { carriedSeal } from '../../records/storage/page-seal';
import { type Adoption, readAdoptions } from '../guest/adoption';

export interface Found {
  /** Whoever else has a key here, or began to leave: their databases may lie open. */
  readonly others: readonly string[];
  readonly leaving: LeavingRow | undefined;
  readonly hasBundles: boolean;
  /** Guests whose words go into this person’s account. */
  readonly adoptions: readonly Adoption[];
  /** The device's id, which versions name (P83). Undefined where it has none yet. */
  readonly deviceId: string | undefined;
  /** Whether the device has them noted as signed in. */
  readonly isNoted: boolean;
  /** Whether this person is a guest who is no longer signed in here. Opening their databases would create them again (P64). */
  readonly isFormerGuest: boolean;
  /** They have an app lock here, and it is closed. */
  readonly isLocked: boolean;
}

/** What a page has to know before it opens this person's databases, in one look. Every start does this, and most no more. */
export async function lookFor(
  personId: string,
  idb: IndexedDb,
  sealOf: typeof carriedSeal = carriedSeal,
): Promise<Found> {
  const store = deviceStore(idb);
  try {
    return await store.run(({ database: { facts, keys, leaving, bundles, locks } }) =>
      keys.db.transaction('r', [facts, keys, leaving, bundles, locks], async () => {
        const [withKey, rows, count, locked, adoptions, [note, id]] = await Promise.all([
          keys.toCollection().primaryKeys(),
          leaving.toArray(),
          bundles.where({ personId, state: 'complete' }).count(),
          locks.where({ personId }).count(),
          readAdoptions(facts),
          facts.bulkGet(['signedIn', 'id']),
        ]);
        const people = new Set([...rows.map((row) => row.personId), ...withKey]);
        people.delete(personId);
        const isNoted = (note?.value as SignedIn | null | undefined)?.userId === personId;
        return {
          others: [...people],
          leaving: rows.find((row) => row.personId === personId),
          hasBundles: count > 0,
          adoptions: adoptions.filter(({ into }) => into === personId),
          deviceId: id?.value as string | undefined,
          isNoted,
          isFormerGuest: isGuest(personId) && !isNoted,
          isLocked: locked > 0 && !sealOf(personId),
        };
      }),
    );
  } finally {
    await store.close();
  }
}
