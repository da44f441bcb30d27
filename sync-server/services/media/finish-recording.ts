import type { MediaType } from '../../../shared/protocol/media';
import type { MediaName } from '../../media/media-files';
import type { SealedFiles } from '../../media/sealed-segments';
import type { Media } from '../../store/media';
import { inspectFile } from './inspect-file';
import { completeMedia, forgetAttempt, reserveMedia } from './known-media';
import { findComplete, type MediaDeps, partOf, wholeOf } from './media-deps';
import { damaged, existsAlready, overQuota } from './media-problems';

/** A recording on its way to the server. */
export interface Upload {
  readonly name: MediaName;
  /** Of the whole, hex. */
  readonly sha256: string;
  readonly bytes: number;
}

/** An upload, and the attempt under which its bytes lie. */
export interface Attempt extends Upload {
  readonly attempt: string;
}

/**
 * Reserves room for a recording in the person's quota, in which unfinished uploads count, and gives the attempt that its bytes
 * belong to. Undefined where the row is no longer as it was `seen`. Throws where there is no room (V7).
 */
export async function reserveRoom(
  { store, now }: MediaDeps,
  { name, sha256, bytes, attempt }: Attempt,
  type: MediaType,
  seen?: Media,
): Promise<string | undefined> {
  const media = { id: name.id, sha256, bytes, type, begunAt: now(), completedAt: null, attempt };
  const reserved = await reserveMedia(store, name.accountId, media, seen);
  if (reserved === 'over-quota') throw overQuota();
  return reserved === 'changed' ? undefined : reserved.attempt;
}

/**
 * Completes an upload whose bytes are all there (V5), and gives the id under which they are kept. The bytes are read back
 * from where they are stored: where they are not what was announced, the attempt is given up. They are durably in their place
 * before the row says so, and the row says so only while it names this attempt (V20). `once`: where another recording of the
 * person has the same bytes by then, that one is kept, and its id given.
 */
export async function finishRecording(
  deps: MediaDeps,
  { files, key }: SealedFiles,
  { name, sha256, bytes, attempt }: Attempt,
  once?: { readonly lost: string | undefined },
): Promise<string> {
  const { store, now } = deps;
  const upload = { ...name, attempt };
  const part = await files.openPart(upload);
  const found = part && (await inspectFile(key, name.id, part));
  if (!found || found.sha256 !== sha256 || found.bytes !== bytes) {
    if (await forgetAttempt(store, upload)) await files.remove(partOf(upload));
    return completeElsewhere(deps, name, sha256);
  }
  await part.finish();
  const done = { sha256, type: found.type, completedAt: now() };
  const completion = await completeMedia(store, upload, done, once);
  if (completion.isComplete) return name.id;
  await files.remove(wholeOf(upload));
  return completion.sameId ?? completeElsewhere(deps, name, sha256);
}

/** Throws unless another attempt, perhaps of another server, has made the recording complete meanwhile. */
async function completeElsewhere(
  deps: MediaDeps,
  name: MediaName,
  sha256: string,
): Promise<string> {
  const complete = await findComplete(deps, name);
  if (!complete) throw damaged();
  if (complete.sha256 !== sha256) throw existsAlready();
  return name.id;
}
