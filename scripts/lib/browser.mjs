import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELL = 'chromium-headless-shell';

/**
 * The path of a Chromium to test with. Tries in order: CHROMIUM_PATH, a browser on PATH, the one Playwright
 * already downloaded, Playwright's download, the system's package manager.
 * @returns {Promise<string | undefined>} undefined when none can be had.
 */
export async function findOrInstallBrowser() {
  return (
    fromEnvironment() ??
    fromPath() ??
    (await fromPlaywright()) ??
    (await downloaded()) ??
    (await fromPackageManager())
  );
}

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH;
  return path && existsSync(path) ? path : undefined;
}

/** Chromium without what it needs for windows, where there is one: most tests take a fifth less time in it. */
export function findShell() {
  return fromPath([SHELL]);
}

function fromPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloaded() {
  console.log('Downloading a browser for the tests …');
  const { code } = await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  return code === 0 ? fromPlaywright() : undefined;
}

async function fromPackageManager() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log("Installing the system's Chromium for the tests …");
  await run('apt-get', ['update'], { quiet: true });
  await run('apt-get', ['install', '-y', 'chromium'], { quiet: true });
  // Not every release has it.
  await run('apt-get', ['install', '-y', SHELL], { quiet: true });
  return fromPath();
}
