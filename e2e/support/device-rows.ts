import type { Page } from '@playwright/test';

/** All rows of a table in the person's database on this device, straight from IndexedDB; bytes as their Latin-1 text. */
export function deskRows(
  page: Page,
  table: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return page.evaluate(async (wanted) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((each) => each.startsWith('desk-')) ?? '';
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await result(indexedDB.open(name));
    const rows = await result(database.transaction(wanted).objectStore(wanted).getAll());
    database.close();
    const latin1 = new TextDecoder('latin1');
    return rows.map((row: { readonly bytes?: unknown }) =>
      row.bytes instanceof Uint8Array ? { ...row, bytes: latin1.decode(row.bytes) } : { ...row },
    );
  }, table);
}
