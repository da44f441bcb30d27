import { MEDIA, type MediaType } from '../../../shared/protocol/media';
import type { MediaName } from '../../media/media-files';
import type { SealedFiles } from '../../media/sealed-segments';
import { inspectFile } from './inspect-file';
import { findMedia, forgetMedia, keepMedia } from './known-media';
import { type MediaDeps, partOf } from './media-deps';
import { damaged, overQuota } from './media-problems';

/** A recording on its way to the server. */
export interface Upload {
  readonly name: MediaName;
  /** Of the whole, hex. */
  readonly sha256: string;
  readonly bytes: number;
}

/** Reserves room for a recording in the person's quota, in which unfinished uploads count. Throws where there is none (V7). */
export async function reserveRoom(
  { store, now }: MediaDeps,
  { name, sha256, bytes }: Upload,
  type: MediaType,
): Promise<void> {
  const media = { id: name.id, sha256, bytes, type, begunAt: now(), completedAt: null };
  const isReserved = await keepMedia(store, name.accountId, media, MEDIA.quotaBytes);
  if (!isReserved) throw overQuota();
}

/**
 * Completes an upload whose bytes are all there (V5). The bytes are read back from the disk: where they are not what was
 * announced, the file is deleted and its room is freed. The file is durably in its place before the row says so.
 */
export async function finishRecording(
  { store, files, now }: MediaDeps,
  sealed: SealedFiles,
  { name, sha256, bytes }: Upload,
): Promise<void> {
  const found = await inspectFile(sealed, partOf(name));
  const reserved = await findMedia(store, name);
  if (!found || !reserved || found.sha256 !== sha256 || found.bytes !== bytes) {
    await files.remove(partOf(name));
    await forgetMedia(store, name);
    throw damaged();
  }
  await files.finish(name);
  const complete = { ...reserved, type: found.type, completedAt: now() };
  await keepMedia(store, name.accountId, complete, Number.POSITIVE_INFINITY);
}
