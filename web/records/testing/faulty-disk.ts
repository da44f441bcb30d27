import type { IndexedDb } from '../storage/indexed-db';
import type { Disk } from './disk';

/**
 * How a call to IndexedDB fails: refused at once; its transaction aborted once it is under way; or, on a full disk, not
 * committed because it wrote something.
 */
export type Fault = 'refused' | 'aborted' | 'full';

/** A disk that fails at will: the wrapper under F1. Counts every database opened or deleted and every transaction begun. */
export class FaultyDisk implements Disk {
  readonly idb: IndexedDb;
  calls = 0;
  /** Which calls fail, by their number, beginning with 1. */
  isFaulty: (call: number) => boolean = () => false;
  readonly #fault: Fault;

  constructor(disk: Disk, fault: Fault) {
    this.#fault = fault;
    const { indexedDB } = disk.idb;
    const factory: IDBFactory = {
      open: (name, version) => this.#open(indexedDB, name, version),
      deleteDatabase: (name) => {
        if (this.#failsNow()) throw this.#error();
        return indexedDB.deleteDatabase(name);
      },
      cmp: (first, second) => indexedDB.cmp(first, second),
      databases: () => indexedDB.databases(),
    };
    this.idb = { ...disk.idb, indexedDB: factory };
  }

  #open(factory: IDBFactory, name: string, version: number | undefined): IDBOpenDBRequest {
    if (this.#failsNow() && this.#fault !== 'full') throw this.#error();
    const request = factory.open(name, version);
    request.addEventListener('success', () => this.#watch(request.result));
    return request;
  }

  #watch(database: IDBDatabase): void {
    const begin = database.transaction.bind(database);
    database.transaction = (...parameters) => {
      const fails = this.#failsNow();
      if (fails && this.#fault === 'refused') throw this.#error();
      const transaction = begin(...parameters);
      if (fails && this.#fault === 'full') refuseCommit(transaction, this.#error());
      else if (fails) queueMicrotask(() => abort(transaction, this.#error()));
      return transaction;
    };
  }

  #failsNow(): boolean {
    this.calls += 1;
    return this.isFaulty(this.calls);
  }

  #error(): DOMException {
    return this.#fault === 'full'
      ? new DOMException('The disk is full.', 'QuotaExceededError')
      : new DOMException('Internal error committing transaction.', 'AbortError');
  }
}

/** What a transaction may still ask after its last write before that counts as its end. */
const QUIET_REQUESTS = 5;

/** As Chromium does on a full disk: what reads or deletes passes, what writes is aborted when it should commit. */
function refuseCommit(transaction: IDBTransaction, error: DOMException): void {
  const objectStore = transaction.objectStore.bind(transaction);
  let left = 0;
  const waitForEnd = (store: IDBObjectStore) => {
    if (transaction.error) return;
    store.count().addEventListener('success', () => {
      left -= 1;
      if (left > 0) waitForEnd(store);
      else abort(transaction, error);
    });
  };
  transaction.objectStore = (name) => {
    const store = objectStore(name);
    for (const write of ['put', 'add'] as const) {
      const real = store[write].bind(store);
      store[write] = (...parameters) => {
        const request = real(...parameters);
        if (left === 0) request.addEventListener('success', () => waitForEnd(store));
        left = QUIET_REQUESTS;
        transaction.commit = () => abort(transaction, error);
        return request;
      };
    }
    return store;
  };
}

/** As a browser does when a commit fails: the transaction aborts, and says why in its `error`. */
function abort(transaction: IDBTransaction, error: DOMException): void {
  Object.defineProperty(transaction, 'error', { get: () => error });
  transaction.abort();
}
