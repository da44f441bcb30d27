import type {
  MediaFile,
  MediaFiles,
  MediaName,
  MediaUpload,
  StoredMedia,
} from '../../media/media-files';
import { sealedSize } from '../../media/sealed-segments';
import type { Media } from '../../store/media';
import type { DataStore } from '../../store/store';
import { findMedia } from './known-media';
import type { MediaTurns } from './media-turns';

/** The dependencies of the services of recordings. */
export interface MediaDeps {
  readonly store: DataStore;
  readonly files: MediaFiles;
  /** One instance for all writers of a process. */
  readonly turns: MediaTurns;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** 128 random bits, URL-safe. */
  readonly randomId: () => string;
}

/** The file of an unfinished upload. */
export function partOf(upload: MediaUpload): MediaFile {
  return { ...upload, isPart: true };
}

/** The file of a complete recording. */
export function wholeOf(upload: MediaUpload): MediaFile {
  return { ...upload, isPart: false };
}

/** The key under which requests for one recording run one after another in a process. */
export function turnOf({ accountId, id }: MediaName): string {
  return `${accountId}/${id}`;
}

/** A complete recording and its file. */
export interface CompleteMedia extends Media {
  readonly stored: StoredMedia;
}

/** A complete recording whose file exists; undefined for an unfinished upload, or where a restore did not bring the file. */
export async function findComplete(
  { store, files }: Pick<MediaDeps, 'store' | 'files'>,
  { accountId, id }: MediaName,
): Promise<CompleteMedia | undefined> {
  const media = await findMedia(store, { accountId, id });
  if (!media || media.completedAt === null) return undefined;
  const stored = await files.open({ accountId, id, attempt: media.attempt });
  return stored?.bytes === sealedSize(media.bytes) ? { ...media, stored } : undefined;
}
