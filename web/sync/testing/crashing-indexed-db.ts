import type { IndexedDb } from '../../records/storage/indexed-db';
import { type Process, refuseDead } from './crashing-storage';

/** IndexedDB seen from one process: once that is dead, nothing of it reaches the disk any more. */
export function crashingIndexedDb(idb: IndexedDb, process: Process): IndexedDb {
  const { indexedDB } = idb;
  const factory: IDBFactory = {
    open(name, version) {
      if (process.isDead) throw refuseDead();
      const request = indexedDB.open(name, version);
      request.addEventListener('success', () => guardTransactions(request.result, process));
      return request;
    },
    deleteDatabase(name) {
      const refusal = process.whyNotWrite();
      if (refusal) throw refusal;
      return indexedDB.deleteDatabase(name);
    },
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  return { ...idb, indexedDB: factory };
}

function guardTransactions(database: IDBDatabase, process: Process): void {
  const begin = database.transaction.bind(database);
  database.transaction = (stores, mode, options) => {
    const refusal = mode === 'readwrite' ? process.whyNotWrite() : whyNotRead(process);
    if (refusal) throw refusal;
    return begin(stores, mode, options);
  };
}

function whyNotRead({ isDead }: Process): DOMException | undefined {
  return isDead ? refuseDead() : undefined;
}
