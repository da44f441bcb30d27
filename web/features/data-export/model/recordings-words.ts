import type { ExportedRecording } from '../../../../shared/api/export';
import { formatList } from '../../../../shared/domain/format-list';
import type { NamedMedia } from '../../../../shared/protocol/named-media';
import { formatCount, pluralize } from '../../../ui/format/numbers';

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

/** Counts ids by what each is to a person. */
export function countIds(ids: Iterable<string>, named: NamedMedia): MediaCount {
  const count = (kind: string) => [...ids].filter((id) => named.kindOf(id) === kind).length;
  return { recordings: count('recording'), photos: count('photo') };
}

export function tallyOf(recordings: readonly ExportedRecording[], named: NamedMedia): MediaTally {
  const count = (isOne: (recording: ExportedRecording) => boolean) =>
    countIds(
      recordings.filter(isOne).map(({ id }) => id),
      named,
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
  const them = pluralize(count, 'it', 'them');
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
  return `${amount(count)} ${pluralize(count.recordings + count.photos, 'is', 'are')}`;
}

/** `1 recording`, `2 recordings and 1 photo`. */
function amount({ recordings, photos }: MediaCount): string {
  const parts = [
    recordings > 0 && formatCount(recordings, 'recording', 'recordings'),
    photos > 0 && formatCount(photos, 'photo', 'photos'),
  ];
  return formatList(parts.filter((part) => part !== false));
}
