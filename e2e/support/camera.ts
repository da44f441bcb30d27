import type { Page } from '@playwright/test';

/** A picture as a person picks it. */
export interface PickedPicture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export type PictureColour = 'red' | 'green' | 'blue' | 'noise';

/** What the camera notes in a picture: its maker, and where it was taken. */
export const CAMERA = 'CAMERA OF SOMEBODY';

/** A JPEG of 2400 by 1800 pixels, drawn by this browser, with what a camera notes in it. Noise makes megabytes of it. */
export async function takePicture(page: Page, colour: PictureColour): Promise<PickedPicture> {
  const base64 = await page.evaluate(drawJpeg, colour);
  const drawn = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([drawn.subarray(0, 2), exifSegment(), drawn.subarray(2)]);
  return { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Runs in the page. */
async function drawJpeg(colour: PictureColour): Promise<string> {
  const canvas = new OffscreenCanvas(2400, 1800);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  if (colour === 'noise') {
    const image = context.createImageData(canvas.width, canvas.height);
    for (let from = 0; from < image.data.length; from += 65_536)
      crypto.getRandomValues(image.data.subarray(from, from + 65_536));
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
    context.putImageData(image, 0, 0);
  } else {
    context.fillStyle = colour;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 32_768) {
    text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
  }
  return btoa(text);
}

/** An Exif segment of three notes: who made the camera, and north of which line it was. */
function exifSegment(): Buffer {
  const maker = Buffer.from(`${CAMERA}\0`);
  const notes = Buffer.alloc(60);
  notes.write('II*\0', 0, 'latin1');
  notes.writeUInt32LE(8, 4);
  notes.writeUInt16LE(2, 8);
  note(notes, 10, { tag: 0x010f, type: 2, count: maker.length, value: 56 });
  note(notes, 22, { tag: 0x8825, type: 4, count: 1, value: 38 });
  notes.writeUInt16LE(1, 38);
  note(notes, 40, { tag: 0x0001, type: 2, count: 2, value: 'N'.charCodeAt(0) });
  const body = Buffer.concat([Buffer.from('Exif\0\0'), notes.subarray(0, 56), maker]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

interface ExifNote {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly value: number;
}

function note(into: Buffer, at: number, { tag, type, count, value }: ExifNote): void {
  into.writeUInt16LE(tag, at);
  into.writeUInt16LE(type, at + 2);
  into.writeUInt32LE(count, at + 4);
  into.writeUInt32LE(value, at + 8);
}
