/** The browser's IndexedDB, injected so that a test can bring its own. */
export interface IndexedDb {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

/** The IndexedDB of the page or worker. */
export function browserIndexedDb(): IndexedDb {
  return { indexedDB: globalThis.indexedDB, IDBKeyRange: globalThis.IDBKeyRange };
}

/** How every database here is opened: a write is on the disk before it is reported, also across a power cut. */
export function dexieOptions(idb: IndexedDb) {
  return { ...idb, chromeTransactionDurability: 'strict' as const };
}
