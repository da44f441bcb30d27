import { expect, type Locator, type Page } from '@playwright/test';
import { deskRows } from './device-rows';

/** A file as it is chosen. */
export interface Chosen {
  readonly name: string;
  readonly buffer: Buffer;
}

/** Chooses files where the journal asks for photos. */
export async function choosePhotos(page: Page, ...files: readonly Chosen[]): Promise<void> {
  const field = page.getByLabel('Choose photos');
  // What they are is told by their bytes, not by the browser's guess.
  await field.setInputFiles(files.map((file) => ({ ...file, mimeType: 'image/*' })));
}

/** The photos of the entry that is open, as buttons. */
export function photosOf(page: Page): Locator {
  return page
    .getByRole('list', { name: 'Photos of this entry' })
    .getByRole('button', { name: /^Photo/ });
}

/** Waits until so many photos stand in the entry that is open, drawn and on the disk, and nothing is being prepared. */
export async function photosStand(page: Page, count: number): Promise<void> {
  await expect(photosOf(page)).toHaveCount(count);
  await expect(page.getByText(/^Preparing/)).toHaveCount(0);
  await expect(photosOf(page)).toHaveCount(count);
  const pictures = photosOf(page).locator('img');
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate(pixels), 'a photo that is drawn').not.toBe('0 × 0');
}

/** How large the picture is that an image shows. */
export function shownPixels(image: Locator): Promise<string> {
  return image.evaluate(pixels);
}

/** Runs in the page. */
function pixels(image: SVGElement | HTMLElement): string {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement;
  return `${naturalWidth} × ${naturalHeight}`;
}

/** What this device keeps of pictures: how many files, and their bytes as text. */
export async function keptPictures(page: Page): Promise<readonly string[]> {
  return (await deskRows(page, 'recordingChunks')).map(({ bytes }) => String(bytes));
}

/** Draws a picture of so many pixels in the page and chooses it, as a camera's file is chosen. */
export async function chooseDrawn(page: Page, width: number, height: number): Promise<void> {
  const size = { width, height };
  await page.getByLabel('Choose photos').evaluate(async (field, drawn) => {
    const canvas = new OffscreenCanvas(drawn.width, drawn.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas to draw on');
    const sky = context.createLinearGradient(0, 0, drawn.width, drawn.height);
    sky.addColorStop(0, '#e9a878');
    sky.addColorStop(1, '#2b3f63');
    context.fillStyle = sky;
    context.fillRect(0, 0, drawn.width, drawn.height);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    const files = new DataTransfer();
    files.items.add(new File([blob], 'large.jpg', { type: 'image/jpeg' }));
    Object.assign(field, { files: files.files });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, size);
}
