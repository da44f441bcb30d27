/**
 * The port behind which the bytes of recordings lie. They are sealed before they come here; nothing here knows a key.
 * `media-files.contract.ts` is the suite every adapter passes.
 *
 * Several servers may stand on one place, and each may be late. So whatever lies here belongs to one attempt at one upload,
 * and each attempt has an id of its own: every server writes the same bytes of the recording at the same position of it (V19),
 * and what is removed with an attempt is no other's (V20).
 */

/** One recording of one person. */
export interface MediaName {
  readonly accountId: string;
  readonly id: string;
}

/** One attempt at an upload. Each time a recording is uploaded from its start again, it gets a new attempt. */
export interface MediaUpload extends MediaName {
  /** A random id; empty for a recording from before there were attempts. */
  readonly attempt: string;
}

/** A file of a recording: the whole, or the part of an upload that is not finished. */
export interface MediaFile extends MediaUpload {
  readonly isPart: boolean;
}

export interface ListedMediaFile extends MediaFile {
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
}

/** Bytes that lie here. What is in front of its end when it is opened does not change. */
export interface StoredMedia {
  readonly bytes: number;
  /** Bytes from `position` on: `length` of them, fewer at the end. */
  read(position: number, length: number): Promise<Uint8Array>;
}

export interface StoredPart extends StoredMedia {
  /** Makes exactly these bytes the whole recording, in one step; resolves once that survives a power cut. */
  finish(): Promise<void>;
}

/** Every method throws for a name that could lead out of the folder (A15); the caller checks what a client sent. */
export interface MediaFiles {
  /** How many bytes an append should bring: where each is an object, small ones take long and cost. */
  readonly blockBytes: number;
  /** The whole recording of an attempt, or undefined where there is none. */
  open(upload: MediaUpload): Promise<StoredMedia | undefined>;
  /** The bytes from the start that an attempt has, of whichever server, or undefined where there are none. */
  openPart(upload: MediaUpload): Promise<StoredPart | undefined>;
  /** Adds whole segments at `position`, at most the bytes that the attempt has. Two appends of one server never run at once. */
  append(upload: MediaUpload, position: number, bytes: Uint8Array): Promise<void>;
  /** Resolves once everything appended survives a power cut. */
  sync(upload: MediaUpload): Promise<void>;
  /** Removes a file; none there is no failure. The caller has seen to it that no row names the attempt (V20). */
  remove(file: MediaFile): Promise<void>;
  /** Every file of a person. */
  list(accountId: string): Promise<ListedMediaFile[]>;
  /** Every account that has files. */
  accountIds(): Promise<string[]>;
  /** Removes every file of a person; none there is no failure. */
  removeAll(accountId: string): Promise<void>;
}
