import { endWhenLeft } from './end-when-left';
import { carriedSeal } from './page-seal';
import type { RowSeal } from './seal-contract';

/** The browser's IndexedDB, injected so that a test can bring its own. */
export interface IndexedDb {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
  /** Seals the rows of the person's databases that are opened with this. Left out: they have no lock. */
  readonly seal?: RowSeal;
}

let known: IndexedDb | undefined;

/** The IndexedDB of the page or worker. */
export function browserIndexedDb(): IndexedDb {
  const plain = { indexedDB: globalThis.indexedDB, IDBKeyRange: globalThis.IDBKeyRange };
  if (!isPageOfWebKit()) return plain;
  known ??= { ...plain, indexedDB: endWhenLeft(plain.indexedDB, globalThis) };
  return known;
}

/** The IndexedDB of the page, for one person's databases. */
export function indexedDbOf(personId: string): IndexedDb {
  const seal = carriedSeal(personId);
  return seal ? { ...browserIndexedDb(), seal } : browserIndexedDb();
}

/** All browsers of iOS are WebKit, and say the same of their vendor. */
function isPageOfWebKit(): boolean {
  return 'document' in globalThis && navigator.vendor.startsWith('Apple');
}

/**
 * How every database here is opened: a write is on the disk before it is reported, also across a power cut, and what is read is
 * what is on the disk. Rows of a person who has a lock are sealed below everything else.
 */
export function dexieOptions({ indexedDB, IDBKeyRange, seal }: IndexedDb) {
  return {
    indexedDB,
    IDBKeyRange,
    addons: seal ? [seal.addon] : [],
    chromeTransactionDurability: 'strict' as const,
    cache: 'disabled' as const,
  };
}
