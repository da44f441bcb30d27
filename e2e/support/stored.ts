import { expect, type Page } from '@playwright/test';

/** Waits until a draft with this text stands in the local database. */
export async function draftIsKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(keepsDraft, text), `a kept draft with ${text}`).toBe(true);
}

/** Runs in the page: whether a draft with this text stands in the local database. */
export async function keepsDraft(wanted: string): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const name = names.find((each) => each.startsWith('desk-'));
  if (!name) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const drafts = await new Promise<unknown[]>((resolve, reject) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return JSON.stringify(drafts).includes(wanted);
}
