import type { Outcome } from '../../../shared/outcome';
import { HEAD_BYTES, type PictureFormat, readPictureFormat } from './picture-format';
import {
  fitInto,
  PHOTO,
  type PictureRefusal,
  PREVIEW,
  refusalOf,
  type Size,
  whyNotDecoded,
} from './prepare-plan';

/** A picture as an entry keeps it: two JPEGs, drawn anew. */
export interface PreparedPicture extends Size {
  readonly photo: Blob;
  readonly preview: Blob;
  /** The file held several pictures; this is the first. */
  readonly wasAnimated: boolean;
}

/** Why a picture was not taken, and of which type its file is where that is known. */
export interface PictureProblem {
  readonly why: PictureRefusal;
  readonly type?: PictureFormat['type'];
}

/** Also what a worker answers with. */
export type Prepared = Outcome<PreparedPicture, PictureProblem>;

/**
 * Draws a picture anew, upright and no larger than it is shown. Place, camera and whatever else its file told are not drawn.
 * Rejects where the device has no room for drawing. For a worker: a large picture takes seconds.
 */
export async function preparePicture(file: Blob): Promise<Prepared> {
  const head = await readHead(file);
  if (!head) return { ok: false, problem: { why: 'unreadable' } };
  const format = readPictureFormat(head);
  const refusal = refusalOf(format);
  if (refusal !== undefined || format === undefined)
    return { ok: false, problem: { why: refusal ?? 'no-picture' } };
  const bitmap = await decode(file);
  if (!bitmap) return { ok: false, problem: { why: whyNotDecoded(format), type: format.type } };
  try {
    return { ok: true, value: { ...(await draw(bitmap)), wasAnimated: format.isAnimated } };
  } finally {
    bitmap.close();
  }
}

/** Undefined where the device does not give the file: one that is still in a cloud, or was deleted meanwhile. */
async function readHead(file: Blob): Promise<Uint8Array | undefined> {
  const head = file.slice(0, HEAD_BYTES).arrayBuffer();
  return await head.then((bytes) => new Uint8Array(bytes)).catch(() => undefined);
}

function decode(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}

async function draw(bitmap: ImageBitmap): Promise<Omit<PreparedPicture, 'wasAnimated'>> {
  const { canvas, ...size } = drawInto(bitmap, fitInto(bitmap, PHOTO.side));
  const small = drawInto(canvas, fitInto(size, PREVIEW.side));
  return {
    ...size,
    photo: await canvas.convertToBlob({ type: 'image/jpeg', quality: PHOTO.quality }),
    preview: await small.canvas.convertToBlob({ type: 'image/jpeg', quality: PREVIEW.quality }),
  };
}

function drawInto(picture: ImageBitmap | OffscreenCanvas, { width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on');
  // A JPEG shows what is transparent as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, width, height };
}
