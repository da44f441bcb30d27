import type { Session } from '../../platform/session';
import type { DeviceDatabase } from '../../records/storage/device-database';

/** The words of a guest that go into an account (P62). */
export interface Adoption {
  readonly guest: string;
  /** Id of the person whose account it is. */
  readonly into: string;
  /** All of it is in the databases of that person: the guest’s may be deleted. */
  readonly isIn: boolean;
}

/** What else a sign-in has to write, in the transaction that keeps it. */
export type Alongside = (facts: DeviceDatabase['facts']) => Promise<void>;

/** All adoptions that are not done. To be called within a transaction of the facts, or for a look alone. */
export async function readAdoptions(facts: DeviceDatabase['facts']): Promise<readonly Adoption[]> {
  return ((await facts.get('adoptions'))?.value ?? []) as readonly Adoption[];
}

/** The account is erased: what was to go into it is deleted, and not put there first. */
export async function dropAdoptions(
  facts: DeviceDatabase['facts'],
  personId: string,
): Promise<void> {
  const all = await readAdoptions(facts);
  if (all.length === 0) return;
  const value = all.map((each) => (each.into === personId ? { ...each, isIn: true } : each));
  await facts.put({ key: 'adoptions', value });
}

/**
 * A guest has signed in. Their words go into the account, or stay as they are for whoever begins here next. From here on this
 * person is signed in on this device, whatever becomes of the page, and what they write has not seen what the guest wrote: the
 * device takes another id (P62, P65). Of two sign-ins of one guest the first takes the words.
 */
export function guestSignsIn(
  guest: string,
  session: Session,
  way: { readonly isBrought: boolean; readonly nextDeviceId: string },
): Alongside {
  return async (facts) => {
    await facts.bulkPut([
      { key: 'signedIn', value: session },
      { key: 'id', value: way.nextDeviceId },
    ]);
    await facts.delete('formerIds');
    const isHere = (await facts.get('guest'))?.value === guest;
    if (!way.isBrought || !isHere) return;
    const known = await readAdoptions(facts);
    const adoption: Adoption = { guest, into: session.userId, isIn: false };
    await facts.put({ key: 'adoptions', value: [...known, adoption] });
    await facts.delete('guest');
  };
}
