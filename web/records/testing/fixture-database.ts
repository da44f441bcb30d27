import type { Disk } from './disk';

/** A database as an earlier release left it, written down store by store. */
export interface DatabaseFixture {
  readonly name: string;
  /** The version IndexedDB knows; Dexie's own times ten. */
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[] }[];
    readonly rows: readonly unknown[];
  }[];
}

/** Puts a database on a disk as it was. */
export async function layDown({ idb }: Disk, fixture: DatabaseFixture): Promise<void> {
  const request = idb.indexedDB.open(fixture.name, fixture.version);
  request.onupgradeneeded = () => {
    for (const { name, keyPath, indexes, rows } of fixture.stores) {
      const store = request.result.createObjectStore(name, { keyPath });
      for (const index of indexes) store.createIndex(index.name, index.keyPath);
      for (const row of rows) store.add(row);
    }
  };
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  request.result.close();
}
