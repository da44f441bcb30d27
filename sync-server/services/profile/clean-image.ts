import type { CleanImage } from '../../media/image-type';
import { cleanGif } from './clean-gif';
import { cleanJpeg } from './clean-jpeg';

/**
 * Recognizes a picture by its bytes, not its name (A14), and builds it again from the parts that are needed to show it:
 * place, camera, comments, thumbnails and bytes after its end are dropped (A18). Nothing is decoded, so no picture can fill
 * the memory (A17). Undefined for bytes that are no whole JPEG, PNG or GIF.
 */
export function cleanImage(bytes: Uint8Array): CleanImage | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return cleanJpeg(file) ?? cleanPng(file) ?? cleanGif(file);
  } catch (error) {
    // The file ends before the length that it declares.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** The length and type before the data of a chunk, and the checksum after it. */
const AROUND_BYTES = 12;

/** Header, palette, transparency and pixels; every other chunk is left out. See `cleanImage`. */
function cleanPng(file: Buffer): CleanImage | undefined {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const parts: Buffer[] = [SIGNATURE];
  let pixels = 0;
  let hasPixels = false;
  for (let at = SIGNATURE.length; ; ) {
    const end = at + AROUND_BYTES + file.readUInt32BE(at);
    file.readUInt8(end - 1);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR') {
      pixels = Math.max(pixels, file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12));
    }
    if (KEPT.has(type)) parts.push(file.subarray(at, end));
    hasPixels ||= type === 'IDAT';
    if (type === 'IEND') break;
    at = end;
  }
  if (pixels === 0 || !hasPixels) return undefined;
  return { type: 'image/png', pixels, bytes: Buffer.concat(parts) };
}
