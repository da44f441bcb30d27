import type { CleanImage } from '../../media/image-type';

const HEAD_BYTES = 13;
const FRAME = 0x2c;
const FRAME_BYTES = 10;
const EXTENSION = 0x21;
/** Time and transparency of the frame that follows; the other extensions are comments, texts and what programs add. */
const FRAME_CONTROL = 0xf9;
const END = Buffer.from([0x3b]);

/** Colors and frames; every extension but the frames' own is left out. See `cleanImage`. */
export function cleanGif(file: Buffer): CleanImage | undefined {
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) return undefined;
  let at = HEAD_BYTES + coloursBytes(file.readUInt8(10));
  const parts = [file.subarray(0, at)];
  let pixels = file.readUInt16LE(6) * file.readUInt16LE(8);
  let hasFrame = false;
  for (let kind = file.readUInt8(at); kind !== END[0]; kind = file.readUInt8(at)) {
    const start = at;
    if (kind === FRAME) {
      pixels = Math.max(pixels, file.readUInt16LE(at + 5) * file.readUInt16LE(at + 7));
      at = endOfBlocks(file, at + FRAME_BYTES + coloursBytes(file.readUInt8(at + 9)) + 1);
      hasFrame = true;
    } else if (kind === EXTENSION) {
      at = endOfBlocks(file, at + 2);
    } else {
      return undefined;
    }
    if (kind === FRAME || file.readUInt8(start + 1) === FRAME_CONTROL) {
      parts.push(file.subarray(start, at));
    }
  }
  if (pixels === 0 || !hasFrame) return undefined;
  return { type: 'image/gif', pixels, bytes: Buffer.concat([...parts, END]) };
}

/** The length in bytes of the color table that these flags announce. */
function coloursBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Behind a chain of blocks, each with its length before it; an empty one ends it. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from;
  for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += 1 + length;
  return at + 1;
}
