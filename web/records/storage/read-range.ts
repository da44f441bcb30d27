import type { PreparedQuery, RxDocumentData } from 'rxdb';
import {
  fromDexieToStorage,
  getKeyRangeByQueryPlan,
  type RxStorageInstanceDexie,
} from 'rxdb/plugins/storage-dexie';

/** The databases of an instance, once they are open. */
export type Opened = Awaited<RxStorageInstanceDexie<unknown>['internals']>;

/** IndexedDB's own limit. */
const MOST_AT_ONCE = 0xffff_ffff;

/** What a query finds, which is one range of an index: in one request. */
export async function readRange<RecordType>(
  { dexieDb, dexieTable, booleanIndexes }: Opened,
  { query, queryPlan }: PreparedQuery<RecordType>,
): Promise<RxDocumentData<RecordType>[]> {
  const { IDBKeyRange } = dexieDb._options;
  const range = getKeyRangeByQueryPlan(booleanIndexes, queryPlan, IDBKeyRange);
  const rows = await dexieTable
    .where(`[${queryPlan.index.join('+')}]`)
    .between(range.lower, range.upper, !range.lowerOpen, !range.upperOpen)
    .limit(Math.min(query.limit ?? MOST_AT_ONCE, MOST_AT_ONCE))
    .toArray();
  return rows.map((row) => fromDexieToStorage(booleanIndexes, row) as RxDocumentData<RecordType>);
}
