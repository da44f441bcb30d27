import { isDeviceAsMade } from '../web/person/databases-as-made';
import { randomId } from '../web/platform/ids';
import { openDevice } from '../web/records/storage/device';
import type { IndexedDb } from '../web/records/storage/indexed-db';

/** Who is signed in on this device; undefined also where its database is of another version (F13). */
export async function readPersonHere(idb: IndexedDb): Promise<string | undefined> {
  if (!(await isDeviceAsMade(idb))) return undefined;
  const device = openDevice({ randomId, idb });
  try {
    return (await device.readSignedIn())?.userId;
  } finally {
    await device.close();
  }
}
