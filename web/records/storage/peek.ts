import type { IndexedDb } from './indexed-db';

/**
 * Reads rows as they are stored, through a connection of its own: before Dexie, which takes longer to open a database than the
 * browser does. `ask` makes the requests. Rejects where there is no such database, or it can't be read so; it is never made or changed.
 */
export function peek(
  { indexedDB }: IndexedDb,
  name: string,
  ask: (database: IDBDatabase) => readonly IDBRequest[],
): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        resolve(Promise.all(ask(database).map(resultOf)));
      } catch (error) {
        reject(error);
      }
      // What has been asked for comes all the same.
      database.close();
    };
  });
}

function resultOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
