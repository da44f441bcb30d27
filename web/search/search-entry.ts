import { keptVersionsOf } from '../../shared/domain/merge/kept-versions';
import { withoutQuoteMarks } from '../../shared/domain/quoted-text';
import { mediaIdOf } from '../../shared/protocol/media';
import { MOODS, type Mood } from '../../shared/records/check-in';
import type { EntryPhoto } from '../../shared/records/journal-entry';
import { keptVersionsPage } from '../../shared/records/kept-versions-page';
import type { RecordKind } from '../../shared/records/kind';
import type { DeviceRecord } from '../../shared/records/record';
import { allKinds, findKind } from '../../shared/records/registry';
import { photoFields, photosOf } from '../records/photos-of';

/** A text in a record. */
export interface SearchPart {
  readonly field: string;
  readonly text: string;
  /** It lost in a merge and is kept beside what stands. */
  readonly kept: boolean;
}

/** What can be found of a record. */
export interface SearchEntry {
  readonly id: string;
  readonly kind: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Ascending is newest first. */
  readonly order: number;
  readonly parts: readonly SearchPart[];
  /** The mood that was chosen with it. */
  readonly mood?: Mood;
  readonly tags?: readonly string[];
  readonly photos?: readonly EntryPhoto[];
  /** The record whose kept versions these are, where they needed a record of their own. */
  readonly of?: string;
}

/** The kinds in which a person's own words stand. */
export function searchedKinds(): RecordKind[] {
  return allKinds().filter(
    (kind) => isPage(kind.name) || Object.values(kind.fields).includes('text'),
  );
}

/** What of a record can be searched for; undefined where there is nothing, as in a tombstone. */
export function toSearchEntry(record: DeviceRecord): SearchEntry | undefined {
  const { id, kind, day, order, deleted, body } = record;
  if (deleted) return undefined;
  const photos = photosOf(record);
  const words = isPage(kind) ? keptParts(body, () => true) : partsOf(kind, body);
  // An entry may be a photo alone.
  const parts = words.length === 0 && photos.length > 0 ? [photosAlone(kind)] : words;
  if (parts.length === 0) return undefined;
  const mood = MOODS.find((known) => known === body.mood);
  const tags = tagsOf(body);
  const beside = {
    ...(mood && { mood }),
    ...(tags && { tags }),
    ...(photos.length > 0 && { photos }),
  };
  const entry = { id, kind, day, order, parts, ...beside };
  return isPage(kind) ? { ...entry, of: String(body.of) } : entry;
}

function photosAlone(kind: string): SearchPart {
  return { field: photoFields(kind)[0] ?? '', text: '', kept: false };
}

function tagsOf({ tags }: DeviceRecord['body']): string[] | undefined {
  if (!Array.isArray(tags) || tags.length === 0) return undefined;
  return tags.filter((tag): tag is string => typeof tag === 'string');
}

function partsOf(kindName: string, body: DeviceRecord['body']): SearchPart[] {
  const { fields = {}, wordLists = [] } = findKind(kindName) ?? {};
  const isText = (field: string) => Object.hasOwn(fields, field) && fields[field] === 'text';
  const standing = Object.keys(fields)
    .filter((field) => isText(field) || wordLists.includes(field))
    .map((field) => ({ field, text: asOneText(body[field]), kept: false }))
    .filter(({ text }) => text !== '');
  return [...standing, ...keptParts(body, isText)];
}

/** A list of words as people would write it; nothing of what is no words. */
function asOneText(value: unknown): string {
  if (typeof value === 'string') return withoutQuoteMarks(value);
  if (!Array.isArray(value)) return '';
  return value.filter((word) => typeof word === 'string').join(', ');
}

function keptParts(body: DeviceRecord['body'], isText: (field: string) => boolean): SearchPart[] {
  return keptVersionsOf(body)
    .filter(({ field, value }) => isText(field) && mediaIdOf(value) === undefined)
    .map(({ field, value }) => ({ field, text: withoutQuoteMarks(value), kept: true }));
}

function isPage(kind: string): boolean {
  return kind === keptVersionsPage.name;
}
