import { getKeyRangeByQueryPlan } from 'rxdb/plugins/storage-dexie';
import type { IndexedDb } from './indexed-db';
import { peek } from './peek';
import { prepare, type RecordQuery } from './prepared-query';
import { recordSchema } from './record-document';
import { COLLECTION } from './record-storage';
import { fromRow, type StoredDocument, type StoredRow } from './stored-row';

/** What queries found before anybody asked, by their texts. */
export type Ahead = Map<string, readonly StoredDocument[]>;

/**
 * Reads what queries find in a person's records, before Dexie and RxDB open them. Undefined where that can't be: there are none yet,
 * or their rows are sealed. Never rejects.
 */
export async function readAhead(
  personId: string,
  idb: IndexedDb,
  queries: readonly RecordQuery[],
): Promise<Ahead | undefined> {
  if (idb.seal || queries.length === 0) return undefined;
  const name = `rxdb-dexie-records-${personId}--${recordSchema.version}--${COLLECTION}`;
  const ask = (database: IDBDatabase) => {
    const docs = database.transaction('docs').objectStore('docs');
    return queries.map((query) => rowsIn(docs, query, idb));
  };
  const found = await peek(idb, name, ask).catch(() => undefined);
  const rows = found as StoredRow[][] | undefined;
  return (
    rows &&
    new Map(queries.map((query, at) => [JSON.stringify(query), (rows[at] ?? []).map(fromRow)]))
  );
}

function rowsIn(docs: IDBObjectStore, query: RecordQuery, { IDBKeyRange }: IndexedDb) {
  const { queryPlan, query: normal } = prepare(query);
  const range = getKeyRangeByQueryPlan(['_deleted'], queryPlan, IDBKeyRange);
  return docs.index(`[${queryPlan.index.join('+')}]`).getAll(range, normal.limit);
}
