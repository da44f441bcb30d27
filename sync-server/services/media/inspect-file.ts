import { createHash } from 'node:crypto';
import type { MediaType } from '../../../shared/protocol/media';
import type { StoredMedia } from '../../media/media-files';
import { plainSize, readSealed } from '../../media/sealed-segments';
import { type PersonKey, SealBrokenError } from '../../sealing/keys';
import { sniffMediaType } from './sniff-media-type';

/** The content of a file, as it was read. */
export interface Inspected {
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly type: MediaType;
}

/** Reads a whole file as it is stored; undefined where it is not the recording `id`, sealed under the key. */
export async function inspectFile(
  key: PersonKey,
  id: string,
  stored: StoredMedia,
): Promise<Inspected | undefined> {
  const bytes = plainSize(stored.bytes);
  if (bytes === 0) return undefined;
  const hash = createHash('sha256');
  let type: MediaType | undefined;
  try {
    for await (const segment of readSealed(key, id, stored, bytes, { first: 0, last: bytes - 1 })) {
      type ??= sniffMediaType(segment);
      hash.update(segment);
    }
  } catch (error) {
    if (error instanceof SealBrokenError) return undefined;
    throw error;
  }
  return type && { bytes, sha256: hash.digest('hex'), type };
}
