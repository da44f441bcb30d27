import { CONTENT_CACHES } from '../../../shared/content/offline-window';

/**
 * Deletes the later half of the cached narration, which is needed last, where the disk has no room for words (F2). Resolves with
 * whether less is cached than before: if two writes delete the same half at once, both get true, and both may try again. An error
 * of the cache counts as false. The narration is downloaded again when there is room.
 */
export async function giveUpNarration(): Promise<boolean> {
  try {
    const cache = await caches.open(CONTENT_CACHES.audio);
    const kept = await cache.keys();
    const last = kept.slice(Math.floor(kept.length / 2));
    await Promise.all(last.map((request) => cache.delete(request)));
    return (await cache.keys()).length < kept.length;
  } catch {
    return false;
  }
}
