/**
 * npm run test:mutants -- [--rule P15] [--only merge]: plants each fault of `scripts/mutants/faults/` in a copy of the tree
 * and demands that a test fails whose name quotes the rule that the fault breaks. Ends with a table, and with code 1 where
 * fewer than 95 % were noticed, where a test fails without any fault, or where a fault has no place any more.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTS } from './mutants/all-faults';
import { copyTree } from './mutants/copy-tree';
import { type Fault, plantIn, testsFor } from './mutants/fault';
import { openTests } from './mutants/open-tests';

const LEAST_PERCENT = 95;
/** A fault by which a test runs for ever is named, and ends the program. */
const LONGEST_RUN_MS = 900_000;
const LONGEST_TEST_MS = 120_000;

interface Tried {
  readonly area: string;
  readonly isNoticed: boolean;
}

const { values } = parseArgs({ options: { rule: { type: 'string' }, only: { type: 'string' } } });

const wanted = Object.entries(FAULTS)
  .flatMap(([area, faults]) => faults.map((fault) => ({ area, fault })))
  .filter(({ area }) => values.only === undefined || values.only === area)
  .filter(({ fault }) => values.rule === undefined || values.rule === fault.rule);
if (wanted.length === 0) fail(`No fault is listed there. Areas: ${Object.keys(FAULTS).join(', ')}`);

const root = copyTree();
const tests = await openTests(root, { limitMs: LONGEST_TEST_MS });
await runWithoutFault();
const tried: Tried[] = [];
for (const { area, fault } of wanted) tried.push({ area, isNoticed: await isNoticed(fault) });
await tests.close();
report();

/** A test that fails anyway notices nothing. */
async function runWithoutFault(): Promise<void> {
  const names = testsFor(wanted.map(({ fault }) => fault));
  const { passed, failed } = await tests.run(names);
  if (failed.length > 0) fail(`These fail without a fault:\n${failed.join('\n')}`);
  if (passed.length === 0) fail('No test ran.');
  console.log(`${passed.length} tests in ${names.size} files pass without a fault.`);
}

async function isNoticed(fault: Fault): Promise<boolean> {
  const sound = readFileSync(join(root, fault.file), 'utf8');
  const timer = setTimeout(() => fail(`Never ends: ${fault.rule} ${fault.says}`), LONGEST_RUN_MS);
  write(fault.file, plantIn(sound, fault));
  const { passed, failed } = await tests.run(testsFor([fault]));
  write(fault.file, sound);
  clearTimeout(timer);
  const [first] = failed;
  console.log(`${first ? 'noticed' : 'MISSED '} ${fault.rule} ${fault.says} (${fault.file})`);
  console.log(`        ${first ?? `${passed.length} tests that quote it passed`}`);
  return first !== undefined;
}

/** A new file in the place of the old one: the old one may be shared with another tree. */
function write(file: string, text: string): void {
  const path = join(root, file);
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
  tests.readAgain(file);
}

function report(): void {
  console.log('');
  for (const area of new Set(tried.map((one) => one.area))) {
    console.log(`${area.padEnd(12)} ${score(tried.filter((one) => one.area === area))}`);
  }
  console.log(`${'all'.padEnd(12)} ${score(tried)}`);
  if (percentOf(tried) < LEAST_PERCENT) fail(`Fewer than ${LEAST_PERCENT} % were noticed.`);
  process.exit(0);
}

function score(some: readonly Tried[]): string {
  const noticed = some.filter((one) => one.isNoticed).length;
  return `${noticed} of ${some.length} noticed (${percentOf(some).toFixed(1)} %)`;
}

function percentOf(some: readonly Tried[]): number {
  return (some.filter((one) => one.isNoticed).length / some.length) * 100;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
