import type { MediaFile, MediaFiles, MediaName } from '../../media/media-files';
import type { Media } from '../../store/media-store';
import type { Store } from '../../store/store';
import type { MediaTurns } from './media-turns';
import { sealedSize } from './sealed-segments';

/** What the calls on recordings stand on. */
export interface MediaDeps {
  readonly store: Store;
  readonly files: MediaFiles;
  /** The same for everyone who writes to `files`. */
  readonly turns: MediaTurns;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The file of an upload that is under way. */
export function partOf(name: MediaName): MediaFile {
  return { ...name, isPart: true };
}

/** The file of a complete recording. */
export function wholeOf(name: MediaName): MediaFile {
  return { ...name, isPart: false };
}

/** Requests for one recording take turns under this key. */
export function turnOf({ accountId, id }: MediaName): string {
  return `${accountId}/${id}`;
}

/** A complete recording whose file is there; undefined for one that is under way, or whose file a restore did not bring. */
export async function findComplete(
  { store, files }: Pick<MediaDeps, 'store' | 'files'>,
  name: MediaName,
): Promise<Media | undefined> {
  const media = await store.findMedia(name.accountId, name.id);
  if (!media || media.completedAt === null) return undefined;
  const isThere = (await files.size(wholeOf(name))) === sealedSize(media.bytes);
  return isThere ? media : undefined;
}
