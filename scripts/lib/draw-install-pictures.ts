import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { Feather, Heart, type LucideIcon, Sunrise } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const FOLDER = 'web/public/install';
const MASKABLE = 'web/ui/brand/icon-maskable.svg';
const MARK = 'web/ui/brand/mark.svg';
const PAPER = '#faf5eb';
const GREEN = '#1d4b3c';
const GOLD = '#f6e6c4';
const SUN = '#d29a34';
const DARK_PAPER = '#14100c';
const CANDLE = '#f0c27b';
const DARK_SUN = '#e8b04b';

/** The icon of each shortcut of the manifest. */
const SHORTCUTS: Readonly<Record<string, LucideIcon>> = {
  'check-in': Heart,
  journal: Feather,
  'daily-drop': Sunrise,
};

/**
 * Draws what a device shows of the installed app before it runs: the smaller maskable icon, the icons of the manifest's
 * shortcuts, and for iOS one opening picture for each screen that `web/index.html` names.
 */
export async function drawInstallPictures(browser: Browser): Promise<void> {
  const maskable = picture(readFileSync(MASKABLE, 'utf8'), 192);
  await draw(browser, maskable, [192, 192], 'web/public/icons/icon-maskable-192.png');
  for (const [name, icon] of Object.entries(SHORTCUTS)) {
    const svg = renderToStaticMarkup(createElement(icon, { color: GOLD, strokeWidth: 1.8 }));
    const html = `<div style="display:grid;place-items:center;height:96px;border-radius:50%;background:${GREEN}">${picture(svg, 44)}</div>`;
    await draw(browser, html, [96, 96], `${FOLDER}/shortcut-${name}.png`);
  }
  for (const { file, width, height, isDark } of splashes()) {
    const side = Math.round(Math.min(width, height) * 0.22);
    const paper = isDark ? DARK_PAPER : PAPER;
    const html = `<div style="display:grid;place-items:center;height:${height}px;background:${paper}">${picture(mark(isDark), side)}</div>`;
    await draw(browser, html, [width, height], `${FOLDER}/${file}`);
  }
}

/** As the page draws it by day and by night. */
function mark(isDark: boolean): string {
  const drawn = readFileSync(MARK, 'utf8');
  return isDark ? drawn.replaceAll(GREEN, CANDLE).replaceAll(SUN, DARK_SUN) : drawn;
}

/** In pixels of the device. */
function splashes() {
  const shell = readFileSync('web/index.html', 'utf8');
  return [...shell.matchAll(/splash-(\d+)x(\d+)(-dark)?\.png/g)].map(
    ([file, width, height, dark]) => ({
      file,
      width: Number(width),
      height: Number(height),
      isDark: dark !== undefined,
    }),
  );
}

function picture(svg: string, side: number): string {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<img alt="" src="${address}" width="${side}" height="${side}" style="display:block;object-fit:contain">`;
}

async function draw(
  browser: Browser,
  html: string,
  [width, height]: readonly [number, number],
  path: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}</style>${html}`);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
