import { deviceStore, type LockRow } from '../../../records/storage/device-database';
import type { IndexedDb } from '../../../records/storage/indexed-db';
import { makeBoundKey } from '../wrap-bytes';

/** Gives a person an app lock on this device that no PIN opens: whoever only asks whether there is one needs no more. */
export async function putLockRow(personId: string, idb: IndexedDb): Promise<void> {
  const none = new Uint8Array();
  const row: LockRow = {
    personId,
    state: 'on',
    minutesAway: null,
    failures: 0,
    waitMs: 0,
    bound: await makeBoundKey(),
    pin: { salt: none, memoryKib: 8, passes: 1, sealed: none },
  };
  const store = deviceStore(idb);
  await store.run(({ database }) => database.locks.put(row));
  await store.close();
}
