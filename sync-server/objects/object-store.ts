/**
 * The port behind which a bucket lies that several servers share. A key is a path of letters, digits, `-`, `_` and `.`, such as
 * `media/anna/recording-1`. What was put is found by the next get and list, of every server: S3 promises that since 2020.
 * Every method rejects with a Problem of 503 where the bucket can't be asked.
 */

export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since the epoch, by the clock of the bucket. */
  readonly modifiedAt: number;
}

/** Bytes of an object, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface ObjectStore {
  /** Keeps the bytes under the key, in the place of what was there, whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The object, or those bytes of it; fewer where it ends before. Undefined where there is none. */
  get(key: string, range?: ByteRange): Promise<Uint8Array | undefined>;
  /** Every object whose key begins so, by key. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** The names of the folders right under a prefix that ends with `/`. */
  folders(prefix: string): Promise<string[]>;
  /** None there is no failure. */
  delete(key: string): Promise<void>;
}
