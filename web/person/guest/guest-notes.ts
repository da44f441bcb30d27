import { newGuestId } from '../../account/guest';
import type { Session } from '../../platform/session';
import { type DeviceStore, deviceStore } from '../../records/storage/device-database';
import { browserIndexedDb, type IndexedDb } from '../../records/storage/indexed-db';

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
        const known = (await facts.get('guest'))?.value as string | undefined;
        const session = { userId: known ?? newGuestId(this.#randomId), username: GUEST_NAME };
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

  close(): Promise<void> {
    return this.#store.close();
  }
}
