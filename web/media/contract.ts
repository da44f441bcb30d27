import type { Live } from '../live/live';

/** The code of a recording that is held because the record it belongs to is (V11). */
export const HELD_WITH_RECORD = 'RECORD_HELD';

/** A voice recording, a photo or the preview of one on this device (SPEC V1 to V17); its `type` tells which. */
export interface Recording {
  /** Names it in its address, `mediaUrl(id)`. */
  readonly id: string;
  /** MIME type as the recorder gave it, parameters included. */
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly durationMs: number;
  readonly bytes: number;
  /**
   * `recording`: chunks still come, or a killed browser left it so. `captured`: whole, no record keeps it yet.
   * `waiting`: kept by a record, to be sent. `held`: the server refuses it, see `code`. `synced`: the server has it.
   */
  readonly state: 'recording' | 'captured' | 'waiting' | 'held' | 'synced';
  readonly code?: string;
  /** Bytes the server has named as received. */
  readonly sentBytes: number;
  /** The photo that this is the preview of, by its id. */
  readonly previewOf?: string;
}

/** A recording out of a file that the person exported. */
export interface RestoredRecording {
  readonly id: string;
  /** Its bytes, under its MIME type. */
  readonly content: Blob;
  readonly durationMs: number;
  readonly previewOf?: string | undefined;
}

/** Voice recordings and photos: written chunk by chunk, played or shown from here, sent by the uploader. */
export interface Media {
  /** Begins a recording and returns its id. `key` is the draft it belongs to (`journal:new`, `drop:17`). */
  begin(key: string, type: string): Promise<string>;
  /** Adds a chunk; resolves when it is on the disk. Chunks arrive in order. */
  append(id: string, chunk: Blob, durationMs: number): Promise<void>;
  /** No more chunks come. Resolves with the recording as captured, undefined when nothing was said. */
  finish(id: string): Promise<Recording | undefined>;
  /** Throws a recording away that no record keeps. */
  discard(id: string): Promise<void>;
  /**
   * A record is about to keep it: it is sent from now on. To be called before the record is saved; may be repeated. A
   * preview is kept with the id of its photo.
   */
  keep(id: string, previewOf?: string): Promise<void>;
  /** The recording itself, also while its chunks still come. Undefined when this device has no copy. */
  read(id: string): Promise<Blob | undefined>;
  /**
   * Brings back a recording from a file of the person's own, whole, to be sent. False where this device has it already; one
   * that was sent and whose copy was dropped here is brought back too (V22).
   */
  restore(recording: RestoredRecording): Promise<boolean>;
  /**
   * Voice recordings of this draft that no record keeps, newest first: captured, or left behind by a killed browser. No
   * pictures: those are named by the draft, or not wanted (V16).
   */
  unkept(key: string): Promise<Recording[]>;
  liveOne(id: string): Live<Recording | null>;
  /** Everything that waits to be sent or is held back, newest first. */
  liveUnsent(): Live<Recording[]>;
}

/** A recording as it is sent. */
export interface OutgoingRecording extends Recording {
  /** SHA-256 of all bytes, hex, once it was computed. */
  readonly sha256?: string;
}

/** Recordings and photos as the uploader, the player and the clean-up use them. Every method may be repeated. */
export interface MediaReplica {
  /**
   * Those that wait to be sent, the oldest first. One whose `sentBytes` is not 0 may be on the server already. Settles
   * first which of them are held with their record, and which no longer are (V11).
   */
  waiting(): Promise<OutgoingRecording[]>;
  /** All bytes, for sending: unlike `Media.read` this is no playing. */
  bytesOf(id: string): Promise<Blob | undefined>;
  noteHash(id: string, sha256: string): Promise<void>;
  /** How many bytes from the start the server has named as received. */
  noteSent(id: string, sentBytes: number): Promise<void>;
  /**
   * The server has named it complete under this epoch. False, and it waits on, where this device is in another one (V21).
   * Undefined for a server of an earlier version, which names none.
   */
  noteComplete(id: string, epoch?: string): Promise<boolean>;
  /** The server refuses it. */
  hold(id: string, code: string): Promise<void>;
  /** Lets those wait again that are held with this code. */
  release(heldWith: string): Promise<void>;
  /** Keeps a copy of what was fetched whole from the server. Does nothing if this device has it. */
  keepCopy(id: string, blob: Blob): Promise<void>;
  /**
   * Drops recordings that no record and no draft has named for `MEDIA.graceDays`, counted from the first sweep that
   * missed their name. One that is named again is offered to the server again (V22). To be asked when everything is pulled. A
   * voice recording that no record ever kept stays: it is offered to its person again. A picture does not (V16).
   */
  sweep(): Promise<void>;
  /** Called after each `Media.keep`; the loop listens. Returns the function that ends it. */
  onKeep(listener: () => void): () => void;
}
