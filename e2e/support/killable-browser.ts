import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { nothingIsDue } from './overlays';
import type { PageErrors } from './page-errors';
import { hasOnboarded } from './person';
import { test as base } from './test';
import { within } from './within';

/** A Chromium with a profile on disk that can be killed like a phone whose battery dies. */
export interface KillableBrowser {
  /** Starts it (again) on the same profile. */
  start(): Promise<BrowserContext>;
  /** Closes it as a person would and starts it again: all is on the disk, also cookies, which else come half a minute late. */
  restart(): Promise<BrowserContext>;
  /** Closes it as a person would. Resolves with the folder of its profile, which no program writes to any more. */
  close(): Promise<string>;
  /** SIGKILL: nothing is flushed, nothing is asked. */
  kill(): Promise<void>;
  /** Kills it and removes the profile. */
  dispose(): Promise<void>;
}

/** Playwright's `test` with a killable browser, which is gone when the test has ended, also by running out of time. */
export const test = base.extend<{ phone: KillableBrowser; phoneFlags: string[] }>({
  /** Further flags of the killable browser. */
  phoneFlags: [[], { option: true }],
  phone: async ({ phoneFlags, launchOptions, pageErrors }, use) => {
    const path = launchOptions.executablePath ?? chromium.executablePath();
    const phone = killableBrowser(path, phoneFlags, pageErrors);
    await use(phone);
    await phone.dispose();
  },
});

function killableBrowser(
  path: string,
  flags: readonly string[],
  pageErrors: PageErrors,
): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'choose-wholeness-profile-'));
  let child: ChildProcess | undefined;
  let browser: Browser | undefined;

  async function start(): Promise<BrowserContext> {
    child = launch(path, profile, flags);
    browser = await chromium.connectOverCDP(
      await within('a browser that listens', debuggingUrl(child)),
    );
    const context = browser.contexts()[0];
    if (!context) throw new Error('The browser has no context');
    pageErrors.listenTo(context);
    await nothingIsDue(context);
    return context;
  }

  async function close(): Promise<string> {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    const session = await browser?.newBrowserCDPSession();
    await session?.send('Browser.close');
    await ended;
    return profile;
  }

  async function kill(): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    if (running.pid) process.kill(-running.pid, 'SIGKILL');
    await ended;
  }

  return {
    start,
    async restart() {
      await close();
      return start();
    },
    close,
    kill,
    async dispose() {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function launch(path: string, profile: string, further: readonly string[]): ChildProcess {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=en-US'];
  return spawn(
    path,
    [
      ...flags,
      ...further,
      '--disable-background-networking',
      '--disable-component-update',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own, so that every process of it dies at once.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

async function debuggingUrl(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('The browser says nothing');
  for await (const line of createInterface(child.stderr)) {
    const url = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The browser ended before it listened.');
}

/** Starts the browser and opens a page in which no onboarding is due. */
export async function openPage(phone: KillableBrowser): Promise<Page> {
  const context = await phone.start();
  await hasOnboarded(context);
  return context.newPage();
}
