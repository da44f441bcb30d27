import { newGuestId } from '../../account/guest';
import type { Session } from '../../platform/session';
import { type DeviceStore, deviceStore } from '../../records/storage/device-database';
import { browserIndexedDb, type IndexedDb } from '../../records/storage/indexed-db';
import { type Adoption, readAdoptions } from './adoption';

export interface GuestNotesDeps {
  readonly randomId: () => string;
  readonly idb?: IndexedDb;
}

/** What a guest is called where a session has to have a name; no screen greets them by it. */
const GUEST_NAME = 'Guest';

/**
 * What this device knows of the person who writes here without an account. All of it stands in the `device` database; every
 * method is one transaction of it, and may be repeated.
 */
export class GuestNotes {
  readonly #store: DeviceStore;
  readonly #randomId: () => string;

  constructor({ randomId, idb = browserIndexedDb() }: GuestNotesDeps) {
    this.#store = deviceStore(idb);
    this.#randomId = randomId;
  }

  /**
   * The session of this device's guest, who is made if there is none. The device takes another id: what a guest writes from
   * now on has not seen what others wrote here meanwhile, and the reverse (P62).
   */
  begin(): Promise<Session> {
    return this.#store.run(({ database: { facts } }) =>
      facts.db.transaction('rw', facts, async () => {
        const [guest, signedIn] = await facts.bulkGet(['guest', 'signedIn']);
        const known = guest?.value as string | undefined;
        const session = { userId: known ?? newGuestId(this.#randomId), username: GUEST_NAME };
        // Another tab was faster.
        if ((signedIn?.value as Session | null | undefined)?.userId === session.userId)
          return session;
        await facts.bulkPut([
          { key: 'guest', value: session.userId },
          { key: 'signedIn', value: session },
          { key: 'id', value: this.#randomId() },
        ]);
        await facts.delete('formerIds');
        return session;
      }),
    );
  }

  /** What goes into this person's account, and is not done. */
  async adoptionsInto(personId: string): Promise<readonly Adoption[]> {
    const all = await this.#store.run(({ database }) => readAdoptions(database.facts));
    return all.filter(({ into }) => into === personId);
  }

  /** All that the guest wrote is in the account's databases. */
  allIn(guest: string): Promise<void> {
    return this.#change((all) =>
      all.map((each) => (each.guest === guest ? { ...each, isIn: true } : each)),
    );
  }

  /** The guest's databases are gone. */
  adopted(guest: string): Promise<void> {
    return this.#change((all) => all.filter((each) => each.guest !== guest));
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #change(change: (all: readonly Adoption[]) => readonly Adoption[]): Promise<void> {
    return this.#store.run(({ database: { facts } }) =>
      facts.db.transaction('rw', facts, async () => {
        const next = change(await readAdoptions(facts));
        if (next.length > 0) await facts.put({ key: 'adoptions', value: next });
        else await facts.delete('adoptions');
      }),
    );
  }
}
