import type { IndexedDb } from '../../local/indexed-db';

/** IndexedDB seen from one process: once that is dead, nothing of it reaches the disk any more. */
export function crashingIndexedDb(
  { indexedDB, IDBKeyRange }: IndexedDb,
  mayWrite: () => boolean,
  isDead: () => boolean,
): IndexedDb {
  const factory: IDBFactory = {
    open(name, version) {
      if (isDead()) return neverFires();
      const request = indexedDB.open(name, version);
      request.addEventListener('success', () =>
        guardTransactions(request.result, mayWrite, isDead),
      );
      return request;
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  return { indexedDB: factory, IDBKeyRange };
}

function guardTransactions(
  database: IDBDatabase,
  mayWrite: () => boolean,
  isDead: () => boolean,
): void {
  const begin = database.transaction.bind(database);
  database.transaction = (stores, mode, options) => {
    const isAllowed = mode === 'readwrite' ? mayWrite() : !isDead();
    // What fails makes the store reopen its connection, and that never comes.
    if (!isAllowed) throw new DOMException('The process is dead', 'InvalidStateError');
    return begin(stores, mode, options);
  };
}

function neverFires(): IDBOpenDBRequest {
  return Object.assign(new EventTarget(), { readyState: 'pending' }) as IDBOpenDBRequest;
}
