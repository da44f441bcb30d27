import { CONTENT_CACHES } from '../../../shared/content/offline-window';

/**
 * Deletes the later half of the cached narration, which is needed last, where the disk has no room for words (F2). Resolves with
 * false if no narration was cached. If two writes delete the same half at once, both get true: both may try again. Errors of
 * the cache count as no narration. It is downloaded again when there is room.
 */
export async function giveUpNarration(): Promise<boolean> {
  try {
    const cache = await caches.open(CONTENT_CACHES.audio);
    const kept = await cache.keys();
    const last = kept.slice(Math.floor(kept.length / 2));
    await Promise.all(last.map((request) => cache.delete(request)));
    return last.length > 0;
  } catch {
    return false;
  }
}
