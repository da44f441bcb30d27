import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Name =
  | `hill.${'avif' | 'heic' | 'jpg' | 'png' | 'webp'}`
  | `moving.${'gif' | 'webp'}`
  | 'still.gif';

/** One of the small pictures beside this file. */
export function picture(name: Name): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(resolve('web/media/photos/testing', name)));
}

/** Where the picture was taken, as a camera notes it: 43° 46′ 10″ N, 11° 15′ 21″ E. */
const PLACE = [
  [43, 46, 10],
  [11, 15, 21],
] as const;
const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;

/**
 * The same JPEG with what a camera puts before it (EXIF): who made it, where it was taken, and that it is to be turned a
 * quarter to the right.
 */
export function withPlace(jpeg: Buffer, maker = 'Lakeside Camera'): Buffer<ArrayBuffer> {
  const exif = exifOf(maker);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** `Exif`, a TIFF header, a directory with maker, orientation and the way to the directory of the place. */
function exifOf(maker: string): Buffer {
  const made = Buffer.from(`${maker}\0`);
  const first = 8;
  const makerAt = first + 2 + 3 * 12 + 4;
  const placeAt = makerAt + made.length + (made.length % 2);
  const degreesAt = placeAt + 2 + 4 * 12 + 4;
  const [north, east] = PLACE.map(rationals) as [Buffer, Buffer];
  const tiff = Buffer.alloc(degreesAt + north.length + east.length);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(first, 4);
  directory(tiff, first, [
    { tag: 0x010f, type: ASCII, count: made.length, value: makerAt },
    { tag: 0x0112, type: SHORT, count: 1, value: 6 * 0x10000 },
    { tag: 0x8825, type: LONG, count: 1, value: placeAt },
  ]);
  made.copy(tiff, makerAt);
  directory(tiff, placeAt, [
    { tag: 1, type: ASCII, count: 2, value: 'N'.charCodeAt(0) * 0x1000000 },
    { tag: 2, type: RATIONAL, count: 3, value: degreesAt },
    { tag: 3, type: ASCII, count: 2, value: 'E'.charCodeAt(0) * 0x1000000 },
    { tag: 4, type: RATIONAL, count: 3, value: degreesAt + north.length },
  ]);
  north.copy(tiff, degreesAt);
  east.copy(tiff, degreesAt + north.length);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

interface Note {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** The value where it has room in four bytes, else where it stands. */
  readonly value: number;
}

function directory(tiff: Buffer, at: number, notes: readonly Note[]): void {
  tiff.writeUInt16BE(notes.length, at);
  for (const [index, { tag, type, count, value }] of notes.entries()) {
    const from = at + 2 + index * 12;
    tiff.writeUInt16BE(tag, from);
    tiff.writeUInt16BE(type, from + 2);
    tiff.writeUInt32BE(count, from + 4);
    tiff.writeUInt32BE(value, from + 8);
  }
}

function rationals(parts: readonly number[]): Buffer {
  const bytes = Buffer.alloc(parts.length * 8);
  for (const [index, part] of parts.entries()) {
    bytes.writeUInt32BE(part, index * 8);
    bytes.writeUInt32BE(1, index * 8 + 4);
  }
  return bytes;
}
