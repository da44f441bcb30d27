import { MEDIA } from '../../shared/protocol/media';
import { SEAL_BYTES } from '../sealing/aes-gcm';
import type { PersonKey, SealPlace } from '../sealing/keys';
import type { MediaFile, MediaFiles, MediaName } from './media-files';

/**
 * A recording on disk: segments of 64 KiB, each sealed for its place, one after another. The place names the
 * recording, the segment's number and whether it is the last, so none can be changed, moved, dropped or cut off unnoticed
 * (A23), and any of them can be read without the others.
 */

const { segmentBytes } = MEDIA;
const SEALED_SEGMENT_BYTES = segmentBytes + SEAL_BYTES;

/** Where sealed recordings are, and the key of the person they belong to. */
export interface SealedFiles {
  readonly files: MediaFiles;
  readonly key: PersonKey;
}

/** The size of the file that holds a recording of so many bytes. */
export function sealedSize(bytes: number): number {
  return bytes + Math.ceil(bytes / segmentBytes) * SEAL_BYTES;
}

/** The bytes of the recording that a file of this size holds. */
export function plainSize(sealedBytes: number): number {
  return Math.max(0, sealedBytes - Math.ceil(sealedBytes / SEALED_SEGMENT_BYTES) * SEAL_BYTES);
}

/** The bytes in the whole segments at the start of a file of this size; a torn one behind them does not count. */
export function wholeSegmentBytes(sealedBytes: number): number {
  return Math.floor(sealedBytes / SEALED_SEGMENT_BYTES) * segmentBytes;
}

/** Adds the segment that begins at `offset` of the recording, a multiple of the segment size, to the part. */
export async function appendSegment(
  { files, key }: SealedFiles,
  name: MediaName,
  offset: number,
  isLast: boolean,
  plain: Uint8Array,
): Promise<void> {
  const index = offset / segmentBytes;
  const sealed = key.seal(placeOf(name.id, index, isLast), plain);
  await files.append(name, index * SEALED_SEGMENT_BYTES, sealed);
}

/**
 * Bytes `first` to `last` of a recording of `bytes` bytes, as they are read. Throws SealBrokenError at the first segment
 * that was changed after it was sealed.
 */
export async function* readSealed(
  { files, key }: SealedFiles,
  file: MediaFile,
  bytes: number,
  { first, last }: { readonly first: number; readonly last: number },
): AsyncGenerator<Uint8Array> {
  const lastIndex = Math.ceil(bytes / segmentBytes) - 1;
  for (let index = Math.floor(first / segmentBytes); index * segmentBytes <= last; index += 1) {
    const sealed = await files.read(file, index * SEALED_SEGMENT_BYTES, SEALED_SEGMENT_BYTES);
    const plain = key.open(placeOf(file.id, index, index === lastIndex), sealed);
    const start = index * segmentBytes;
    yield plain.subarray(Math.max(0, first - start), last - start + 1);
  }
}

function placeOf(id: string, index: number, isLast: boolean): SealPlace {
  return { id, kind: `recording:${index}:${isLast ? 'last' : 'more'}` };
}
