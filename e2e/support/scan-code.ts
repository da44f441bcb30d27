import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';

/** What a camera reads of a picture on the screen; undefined where it finds no code. */
export async function scanCode(page: Page, picture: Locator): Promise<string | undefined> {
  await expect(picture).toBeVisible();
  const taken = (await picture.screenshot()).toString('base64');
  const { points, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const image = pen?.getImageData(0, 0, bitmap.width, bitmap.height);
    const { width, height } = bitmap;
    return { points: Array.from(image?.data ?? []), width, height };
  }, taken);
  return jsQR(Uint8ClampedArray.from(points), width, height)?.data;
}
