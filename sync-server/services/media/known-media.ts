import { MEDIA } from '../../../shared/protocol/media';
import type { MediaName, MediaUpload } from '../../media/media-files';
import type { PersonKey } from '../../sealing/keys';
import type { Media } from '../../store/media';
import type { Writing } from '../../store/sql/database';
import { createReadLedger } from '../../store/sql/ledger';
import * as rows from '../../store/sql/media-rows';
import type { Store } from '../../store/store';

type Reads = Pick<Store, 'read'>;
type Writes = Pick<Store, 'write'>;

/** The key that a person's files are sealed under. Rejects for nobody's id. */
export function openKey(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  accountId: string,
): Promise<PersonKey> {
  return read(async (tx) => (await createReadLedger(keys)(tx, accountId)).key);
}

export function findMedia(store: Reads, { accountId, id }: MediaName): Promise<Media | undefined> {
  return store.read((tx) => rows.findMedia(tx, accountId, id));
}

/** A complete recording of the person with these bytes. */
export function findMediaByHash(
  store: Reads,
  accountId: string,
  sha256: string,
): Promise<Media | undefined> {
  return store.read((tx) => rows.findMediaByHash(tx, accountId, sha256));
}

export function listMedia(store: Reads, accountId: string): Promise<Media[]> {
  return store.read((tx) => rows.listMedia(tx, accountId));
}

/** Ids of everyone with recordings. */
export function listMediaOwners(store: Reads): Promise<string[]> {
  return store.read(rows.listMediaOwners);
}

/**
 * Forgets an attempt that is not complete, so that its bytes may be removed (V20). False where the row names another one, or
 * says that it is complete.
 */
export function forgetAttempt(
  store: Writes,
  { accountId, id, attempt }: MediaUpload,
): Promise<boolean> {
  return store.write(async (tx) => {
    const known = await rows.findMedia(tx, accountId, id);
    if (known?.attempt === attempt && known.completedAt !== null) return false;
    if (known?.attempt === attempt) await rows.deleteMedia(tx, accountId, id);
    return true;
  });
}

/**
 * Keeps what is known of a recording, in the place of what was known of it. False, and nothing changed, where all recordings
 * of the person, those under way included, would then have more than `quotaBytes` (V7).
 */
export function keepMedia(
  store: Writes,
  accountId: string,
  media: Media,
  quotaBytes: number,
): Promise<boolean> {
  return store.write((tx) => keepWithin(tx, accountId, media, quotaBytes));
}

async function keepWithin(
  tx: Writing,
  accountId: string,
  media: Media,
  quotaBytes: number,
): Promise<boolean> {
  const others = (await rows.listMedia(tx, accountId)).filter(({ id }) => id !== media.id);
  if (countedBytes([media, ...others]) > quotaBytes) return false;
  await rows.keepMedia(tx, accountId, media);
  return true;
}

/** Keeps what is known of a recording. False, and nothing changed, where its row is no longer as it was `seen`. */
export function adoptMedia(
  store: Writes,
  accountId: string,
  media: Media,
  seen: Media | undefined,
): Promise<boolean> {
  return store.write(async (tx) => {
    if (!isSameRow(await rows.findMedia(tx, accountId, media.id), seen)) return false;
    await rows.keepMedia(tx, accountId, media);
    return true;
  });
}

function isSameRow(known: Media | undefined, seen: Media | undefined): boolean {
  return known?.attempt === seen?.attempt && known?.completedAt === seen?.completedAt;
}

/**
 * Reserves room for an upload that begins, and gives the attempt it belongs to: that of the row where this very recording is
 * already under way, so that several servers work on one (V19). `seen` is the row on which the caller decided to begin:
 * gives `'changed'`, and changes nothing, where another has taken its place.
 */
export function reserveMedia(
  store: Writes,
  accountId: string,
  media: Media,
  seen: Media | undefined,
): Promise<{ readonly attempt: string } | 'changed' | 'over-quota'> {
  return store.write(async (tx) => {
    const known = await rows.findMedia(tx, accountId, media.id);
    if (known && isUnderWay(known, media)) return { attempt: known.attempt };
    if (!isSameRow(known, seen)) return 'changed';
    const isKept = await keepWithin(tx, accountId, media, MEDIA.quotaBytes);
    return isKept ? { attempt: media.attempt } : 'over-quota';
  });
}

/** Whether the row is of an unfinished upload of the same bytes. */
export function isUnderWay(
  known: Media,
  { sha256, bytes }: Pick<Media, 'sha256' | 'bytes'>,
): boolean {
  const isSame = known.sha256 === sha256 && known.bytes === bytes;
  return isSame && known.completedAt === null && known.attempt !== '';
}

/** What came of a recording whose bytes are all there: it is complete, or its attempt is given up. */
export type Completion =
  | { readonly isComplete: true }
  | { readonly isComplete: false; readonly sameId?: string };

/**
 * Says that a recording is complete, where its row still names the attempt (V20). `elsewhere` is given for a recording
 * that is to be kept once: where another one of the person has the same bytes, the row is deleted and `sameId` is that one's id.
 * `elsewhere.lost` names one whose file is not there.
 */
export function completeMedia(
  store: Writes,
  { accountId, id, attempt }: MediaUpload,
  done: Pick<Media, 'sha256' | 'type'> & { readonly completedAt: number },
  elsewhere?: { readonly lost: string | undefined },
): Promise<Completion> {
  return store.write(async (tx) => {
    const known = await rows.findMedia(tx, accountId, id);
    if (known?.attempt !== attempt || known.sha256 !== done.sha256) return { isComplete: false };
    if (known.completedAt !== null) return { isComplete: true };
    const same = elsewhere && (await rows.findMediaByHash(tx, accountId, done.sha256));
    if (same && same.id !== id && same.id !== elsewhere.lost) {
      await rows.deleteMedia(tx, accountId, id);
      return { isComplete: false, sameId: same.id };
    }
    const { type, completedAt } = done;
    await rows.keepMedia(tx, accountId, { ...known, type, completedAt });
    return { isComplete: true };
  });
}

/** A recording counts for a segment at least, however small it is (A38). */
function countedBytes(all: readonly Pick<Media, 'bytes'>[]): number {
  return all.reduce((sum, each) => sum + Math.max(each.bytes, MEDIA.leastBytes), 0);
}
