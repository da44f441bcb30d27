import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findOrInstallBrowser } from './browser.mjs';
import { run } from './run.mjs';

/** Reads what browsers print. */
const READER = { programs: ['pdftotext'], packages: ['poppler-utils'] };
const FIREFOX = { programs: ['firefox-esr'], packages: ['firefox-esr'] };
const WEBKIT = {
  // It has no mode without windows: Xvfb is the screen of a machine that has none.
  programs: ['WebKitWebDriver', 'Xvfb'],
  packages: [
    'webkit2gtk-driver',
    'xvfb',
    // For the window in e2e/engines/webkit-browser.py.
    'python3-gi',
    'gir1.2-gtk-3.0',
    'gir1.2-webkit2-4.1',
    // They write and read the sound of recordings.
    'gstreamer1.0-plugins-bad',
    'gstreamer1.0-libav',
  ],
};

const FIND = {
  chromium: findOrInstallBrowser,
  firefox: () => findOrInstall(FIREFOX),
  webkit: () => findOrInstall(WEBKIT),
};

/**
 * Finds the engines of these names, or installs them from the packages of Debian.
 * @param {readonly string[]} names
 */
export async function findOrInstallEngines(names) {
  const found = new Map();
  for (const name of names) {
    const program = await FIND[name]();
    if (program) found.set(name, program);
  }
  return found;
}

/** Whether there is, or could be installed, what reads the words of a printed page. */
export async function findOrInstallReader() {
  return Boolean(await findOrInstall(READER));
}

/** The path of the first of the programs, where all that belongs to it is there. */
async function findOrInstall({ programs, packages }) {
  if (onPath('apt-get') && !(await areInstalled(packages)) && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(', ')} for the tests …`);
    await run('apt-get', ['update'], { quiet: true });
    const args = ['install', '-y', '--no-install-recommends', ...packages];
    await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return programs.every(onPath) ? onPath(programs[0]) : undefined;
}

async function areInstalled(packages) {
  const { code } = await run('dpkg', ['-s', ...packages], { quiet: true });
  return code === 0;
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
