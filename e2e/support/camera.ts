import type { Page } from '@playwright/test';
import { withPlace } from '../../web/media/photos/testing/pictures';
import type { Chosen } from './pictures';

export type PictureColour = 'red' | 'green' | 'blue' | 'noise';

/** What the camera notes in a picture, beside where it was taken. */
export const CAMERA = 'Camera of Somebody';

/**
 * A JPEG of 2400 by 1800 pixels, drawn by this browser, with what a camera notes in it: it stands upright, 1800 wide. Noise
 * makes megabytes of it.
 */
export async function takePicture(page: Page, colour: PictureColour): Promise<Chosen> {
  const base64 = await page.evaluate(drawJpeg, colour);
  return { name: `${colour}.jpg`, buffer: withPlace(Buffer.from(base64, 'base64'), CAMERA) };
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
