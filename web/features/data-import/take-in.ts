import type { ExportedDraft, ExportedRecording } from '../../../shared/api/export';
import { rebindAccount } from '../../../shared/domain/rebind-account';
import { type NamedKind, NamedMedia } from '../../../shared/protocol/named-media';
import type { RecordState } from '../../../shared/records/record';
import { allKinds } from '../../../shared/records/registry';
import type { Media } from '../../media/contract';
import type { Drafts, ImportOutcome, Records } from '../../records/contract';
import type { OpenedFile } from './open-file';

/** `present`: the device had it. `damaged`: not what the file says it is. `absent`: the file never had it. */
type BytesOutcome = 'restored' | 'present' | 'damaged' | 'absent';

/** What an import came to. */
export interface ImportReport {
  /** Records by what became of them. */
  readonly records: Readonly<Record<ImportOutcome, number>>;
  readonly drafts: number;
  readonly recordings: Readonly<Record<BytesOutcome, number>>;
  readonly photos: Readonly<Record<BytesOutcome, number>>;
}

const NO_BYTES = { restored: 0, present: 0, damaged: 0, absent: 0 };

export interface ImportStore {
  readonly personId: string;
  readonly records: Pick<Records, 'importStates' | 'find'>;
  readonly drafts: Pick<Drafts, 'restore'>;
  readonly media: Pick<Media, 'restore'>;
}

export interface ImportJob {
  readonly signal: AbortSignal;
  /** The share that is done, 0 to 1, and what has been brought in by then. */
  progress(share: number, report: ImportReport): void;
}

/** Records written at once. */
const BATCH = 200;

/** Before the first step. */
export const NOTHING_YET: ImportReport = {
  records: { added: 0, merged: 0, known: 0, deleted: 0 },
  drafts: 0,
  recordings: NO_BYTES,
  photos: NO_BYTES,
};

/**
 * Brings a file in: words first, recordings and photos last (F2). Every step may be repeated, so a run that was cancelled or
 * failed goes on where it stood when the same file is brought in again. Rejects when aborted, or with `LocalStoreError`.
 */
export async function takeIn(
  file: OpenedFile,
  store: ImportStore,
  { signal, progress }: ImportJob,
): Promise<ImportReport> {
  const { states, drafts, recordings } = file.content;
  const isForeign = file.content.account.id !== store.personId;
  const own = isForeign
    ? states.map((state) => rebindAccount(state, file.content.account.id))
    : states;
  const steps = Math.ceil(own.length / BATCH) + recordings.length + 1;
  let report = NOTHING_YET;
  let done = 0;
  const step = (next: ImportReport) => {
    report = next;
    done += 1;
    progress(done / steps, report);
    signal.throwIfAborted();
  };

  const wanted = new Set(new NamedMedia(drafts).ids);
  for (let from = 0; from < own.length; from += BATCH) {
    const batch = own.slice(from, from + BATCH);
    const outcomes = await store.records.importStates(batch);
    const taken = batch.filter(({ id }) => outcomes.get(id) !== 'deleted');
    for (const id of new NamedMedia(taken).ids) wanted.add(id);
    step({ ...report, records: countIn(report.records, outcomes) });
  }
  step({ ...report, drafts: await restoreDrafts(drafts, isForeign, store) });
  const named = new NamedMedia([states, drafts]);
  for (const recording of recordings) {
    if (wanted.has(recording.id)) {
      const outcome = await restoreBytes(file, recording, named, store, signal);
      step(countBytes(report, named.kindOf(recording.id), outcome));
    } else step(report);
  }
  return report;
}

async function restoreDrafts(
  drafts: readonly ExportedDraft[],
  isForeign: boolean,
  { records, drafts: stored }: ImportStore,
): Promise<number> {
  let restored = 0;
  for (const { key, value } of drafts) {
    const draft = readDraft(value);
    // A new entry that was saved since; its words are in the record.
    if (draft?.opened === null && (await isEntryStored(records, draft.id))) continue;
    // Another account's record is not what this account's form would begin on.
    const own = isForeign && draft ? { ...draft, opened: null } : value;
    if (await stored.restore(key, own)) restored += 1;
  }
  return restored;
}

/** Kinds without an id for each day: another record of theirs would be a second one. */
const ENTRY_KINDS = allKinds().filter(({ idFor }) => idFor === undefined);

async function isEntryStored(records: ImportStore['records'], id: string): Promise<boolean> {
  const found = await Promise.all(ENTRY_KINDS.map((kind) => records.find(kind, id)));
  return found.some((record) => record !== undefined);
}

interface Draft {
  readonly id: string;
  readonly opened: unknown;
}

function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return 'id' in value && typeof value.id === 'string' && 'opened' in value
    ? (value as Draft)
    : undefined;
}

async function restoreBytes(
  file: OpenedFile,
  recording: ExportedRecording,
  named: NamedMedia,
  { media }: ImportStore,
  signal: AbortSignal,
): Promise<BytesOutcome> {
  if ('missing' in recording) return 'absent';
  const content = await file.readRecording(recording, signal);
  if (!content) return 'damaged';
  const { id, durationMs } = recording;
  const restored = { id, content, durationMs, previewOf: named.photoOf(id) };
  return (await media.restore(restored)) ? 'restored' : 'present';
}

/** A preview comes and goes with its photo. */
function countBytes(report: ImportReport, kind: NamedKind, outcome: BytesOutcome): ImportReport {
  if (kind === 'preview') return report;
  return kind === 'photo'
    ? { ...report, photos: countOne(report.photos, outcome) }
    : { ...report, recordings: countOne(report.recordings, outcome) };
}

function countIn(
  counts: ImportReport['records'],
  outcomes: ReadonlyMap<RecordState['id'], ImportOutcome>,
): ImportReport['records'] {
  return [...outcomes.values()].reduce(countOne, counts);
}

function countOne<Name extends string>(
  counts: Readonly<Record<Name, number>>,
  name: Name,
): Record<Name, number> {
  return { ...counts, [name]: counts[name] + 1 };
}
