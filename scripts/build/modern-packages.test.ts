import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as dexie from 'dexie';
import { expect, test } from 'vitest';
import { modernDexie } from './modern-packages';

test('the file of Dexie for newer browsers is of the same version, and offers what the package does', async () => {
  const modern: typeof dexie = await import(pathToFileURL(modernDexie()).href);
  expect(modern.Dexie.semVer).toBe(dexie.Dexie.semVer);
  // The package names what is undefined in it, too.
  const offered = Object.entries(dexie).filter(([, member]) => member !== undefined);
  expect(Object.keys(modern)).toEqual(expect.arrayContaining(offered.map(([name]) => name)));
});

test('RxJS names its ES2015 by the condition that the build asks for', () => {
  const { exports } = JSON.parse(readFileSync('node_modules/rxjs/package.json', 'utf8'));
  expect(exports['.'].es2015).toBe('./dist/esm/index.js');
});
