/** Runs in a process of its own, which is ended where a mutant runs for ever: tries each mutant it is sent. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTests } from '../open-tests';
import type { Mutant } from './mutants-of';

/** What is sent: a source, what changes in it, and the tests that may notice. */
export interface Attempt {
  readonly source: string;
  readonly mutant: Mutant;
  readonly tests: readonly string[];
}

const ANY_NAME = /(?:)/;
const LONGEST_TEST_MS = 30_000;

const root = process.argv[2] ?? '';
const tests = await openTests(root, { bail: 1, limitMs: LONGEST_TEST_MS });

process.on('message', async (attempt: Attempt) => {
  process.send?.(await isNoticed(attempt));
});
process.send?.('ready');

async function isNoticed({ source, mutant, tests: wanted }: Attempt): Promise<boolean> {
  const path = join(root, source);
  const sound = readFileSync(path, 'utf8');
  write(path, sound.slice(0, mutant.start) + mutant.replacement + sound.slice(mutant.end));
  tests.readAgain(source);
  const namesake = source.replace(/\.ts$/, '.test.ts');
  const isSeen =
    (existsSync(join(root, namesake)) && (await fails([namesake]))) || (await fails(wanted));
  write(path, sound);
  tests.readAgain(source);
  return isSeen;
}

async function fails(files: readonly string[]): Promise<boolean> {
  return !(await tests.run(new Map(files.map((file) => [file, ANY_NAME])))).isSound;
}

/** A new file in the place of the old one: the old one may be shared with another tree. */
function write(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
