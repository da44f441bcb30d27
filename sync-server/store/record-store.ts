import type { PushAnswer } from '../../shared/protocol/messages';
import type { RecordState, VersionVector } from '../../shared/records/record';

/** Which rows a push is refused for, beyond what the store itself checks. Pure; run inside the transaction. */
export interface PushRules {
  /** The epoch that the rows belong to; undefined for rows of any. */
  readonly epoch?: string | undefined;
  /**
   * A code to reject the row with, or undefined to take it. Called before the row is compared, with the version that is
   * stored, if any.
   */
  readonly check: (row: RecordState, stored: VersionVector | undefined) => string | undefined;
  /** Live journal entries the person may hold at most; Infinity for no limit. Counted for new rows only (P-limit). */
  readonly entryLimit: number;
  /** Bytes that the person's records may come to, as `recordCost` counts them (P45); Infinity for no limit. */
  readonly recordBytes: number;
  /** How far tombstones may go past that. */
  readonly deletionBytes: number;
  /** Bytes of stored states that the answer may hold; one is always told (P46). */
  readonly conflictBytes: number;
}

/** Something a push came upon that should not happen. To be logged: nothing was lost by it. */
export interface PushIncident {
  readonly id: string;
  /**
   * `differs`: pushed under the stored version with another content; what is stored stays.
   * `failed`: the row could not be read or written; it is not named in the answer, so it stays pending.
   */
  readonly kind: 'differs' | 'failed';
  readonly cause?: unknown;
}

export interface ApplyPushResult extends Pick<PushAnswer, 'accepted' | 'conflicts' | 'rejected'> {
  /** The database's, as of this push. */
  readonly epoch: string;
  /** The person's sequence before and after the push: in between lies what it wrote (P40). */
  readonly before: number;
  readonly sequence: number;
  readonly wrote: boolean;
  /** What the person's records come to after the push. */
  readonly recordBytes: number;
  readonly incidents: readonly PushIncident[];
}

/** A stored record whose sealed body does not open: it was damaged or moved, or its key is not the person's. */
export interface UnreadableRecord {
  readonly accountId: string;
  readonly recordId: string;
  readonly cause: unknown;
}

/** The request speaks of another copy of this database, or of changes that it never gave out (P11, P16). Nothing was changed. */
export class EpochChanged extends Error {
  override readonly name = 'EpochChanged';

  /** `epoch` is the database's. */
  constructor(readonly epoch: string) {
    super('The request belongs to another epoch');
  }
}

/**
 * Computes a record's next state from the stored one, and what to answer; without `next` nothing is written. Pure, since it
 * may run more than once; what it throws undoes the call.
 */
export type RecordChange<Value> = (
  current: RecordState | undefined,
  epoch: string,
) => { readonly next?: RecordState; readonly value: Value };

interface PageFacts {
  /** The database's, as of this page. */
  readonly epoch: string;
  /** Ids of records of this page that can't be read; the page goes on past them (P41). */
  readonly unreadable: string[];
  readonly checkpoint: number;
  readonly more: boolean;
  /** What all records of the person come to. */
  readonly recordBytes: number;
}

export interface PullPage extends PageFacts {
  readonly rows: RecordState[];
}

/** The same page in the form in which it is answered. */
export interface JsonPage extends PageFacts {
  /** The list of its rows as JSON, in UTF-8. */
  readonly json: Uint8Array;
  readonly count: number;
}

/** Which live records, and in what order: a kind from its oldest day on or newest first, or all but some kinds, by kind and day. */
export type RecordQuery =
  | { readonly kind: string; readonly fromDay?: string; readonly toDay?: string }
  | { readonly kind: string; readonly newestFirst: true }
  | { readonly except: readonly string[] };

/** The bounds of a page; it holds at least one record if there is any. */
export interface PageSize {
  readonly maxRows: number;
  readonly maxBytes: number;
}

/** The last record of a page. `row` tells records of one place apart; it is for the store alone. */
export interface RecordPlace {
  readonly id: string;
  readonly kind: string;
  readonly day: string;
  readonly order: number;
  readonly row: number;
}

export interface PageOfRecords {
  readonly rows: readonly RecordState[];
  /** Where the next page begins; undefined after the last one. */
  readonly next: RecordPlace | undefined;
}

/** What of a record is not sealed. */
export type RecordMark = Pick<RecordState, 'id' | 'kind' | 'day'>;

/** People's records. A record is sealed under its person's key; what no longer opens is told and left out of every list. */
export interface RecordStore {
  /**
   * Takes rows of one person in one durable transaction; a row that can't be written is left out. Per row: nothing stored, or the
   * new version dominates: written with the person's next sequence number; equal: accepted; else a conflict with
   * the stored state, as far as `conflictBytes` goes: a row whose stored state is not told is not named. Rejects with
   * EpochChanged where the rules name another epoch. Resolves after the commit is on disk (pushes of several people may share one commit).
   */
  applyPush(
    accountId: string,
    rows: readonly RecordState[],
    rules: PushRules,
  ): Promise<ApplyPushResult>;
  /**
   * Reads a record, changes it and takes the new state as `applyPush` does, all in one transaction: of two callers at once
   * the second meets what the first wrote. Rejects with SealBrokenError where the stored state can't be read.
   */
  changeRecord<Value>(
    accountId: string,
    id: string,
    change: RecordChange<Value>,
    rules: PushRules,
  ): Promise<{ readonly value: Value; readonly push: ApplyPushResult }>;
  /**
   * Records with a sequence above `since`, oldest change first, bounded by rows and bytes, at least one if any. Rejects with
   * EpochChanged for another epoch, and for a `since` that was never given out.
   */
  pull(
    accountId: string,
    since: number,
    maxRows: number,
    maxBytes: number,
    epoch?: string,
  ): Promise<PullPage>;
  /** The same as JSON: an answer is put together faster than by parsing every word. */
  pullJson(...given: Parameters<RecordStore['pull']>): Promise<JsonPage>;
  sequence(accountId: string): Promise<number>;
  /** Throws SealBrokenError for a record that can't be read; the methods that give many leave it out. */
  getRecord(accountId: string, id: string): Promise<RecordState | undefined>;
  /** Live records, a page at a time. A record that is written meanwhile may come in its new state, or not at all. */
  readPage(
    accountId: string,
    query: RecordQuery,
    page: PageSize & { readonly after?: RecordPlace | undefined },
  ): Promise<PageOfRecords>;
  /** Where a record stands, also a tombstone; undefined for an id that nothing is stored under. */
  findPlace(accountId: string, id: string): Promise<RecordPlace | undefined>;
  /** What stands in the clear of those of these records that are live; no body is read. */
  findMarks(accountId: string, ids: readonly string[]): Promise<RecordMark[]>;
  /**
   * XOR over the content hashes of all records except `leaveOut`, hex, and the sequence it speaks of. Rejects with
   * EpochChanged for another epoch than the given one.
   */
  digest(
    accountId: string,
    leaveOut: readonly string[],
    epoch?: string,
  ): Promise<{ digest: string; sequence: number }>;
  /** Random name of this database; a restored backup gets another. */
  readEpoch(): Promise<string>;
}
