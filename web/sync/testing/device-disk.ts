import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { isGuest } from '../../account/guest';
import type { PersonStore } from '../../person/contract';
import { bringGuestIn, endAdoption } from '../../person/guest/adopt-guest';
import { guestSignsIn } from '../../person/guest/adoption';
import { GuestNotes } from '../../person/guest/guest-notes';
import { openPersonStore } from '../../person/open-person-store';
import { restoreSealed } from '../../person/sealed/restore-sealed';
import { type PutAwayDeps, sealAndRemove } from '../../person/sealed/seal-and-remove';
import { Vault } from '../../person/sealed/vault';
import { openDevice } from '../../records/storage/device';
import type { IndexedDb } from '../../records/storage/indexed-db';
import { type RecordStorage, reopenableDexieStorage } from '../../records/storage/record-storage';
import { createMemoryStorage } from '../../records/testing/memory-storage';
import { crashingIndexedDb } from './crashing-indexed-db';
import { crashingStorage, type Process } from './crashing-storage';
import { DiskLocking } from './disk-locking';

/** What a device keeps through crashes and restarts. */
export interface DeviceDisk {
  /** Opens a person's databases for one process. */
  open(personId: string, process: Process, now: () => number): Promise<PersonStore>;
  /** Left out where the databases are not all in IndexedDB: sealing reads those themselves. */
  readonly sealing?: Sealing;
  readonly locking?: DiskLocking;
}

/** Signing out and in. */
export interface Sealing {
  /** Takes a person's databases away, what is unsent sealed. To be called with every tab closed. */
  signOut(personId: string, process: Process, now: () => number): Promise<void>;
  /** Somebody begins to write without an account, or goes on; returns their id. To be called with nobody signed in. */
  beginGuest(process: Process): Promise<string>;
  /** Brings back what was sealed, and what a guest wrote. To be called before the databases are opened. */
  signIn(personId: string, process: Process, now: () => number): Promise<void>;
}

/** A person's key on this device, as the server gives it out at each sign-in. */
const DEVICE_KEY = new Uint8Array(32).fill(9);

let disks = 0;

/** A disk on RxDB's memory storage; the person’s database lies in IndexedDB as it does in a browser. */
export function memoryDisk(): DeviceDisk {
  const storage = createMemoryStorage();
  const { open } = createDisk((_idb, process) => crashingStorage(storage, process));
  return { open };
}

/** A disk all in IndexedDB. */
export function dexieDisk(): DeviceDisk {
  return createDisk((idb) => reopenableDexieStorage(idb));
}

function createDisk(storageFor: (idb: IndexedDb, process: Process) => RecordStorage): DeviceDisk {
  const number = disks++;
  const idb: IndexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
  const locking = new DiskLocking(idb);
  let ids = 0;
  /** As the page’s session names them. A sign-in that is tried again names them again. */
  let guest: string | undefined;
  // As long as real ones, so that recordings can be named by their address.
  const randomId = () => `disk-${number}-${String(ids++).padStart(16, '0')}`;
  const withVault = async (
    process: Process,
    now: () => number,
    work: (deps: PutAwayDeps) => Promise<unknown>,
  ) => {
    const guarded = await locking.unlock(process);
    const vault = new Vault({ randomId, idb: guarded });
    const leftWords = () => ({ found: () => [], forget: () => undefined });
    try {
      await work({ vault, idb: guarded, randomId, now, leftWords });
    } finally {
      await vault.close();
    }
  };
  return {
    locking,
    sealing: {
      async beginGuest(process) {
        const notes = new GuestNotes({ randomId, idb: crashingIndexedDb(idb, process) });
        try {
          guest = (await notes.begin()).userId;
          return guest;
        } finally {
          await notes.close();
        }
      },
      signOut: (personId, process, now) =>
        withVault(process, now, async (deps) => {
          await deps.vault.beginLeaving(personId);
          await sealAndRemove(personId, deps);
        }),
      signIn: (personId, process, now) =>
        withVault(process, now, async (deps) => {
          const session = { userId: personId, username: personId };
          const way = { isBrought: true, nextDeviceId: randomId() };
          const alongside = guest === undefined ? undefined : guestSignsIn(guest, session, way);
          await deps.vault.arrive(personId, DEVICE_KEY, alongside);
          if (await deps.vault.leaving(personId)) await sealAndRemove(personId, deps);
          await restoreSealed(personId, deps);
          await adoptGuest(personId, deps);
        }),
    },
    async open(personId, process, now) {
      const guarded = isGuest(personId)
        ? crashingIndexedDb(idb, process)
        : await locking.unlock(process);
      const device = openDevice({ randomId, idb: guarded });
      const store = await openPersonStore({
        personId,
        device,
        surroundings: { now, utcOffsetMinutes: () => 0, randomId },
        storage: storageFor(guarded, process),
        idb: guarded,
        multiInstance: false,
      });
      // What a history reads of a tab it names by the device.
      await device.ready();
      const close = async () => {
        await store.close();
        await device.close();
      };
      return { ...store, close };
    },
  };
}

/** As a page does before it opens the databases. */
async function adoptGuest(personId: string, deps: PutAwayDeps): Promise<void> {
  const notes = new GuestNotes(deps);
  const leftWords = () => ({ found: () => [], forget: () => undefined });
  try {
    for (const adoption of await notes.adoptionsInto(personId)) {
      await bringGuestIn(adoption, { ...deps, notes, leftWords });
      await endAdoption(adoption.guest, { ...deps, notes, leftWords });
    }
  } finally {
    await notes.close();
  }
}
