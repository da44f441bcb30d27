import type { PictureFormat } from './picture-format';

/** Pixels of the longer side, at most, and how much of the picture a JPEG may leave out. */
export const PHOTO = { side: 2048, quality: 0.85 } as const;
export const PREVIEW = { side: 320, quality: 0.75 } as const;

/** What a device can hold at once while it makes a picture smaller. */
const MOST_PIXELS = 100_000_000;

/**
 * Why a file does not become a photo. `no-picture`: nothing that browsers show. `too-large`: more than 100 megapixels.
 * `unknown-here`: this browser does not show pictures of this kind. `damaged`: it shows them, and not this one. `unreadable`:
 * the device does not give the file.
 */
export type PictureRefusal = 'no-picture' | 'too-large' | 'unknown-here' | 'damaged' | 'unreadable';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Why a picture is not even decoded; undefined for one that is. */
export function refusalOf(format: PictureFormat | undefined): PictureRefusal | undefined {
  if (format === undefined) return 'no-picture';
  const { width, height } = format;
  if (width === 0 || height === 0) return 'damaged';
  return width * height > MOST_PIXELS ? 'too-large' : undefined;
}

/** The same picture with a longer side of at most so many pixels; a smaller one stays as it is. */
export function fitInto({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Of a picture that could not be decoded: whether that lies in the browser. */
export function whyNotDecoded({ type }: PictureFormat): PictureRefusal {
  return type === 'heic' || type === 'avif' ? 'unknown-here' : 'damaged';
}
