import type { Page } from '@playwright/test';

/** A disk under a page that can be made to fail. */
export interface FaultyDisk {
  /** From now on every write of the page to IndexedDB fails. */
  fail(): Promise<void>;
  mend(): Promise<void>;
}

/**
 * Transactions that write abort once they are under way, for no reason. To be called before the page opens a database:
 * whoever opens one binds its methods at once.
 */
export async function abortingDisk(page: Page): Promise<FaultyDisk> {
  await page.addInitScript(() => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const transaction = begin.call(this, stores, mode, options);
      if (mode === 'readwrite' && 'diskFails' in window) queueMicrotask(() => transaction.abort());
      return transaction;
    };
  });
  return {
    fail: () => page.evaluate(() => void Object.assign(window, { diskFails: true })),
    mend: () => page.evaluate(() => void Reflect.deleteProperty(window, 'diskFails')),
  };
}

const QUOTA_BYTES = 10_000_000;

/**
 * A small disk that can be filled, with nothing on it that a device can spare. As for {@link smallDisk}. Noise fills it at
 * once, and it stays full whatever the browser presses together later; zeros, which it does press together, in half a minute,
 * and the room of what is then deleted is soon found.
 */
export async function fullDisk(
  page: Page,
  origin: string,
  filling: 'noise' | 'zeros' = 'noise',
): Promise<FaultyDisk> {
  await saveData(page);
  const setQuota = await limitQuota(page, origin);
  return {
    async fail() {
      await page.evaluate(fill, filling);
      if (filling === 'noise') await setQuota(QUOTA_BYTES / 2);
    },
    mend: () => setQuota(),
  };
}

/** The person has told the browser to save data: no narration is fetched unasked. Holds from the next page on. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/**
 * A disk that is small and fills to the brim, hardly over it, in half a minute: what is then given up is room again. To be
 * called before the page stores anything.
 */
export async function smallDisk(page: Page, origin: string): Promise<FaultyDisk> {
  const setQuota = await limitQuota(page, origin);
  return { fail: () => page.evaluate(fillToTheBrim, QUOTA_BYTES), mend: () => setQuota() };
}

/** Returns what sets another limit, or none: a browser frees what was deleted in its own time. */
async function limitQuota(
  page: Page,
  origin: string,
): Promise<(quotaSize?: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const setQuota = async (quotaSize?: number) => {
    const limit = quotaSize === undefined ? {} : { quotaSize };
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...limit });
  };
  await setQuota(QUOTA_BYTES);
  return setQuota;
}

/** Writes ever smaller pieces until not even the smallest fits. */
async function fill(filling: 'noise' | 'zeros'): Promise<void> {
  const opening = indexedDB.open('fill', 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('pieces', { autoIncrement: true });
  await new Promise((opened) => {
    opening.onsuccess = opened;
  });
  const database = opening.result;
  const fits = (bytes: number) =>
    new Promise<boolean>((ended) => {
      const piece = new Uint8Array(bytes);
      for (let at = 0; filling === 'noise' && at < bytes; at += 65_536)
        crypto.getRandomValues(piece.subarray(at, at + 65_536));
      const transaction = database.transaction('pieces', 'readwrite');
      transaction.objectStore('pieces').put(piece);
      transaction.oncomplete = () => ended(true);
      transaction.onabort = () => ended(false);
    });
  for (let bytes = 1_000_000; bytes >= 10; bytes /= 10) while (await fits(bytes));
  database.close();
}

/**
 * Writes until not even a few bytes fit. By the browser's own count first, since it looks at the quota only now and then and
 * would take in too much; then little by little until it has looked. Of noise, for what it can compress leaves room again.
 */
async function fillToTheBrim(quotaBytes: number): Promise<void> {
  const opening = indexedDB.open('fill', 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('pieces', { autoIncrement: true });
  await new Promise((opened) => {
    opening.onsuccess = opened;
  });
  const database = opening.result;
  const write = (bytes: number) =>
    new Promise<boolean>((ended) => {
      const piece = new Uint8Array(bytes);
      for (let at = 0; at < bytes; at += 65_536)
        crypto.getRandomValues(piece.subarray(at, at + 65_536));
      const transaction = database.transaction('pieces', 'readwrite');
      transaction.objectStore('pieces').put(piece);
      transaction.oncomplete = () => ended(true);
      transaction.onabort = () => ended(false);
    });
  const isRoomFor = async (bytes: number) =>
    ((await navigator.storage.estimate()).usage ?? 0) + bytes <= quotaBytes;
  for (let bytes = 1_000_000; bytes >= 1_000; bytes /= 10)
    while ((await isRoomFor(bytes)) && (await write(bytes)));
  while (await write(10));
  database.close();
}
