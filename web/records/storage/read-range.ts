import type { PreparedQuery } from 'rxdb';
import { getKeyRangeByQueryPlan, type RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';

/** The databases of an instance, once they are open. */
export type Opened = Awaited<RxStorageInstanceDexie<unknown>['internals']>;

/** IndexedDB's own limit. */
const MOST_AT_ONCE = 0xffff_ffff;

/** The rows that a query finds, which is one range of an index: in one request. */
export async function readRange<RecordType>(
  { dexieDb, dexieTable, booleanIndexes }: Opened,
  { query, queryPlan }: PreparedQuery<RecordType>,
): Promise<unknown[]> {
  const { IDBKeyRange } = dexieDb._options;
  const range = getKeyRangeByQueryPlan(booleanIndexes, queryPlan, IDBKeyRange);
  return dexieTable
    .where(`[${queryPlan.index.join('+')}]`)
    .between(range.lower, range.upper, !range.lowerOpen, !range.upperOpen)
    .limit(Math.min(query.limit ?? MOST_AT_ONCE, MOST_AT_ONCE))
    .toArray();
}
