import { CONTENT_CACHES } from '../../../shared/content/offline-window';

/**
 * Deletes the later half of the cached narration, which is needed last, where the disk has no room for words (F2). Resolves with
 * true if there was any, also where another write on the full disk deletes it at the same time. Never rejects. The narration
 * is downloaded again when there is room.
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
