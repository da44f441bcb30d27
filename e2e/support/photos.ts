import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import {
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import type { SeedRecord } from '../../scripts/seed/build-records';
import { buildExport, DATA_FILE } from '../../shared/api/export';
import { mediaUrl } from '../../shared/protocol/media';
import type { EntryPhoto } from '../../shared/records/journal-entry';

/** A photo as a device keeps it. */
export interface DrawnPhoto {
  readonly id: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A JPEG of this size, with some grain so that it weighs what a photo does. */
export async function drawPhoto(
  page: Page,
  id: string,
  width: number,
  height: number,
): Promise<DrawnPhoto> {
  const address = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser gives no canvas.');
      const sky = context.createLinearGradient(0, 0, 0, down);
      sky.addColorStop(0, '#9fb8cf');
      sky.addColorStop(1, '#4a4034');
      context.fillStyle = sky;
      context.fillRect(0, 0, across, down);
      const pixels = context.getImageData(0, 0, across, down);
      for (let at = 0; at < pixels.data.length; at += 1)
        if (at % 4 < 3) pixels.data[at] = (pixels.data[at] ?? 0) + ((at * 7919) % 41) - 20;
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.8);
    },
    [width, height] as const,
  );
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return { id, bytes, width, height };
}

/** As an entry names it. */
export function photoOf({ id, width, height }: Omit<DrawnPhoto, 'bytes'>): EntryPhoto {
  return { hash: id, url: mediaUrl(id), preview: mediaUrl(`${id}-small`), width, height };
}

/** Writes an export of these records with these photos, as a device would. */
export async function writeExport(
  path: string,
  records: readonly SeedRecord[],
  photos: readonly DrawnPhoto[],
): Promise<void> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  const states = records.map((record) => ({ ...record, version: { seed: 1 } }));
  const account = { id: 'seed', username: 'seed' };
  const recordings = photos.map(({ id, bytes }) => ({
    id,
    file: `photos/${id}.jpg`,
    type: 'image/jpeg',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    durationMs: 0,
  }));
  const data = { ...buildExport(states, { exportedAt: Date.now(), account }), recordings };
  for (const { id, bytes } of photos)
    await zip.add(`photos/${id}.jpg`, new Uint8ArrayReader(bytes), { level: 0 });
  await zip.add(DATA_FILE, new TextReader(JSON.stringify(data)));
  writeFileSync(path, await zip.close());
}

/** Takes an export in on the screen: afterwards all of it is on the device, with or without a network. */
export async function importExport(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/data-import`);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('heading', { name: 'What’s in this file' })).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import complete.')).toBeVisible({ timeout: 120_000 });
}
