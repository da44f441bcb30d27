import type { MediaFile, MediaFiles, MediaName } from '../../media/media-files';
import { sealedSize } from '../../media/sealed-segments';
import type { Media } from '../../store/media';
import type { DataStore } from '../../store/store';
import { findMedia } from './known-media';
import type { MediaTurns } from './media-turns';

/** The dependencies of the services of recordings. */
export interface MediaDeps {
  readonly store: DataStore;
  readonly files: MediaFiles;
  /** One instance for all writers of `files`. */
  readonly turns: MediaTurns;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The file of an unfinished upload. */
export function partOf(name: MediaName): MediaFile {
  return { ...name, isPart: true };
}

/** The file of a complete recording. */
export function wholeOf(name: MediaName): MediaFile {
  return { ...name, isPart: false };
}

/** The key under which requests for one recording run one after another. */
export function turnOf({ accountId, id }: MediaName): string {
  return `${accountId}/${id}`;
}

/** A complete recording whose file exists; undefined for an unfinished upload, or where a restore did not bring the file. */
export async function findComplete(
  { store, files }: Pick<MediaDeps, 'store' | 'files'>,
  name: MediaName,
): Promise<Media | undefined> {
  const media = await findMedia(store, name);
  if (!media || media.completedAt === null) return undefined;
  const isThere = (await files.size(wholeOf(name))) === sealedSize(media.bytes);
  return isThere ? media : undefined;
}
