import { MEDIA } from '../../shared/protocol/media';
import { SEAL_BYTES } from '../sealing/aes-gcm';
import type { PersonKey, SealPlace } from '../sealing/keys';
import type { MediaFiles, MediaUpload, StoredMedia } from './media-files';

/**
 * A recording where it is stored: segments of 64 KiB, each sealed for its place, one after another. The place names the
 * recording, the segment's number and whether it is the last, so none can be changed, moved, dropped or cut off unnoticed
 * (A23), and any of them can be read without the others.
 */

const { segmentBytes } = MEDIA;
const SEALED_SEGMENT_BYTES = segmentBytes + SEAL_BYTES;
/** How many segments are read at once where many are wanted. */
const READ_SEGMENTS = 16;

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

/** Writes segments of one upload, one after another. */
export interface SegmentWriter {
  /** Seals the segment that begins at `offset` of the recording, a multiple of the segment size. It may be written later. */
  add(offset: number, isLast: boolean, plain: Uint8Array): Promise<void>;
  /** Resolves once everything added is written. */
  flush(): Promise<void>;
}

/** Appends segments in blocks of the size that suits `files`. */
export function createSegmentWriter(
  { files, key }: SealedFiles,
  upload: MediaUpload,
): SegmentWriter {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let position = 0;
  const flush = async () => {
    if (bytes === 0) return;
    const block = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    await files.append(upload, position, block);
  };
  return {
    async add(offset, isLast, plain) {
      const index = offset / segmentBytes;
      if (bytes === 0) position = index * SEALED_SEGMENT_BYTES;
      const sealed = key.seal(placeOf(upload.id, index, isLast), plain);
      waiting.push(sealed);
      bytes += sealed.length;
      if (bytes >= files.blockBytes) await flush();
    },
    flush,
  };
}

/**
 * Bytes `first` to `last` of a recording of `bytes` bytes, as they are read. Throws SealBrokenError at the first segment
 * that was changed after it was sealed.
 */
export async function* readSealed(
  key: PersonKey,
  id: string,
  stored: StoredMedia,
  bytes: number,
  { first, last }: { readonly first: number; readonly last: number },
): AsyncGenerator<Uint8Array> {
  const lastIndex = Math.ceil(bytes / segmentBytes) - 1;
  const end = Math.floor(last / segmentBytes) + 1;
  for (let from = Math.floor(first / segmentBytes); from < end; from += READ_SEGMENTS) {
    const count = Math.min(READ_SEGMENTS, end - from);
    const block = await stored.read(from * SEALED_SEGMENT_BYTES, count * SEALED_SEGMENT_BYTES);
    for (let at = 0; at < count; at += 1) {
      const index = from + at;
      const sealed = block.subarray(at * SEALED_SEGMENT_BYTES, (at + 1) * SEALED_SEGMENT_BYTES);
      const plain = key.open(placeOf(id, index, index === lastIndex), sealed);
      const start = index * segmentBytes;
      yield plain.subarray(Math.max(0, first - start), last - start + 1);
    }
  }
}

function placeOf(id: string, index: number, isLast: boolean): SealPlace {
  return { id, kind: `recording:${index}:${isLast ? 'last' : 'more'}` };
}
