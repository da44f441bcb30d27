import { cleanGif } from './clean-gif';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import type { CleanImage } from './image-type';

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
