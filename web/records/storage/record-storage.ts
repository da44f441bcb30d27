import type { Dexie } from 'dexie';
import {
  addRxStorageMultiInstanceSupport,
  type RxDocumentData,
  type RxStorage,
  type RxStorageInstance,
} from 'rxdb';
import {
  fromDexieToStorage,
  getRxStorageDexie,
  RX_STORAGE_NAME_DEXIE,
  type RxStorageInstanceDexie,
} from 'rxdb/plugins/storage-dexie';
import { type ChangeDocuments, changeInOneTransaction } from './change-documents';
import { dexieOptions, type IndexedDb } from './indexed-db';
import { readRange } from './read-range';
import { fromRow, type StoredRow } from './stored-row';

/** RxDB's storage, and how documents in it are changed. */
// biome-ignore lint/suspicious/noExplicitAny: RxDB's own type of any storage.
export type RecordStorage = RxStorage<any, any> & { readonly changeDocuments: ChangeDocuments };

/** The one collection of a person. */
export const COLLECTION = 'records';

let openings = 0;

/**
 * RxDB's Dexie storage, made fit to fail and be reopened (F1). RxDB remembers each Dexie connection by name for the
 * life of the page, also one that failed to open, and would hand it out for ever. So each opening uses a name of its
 * own towards RxDB, while the database on the disk and the channel between tabs keep the real one.
 */
export function reopenableDexieStorage(idb: IndexedDb): RecordStorage {
  const suffix = `#${++openings}`;
  const storage = getRxStorageDexie({
    ...dexieOptions(withoutSuffix(idb, suffix)),
    onCreate: leaveOutUnread,
  });
  return {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    changeDocuments: changeInOneTransaction,
    createStorageInstance: async (params) => {
      const instance = await storage.createStorageInstance({
        ...params,
        databaseName: params.databaseName + suffix,
        multiInstance: false,
      });
      // RxDB itself would not notice before the first write that the database can't be opened.
      await instance.internals;
      readRanges(instance);
      Object.assign(instance, { databaseName: params.databaseName });
      addRxStorageMultiInstanceSupport(RX_STORAGE_NAME_DEXIE, params, instance);
      return instance;
    },
  };
}

/**
 * The storage for RxDB, which gets the collection that is open already. Under a name of its own: RxDB refuses to open a
 * database twice in one page otherwise.
 */
export function handOver(
  storage: RecordStorage,
  // biome-ignore lint/suspicious/noExplicitAny: RxDB's own type of an instance of any documents.
  opened: RxStorageInstance<any, any, any>,
): RecordStorage {
  const createStorageInstance: RecordStorage['createStorageInstance'] = async (params) => {
    if (params.collectionName !== opened.collectionName) {
      return storage.createStorageInstance(params);
    }
    addRxStorageMultiInstanceSupport(storage.name, params, opened);
    return opened;
  };
  return Object.assign(Object.create(storage) as RecordStorage, {
    name: `${storage.name}#${++openings}`,
    createStorageInstance,
  });
}

/**
 * RxDB walks every query with a cursor, one event a document, and would hang for ever once the transaction is aborted or
 * the connection lost. Every query of this program is one range of an index, so one request brings all, or fails.
 */
function readRanges<RecordType>(instance: RxStorageInstanceDexie<RecordType>): void {
  const toDocument = (row: unknown, booleanIndexes: string[]) =>
    instance.collectionName === COLLECTION
      ? (fromRow(row as StoredRow) as unknown as RxDocumentData<RecordType>)
      : fromDexieToStorage<RecordType>(booleanIndexes, row);
  const query: typeof instance.query = async (prepared) => {
    const { selectorSatisfiedByIndex, sortSatisfiedByIndex } = prepared.queryPlan;
    const isRange = selectorSatisfiedByIndex && sortSatisfiedByIndex && prepared.query.skip === 0;
    if (!isRange) throw new Error('A query has to be one range of an index.');
    const opened = await instance.internals;
    const rows = await readRange(opened, prepared);
    return { documents: rows.map((row) => toDocument(row, opened.booleanIndexes)) };
  };
  Object.assign(instance, { query });
}

function withoutSuffix(idb: IndexedDb, suffix: string): IndexedDb {
  const { indexedDB } = idb;
  const real = (name: string) => name.replace(suffix, '');
  const factory: IDBFactory = {
    open: (name, version) => indexedDB.open(real(name), version),
    deleteDatabase: (name) => indexedDB.deleteDatabase(real(name)),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  return { ...idb, indexedDB: factory };
}

/** RxDB's indexes for its own replication, for cleaning up, and for queries that name no index: nothing here reads them. */
const UNREAD = ['[_deleted+id]', '[_meta.lwt+id]', '_meta.lwt'];

/**
 * Each index is written with each record. A database that has them already keeps them; a release that wants them makes them,
 * as Dexie does with what is missing.
 */
function leaveOutUnread(database: Dexie, name: string): void {
  if (!name.endsWith(`--${COLLECTION}`)) return;
  const version = database.version.bind(database);
  database.version = (number) => {
    const made = version(number);
    const stores = made.stores.bind(made);
    made.stores = ({ docs, ...tables }) => stores({ ...tables, docs: withoutUnread(docs ?? '') });
    return made;
  };
}

function withoutUnread(docs: string): string {
  const indexes = docs.split(', ');
  return indexes.filter((index) => !UNREAD.includes(index)).join(', ');
}
