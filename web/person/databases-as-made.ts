import type { IndexedDb } from '../records/storage/indexed-db';
import { recordSchema } from '../records/storage/record-document';

/** Dexie's own numbers of the newest version of each database; IndexedDB counts them times ten. */
const DEVICE_VERSION = 3;
export const PERSON_VERSION = 3;

/** Whether the `device` database is here, made by this version of the app. */
export async function isDeviceAsMade(idb: IndexedDb): Promise<boolean> {
  return (await versions(idb)).get('device') === DEVICE_VERSION * 10;
}

/**
 * Whether a person's databases are here, made by this version of the app. A worker asks before it opens any: opening
 * makes what is missing and migrates what is older, which is a page's to do (F13). False where the browser won't say.
 */
export async function arePersonsAsMade(personId: string, idb: IndexedDb): Promise<boolean> {
  const found = await versions(idb);
  const logs = [...found.keys()].filter((name) =>
    name.startsWith(`rxdb-dexie-records-${personId}--`),
  );
  const isThisSchema = (name: string) => name.split('--').at(-2) === String(recordSchema.version);
  return (
    found.get(`desk-${personId}`) === PERSON_VERSION * 10 &&
    logs.some((name) => name.endsWith('--records')) &&
    logs.every(isThisSchema)
  );
}

/** Whether nobody is signed in here, nor being signed out: no person's database is on this device. Rejects where the browser won't say. */
export async function holdsNobodysDatabases({ indexedDB }: IndexedDb): Promise<boolean> {
  const databases = await indexedDB.databases();
  return !databases.some(({ name = '' }) => /^(desk-|rxdb-dexie-records-)/.test(name));
}

async function versions({ indexedDB }: IndexedDb): Promise<Map<string, number>> {
  const databases = (await indexedDB.databases?.()) ?? [];
  return new Map(databases.map(({ name = '', version = 0 }) => [name, version]));
}
