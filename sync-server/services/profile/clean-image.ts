import { cleanGif } from './clean-gif';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import type { CleanImage } from './image-type';

/**
 * Reads a picture by its own bytes, whatever it is called (A14), and builds it anew from the parts that a picture needs:
 * place, camera, comments, thumbnails and whatever follows its end are not among them (A18). Nothing is decoded, so no
 * picture can fill the memory (A17). Undefined for what is no whole JPEG, PNG or GIF.
 */
export function cleanImage(bytes: Uint8Array): CleanImage | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return cleanJpeg(file) ?? cleanPng(file) ?? cleanGif(file);
  } catch (error) {
    // It ends where it says that more should come.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
