import type { Page } from '@playwright/test';
import type { ChunkRow, RecordingRow } from '../../web/media/recording-row';
import { PHOTOS, previewId } from './plant-years';

/** A small picture of a photo is about as long. */
const PREVIEW_BYTES = 15_000;

/** Keeps the previews of all planted photos on the device, as the app keeps them, without a download of each. */
export async function keepPreviews(page: Page): Promise<void> {
  const ids = Array.from({ length: PHOTOS }, (_, at) => previewId(at));
  const kept = await page.evaluate(writePreviews, { ids, bytes: PREVIEW_BYTES });
  if (kept < PHOTOS) throw new Error(`The device keeps ${kept} previews.`);
}

/** In the page: writes rows of the desk, and resolves with how many it has then. */
async function writePreviews(given: { ids: readonly string[]; bytes: number }): Promise<number> {
  const names = await indexedDB.databases();
  const desk = names.find(({ name }) => name?.startsWith('desk-'))?.name ?? '';
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(desk);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const stores = database.transaction(['recordings', 'recordingChunks'], 'readwrite');
  const now = Date.now();
  for (const id of given.ids) {
    const row: RecordingRow = {
      id,
      key: '',
      type: 'image/jpeg',
      createdAt: now,
      playedAt: now,
      durationMs: 0,
      bytes: given.bytes,
      chunks: 1,
      sentBytes: given.bytes,
      state: 'synced',
    };
    const chunk: ChunkRow = { id, index: 0, bytes: new Uint8Array(given.bytes) };
    stores.objectStore('recordings').put(row);
    stores.objectStore('recordingChunks').put(chunk);
  }
  return new Promise((resolve, reject) => {
    stores.onerror = () => reject(stores.error);
    stores.oncomplete = () => {
      const count = database.transaction('recordingChunks').objectStore('recordingChunks').count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    };
  });
}
