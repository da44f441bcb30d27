import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'web',
  'sw',
  'shared',
  'sync-server',
  'scripts/build',
  'scripts/build.ts',
  'scripts/content',
  'scripts/lib',
  ...['backup', 'restore', 'rotate-key', 'rights-request', 'admin'].map((n) => `scripts/${n}.ts`),
];
const FILES = ['package-lock.json', 'vite.config.ts', 'workbox.config.cjs', 'tsconfig.json'];
const STAMP = 'dist/.built-from';

/** A hash over everything the build reads. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const path of [...SOURCES, ...FILES].flatMap(filesUnder).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Whether what stands in dist/ was built from the sources as they are now. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();
}

/** Notes that dist/ was built from the sources as they are now. */
export function noteBuilt() {
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, sourceHash());
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!path.includes('.') || path === 'web') {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  }
  return [path];
}
