import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { IndexedDb } from '../storage/indexed-db';
import type { RecordStorage } from '../storage/record-storage';
import { rowSeal } from '../storage/row-seal';
import { createMemoryStorage } from './memory-storage';

/** The project `sealed` of Vitest runs the tests of stores once more, for a person with an app lock (I1). */
const isSealed = process.env.SEALED_ROWS === 'yes';
const seal = rowSeal(new Uint8Array(32).fill(5), true);

/** What outlives a restart of the program on one device; several tabs may use it at once. */
export interface Disk {
  readonly idb: IndexedDb;
  /** Left out: records are kept in `idb` as well, as in a browser. */
  readonly storage?: RecordStorage;
}

/** An empty disk whose records are kept in memory: fast, for simulations. */
export function createMemoryDisk(): Disk {
  return { ...createIndexedDbDisk(), storage: createMemoryStorage() };
}

/** An empty disk as a browser has it. */
export function createIndexedDbDisk(): Disk {
  const idb: IndexedDb = { indexedDB: new IDBFactory(), IDBKeyRange, ...(isSealed && { seal }) };
  // Dexie's live queries stay silent where there is no IndexedDB in the world at all, as in Node.
  Dexie.dependencies.indexedDB ??= idb.indexedDB;
  return { idb };
}
