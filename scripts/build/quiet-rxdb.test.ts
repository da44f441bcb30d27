import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { withoutAdvertisement } from './quiet-rxdb';

const FILE = resolve(
  'node_modules/rxdb/dist/esm/plugins/storage-dexie/rx-storage-instance-dexie.js',
);

test('the RxDB that is installed is built without its advertisement', () => {
  const code = readFileSync(FILE, 'utf8');
  expect(code).toContain('Open Core RxStorage');
  const { code: built } = transformSync(withoutAdvertisement(code), { minify: true });
  expect(built).not.toContain('Open Core RxStorage');
});

test('a version that asks otherwise stops the build', () => {
  expect(() => withoutAdvertisement('export {};')).toThrow('hasPremiumFlag');
});
