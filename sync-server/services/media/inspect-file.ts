import { createHash } from 'node:crypto';
import type { MediaType } from '../../../shared/protocol/media';
import type { MediaFile } from '../../media/media-files';
import { plainSize, readSealed, type SealedFiles } from '../../media/sealed-segments';
import { SealBrokenError } from '../../sealing/keys';
import { sniffMediaType } from './sniff-media-type';

/** The content of a file, as it was read. */
export interface Inspected {
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly type: MediaType;
}

/** Reads a whole file as it lies on the disk; undefined where it is no recording that was sealed for this place. */
export async function inspectFile(
  sealed: SealedFiles,
  file: MediaFile,
): Promise<Inspected | undefined> {
  const bytes = plainSize((await sealed.files.size(file)) ?? 0);
  if (bytes === 0) return undefined;
  const hash = createHash('sha256');
  let type: MediaType | undefined;
  try {
    for await (const segment of readSealed(sealed, file, bytes, { first: 0, last: bytes - 1 })) {
      type ??= sniffMediaType(segment);
      hash.update(segment);
    }
  } catch (error) {
    if (error instanceof SealBrokenError) return undefined;
    throw error;
  }
  return type && { bytes, sha256: hash.digest('hex'), type };
}
