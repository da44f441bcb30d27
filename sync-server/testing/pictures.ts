import { crc32, deflateSync } from 'node:zlib';

const WORDS = 'GPS 52.5200 N 13.4050 E';

/** Whether the place where a picture was taken, as the samples hold it, is still in these bytes. */
export function tellsPlace(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(WORDS);
}

/** A JPEG of 8 by 8 pixels in four scans, with everything a telephone adds. */
export function sampleJpeg({ width = 8, height = 8 } = {}): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from(`JFIF\0${WORDS}`)),
    segment(0xe1, Buffer.from(`Exif\0\0${WORDS}`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${WORDS}`)),
    segment(0xee, Buffer.from(`Adobe${WORDS}`)),
    segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1')),
    segment(0xfe, Buffer.from(WORDS)),
    ...JPEG_TABLES,
    segment(
      0xc0,
      Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0]),
    ),
    Buffer.from([0xff, 0xff]),
    segment(0xdd, Buffer.from([0, 1])).subarray(1),
    JPEG_SCAN,
    Buffer.from([0xff, 0xd9]),
    Buffer.from(`${WORDS}<script>alert(1)</script>`),
  ]);
}

/** What of {@link sampleJpeg} is seen. */
export function cleanSampleJpeg(): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1')),
    ...JPEG_TABLES,
    segment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 17, 0])),
    segment(0xdd, Buffer.from([0, 1])),
    JPEG_SCAN,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A PNG of one grey pixel, with a place, a comment, a frame of an animation, and a page behind its end. */
export function samplePng({ width = 1, height = 1 } = {}): Buffer {
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', pngHeader(width, height)),
    chunk('eXIf', Buffer.from(WORDS)),
    chunk('tEXt', Buffer.from(`Comment\0${WORDS}`)),
    chunk('acTL', Buffer.alloc(8)),
    PNG_PIXELS,
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(`${WORDS}<script>alert(1)</script>`),
  ]);
}

/** What of {@link samplePng} is seen. */
export function cleanSamplePng(): Buffer {
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', pngHeader(1, 1)),
    PNG_PIXELS,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of one pixel and two colours, with a comment, what a program added, and a page behind its end. */
export function sampleGif({ width = 1, height = 1 } = {}): Buffer {
  return Buffer.concat([
    gifHead(width, height),
    Buffer.from([0x21, 0xfe, WORDS.length]),
    Buffer.from(`${WORDS}\0`),
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    Buffer.from([WORDS.length]),
    Buffer.from(`${WORDS}\0`),
    GIF_FRAME,
    Buffer.from(`;${WORDS}<script>alert(1)</script>`),
  ]);
}

/** What of {@link sampleGif} is seen. */
export function cleanSampleGif(): Buffer {
  return Buffer.concat([gifHead(1, 1), GIF_FRAME, Buffer.from(';')]);
}

function segment(marker: number, content: Uint8Array): Buffer {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content]);
}

const JPEG_TABLES = [
  segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
  segment(0xc4, Buffer.from([0, 1, ...Array<number>(15).fill(0), 0])),
];
/** A byte of 255 in it is written with a zero behind; a restart marker stands in the middle. */
const JPEG_SCAN = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
]);

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_PIXELS = chunk('IDAT', deflateSync(Buffer.from([0, 128])));

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return header;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const checked = Buffer.concat([Buffer.from(type), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(checked), 4);
  return Buffer.concat([around.subarray(0, 4), checked, around.subarray(4)]);
}

function gifHead(width: number, height: number): Buffer {
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0, 0, 0, 0, 0x80, 0, 0])]);
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return Buffer.concat([head, Buffer.from([0, 0, 0, 255, 255, 255])]);
}

const GIF_FRAME = Buffer.from([
  ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
  ...[2, 2, 0x44, 1, 0],
]);
