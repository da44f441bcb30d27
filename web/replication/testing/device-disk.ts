import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { RxStorage } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { PersonStore } from '../../local/contract';
import { openDevice } from '../../local/device';
import type { IndexedDb } from '../../local/indexed-db';
import { openPersonStore } from '../../local/open-person-store';
import { reopenableDexieStorage } from '../../local/record-storage';
import { crashingIndexedDb } from './crashing-indexed-db';
import { crashingStorage, type Process } from './crashing-storage';

/** What a device keeps through crashes and restarts. */
export interface DeviceDisk {
  /** Opens a person's databases for one process. */
  open(personId: string, process: Process, now: () => number): Promise<PersonStore>;
}

let disks = 0;

/** A disk on RxDB's memory storage; what is small lies in IndexedDB as it does in a browser. */
export function memoryDisk(): DeviceDisk {
  // One of its own: RxDB's memory storages share what they hold, by name, across a process.
  const storage = Object.assign(getRxStorageMemory(), { collectionStates: new Map() });
  return createDisk((_idb, process) => crashing(storage, process));
}

/** A disk all in IndexedDB. */
export function dexieDisk(): DeviceDisk {
  return createDisk((idb) => reopenableDexieStorage(idb));
}

function createDisk(
  storageFor: (idb: IndexedDb, process: Process) => RxStorage<unknown, unknown>,
): DeviceDisk {
  const number = disks++;
  const idb: IndexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
  let ids = 0;
  // As long as real ones, so that recordings can be named by their address.
  const randomId = () => `disk-${number}-${String(ids++).padStart(16, '0')}`;
  return {
    async open(personId, process, now) {
      const guarded = crashingIndexedDb(idb, process);
      const device = await openDevice({ randomId, idb: guarded });
      const store = await openPersonStore({
        personId,
        device,
        surroundings: { now, utcOffsetMinutes: () => 0, randomId },
        storage: storageFor(guarded, process),
        idb: guarded,
        multiInstance: false,
      });
      const close = async () => {
        await store.close();
        await device.close();
      };
      return { ...store, close };
    },
  };
}

function crashing<Internals, Options>(
  storage: RxStorage<Internals, Options>,
  process: Process,
): RxStorage<unknown, unknown> {
  return crashingStorage(storage, process) as RxStorage<unknown, unknown>;
}
