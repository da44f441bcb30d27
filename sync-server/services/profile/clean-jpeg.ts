import type { CleanImage } from '../../media/image-type';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const SCAN = 0xda;
/** Huffman tables, arithmetic conditioning, quantisation tables, restart interval. */
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdd]);
/** Declares how colors are coded; without it decoders guess wrong. */
const ADOBE = 0xee;
const ADOBE_BYTES = 14;

/** The frame, its tables and scans; every application segment and comment is left out. See `cleanImage`. */
export function cleanJpeg(file: Buffer): CleanImage | undefined {
  if (!file.subarray(0, 2).equals(START)) return undefined;
  const parts: Buffer[] = [START];
  let pixels = 0;
  let hasScan = false;
  for (let at = START.length; ; ) {
    if (file.readUInt8(at) !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END[1]) break;
    const length = file.readUInt16BE(at + 2);
    const end = marker === SCAN ? endOfScan(file, at + 2 + length) : at + 2 + length;
    if (isFrame(marker)) {
      pixels = Math.max(pixels, file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7));
    }
    if (isKept(marker, length)) parts.push(file.subarray(at, end));
    hasScan ||= marker === SCAN;
    at = end;
  }
  if (pixels === 0 || !hasScan) return undefined;
  return { type: 'image/jpeg', pixels, bytes: Buffer.concat([...parts, END]) };
}

function isKept(marker: number, length: number): boolean {
  if (marker === ADOBE) return length === ADOBE_BYTES;
  return marker === SCAN || TABLES.has(marker) || isFrame(marker);
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Behind the coded pixels, in which 0xff is followed by a zero or a restart marker. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 2)) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('The scan has no end');
}
