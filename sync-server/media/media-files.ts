/**
 * The port behind which the bytes of recordings lie. They are sealed before they come here; nothing here knows a key.
 * `media-files.contract.ts` is the suite every adapter passes.
 */

/** One recording of one person. */
export interface MediaName {
  readonly accountId: string;
  readonly id: string;
}

/** A file of a recording: the whole, or the part of an upload that is not finished. */
export interface MediaFile extends MediaName {
  readonly isPart: boolean;
}

export interface ListedMediaFile extends MediaFile {
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
}

/** Every method throws for a name that could lead out of the folder (A15); the caller checks what a client sent. */
export interface MediaFiles {
  /** Bytes of a file, or undefined where there is none. */
  size(file: MediaFile): Promise<number | undefined>;
  /** Bytes from `position` on: `length` of them, fewer at the end of the file. Rejects where there is none. */
  read(file: MediaFile, position: number, length: number): Promise<Uint8Array>;
  /** Writes into the part of a recording at `position` (at most its size) and cuts off what lay behind. */
  append(name: MediaName, position: number, bytes: Uint8Array): Promise<void>;
  /** Resolves once everything appended survives a power cut. */
  sync(name: MediaName): Promise<void>;
  /** Makes the part the whole recording, in one step; resolves once that survives a power cut. */
  finish(name: MediaName): Promise<void>;
  /** Removes a file; none there is no failure. */
  remove(file: MediaFile): Promise<void>;
  /** Every file of a person. */
  list(accountId: string): Promise<ListedMediaFile[]>;
  /** Every account that has files. */
  accountIds(): Promise<string[]>;
  /** Removes every file of a person; none there is no failure. */
  removeAll(accountId: string): Promise<void>;
}
