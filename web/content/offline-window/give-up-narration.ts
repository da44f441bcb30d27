import { CONTENT_CACHES } from '../../../shared/content/offline-window';

/**
 * Deletes the later half of the cached narration, which is needed last, where the disk has no room for words (F2). Resolves with
 * true if it deleted something. Never rejects. The narration is downloaded again when there is room.
 */
export async function giveUpNarration(): Promise<boolean> {
  try {
    const cache = await caches.open(CONTENT_CACHES.audio);
    const kept = await cache.keys();
    const last = kept.slice(Math.floor(kept.length / 2));
    const dropped = await Promise.all(last.map((request) => cache.delete(request)));
    return dropped.includes(true);
  } catch {
    return false;
  }
}
