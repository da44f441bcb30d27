/**
 * npm run pictures: takes the README's pictures and those of the web app manifest from the built app with the demo data,
 * and the landing page's picture for links to it; draws what a device shows of the installed app before it runs. Needs
 * `npm run build`.
 */
import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { OPEN_GRAPH_PICTURE } from './build/landing-document';
import { DESKTOP, hasSettled, openHomeOf, PHONE, withDemo } from './lib/demo';
import { drawInstallPictures } from './lib/draw-install-pictures';

const README = '.github/pictures';
const MANIFEST = 'web/public/install';
const PICTURES: readonly Picture[] = [
  { file: `${README}/home-phone.png`, path: '/home', viewport: PHONE },
  { file: `${README}/check-in-phone.png`, path: '/check-in', viewport: PHONE },
  { file: `${README}/home-phone-vigil.png`, path: '/home', viewport: PHONE, colorScheme: 'dark' },
  { file: `${README}/home-desktop.png`, path: '/home', viewport: DESKTOP },
  ...['home', 'journal', 'daily-drop'].map((name) => ({
    file: `${MANIFEST}/${name}-narrow.jpg`,
    path: `/${name}`,
    viewport: PHONE,
    deviceScaleFactor: 2,
  })),
  ...['home', 'calendar'].map((name) => ({
    file: `${MANIFEST}/${name}-wide.jpg`,
    path: `/${name}`,
    viewport: DESKTOP,
  })),
];

await withDemo([[]], async ({ origin }, browser) => {
  for (const folder of [README, MANIFEST]) mkdirSync(folder, { recursive: true });
  for (const picture of PICTURES) await take(browser, origin, picture);
  await takeOpenGraph(browser, origin);
  await drawInstallPictures(browser);
});

interface Picture extends Pick<BrowserContextOptions, 'colorScheme' | 'deviceScaleFactor'> {
  /** Its name decides the format. */
  readonly file: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

async function take(
  browser: Browser,
  origin: string,
  { file, path, ...look }: Picture,
): Promise<void> {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
  const page = await openHomeOf('miriam', context, origin);
  await page.goto(`${origin}${path}`);
  await hasSettled(page);
  const isJpeg = file.endsWith('.jpg');
  await page.screenshot({ path: file, ...(isJpeg && { type: 'jpeg', quality: 72 }) });
  await context.close();
}

/** The hero of the landing page: its words and the sunrise. */
async function takeOpenGraph(browser: Browser, origin: string): Promise<void> {
  const { file, width, height } = OPEN_GRAPH_PICTURE;
  const context = await browser.newContext({ viewport: { width, height }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(origin);
  await page.addStyleTag({
    content: `
      .public-nav-links, .public-nav-ways, .landing-hero-row > div, main > :not(.landing-hero) { display: none; }
      .landing-hero h1 { font-size: 5rem; }
      .landing .landing-hero .sunrise { --sunrise-width: 46rem; margin-top: -1rem; }
    `,
  });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `web/public/${file}`, type: 'jpeg', quality: 82 });
  await context.close();
}
