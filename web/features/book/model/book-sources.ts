import type { DropContent } from '../../../../shared/content/pack';
import { mediaUrl } from '../../../../shared/protocol/media';
import {
  type DropCompletionBody,
  dropCompletion,
} from '../../../../shared/records/drop-completion';
import type { DeviceRecord } from '../../../../shared/records/record';
import type { Media } from '../../../media/contract';
import type { Records } from '../../../records/contract';
import type { BookSources } from './book-run';
import type { Span, Taken } from './choices';
import { photosOf } from './make-book';
import { photosNotHere } from './photos-here';
import { readSpan } from './read-span';

interface SourceDeps {
  readonly records: Pick<Records, 'readDays'>;
  readonly media: Pick<Media, 'read' | 'liveOne'>;
  /** The words of a drop; rejects or resolves with null where they can't be had. */
  readonly drop: (challengeDay: number) => Promise<DropContent | null>;
  /** A file of the server. Rejects where there is no network. */
  readonly fetchFile: (path: string, signal: AbortSignal) => Promise<Blob>;
  readonly isOnline: () => boolean;
}

/** So many files are asked for at once. */
const AT_ONCE = 6;

/** The records, passages and photos of a book: from this device, and where it lacks something, from the server. */
export function bookSources(
  { records, media, drop, fetchFile, isOnline }: SourceDeps,
  span: Span,
  taken: ReadonlySet<Taken>,
): BookSources {
  const days = new Set<number>();
  const photos = new Set<string>();

  function note(piece: readonly DeviceRecord[]): void {
    for (const { kind, body } of piece)
      if (kind === dropCompletion.name) days.add((body as DropCompletionBody).challengeDay);
    for (const { id } of photosOf(piece, span)) photos.add(id);
  }

  return {
    async *records() {
      for await (const piece of readSpan(records, span)) {
        note(piece);
        yield piece;
      }
    },
    async drops(signal) {
      if (!taken.has('drops')) return { found: [], missing: 0 };
      const found: DropContent[] = [];
      const wanted = [...days];
      for (let at = 0; at < wanted.length && !signal.aborted; at += AT_ONCE) {
        const asked = wanted.slice(at, at + AT_ONCE).map((day) => drop(day).catch(() => null));
        for (const words of await Promise.all(asked)) if (words) found.push(words);
      }
      return { found, missing: wanted.length - found.length };
    },
    async missingPhotos() {
      if (!taken.has('photos') || isOnline()) return [];
      return photosNotHere(media, photos);
    },
    async photo(id, signal) {
      return (await media.read(id)) ?? fetchFile(mediaUrl(id), signal);
    },
  };
}
