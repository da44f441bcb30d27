import type { Outcome } from '../../shared/outcome';
import type { RecordKind } from '../../shared/records/kind';
import type {
  DeviceRecord,
  RecordBody,
  RecordState,
  VersionVector,
} from '../../shared/records/record';
import type { Live } from '../live/live';

/** A record of a known kind, its body typed. */
export type RecordOf<Body extends RecordBody> = Omit<DeviceRecord, 'body'> & {
  readonly body: Body;
};

/** What a form hands over when it saves. */
export interface SaveInput<Body extends RecordBody> {
  readonly kind: RecordKind<Body>;
  /** For keyed kinds `kind.idFor(day)`; for others the id of the entry, or a fresh random one for a new entry. */
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

/** The record log as screens use it. Live values must be created once (memoised) per query and unsubscribed. */
export interface Records {
  find<Body extends RecordBody>(
    kind: RecordKind<Body>,
    id: string,
  ): Promise<RecordOf<Body> | undefined>;
  /** Saves atomically as pending and returns the record as stored. Rejects with `LocalStoreError` only if the disk does. */
  save<Body extends RecordBody>(input: SaveInput<Body>): Promise<RecordOf<Body>>;
  /**
   * Deletes a record as the screen showed it. Where the record is newer than that, nothing is done: the problem is the newer
   * record, to be shown and asked about again.
   */
  remove(id: string, seen: VersionVector): Promise<Outcome<void, DeviceRecord>>;

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
  adoptCopy(key: string, tab: string, value: unknown): Promise<void>;
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

const STORE_ERRORS = {
  QUOTA_EXCEEDED:
    'This device has no space left. What you wrote is still on this screen. Copy or export it.',
  STORE_FAILED:
    'This device couldn’t save. What you wrote is still on this screen. Copy or export it.',
  REPLACED:
    'This app was updated in another tab. What you wrote is still on this screen. Copy or export it, then reload.',
  LOCKED:
    'The app is locked on this device. What you wrote is still on this screen. Copy it, then unlock the app.',
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
