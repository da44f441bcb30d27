import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FILES = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('e2e', name));

/** What makes a browser test rest on the build, the machine or the hour, where it may stand, and what takes its place. */
const UNSURE: [string, RegExp, readonly string[]][] = [
  ['setOffline: use support/network.ts', /\.setOffline\(/, ['e2e/support/network.ts']],
  ['a sleep: wait for a state', /waitForTimeout|timers\/promises/, []],
  ['a quiet network: wait for a state', /networkidle/, []],
  ['a loop without an end: give toPass a timeout', /\.toPass\(\)/, []],
  ['waitForFunction says nothing: use expect.poll', /waitForFunction/, []],
  [
    'a limit of the browser’s disk: use support/faulty-disk.ts',
    /overrideQuota/,
    ['e2e/support/small-disk.ts'],
  ],
  [
    'a filled disk: one test does that',
    /smallDisk\(/,
    ['e2e/support/small-disk.ts', 'e2e/faults/disk.spec.ts'],
  ],
];

describe('browser tests rest on no build, machine or hour', () => {
  it.each(UNSURE)('%s', (_name, pattern, allowed) => {
    const found = FILES.filter((file) => pattern.test(readFileSync(file, 'utf8')));
    expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
  });
});
