import { type ImageType, imageDimensionsFromData } from 'image-dimensions';

/** What the first bytes of a picture say, before anything is decoded. */
export interface PictureFormat {
  readonly type: ImageType;
  /** In pixels, as they stand in the file: before it is turned upright. */
  readonly width: number;
  readonly height: number;
  /** It holds more than one picture, to be shown one after the other. */
  readonly isAnimated: boolean;
}

/** Bytes from the start of a file that tell its format: more than the notes that cameras put before a picture. */
export const HEAD_BYTES = 4_194_304;

/** The format of a picture; undefined for what is none that browsers show. */
export function readPictureFormat(head: Uint8Array): PictureFormat | undefined {
  const found = imageDimensionsFromData(head);
  return found && { ...found, isAnimated: isAnimated(found.type, head) };
}

function isAnimated(type: ImageType, head: Uint8Array): boolean {
  if (type === 'gif') return hasSecondFrame(head);
  if (type === 'png') return hasAnimationChunk(head);
  // The second bit of the flags of an extended file.
  if (type === 'webp') return textAt(head, 12, 4) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0;
  return type === 'avif' && textAt(head, 8, 4) === 'avis';
}

const GIF = { header: 13, extension: 0x21, frame: 0x2c, frameBytes: 10 } as const;

/** Walks over the blocks of a GIF until its second frame, or its end. */
function hasSecondFrame(bytes: Uint8Array): boolean {
  let at: number = GIF.header + tableBytes(bytes[10]);
  let frames = 0;
  while (at < bytes.length) {
    if (bytes[at] === GIF.frame) {
      frames += 1;
      if (frames === 2) return true;
      // The colours of this frame alone, and one byte of how it is packed.
      at = afterBlocks(bytes, at + GIF.frameBytes + tableBytes(bytes[at + 9]) + 1);
    } else if (bytes[at] === GIF.extension) {
      at = afterBlocks(bytes, at + 2);
    } else {
      return false;
    }
  }
  return false;
}

/** How long the table of colours is that these flags announce. */
function tableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Behind blocks that each begin with their length, up to the empty one. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}

const PNG_CHUNKS_FROM = 8;

/** A PNG says before its first picture that it moves. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PNG_CHUNKS_FROM;
  while (at + 8 <= bytes.length) {
    const chunk = textAt(bytes, at + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
