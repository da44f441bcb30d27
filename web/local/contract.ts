/**
 * What the local databases offer: `PersonStore` to screens, `Replica` to the replication loop. No React, no network.
 *
 * A person's own words are read and written here and nowhere else. A promise returned by a write resolves only
 * after the IndexedDB transaction has completed.
 */
import type { Plan } from '../../shared/protocol/messages';
import type { RecordKind } from '../../shared/records/kind';
import type {
  DeviceRecord,
  RecordBody,
  RecordState,
  VersionVector,
} from '../../shared/records/record';

/** A value that changes. `get` is undefined until first read from disk, and keeps its identity while unchanged. */
export interface Live<Value> {
  get(): Value | undefined;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** Time, chance and place, injected so that tests decide them. */
export interface Surroundings {
  /** Milliseconds since the epoch. */
  now(): number;
  /** This device's offset from UTC at `epochMs`, minutes, east positive. */
  utcOffsetMinutes(epochMs: number): number;
  /** 128 random bits, URL-safe. */
  randomId(): string;
}

/** A record of a known kind, its body typed. */
export type RecordOf<Body extends RecordBody> = Omit<DeviceRecord, 'body'> & {
  readonly body: Body;
};

/** What a form hands over when it saves. */
export interface SaveInput<Body extends RecordBody> {
  readonly kind: RecordKind<Body>;
  /** For day kinds `kind.idFor(day)`; for others the id of the entry, or a fresh random one for a new entry. */
  readonly id: string;
  /** The local calendar day the form was opened on, `YYYY-MM-DD`. */
  readonly day: string;
  /**
   * The body as the form shows it. A field left out stays as it is (kept versions, a newer client's fields). A counter is
   * handed over as the number the person sees, `withCounter(3)` from `shared/records/fields`; it is saved as the
   * difference to what `opened` showed. What a record shows is `counterValue(body.waterIntake)`.
   */
  readonly body: Body;
  /**
   * The record the form was opened on; undefined when there was none. If it moved since, changes are merged onto it. After
   * a save the form stands on the record that `save` returned: a form that saves again hands that one over.
   */
  readonly opened: RecordOf<Body> | undefined;
  /** The edits come from a draft: this device may have saved them before, so its counters are not added twice. */
  readonly restored?: boolean;
}

export type RemoveResult =
  | { readonly ok: true }
  /** The record is newer than what the screen showed: nothing was done, show `current` and ask again. */
  | { readonly ok: false; readonly current: DeviceRecord };

/** The record log as screens use it. Live values must be created once (memoised) per query and unsubscribed. */
export interface Records {
  find<Body extends RecordBody>(
    kind: RecordKind<Body>,
    id: string,
  ): Promise<RecordOf<Body> | undefined>;
  /** Saves atomically as pending and returns the record as stored. Rejects with `LocalStoreError` only if the disk does. */
  save<Body extends RecordBody>(input: SaveInput<Body>): Promise<RecordOf<Body>>;
  remove(id: string, seen: VersionVector): Promise<RemoveResult>;

  /** One live record; null when there is none (or a tombstone). */
  liveOne<Body extends RecordBody>(kind: RecordKind<Body>, id: string): Live<RecordOf<Body> | null>;
  /** Live records of a kind whose day lies in the range (inclusive), newest day first. */
  liveDays<Body extends RecordBody>(
    kind: RecordKind<Body>,
    fromDay: string,
    toDay: string,
  ): Live<RecordOf<Body>[]>;
  /** The newest `limit` live records of a kind, newest first. */
  liveNewest<Body extends RecordBody>(
    kind: RecordKind<Body>,
    limit: number,
  ): Live<RecordOf<Body>[]>;
  /** How many live records of a kind there are. */
  liveCount(kind: Pick<RecordKind, 'name'>): Live<number>;
  /** Everything that waits or is held back, newest first. */
  liveUnsynced(): Live<DeviceRecord[]>;
  /** The first `limit` live records of a kind whose order is `fromOrder` or later: from 0 on, the newest first. */
  readNewest(
    kind: Pick<RecordKind, 'name'>,
    fromOrder: number,
    limit: number,
  ): Promise<DeviceRecord[]>;
  /**
   * The live records of a kind whose day lies in the range (inclusive), earliest day first, no more than `limit` where it is
   * given. Read once, from the disk.
   */
  readDays(
    kind: Pick<RecordKind, 'name'>,
    fromDay: string,
    toDay: string,
    limit?: number,
  ): Promise<DeviceRecord[]>;
  /**
   * Tells of each record after it changed, by whichever tab or worker, tombstones too. Undefined, first of all and after a
   * lost connection, says that earlier changes are not told: read anew. Returns the function that ends it.
   */
  onChange(listener: (changed: DeviceRecord | undefined) => void): () => void;
  /** Every record, tombstones left out, by kind and order: for the export. */
  all(): Promise<DeviceRecord[]>;
  /**
   * Takes live states of the person's own in, from a file, each id once; what is newer here stays. Every record is written
   * atomically, all in a few transactions; a repeated call changes nothing more. Returns what became of each id.
   */
  importStates(states: readonly RecordState[]): Promise<ReadonlyMap<string, ImportOutcome>>;
}

/**
 * `added`: nothing was here. `merged`: put together with what is here, or in the place of something older. `known`: this
 * or something newer is here already. `deleted`: it was deleted here since, and stays so.
 */
export type ImportOutcome = 'added' | 'merged' | 'known' | 'deleted';

/**
 * Unsaved writing, one per screen and day (`check-in:2026-03-01`, `journal:new`, `journal:<id>`) and tab: what two tabs
 * type into one form both stays.
 */
export interface Drafts {
  /** Names this tab's copies. */
  readonly tab: string;
  /** This tab's, else the newest of any other. */
  read<Value>(key: string): Promise<Value | undefined>;
  write<Value>(key: string, value: Value): Promise<void>;
  /**
   * What this tab does next with a draft takes the place of that tab's copy, if that holds just this value and nothing is
   * written to it meanwhile. Any other may hold more words than are known here.
   */
  goOnFrom(key: string, tab: string, value: unknown): Promise<void>;
  /** Forgets this tab's, and the one that this tab read and went on with. */
  discard(key: string): Promise<void>;
  /** Of every tab; a key may come more than once. */
  all(): Promise<{ readonly key: string; readonly value: unknown; readonly updatedAt: number }[]>;
  /**
   * Puts a draft from a file beside what is here, as if another tab had written it long ago: whatever is being typed goes
   * first. False where the very same draft is here already.
   */
  restore(key: string, value: unknown): Promise<boolean>;
}

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
   * Brings back a recording from a file of the person's own, whole, to be sent. False where this device knows it already.
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
  /** The server has named it complete. */
  noteComplete(id: string): Promise<void>;
  /** The server refuses it. */
  hold(id: string, code: string): Promise<void>;
  /** Lets those wait again that are held with this code. */
  release(heldWith: string): Promise<void>;
  /** Keeps a copy of what was fetched whole from the server. Does nothing if this device has it. */
  keepCopy(id: string, blob: Blob): Promise<void>;
  /**
   * Drops recordings that no record and no draft has named for `MEDIA.graceDays`, counted from the first sweep that
   * missed their name. To be asked when everything is pulled. A voice recording that no record ever kept stays: it is
   * offered again. A picture does not (V16).
   */
  sweep(): Promise<void>;
  /** Called after each `Media.keep`; the loop listens. Returns the function that ends it. */
  onKeep(listener: () => void): () => void;
}

/**
 * Something that is said to other people, and so lives on the server: feedback, prayer circles. It stays on the device
 * until the server has it.
 */
export interface OutboxItem {
  /** Names the request and its repeats (`Idempotency-Key`): however often it is sent, it arrives once. */
  readonly key: string;
  readonly kind: OutboxKind;
  /** Where it is posted. */
  readonly path: string;
  /** What is posted, as JSON. */
  readonly body: Readonly<Record<string, unknown>>;
  /** When it was handed over, milliseconds since the epoch. */
  readonly createdAt: number;
  /** `held`: the server refuses it, see `code`. */
  readonly state: 'waiting' | 'held';
  readonly code?: string;
  /** It was on its way at least once: as long as it waits, the server may have it. */
  readonly tried?: true;
}

export type OutboxKind =
  | 'feedback'
  | 'suggestion'
  | 'suggestion-vote'
  | 'prayer-circle'
  | 'prayer-request'
  | 'prayer-response'
  | 'prayer-answered'
  | 'prayed'
  | 'companion-flag';

/** What waits to be sent to other people. */
export interface Outbox {
  /** Takes something to be sent; resolves when it is on the disk. */
  add(given: Pick<OutboxItem, 'kind' | 'path' | 'body'>): Promise<OutboxItem>;
  /** Undefined once it has been sent or taken back. */
  find(key: string): Promise<OutboxItem | undefined>;
  /**
   * Forgets what its person has taken elsewhere, or does not want to send. False where the server may have it already: it
   * goes on waiting.
   */
  takeBack(key: string): Promise<boolean>;
  /** Everything that waits to be sent or is held back, newest first. */
  liveUnsent(): Live<OutboxItem[]>;
}

/** The outbox as the sender uses it. Every method may be repeated. */
export interface OutboxReplica {
  /** The oldest first. */
  waiting(): Promise<OutboxItem[]>;
  /** To be called before each try. False where its person has taken it back meanwhile: it must not be sent. */
  begin(key: string): Promise<boolean>;
  /** The server has it: it is removed here. */
  noteSent(key: string): Promise<void>;
  /** The server refuses it. */
  hold(key: string, code: string): Promise<void>;
  /** Called after each `Outbox.add` of this tab. Returns the function that ends it. */
  onAdd(listener: () => void): () => void;
}

/**
 * The last answers of the server with words in them, to be read without a network. They are the server's: nothing waits
 * here, and nothing is sealed at sign-out.
 */
export interface Answers {
  /** In the place of the last one from there. */
  keep(path: string, answer: unknown): Promise<void>;
  /**
   * Null where none was kept. An older version of the app may have kept it: check its shape. While somebody listens to it,
   * whoever else asks is given the same, and what was read is there at once.
   */
  live(path: string): Live<unknown>;
  /** Drops those that the person may no longer read. */
  forget(isGone: (path: string) => boolean): Promise<void>;
}

/** What the loop knows between runs. */
export interface SyncState {
  readonly epoch: string | null;
  /** The person's sequence up to which everything is merged. */
  readonly checkpoint: number;
  readonly plan: Plan | null;
  /** False until the first pull from zero has reached its end. */
  readonly initialPullDone: boolean;
  /** When the last run ended with nothing left to do, milliseconds since the epoch. */
  readonly lastSyncedAt: number | null;
  /** Ids of records that the server named as unreadable and has not given or taken since (P41). */
  readonly unreadable?: readonly string[];
}

/** The record log as the replication loop uses it. Every method is atomic and may be repeated. */
export interface Replica {
  readonly personId: string;
  readonly deviceId: string;
  readState(): Promise<SyncState>;
  liveState(): Live<SyncState>;
  /** Pending rows in the order of `updatedAt`, bounded by rows and bytes of JSON, at least one if any. */
  pendingRows(maxRows: number, maxBytes: number): Promise<RecordState[]>;
  /** Merges server states in. With `epoch` no longer the stored one, nothing is written and false is returned. */
  mergeIn(epoch: string, rows: readonly RecordState[]): Promise<boolean>;
  /** The server holds exactly these states. As above for `epoch`. */
  acknowledge(epoch: string, rows: readonly RecordState[]): Promise<boolean>;
  /** The server refuses these states. As above for `epoch`. */
  hold(
    epoch: string,
    rows: readonly { readonly state: RecordState; readonly code: string }[],
  ): Promise<boolean>;
  /** Moves the checkpoint forward within `epoch`; never back. */
  advance(epoch: string, checkpoint: number, reachedEnd: boolean): Promise<boolean>;
  /**
   * Moves the checkpoint from `before` to `after` (P40). Where it is not at `before`, or in another epoch, nothing is
   * written and false is returned.
   */
  advanceOver(epoch: string, before: number, after: number): Promise<boolean>;
  /**
   * The server can't open these (P41). They are remembered and, where this device has one acknowledged, it becomes pending.
   * As above for `epoch`.
   */
  noteUnreadable(epoch: string, ids: readonly string[]): Promise<boolean>;
  /** Everything thought acknowledged becomes pending, then epoch and checkpoint 0 in one write. */
  enterEpoch(epoch: string): Promise<void>;
  /** Sets the checkpoint of this epoch to zero once, so that everything is pulled again (a digest that differs). */
  repull(epoch: string): Promise<void>;
  /** Stores the plan and turns held records that it now permits into pending ones. */
  applyPlan(plan: Plan): Promise<void>;
  /**
   * Turns held entries into pending ones, the oldest first, as far as the plan now has room for them, and returns their
   * ids. To be asked when everything is pulled: while anything waits to be sent, the room is not known.
   */
  freeEntries(plan: Plan): Promise<string[]>;
  /** Brings what waits or is held within the bounds of a record, so that it can be sent (P44). */
  healWaiting(): Promise<void>;
  /**
   * Turns records that the server had no room for into pending ones, the oldest first, as far as they fit into `room` bytes
   * beside what is pending already, and returns their ids (P45).
   */
  freeRecords(room: number): Promise<string[]>;
  /** Moves the oldest kept versions of oversized records to records of their own. */
  spillKeptVersions(): Promise<void>;
  /** XOR of the hashes of acknowledged records (hex), and the ids left out: pending, held, or unreadable and not here. */
  digest(): Promise<{ readonly digest: string; readonly leaveOut: string[] }>;
  noteSynced(at: number): Promise<void>;
  /** Called after each local write commits; the loop listens. Returns the function that ends it. */
  onLocalWrite(listener: () => void): () => void;
}

/** One person's databases on this device. */
export interface PersonStore {
  readonly personId: string;
  readonly records: Records;
  readonly drafts: Drafts;
  readonly media: Media;
  readonly replica: Replica;
  readonly mediaReplica: MediaReplica;
  readonly outbox: Outbox;
  readonly outboxReplica: OutboxReplica;
  readonly answers: Answers;
  close(): Promise<void>;
}

const STORE_ERRORS = {
  QUOTA_EXCEEDED:
    'This device has no space left. What you wrote is still on this screen. Copy or export it.',
  STORE_FAILED:
    'This device couldn’t save. What you wrote is still on this screen. Copy or export it.',
  REPLACED:
    'This app was updated in another tab. What you wrote is still on this screen. Copy or export it, then reload.',
} as const;

/** A local write that failed even after reopening the database once. The words are still in the form. */
export class LocalStoreError extends Error {
  override readonly name = 'LocalStoreError';
  constructor(
    readonly code: keyof typeof STORE_ERRORS,
    cause: unknown,
  ) {
    super(STORE_ERRORS[code], { cause });
  }
}
