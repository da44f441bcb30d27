import type { Page } from '@playwright/test';

/**
 * All that a page of this browser can get hold of, as one text: every row of every IndexedDB database, local and session
 * storage, every kept answer of the caches but the app's own files and sounds, the history entry's state and address.
 */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(readEverythingStored);
}

/** Runs in the page: as above. */
export async function readEverythingStored(): Promise<string> {
  const parts: string[] = [location.href, JSON.stringify(history.state)];
  for (const storage of [localStorage, sessionStorage]) parts.push(JSON.stringify(storage));
  for (const { name } of await indexedDB.databases()) {
    if (name) parts.push(name, ...(await rowsOf(name)));
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      parts.push(request.url);
      if (isOfTheApp(pathname) || !(await cache.match(request))) continue;
      parts.push((await (await cache.match(request))?.text()) ?? '');
    }
  }
  return parts.join('\n');

  /** Megabytes of sound, handed to the test each time it looks, would take seconds on a busy machine. */
  function isOfTheApp(pathname: string): boolean {
    return pathname.startsWith('/assets/') || pathname.startsWith('/content/audio/');
  }

  async function rowsOf(name: string): Promise<string[]> {
    const database = await settled<IDBDatabase>(indexedDB.open(name));
    const found: string[] = [];
    for (const store of database.objectStoreNames) {
      const rows = await settled<unknown[]>(
        database.transaction(store).objectStore(store).getAll(),
      );
      found.push(...rows.map((row) => JSON.stringify(row, asText)));
    }
    database.close();
    return found;
  }

  function settled<Result>(request: IDBRequest): Promise<Result> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result as Result);
      request.onerror = () => reject(request.error);
    });
  }

  function asText(_field: string, value: unknown): unknown {
    if (value instanceof ArrayBuffer) return asText(_field, new Uint8Array(value));
    return value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
  }
}
