import { MEDIA } from '../../../shared/protocol/media';
import type { MediaName } from '../../media/media-files';
import type { PersonKey } from '../../sealing/keys';
import type { Media } from '../../store/media';
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

export function forgetMedia(store: Writes, { accountId, id }: MediaName): Promise<void> {
  return store.write((tx) => rows.deleteMedia(tx, accountId, id));
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
  return store.write(async (tx) => {
    const others = (await rows.listMedia(tx, accountId)).filter(({ id }) => id !== media.id);
    if (countedBytes([media, ...others]) > quotaBytes) return false;
    await rows.keepMedia(tx, accountId, media);
    return true;
  });
}

/** A recording counts for a segment at least, however small it is (A38). */
function countedBytes(all: readonly Pick<Media, 'bytes'>[]): number {
  return all.reduce((sum, each) => sum + Math.max(each.bytes, MEDIA.leastBytes), 0);
}
