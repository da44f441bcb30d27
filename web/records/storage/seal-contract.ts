import type { Dexie } from 'dexie';

/**
 * Seals and opens rows of a person's local databases while their app lock is on. Synchronous: a transaction of IndexedDB ends
 * while it waits for anything but IndexedDB, Web Crypto included.
 */
export interface RowSeal {
  /** Whether rows are written sealed. False while a lock is being turned off: what is sealed opens, what is written is plain. */
  readonly isSealing: boolean;
  /** `place` names table and primary key and is authenticated: a row copied elsewhere does not open there. */
  seal(place: string, bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Undefined if the key, the place or a bit is another. */
  open(place: string, sealed: Uint8Array): Uint8Array<ArrayBuffer> | undefined;
  /** As above for what stands in local storage, as Base64. */
  sealText(place: string, text: string): string;
  /** Undefined also where it is no Base64. */
  openText(place: string, sealed: string): string | undefined;
  /** Seals and opens the rows of a database that is opened with it (I1). It comes with the key, so that nobody without loads it. */
  readonly addon: (database: Dexie) => void;
}
