import { deviceStore } from '../../records/storage/device-database';
import type { IndexedDb } from '../../records/storage/indexed-db';

/** Whether a person has an app lock on this device. A worker has no key: it leaves their databases to a page that has (I7). */
export async function hasLock(personId: string, idb: IndexedDb): Promise<boolean> {
  const store = deviceStore(idb);
  try {
    return (await store.run(({ database }) => database.locks.get(personId))) !== undefined;
  } finally {
    await store.close();
  }
}
