import { isoMoment } from '../../../shared/api/export';
import {
  detailsOf,
  type JournalEntryView,
  type JournalRequest,
  type PhotoView,
} from '../../../shared/api/journal';
import { mediaIdOf } from '../../../shared/protocol/media';
import { type EntryPhoto, journalEntry } from '../../../shared/records/journal-entry';
import type { RecordState } from '../../../shared/records/record';
import type { Account, Store } from '../../store/store';
import { type Page, readNewestPage } from './newest-page';
import { readBody } from './read-body';
import type { RecordWriter } from './record-writer';

/** A page of entries, newest first. */
export async function listJournal(
  store: Store,
  account: Account,
  after: string | undefined,
): Promise<Page<JournalEntryView>> {
  const { rows, next } = await readNewestPage(store, account.id, journalEntry.name, after);
  return { items: rows.map(viewEntry).filter((entry) => entry !== undefined), next };
}

/** What the call knows beside the entry. */
export interface JournalWriteContext {
  readonly day: string;
  readonly utcOffsetMinutes: number;
  /** The id of a new entry; from `idForKey` where the caller sent an Idempotency-Key. */
  readonly id: string;
}

/** Makes an entry; repeated under the same id it answers with the one that is there. */
export async function createJournalEntry(
  writer: RecordWriter,
  account: Account,
  request: JournalRequest,
  { id, day, utcOffsetMinutes }: JournalWriteContext,
): Promise<JournalEntryView> {
  const target = { kind: journalEntry, id, day, utcOffsetMinutes };
  const record = await writer.create(account, target, {
    content: request.content ?? '',
    audioUrl: request.audioUrl ?? null,
    ...detailsOf(request),
    ...(request.photos !== undefined && { photos: entryPhotosOf(request.photos) }),
  });
  return (
    viewEntry(record) ?? { id, content: '', audioUrl: null, createdAt: isoMoment(record.createdAt) }
  );
}

/** Deletes an entry. False where there is none. */
export function deleteJournalEntry(
  writer: RecordWriter,
  account: Account,
  context: JournalWriteContext,
): Promise<boolean> {
  return writer.remove(account, { kind: journalEntry, ...context });
}

function viewEntry(record: RecordState): JournalEntryView | undefined {
  const body = readBody(journalEntry, record);
  if (!body) return undefined;
  const { content, audioUrl, photos } = body;
  return {
    id: record.id,
    content,
    audioUrl,
    createdAt: isoMoment(record.createdAt),
    ...detailsOf(body),
    ...(photos !== undefined && { photos: photos.map(viewPhoto) }),
  };
}

/** Each photo once, named as a device names it. */
function entryPhotosOf(photos: readonly PhotoView[]): EntryPhoto[] {
  const byHash = new Map(photos.map((photo) => [mediaIdOf(photo.url) ?? '', photo]));
  return [...byHash].map(([hash, photo]) => ({ hash, ...photo }));
}

function viewPhoto({ url, preview, width, height }: EntryPhoto): PhotoView {
  return { url, preview, width, height };
}
