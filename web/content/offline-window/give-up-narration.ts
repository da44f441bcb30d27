import { CONTENT_CACHES } from '../../../shared/content/offline-window';

/**
 * Drops the half of the kept sound that came last, which is needed last, for words that find no room (F2). Resolves with
 * whether there was any; never rejects. A window with room again gets it back.
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
