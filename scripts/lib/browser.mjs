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

/** Chromium without what it needs for windows, where there is one: tests take a third less of the processor in it. */
export function findShell() {
  return fromPath([SHELL]);
}

/** As above, or from the system's package manager. */
export async function findOrInstallShell() {
  return findShell() ?? (await fromPackageManager([SHELL]));
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

/** Not every release of Debian or Ubuntu has each of them. */
async function fromPackageManager(packages = ['chromium']) {
  if (!fromPath(['apt-get']) || process.getuid?.() !== 0) return undefined;
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', ...packages], options);
  return fromPath(packages);
}
