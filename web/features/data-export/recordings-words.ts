import type { ExportedRecording } from '../../../shared/api/export';
import type { NamedPhotos } from '../../../shared/protocol/named-photos';

/** How many recordings and photos; a preview goes with its photo. */
export interface MediaCount {
  readonly recordings: number;
  readonly photos: number;
}

/** What became of what the records name. */
export interface MediaTally {
  readonly included: MediaCount;
  readonly offline: MediaCount;
  readonly lost: MediaCount;
}

/** `2.4 MB`, `850 kB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Counts ids by what each is to a person. */
export function countIds(ids: readonly string[], photos: NamedPhotos): MediaCount {
  const count = (kind: string) => ids.filter((id) => photos.kindOf(id) === kind).length;
  return { recordings: count('recording'), photos: count('photo') };
}

export function tallyOf(recordings: readonly ExportedRecording[], photos: NamedPhotos): MediaTally {
  const count = (isOne: (recording: ExportedRecording) => boolean) =>
    countIds(
      recordings.filter(isOne).map(({ id }) => id),
      photos,
    );
  const isMissing = (why: string) => (recording: ExportedRecording) =>
    'missing' in recording && recording.missing === why;
  return {
    included: count((recording) => 'file' in recording),
    offline: count(isMissing('OFFLINE')),
    lost: count(isMissing('NOT_FOUND')),
  };
}

/** `recordings`, `photos`, `recordings and photos`; recordings where there is neither. */
export function mediaInWords({ recordings, photos }: MediaCount): string {
  if (photos === 0) return 'recordings';
  return recordings === 0 ? 'photos' : 'recordings and photos';
}

/** What the zip will hold, said beforehand; undefined where there is nothing to add. */
export function beforeZip(
  { elsewhere }: { readonly elsewhere: MediaCount },
  online: boolean,
): string | undefined {
  const count = elsewhere.recordings + elsewhere.photos;
  if (count === 0) return undefined;
  const some =
    count === 1
      ? `One ${elsewhere.photos === 1 ? 'photo' : 'recording'} isn’t`
      : `${amount(elsewhere)} aren’t`;
  const them = count === 1 ? 'it' : 'them';
  return online
    ? `${some} on this device. We’ll download ${them} for the zip.`
    : `${some} on this device. You’re offline, so the zip will only list ${them}.`;
}

/** What the zip came to hold, said afterwards; empty where there is nothing to say. */
export function afterZip({ included, offline, lost }: MediaTally): string {
  const parts = [
    isSome(included) && `${amountIs(included)} in the zip.`,
    isSome(offline) &&
      `${amountIs(offline)} not included because you’re offline. Export again when you’re online.`,
    isSome(lost) && `${amountIs(lost)} neither on this device nor on our server.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function isSome({ recordings, photos }: MediaCount): boolean {
  return recordings + photos > 0;
}

function amountIs(count: MediaCount): string {
  return `${amount(count)} ${count.recordings + count.photos === 1 ? 'is' : 'are'}`;
}

/** `1 recording`, `2 recordings and 1 photo`. */
function amount({ recordings, photos }: MediaCount): string {
  const parts = [
    recordings > 0 && `${recordings} ${recordings === 1 ? 'recording' : 'recordings'}`,
    photos > 0 && `${photos} ${photos === 1 ? 'photo' : 'photos'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
