import { addRxStorageMultiInstanceSupport, type RxStorage } from 'rxdb';
import {
  getRxStorageDexie,
  RX_STORAGE_NAME_DEXIE,
  type RxStorageInstanceDexie,
} from 'rxdb/plugins/storage-dexie';
import { dexieOptions, type IndexedDb } from './indexed-db';

// biome-ignore lint/suspicious/noExplicitAny: RxDB's own type of any storage.
export type RecordStorage = RxStorage<any, any>;

let openings = 0;

/**
 * RxDB's Dexie storage, made fit to fail and be reopened (F1). RxDB remembers each Dexie connection by name for the
 * life of the page, also one that failed to open, and would hand it out for ever. So each opening uses a name of its
 * own towards RxDB, while the database on the disk and the channel between tabs keep the real one.
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
      // RxDB itself would not notice before the first write that the database can't be opened.
      await instance.internals;
      endWithConnection(instance);
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

/**
 * RxDB waits for a query's cursor only, which never answers once its transaction is aborted or the connection lost: the
 * query, and whoever waits for it, would hang for ever. The connection itself tells.
 */
function endWithConnection<RecordType>(instance: RxStorageInstanceDexie<RecordType>): void {
  const query = instance.query.bind(instance);
  const guarded: typeof query = async (prepared) => {
    const connection = (await instance.internals).dexieDb.backendDB();
    const losing = untilLost(connection);
    try {
      return await Promise.race([query(prepared), losing.lost]);
    } finally {
      losing.end();
    }
  };
  Object.assign(instance, { query: guarded });
}

/** Rejects when a transaction of the connection is aborted, or the connection closed by the browser. */
function untilLost(connection: IDBDatabase): { lost: Promise<never>; end: () => void } {
  const listening = new AbortController();
  const lost = new Promise<never>((_resolve, reject) => {
    const tell = () => reject(new Error('The connection was lost during a query.'));
    // Captured, because Dexie stops the events of its transactions from rising to the connection.
    const options = { capture: true, signal: listening.signal };
    connection.addEventListener('abort', tell, options);
    connection.addEventListener('close', tell, options);
  });
  return { lost, end: () => listening.abort() };
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
