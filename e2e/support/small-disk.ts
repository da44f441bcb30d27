import type { Page } from '@playwright/test';
import type { FaultyDisk } from './faulty-disk';

/** What a page without sounds takes ten times over. */
const QUOTA_BYTES = 6_000_000;
const PIECES_BYTES = [500_000, 50_000, 5_000, 500, 50];
/** A browser looks at its quota now and then, and may take in a multiple of it. One that never looks fails the test. */
const PIECES_AT_MOST = (4 * QUOTA_BYTES) / 500_000;

/**
 * The browser's own disk, small, and really filled. The one test that uses it shows that the app meets what the imitated
 * full disk stands for. To be called before the page stores anything: what a browser believes to be free it believes for
 * half a minute.
 */
export async function smallDisk(page: Page, origin: string): Promise<FaultyDisk> {
  const devtools = await page.context().newCDPSession(page);
  const limit = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  const used = async () => (await devtools.send('Storage.getUsageAndQuota', { origin })).usage;
  await limit(QUOTA_BYTES);
  return {
    async fail() {
      for (const bytes of PIECES_BYTES) {
        const outcome = await page.evaluate(fill, { bytes, pieces: PIECES_AT_MOST });
        if (outcome !== 'QuotaExceededError') throw new Error(`Filling the disk: ${outcome}`);
        // What the browser believes to be left is less than such a piece, and nothing is from its next look on.
        await limit(Math.floor((await used()) / 2));
      }
    },
    mend: async () => {
      await limit();
    },
  };
}

/** Runs in the page. Writes until it is refused, of noise, which no browser presses together. Resolves with the reason. */
async function fill({ bytes, pieces }: { bytes: number; pieces: number }): Promise<string> {
  const opening = indexedDB.open('fill', 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('pieces', { autoIncrement: true });
  await new Promise((opened, failed) => {
    opening.onsuccess = opened;
    opening.onerror = () => failed(opening.error);
  });
  const database = opening.result;
  const write = () =>
    new Promise<string | undefined>((ended) => {
      const piece = new Uint8Array(bytes);
      for (let at = 0; at < piece.length; at += 65_536)
        crypto.getRandomValues(piece.subarray(at, at + 65_536));
      const transaction = database.transaction('pieces', 'readwrite');
      transaction.objectStore('pieces').put(piece);
      transaction.oncomplete = () => ended(undefined);
      transaction.onabort = () => ended(transaction.error?.name ?? 'aborted');
    });
  let refused: string | undefined;
  for (let count = 0; count < pieces && refused === undefined; count += 1) refused = await write();
  database.close();
  return refused ?? `${pieces} pieces were all taken.`;
}
