import { formatList } from '../../../../shared/domain/format-list';
import { type JournalEntryBody, journalEntry } from '../../../../shared/records/journal-entry';
import type { RecordBody } from '../../../../shared/records/record';
import { sayPhotos, sayPhotosAlone } from '../../../media/photos/photo-words';
import { entryDetails } from '../../../records/kinds/journal-entry/entry-details';
import { photosOf } from '../../../records/photos-of';
import { formatDuration } from '../../../ui/format/durations';

/**
 * What an entry is, for the quiet line under one that is safe: written, spoken, photos, or several of them. Undefined where
 * {@link sayWithoutText} has said it.
 * @param durationMs the length of its recording, where it is known and nothing else tells it
 */
export function howItWasKept(body: JournalEntryBody, durationMs?: number): string | undefined {
  const parts = partsOf(body);
  if (parts.length === 1 && parts[0] === 'text') return 'Written';
  if (isPhotosAlone(body)) return undefined;
  const length =
    body.audioUrl === null || durationMs === undefined ? '' : formatDuration(durationMs);
  return [sentenceCase(formatList(parts)), ...(length ? [length] : [])].join(', ');
}

/** In place of the words of an entry that has none: 'A recording without text', '3 photos without text'. */
export function sayWithoutText({ audioUrl, ...body }: JournalEntryBody): string {
  const photos = countPhotos(body);
  if (photos === 0) return 'A recording without text';
  if (audioUrl === null) return sayPhotosAlone(photos);
  return `${photos === 1 ? 'A photo' : sayPhotos(photos)} and a recording without text`;
}

function isPhotosAlone({ content, audioUrl, ...body }: JournalEntryBody): boolean {
  const isTold = content.trim() === '' && entryDetails(body).title === '';
  return isTold && audioUrl === null && countPhotos(body) > 0;
}

function partsOf({ content, audioUrl, ...body }: JournalEntryBody): string[] {
  const photos = countPhotos(body);
  return [
    ...(content.trim() !== '' || (audioUrl === null && photos === 0) ? ['text'] : []),
    ...(audioUrl === null ? [] : ['voice']),
    ...(photos === 0 ? [] : [sayPhotos(photos).toLowerCase()]),
  ];
}

function countPhotos(body: RecordBody): number {
  return photosOf({ kind: journalEntry.name, body }).length;
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
