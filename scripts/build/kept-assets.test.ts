import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KeptAssets, keptAssets } from './kept-assets';

const DAY_MS = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 2, 1);
let root: string;
let kept: KeptAssets;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-assets-'));
  kept = keptAssets(join(root, 'assets'), join(root, 'kept'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** One build whose output is exactly these files. */
function build(day: number, files: string[]): string[] {
  const now = new Date(start + day * DAY_MS);
  kept.setAside(now);
  rmSync(join(root, 'assets'), { recursive: true, force: true });
  mkdirSync(join(root, 'assets'));
  for (const file of files) writeFileSync(join(root, 'assets', file), file);
  kept.prune(now);
  return readdirSync(join(root, 'kept'));
}

it('F14 keeps what earlier builds served for 30 days after the last build that had it', () => {
  expect(build(0, ['home-1.js'])).toEqual([]);
  expect(build(20, ['home-2.js'])).toEqual(['home-1.js']);
  expect(build(49, ['home-2.js'])).toEqual(['home-1.js']);
  expect(build(51, ['home-3.js'])).toEqual(['home-2.js']);
});

it('keeps no second copy of a file that is current again', () => {
  build(0, ['home-1.js']);
  build(1, ['home-2.js']);
  expect(build(2, ['home-1.js'])).toEqual(['home-2.js']);
});
