/**
 * npm run pictures: takes the README's pictures and those of the web app manifest from the built app with the demo data,
 * and the landing page's picture for links to it; draws what a device shows of the installed app before it runs. Needs
 * `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { nothingIsDue } from '../e2e/support/overlays';
import { startServer } from '../e2e/support/server';
import { OPEN_GRAPH_PICTURE } from './build/landing-document';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { drawInstallPictures } from './lib/draw-install-pictures';

const README = '.github/pictures';
const MANIFEST = 'web/public/install';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
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

const server = await startServer();
const executablePath = await findOrInstallBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  spawnSync('npm', ['run', 'seed'], { env: { ...process.env, DATA_DIR: server.dataDir } });
  for (const folder of [README, MANIFEST]) mkdirSync(folder, { recursive: true });
  for (const picture of PICTURES) await take(browser, picture);
  await takeOpenGraph(browser);
  await drawInstallPictures(browser);
} finally {
  await browser.close();
  await server.stop();
}

interface Picture extends Pick<BrowserContextOptions, 'colorScheme' | 'deviceScaleFactor'> {
  /** Its name decides the format. */
  readonly file: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

async function take(browser: Browser, { file, path, ...look }: Picture): Promise<void> {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
  await nothingIsDue(context, 12);
  const page = await context.newPage();
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Username').fill('miriam');
  await page.getByLabel('Password', { exact: true }).fill('wholeness');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/home');
  await page.getByText('Day 23 of 90').first().waitFor();
  await page.goto(`${server.origin}${path}`);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const isJpeg = file.endsWith('.jpg');
  await page.screenshot({ path: file, ...(isJpeg && { type: 'jpeg', quality: 72 }) });
  await context.close();
}

/** The hero of the landing page: its words and the sunrise. */
async function takeOpenGraph(browser: Browser): Promise<void> {
  const { file, width, height } = OPEN_GRAPH_PICTURE;
  const context = await browser.newContext({ viewport: { width, height }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(server.origin);
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
