import type { Page } from '@playwright/test';

/** What a script can carry out of a browser: every database, row by row, and local storage. */
interface DeviceCopy {
  readonly local: readonly (readonly [string, string])[];
  readonly databases: readonly DatabaseCopy[];
}

interface DatabaseCopy {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoreCopy[];
}

interface StoreCopy {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly indexes: readonly (IDBIndexParameters & {
    readonly name: string;
    readonly keyPath: string | string[];
  })[];
  /** As JSON: bytes as lists of numbers. Of a key that can't be copied only that there was one. */
  readonly rows: readonly string[];
}

/** Copies all that a page of this browser can read. */
export function copyDevice(page: Page): Promise<DeviceCopy> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const toJson = (_field: string, value: unknown) => {
      if (value instanceof CryptoKey) return { isKey: true };
      return value instanceof Uint8Array ? { bytes: [...value] } : value;
    };
    async function copyStore(store: IDBObjectStore): Promise<StoreCopy> {
      const indexes = [...store.indexNames].map((each) => {
        const { name, keyPath, unique, multiEntry } = store.index(each);
        return { name, keyPath, unique, multiEntry };
      });
      const rows = (await settled(store.getAll())).map((row) => JSON.stringify(row, toJson));
      return { name: store.name, keyPath: store.keyPath, indexes, rows };
    }
    const databases: DatabaseCopy[] = [];
    for (const { name = '', version = 1 } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names);
      const stores = await Promise.all(
        names.map((each) => copyStore(transaction.objectStore(each))),
      );
      database.close();
      databases.push({ name, version, stores });
    }
    return { local: Object.entries(localStorage), databases };
  });
}

/** Writes a copy into a browser that was never here. For the key that could not be copied the attacker makes one of their own. */
export async function writeDevice(page: Page, copy: DeviceCopy): Promise<void> {
  await page.evaluate(async ({ local, databases }) => {
    for (const [name, value] of local) localStorage.setItem(name, value);
    const use = { name: 'AES-GCM', length: 256 };
    const own = await crypto.subtle.generateKey(use, false, ['encrypt', 'decrypt']);
    const fromJson = (_field: string, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if ('isKey' in value) return own;
      return 'bytes' in value ? Uint8Array.from(value.bytes as number[]) : value;
    };
    for (const { name, version, stores } of databases) {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        for (const { name: store, keyPath, indexes } of stores) {
          const made = opening.result.createObjectStore(store, { keyPath });
          for (const each of indexes) made.createIndex(each.name, each.keyPath, each);
        }
      };
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = () => reject(opening.error);
      });
      const names = stores.map((store) => store.name);
      const transaction = opening.result.transaction(names, 'readwrite');
      for (const { name: store, rows } of stores)
        for (const row of rows) transaction.objectStore(store).put(JSON.parse(row, fromJson));
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onerror = () => reject(transaction.error);
      });
      opening.result.close();
    }
  }, copy);
}
