import type { IndexedDb } from '../storage/indexed-db';

type RawRow = Readonly<Record<string, unknown>>;

/** The rows of a table as they stand on the disk. */
export async function rawRows(
  { indexedDB }: Pick<IndexedDb, 'indexedDB'>,
  database: string,
  table: string,
): Promise<RawRow[]> {
  const opened = await settled(indexedDB.open(database));
  try {
    return await settled<RawRow[]>(opened.transaction(table).objectStore(table).getAll());
  } finally {
    opened.close();
  }
}

/** Every row of every table of every database as one text, bytes as the letters they stand for. */
export async function everythingStored({
  indexedDB,
}: Pick<IndexedDb, 'indexedDB'>): Promise<string> {
  const parts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const opened = await settled(indexedDB.open(name));
    for (const table of opened.objectStoreNames) {
      const rows = await settled(opened.transaction(table).objectStore(table).getAll());
      parts.push(...rows.map((row) => `${name} ${table} ${JSON.stringify(row, asText)}`));
    }
    opened.close();
  }
  return parts.join('\n');
}

function asText(_field: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
