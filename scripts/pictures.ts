/**
 * npm run pictures: takes the README's pictures and those of the web app manifest from the built app with the demo data,
 * and the landing page's picture for links to it; draws what a device shows of the installed app before it runs. Needs
 * `npm run build`.
 */
import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { everythingIsSynced, shellIsKept } from '../e2e/support/person';
import { OPEN_GRAPH_PICTURE } from '../shared/content/link-preview';
import { DESKTOP, hasSettled, openHomeOf, PHONE, withDemo } from './lib/demo';
import { drawInstallPictures } from './lib/draw-install-pictures';

const README = '.github/pictures';
const MANIFEST = 'web/public/install';
/** Small in the README, and large where an app is installed from. */
const README_QUALITY = 40;
const MANIFEST_QUALITY = 72;
const PICTURES: readonly Picture[] = [
  ...['check-in', 'journal', 'daily-drop', 'calendar'].map((name) => ({
    file: `${README}/${name}-phone.jpg`,
    path: `/${name}`,
    viewport: PHONE,
  })),
  ...[
    { name: 'home-phone', viewport: PHONE },
    { name: 'home-phone-vigil', viewport: PHONE, colorScheme: 'dark' as const },
    { name: 'home-desktop', viewport: { ...DESKTOP, height: 720 } },
  ].map(({ name, ...look }) => ({
    ...look,
    file: `${README}/${name}.jpg`,
    path: '/home',
    prepare: everythingIsSynced,
  })),
  {
    file: `${README}/companion-phone.jpg`,
    path: '/journal?new',
    viewport: PHONE,
    prepare: askCompanion,
  },
  {
    file: `${README}/prayer-circle-phone.jpg`,
    path: '/prayer-groups',
    viewport: PHONE,
    prepare: openCircle,
  },
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
  /** A JPEG. */
  readonly file: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** What leads from the address to what is shown. */
  readonly prepare?: (page: Page) => Promise<void>;
}

async function take(
  browser: Browser,
  origin: string,
  { file, path, prepare, ...look }: Picture,
): Promise<void> {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
  const page = await openHomeOf('miriam', context, origin);
  await page.goto(`${origin}${path}`);
  await hasSettled(page);
  await prepare?.(page);
  const quality = file.startsWith(README) ? README_QUALITY : MANIFEST_QUALITY;
  await page.screenshot({ path: file, type: 'jpeg', quality });
  await context.close();
}

async function askCompanion(page: Page): Promise<void> {
  await shellIsKept(page);
  await page
    .getByLabel('New entry')
    .and(page.locator('textarea.sheet'))
    .fill('I lay awake again, anxious about tomorrow. I want to trust God with it.');
  await page.getByRole('button', { name: 'Reflect with Scripture' }).click();
  await page.getByRole('button', { name: 'Download the Bible and read' }).click();
  await page.locator('.passage blockquote').first().waitFor();
}

async function openCircle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tuesday kitchen table' }).click();
  await page.getByRole('article').first().waitFor();
  await hasSettled(page);
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
