import type { IndexedDb } from '../records/storage/indexed-db';

/** What a program gets that asks for databases which a newer version of it has taken over. */
class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}

/**
 * IndexedDB for a page beside which newer versions of the app may start (F13). A connection that a newer version waits
 * for is closed at once, so that an old tab never blocks it; `onReplaced` is called, once. From then on this program
 * opens nothing any more: it does not know what the databases look like now. What it tries fails as `REPLACED`.
 */
export function yieldToNewer(idb: IndexedDb, onReplaced: () => void): IndexedDb {
  const { indexedDB } = idb;
  let isReplaced = false;
  const makeRoom = ({ target, newVersion }: IDBVersionChangeEvent) => {
    // A deletion comes from a sign-out; whoever asked for it looks after the other tabs.
    if (newVersion === null) return;
    (target as IDBDatabase).close();
    if (!isReplaced) onReplaced();
    isReplaced = true;
  };
  const factory: IDBFactory = {
    open(name, version) {
      if (isReplaced) throw new ReplacedError('A newer version has taken the databases over.');
      const request = indexedDB.open(name, version);
      request.addEventListener('success', () =>
        request.result.addEventListener('versionchange', makeRoom),
      );
      return request;
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  return { ...idb, indexedDB: factory };
}
