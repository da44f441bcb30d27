import { addRxStorageMultiInstanceSupport, type RxStorage } from 'rxdb';
import { getRxStorageDexie, RX_STORAGE_NAME_DEXIE } from 'rxdb/plugins/storage-dexie';
import { dexieOptions, type IndexedDb } from './indexed-db';

// biome-ignore lint/suspicious/noExplicitAny: RxDB's own type of any storage.
export type RecordStorage = RxStorage<any, any>;

let openings = 0;

/**
 * RxDB's Dexie storage, made fit to be reopened (F1). RxDB remembers each Dexie connection by name for the life of the
 * page, also one that failed to open, and would hand it out for ever. So each opening uses a name of its own towards
 * RxDB, while the database on the disk and the channel between tabs keep the real one.
 */
export function reopenableDexieStorage(idb: IndexedDb): RecordStorage {
  const suffix = `#${++openings}`;
  const storage = getRxStorageDexie(dexieOptions(withoutSuffix(idb, suffix)));
  return {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    createStorageInstance: async (params) => {
      const instance = await storage.createStorageInstance({
        ...params,
        databaseName: params.databaseName + suffix,
        multiInstance: false,
      });
      Object.assign(instance, { databaseName: params.databaseName });
      addRxStorageMultiInstanceSupport(RX_STORAGE_NAME_DEXIE, params, instance);
      return instance;
    },
  };
}

/** The same storage under a name of its own: RxDB refuses to open a database twice in one page otherwise. */
export function underOwnName(storage: RecordStorage): RecordStorage {
  return Object.assign(Object.create(storage) as RecordStorage, {
    name: `${storage.name}#${++openings}`,
  });
}

function withoutSuffix({ indexedDB, IDBKeyRange }: IndexedDb, suffix: string): IndexedDb {
  const real = (name: string) => name.replace(suffix, '');
  const factory: IDBFactory = {
    open: (name, version) => indexedDB.open(real(name), version),
    deleteDatabase: (name) => indexedDB.deleteDatabase(real(name)),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  return { indexedDB: factory, IDBKeyRange };
}
