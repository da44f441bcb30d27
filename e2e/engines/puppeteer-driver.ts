import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import puppeteer, {
  type Browser,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { MICROPHONE } from '../support/microphone';
import type { Driver, Profile } from './driver';
import { textOfPdf } from './files';
import { WORDS_ON_PAPER } from './on-paper';
import { until } from './until';

/** The ending of the copies that puppeteer makes of Firefox's preferences, and puts back some time after its end. */
const COPY = '.puppeteer';
const PHONE = { width: 390, height: 844 };
const COMMON = {
  headless: true,
  protocolTimeout: 30_000,
};

/** Chromium, over its DevTools protocol. */
export async function openChromium(executablePath: string, profile: Profile): Promise<Driver> {
  const { browser, page } = await launch({
    browser: 'chrome',
    executablePath,
    userDataDir: profile.folder,
    downloadBehavior: { policy: 'allow', downloadPath: profile.downloads },
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=en-US'],
      ...['--disable-background-networking', ...MICROPHONE],
    ],
  });
  const light = profile.isDark ? 'dark' : 'light';
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: light }]);
  return driverOf(browser, page, async () =>
    textOfPdf(Buffer.from(await page.pdf({ format: 'a4' }))),
  );
}

/** Firefox, over WebDriver BiDi. */
export async function openFirefox(executablePath: string, profile: Profile): Promise<Driver> {
  await preferencesArePutBack(profile.folder);
  const { browser, page } = await launch({
    browser: 'firefox',
    executablePath,
    userDataDir: profile.folder,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': profile.downloads,
      'browser.download.useDownloadDir': true,
      'layout.css.prefers-color-scheme.content-override': profile.isDark ? 0 : 1,
      'media.navigator.permission.disabled': true,
      'media.navigator.streams.fake': true,
    },
  });
  // Its PDF holds outlines: cairo can't embed fonts with axes.
  return driverOf(browser, page, async () => String(await page.evaluate(WORDS_ON_PAPER)));
}

/** A start in between would find files that vanish under it. */
async function preferencesArePutBack(folder: string): Promise<void> {
  await until('the preferences of a Firefox that has ended', async () =>
    readdirSync(folder).every((name) => !name.endsWith(COPY)),
  );
}

async function launch(options: LaunchOptions): Promise<{ browser: Browser; page: Page }> {
  const browser = await puppeteer.launch({ ...COMMON, ...options });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  // Firefox gives its first page no viewport of its own accord.
  await page.setViewport(PHONE);
  return { browser, page };
}

function driverOf(browser: Browser, page: Page, readPrinted: () => Promise<string>): Driver {
  return {
    async goto(address) {
      await page.goto(address).catch(unlessLedOn);
    },
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async chooseFile(path) {
      const field = await page.waitForSelector('input[type=file]');
      await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
    },
    readPrinted,
    close: () => browser.close(),
    kill: () => killGroup(browser.process()),
  };
}

/** The app may lead on to another document before the one that was asked for is loaded. */
function unlessLedOn(error: unknown): void {
  if (!/(NS_BINDING|ERR)_ABORTED/.test(String(error))) throw error;
}

/** Puppeteer starts a browser in a process group of its own. */
async function killGroup(running: ChildProcess | null): Promise<void> {
  if (!running?.pid || running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  process.kill(-running.pid, 'SIGKILL');
  await ended;
}
