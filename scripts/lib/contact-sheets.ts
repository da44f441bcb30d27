import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

const PER_SHEET = 12;
const WIDTH_PX = 1560;
const GAP_PX = 10;

/**
 * Lays out a folder's pictures, twelve on a sheet and each cut off below one and a half windows: `sheet.html`, and
 * `sheet-1.png` and so on, for whoever wants to see many at once. `names` without `.png`; `viewport` in CSS pixels.
 */
export async function layOutSheets(
  browser: Browser,
  folder: string,
  names: readonly string[],
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const columns = viewport.width > viewport.height ? 4 : 6;
  const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: 900 } });
  const file = resolve(folder, 'sheet.html');
  writeFileSync(file, sheetsOf(names, columns, viewport));
  await page.goto(pathToFileURL(file).href);
  for (const [index, sheet] of (await page.locator('section').all()).entries()) {
    await sheet.screenshot({ path: join(folder, `sheet-${index + 1}.png`) });
  }
  await page.close();
}

function sheetsOf(
  names: readonly string[],
  columns: number,
  viewport: { readonly width: number; readonly height: number },
): string {
  const sheets = Array.from({ length: Math.ceil(names.length / PER_SHEET) }, (_, sheet) =>
    names.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body { margin: 0; background: #777; font: 14px sans-serif; color: #fff; }
section { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: ${GAP_PX}px; padding: ${GAP_PX}px; }
figure { margin: 0; }
a { display: block; overflow: hidden; aspect-ratio: ${viewport.width} / ${viewport.height * 1.5}; }
img { display: block; width: 100%; }
</style>${sheets.map((sheet) => `<section>${sheet.map(figure).join('')}</section>`).join('')}`;
}

function figure(name: string): string {
  return `<figure><figcaption>${name}</figcaption><a href="${name}.png"><img src="${name}.png" alt=""></a></figure>`;
}
