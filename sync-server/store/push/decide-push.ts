import { recordCost } from '../../../shared/domain/record-cost';
import { xorInto } from '../../../shared/domain/record-hash';
import { compareVersions } from '../../../shared/domain/version-vector';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { RecordState, VersionVector } from '../../../shared/records/record';
import { hashRecord } from '../hash-record';
import type { ApplyPushResult, PushRules } from '../record-store';
import { collectPush } from './push-collection';

/** What a person's records come to. */
export interface PersonCounters {
  /** The number of the newest change. */
  readonly sequence: number;
  /** XOR over the hashes of all records. */
  readonly digest: Uint8Array;
  /** Sum of `recordCost`. */
  readonly recordBytes: number;
}

/** What is stored under the id of a pushed row, without its body. */
export interface StoredRecord {
  readonly kind: string;
  readonly version: VersionVector;
  readonly isDeleted: boolean;
  readonly hash: Uint8Array;
  /** `recordCost` of it. */
  readonly cost: number;
  /** What it adds to an answer at most. */
  readonly answerBytes: number;
}

/** A stored record with its body, or why it does not open. */
export type OpenedRecord = { readonly state: RecordState } | { readonly cause: unknown };

/** A person as a push finds them. */
export interface PushSubject {
  readonly counters: PersonCounters;
  /** By id; only ids of pushed rows matter. */
  readonly stored: ReadonlyMap<string, StoredRecord>;
  /** By id. What is not in it and would be needed is named in `missing`. */
  readonly opened: ReadonlyMap<string, OpenedRecord>;
  /** Live journal entries, counted at least up to the limit and the number of rows together. */
  readonly liveEntries: number;
}

/** A state to be written, with what was computed of it. */
export interface RecordWrite {
  readonly state: RecordState;
  readonly sequence: number;
  readonly hash: Uint8Array;
  /** UTF-8 of its body as JSON. */
  readonly words: Buffer;
}

export interface PushDecision {
  /** In order; of several with one id the last stands. */
  readonly writes: readonly RecordWrite[];
  readonly counters: PersonCounters;
  /** A stored row did not open, so its hash may have been changed too: the digest is to be added up from all rows. */
  readonly isDigestInDoubt: boolean;
  /** Ids whose bodies the decision needs: open them and decide again. */
  readonly missing: readonly string[];
  readonly answer: Pick<ApplyPushResult, 'accepted' | 'conflicts' | 'rejected' | 'incidents'>;
}

type Outcome =
  | 'accepted'
  | 'differs'
  | 'left'
  | { readonly rejected: string }
  | { readonly theirs: RecordState }
  | { readonly failed: unknown };

type Stored = StoredRecord & { readonly opened?: OpenedRecord };

/** What a stored state adds to an answer beside its words and version: ids have at most 200 characters. */
const OTHER_FIELDS_BYTES = 600;

/** What a stored state adds to an answer at most. */
export function answerBytes(bodyBytes: number, versionBytes: number): number {
  return bodyBytes + versionBytes + OTHER_FIELDS_BYTES;
}

/** Decides what becomes of pushed rows (P17–P20, P28, P41, P45, P46). Pure: no database, no key, no clock. */
export function decidePush(
  subject: PushSubject,
  rows: readonly RecordState[],
  rules: PushRules,
): PushDecision {
  const push = new PersonPush(subject, rules);
  const collection = collectPush();
  for (const row of rows) {
    const outcome = attempt(() => push.decide(row));
    if (outcome === 'accepted') collection.accepted(row);
    else if (outcome === 'differs') collection.differs(row);
    else if (outcome === 'left') continue;
    else if ('rejected' in outcome) collection.rejected(row, outcome.rejected);
    else if ('theirs' in outcome) collection.conflict(outcome.theirs);
    else collection.failed(row, outcome.failed);
  }
  return { ...push.result(), answer: collection.result() };
}

/** What a single row makes impossible must not keep the others from being stored. */
function attempt(decide: () => Outcome): Outcome {
  try {
    return decide();
  } catch (failed) {
    return { failed };
  }
}

class PersonPush {
  private readonly writes: RecordWrite[] = [];
  private readonly written = new Map<string, Stored>();
  private readonly missing = new Set<string>();
  private readonly digest: Uint8Array;
  private sequence: number;
  private recordBytes: number;
  private liveEntries: number;
  private isDigestInDoubt = false;
  /** Bytes of the stored states that the answer opens. */
  private openedBytes = 0;
  /** P46: the answer holds as many stored states as it may; what is stored is not looked at any more. */
  private isFull = false;

  constructor(
    private readonly subject: PushSubject,
    private readonly rules: PushRules,
  ) {
    const { counters, liveEntries } = subject;
    this.sequence = counters.sequence;
    this.digest = Uint8Array.from(counters.digest);
    this.recordBytes = counters.recordBytes;
    this.liveEntries = liveEntries;
  }

  /** P18, P19: nothing stored or an older state: written. The stored version: accepted. Else a conflict. */
  decide(row: RecordState): Outcome {
    const stored = this.find(row.id);
    if (stored && this.isFull) return 'left';
    const rejected = this.rules.check(row, stored?.version);
    if (rejected !== undefined) return { rejected };
    const order = stored ? compareVersions(row.version, stored.version) : 'dominates';
    if (stored && order === 'equal') return this.repeat(row, stored);
    if (stored && order !== 'dominates') return this.tell(row, stored);
    if (this.isOverLimit(row, stored)) return { rejected: 'ENTRY_LIMIT' };
    return this.write(row, stored);
  }

  result(): Omit<PushDecision, 'answer'> {
    const { sequence, digest, recordBytes, isDigestInDoubt, writes } = this;
    const counters = { sequence, digest, recordBytes };
    return { writes, counters, isDigestInDoubt, missing: [...this.missing] };
  }

  private find(id: string): Stored | undefined {
    const written = this.written.get(id);
    if (written) return written;
    const stored = this.subject.stored.get(id);
    const opened = this.subject.opened.get(id);
    return stored && opened ? { ...stored, opened } : stored;
  }

  /**
   * A retry; or, P41, the very state whose stored row does not open any more: sealed anew, for every device. A retry brings
   * as much as it makes the server open; another content counts as a conflict does.
   */
  private repeat(row: RecordState, stored: Stored): Outcome {
    const isSame = isEqual(stored.hash, hashRecord(row));
    if (!isSame && !this.mayOpen(stored)) return 'left';
    const opened = this.open(row.id, stored);
    if (!opened) return 'left';
    if ('state' in opened) return isSame ? 'accepted' : 'differs';
    this.isDigestInDoubt = true;
    return this.write(row, stored);
  }

  /** P46: the stored state, opened only while the answer has room for it. */
  private tell(row: RecordState, stored: Stored): Outcome {
    if (!this.mayOpen(stored)) return 'left';
    const opened = this.open(row.id, stored);
    if (!opened) return 'left';
    return 'state' in opened ? { theirs: opened.state } : { failed: opened.cause };
  }

  private open(id: string, { opened }: Stored): OpenedRecord | undefined {
    if (!opened) this.missing.add(id);
    return opened;
  }

  private mayOpen(stored: Stored): boolean {
    const bytes = stored.answerBytes;
    this.isFull = this.openedBytes > 0 && this.openedBytes + bytes > this.rules.conflictBytes;
    if (!this.isFull) this.openedBytes += bytes;
    return !this.isFull;
  }

  /** P28: new is what has nothing stored, or only a tombstone (or, so that no edit slips past, another kind). */
  private isOverLimit(row: RecordState, stored: Stored | undefined): boolean {
    return isLiveEntry(row.kind, row.deleted) && !isStoredEntry(stored)
      ? this.liveEntries >= this.rules.entryLimit
      : false;
  }

  /** P45: refused where the person's records would grow past what they may come to. */
  private write(state: RecordState, stored: Stored | undefined): Outcome {
    const words = Buffer.from(JSON.stringify(state.body));
    const next = storedFrom(state, words);
    const growth = next.cost - (stored?.cost ?? 0);
    const { recordBytes, deletionBytes } = this.rules;
    const limit = recordBytes + (state.deleted ? deletionBytes : 0);
    if (growth > 0 && this.recordBytes + growth > limit) return { rejected: 'RECORD_QUOTA' };
    if (stored) xorInto(this.digest, stored.hash);
    xorInto(this.digest, next.hash);
    this.sequence += 1;
    this.recordBytes += growth;
    this.liveEntries += Number(isStoredEntry(next)) - Number(isStoredEntry(stored));
    this.written.set(state.id, next);
    this.writes.push({ state, sequence: this.sequence, hash: next.hash, words });
    return 'accepted';
  }
}

/** A state as it is stored once it is written. */
function storedFrom(state: RecordState, words: Buffer): Stored {
  const version = Buffer.byteLength(JSON.stringify(state.version));
  const id = Buffer.byteLength(state.id);
  const kind = Buffer.byteLength(state.kind);
  return {
    kind: state.kind,
    version: state.version,
    isDeleted: state.deleted,
    hash: hashRecord(state),
    cost: recordCost({ body: words.length, version, id, kind }),
    answerBytes: answerBytes(words.length, version),
    opened: { state },
  };
}

function isStoredEntry(stored: Stored | undefined): boolean {
  return stored !== undefined && isLiveEntry(stored.kind, stored.isDeleted);
}

function isLiveEntry(kind: string, isDeleted: boolean): boolean {
  return kind === journalEntry.name && !isDeleted;
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
