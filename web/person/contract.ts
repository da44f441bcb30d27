/**
 * What the local databases offer: `PersonStore` to screens, `Replica` to the replication loop. No React, no network.
 *
 * A person's own words are read and written here and nowhere else. A promise returned by a write resolves only
 * after the IndexedDB transaction has completed.
 */
import type { Plan } from '../../shared/protocol/messages';
import type { RecordState } from '../../shared/records/record';
import type { Answers } from '../answers/contract';
import type { Live } from '../live/live';
import type { Media, MediaReplica } from '../media/contract';
import type { Outbox, OutboxReplica } from '../outbox/contract';
import type { Drafts, Records } from '../records/contract';

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
  /** Opens what a write needs, for speed: each write does so as well. */
  beReady(): Promise<void>;
  /**
   * Pending rows in the order of `updatedAt`, prepared as by `prepareWaiting`, bounded by rows and bytes of JSON, at least one if
   * any; those changed before `from` are left out.
   */
  pendingRows(maxRows: number, maxBytes: number, from?: RecordState): Promise<RecordState[]>;
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
  /** Whether anything is pending or held. */
  hasWaiting(): Promise<boolean>;
  /**
   * Everything thought acknowledged becomes pending, then epoch and checkpoint 0 in one write (P13). Where the digest of the
   * epoch's server is given, and is that of all that is here, nothing does: epoch and the server's sequence are stored in one
   * write, and true is returned (P54).
   */
  enterEpoch(
    epoch: string,
    theirs?: { readonly digest: string; readonly sequence: number },
  ): Promise<boolean>;
  /** Sets the checkpoint of this epoch to zero once, so that everything is pulled again (a digest that differs). */
  repull(epoch: string): Promise<void>;
  /** Stores the plan and turns held records that it now permits into pending ones. */
  applyPlan(plan: Plan): Promise<void>;
  /**
   * Turns held entries into pending ones, the oldest first, as far as the plan now has room for them, and returns their
   * ids. To be asked when everything is pulled: while anything waits to be sent, the room is not known.
   */
  freeEntries(plan: Plan): Promise<string[]>;
  /**
   * Brings what waits or is held within the bounds of a record, so that it can be sent (P44), and moves the oldest kept
   * versions of oversized records to records of their own (P30).
   */
  prepareWaiting(): Promise<void>;
  /** The same for what is held alone. */
  prepareHeld(): Promise<void>;
  /**
   * Turns records that the server had no room for into pending ones, the oldest first, as far as they fit into `room` bytes
   * beside what is pending already, and returns their ids (P45).
   */
  freeRecords(room: number): Promise<string[]>;
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
