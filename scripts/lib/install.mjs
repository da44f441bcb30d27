import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const STAMP = 'node_modules/.installed-lock';

/** Installs the locked packages unless exactly these are there. Exits with a sentence when it can't. */
export async function ensureInstalled() {
  const compile = await ensureUnpacked();
  await compile();
}

/**
 * As above, but for what the packages compile for this machine: the function that comes back does it. What needs only
 * JavaScript can run beside that.
 * @returns {Promise<() => Promise<void>>}
 */
export async function ensureUnpacked() {
  requireNode(20, 19);
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return async () => {};
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file made where a registry lacked the binaries of other platforms.
  await npm('install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts');
  return async () => {
    await npm('rebuild');
    writeFileSync(STAMP, lock);
  };
}

async function npm(...args) {
  const { code } = await run('npm', args);
  if (code === 0) return;
  console.error('The packages could not be installed. The lines above say why.');
  process.exit(1);
}

function requireNode(major, minor) {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`You need Node.js ${major}.${minor} or later. This is ${process.version}.`);
  process.exit(1);
}
