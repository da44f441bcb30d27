/**
 * npm run test:generated-mutants -- [--only domain] [--sample 200]: changes one small thing of a source at a time, in a copy
 * of the tree, and counts how many of the changes a test notices. Names the changes that no test noticed, and those whose
 * tests did not end in time. Ends with the score of each target, and with code 1 where it is below 85 %, or where a test fails
 * without any change.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './mutants/copy-tree';
import { type Mutant, mutantsOf } from './mutants/generated/mutants-of';
import { TARGETS, type Target } from './mutants/generated/targets';
import type { Attempt } from './mutants/generated/try-mutants';

const LEAST_PERCENT = 85;
/** Tests that take so many times as long as without a change run for ever. */
const LONGEST_TIMES = 10;
const LEAST_LIMIT_MS = 90_000;
const NO_CHANGE: Mutant = { start: 0, end: 0, replacement: '' };

type Outcome = 'noticed' | 'missed' | 'endless';

const { values } = parseArgs({
  options: { only: { type: 'string' }, sample: { type: 'string', default: '0' } },
});
const root = copyTree();
const scores: [name: string, noticed: number, all: number][] = [];
let child: ChildProcess | undefined;
let limitMs = 0;
for (const [name, target] of Object.entries(TARGETS)) {
  if (values.only === undefined || values.only === name) scores.push(await score(name, target));
}
stop();
for (const [name, noticed, all] of scores) {
  console.log(
    `${name.padEnd(10)} ${noticed} of ${all} noticed (${((noticed / all) * 100).toFixed(1)} %)`,
  );
}
process.exit(scores.every(([, noticed, all]) => noticed / all >= LEAST_PERCENT / 100) ? 0 : 1);

async function score(name: string, { sources, tests }: Target): Promise<[string, number, number]> {
  const attempts = sample(
    sources.flatMap((source) =>
      mutantsOf(readFileSync(source, 'utf8')).map((mutant) => ({ source, mutant, tests })),
    ),
    Number(values.sample),
  );
  await setLimit(sources[0] ?? '', tests);
  let noticed = 0;
  for (const attempt of attempts) {
    const outcome = await tryOut(attempt);
    if (outcome !== 'missed') noticed += 1;
    if (outcome !== 'noticed') console.log(`${outcome.toUpperCase()} ${placeOf(attempt)}`);
  }
  return [name, noticed, attempts.length];
}

/** A test that fails anyway notices nothing, and one that is slow anyway has not been made endless. */
async function setLimit(source: string, tests: readonly string[]): Promise<void> {
  limitMs = 2 ** 31 - 1;
  const begun = Date.now();
  const outcome = await tryOut({ source, mutant: NO_CHANGE, tests });
  if (outcome !== 'missed') {
    stop();
    console.error('A test fails without a change.');
    process.exit(1);
  }
  limitMs = Math.max(LEAST_LIMIT_MS, LONGEST_TIMES * (Date.now() - begun));
}

/** Evenly spread over all; all of them for 0. */
function sample<Item>(items: readonly Item[], wanted: number): Item[] {
  if (wanted === 0 || wanted >= items.length) return [...items];
  return items.filter((_, at) => (at * wanted) % items.length < wanted);
}

/** What runs for ever counts as noticed: no test run would end with it. */
async function tryOut(attempt: Attempt): Promise<Outcome> {
  child ??= await start();
  const running = child;
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      running.removeAllListeners();
      resolve(outcome);
    };
    const giveUp = () => {
      stop();
      writeFileSync(join(root, attempt.source), readFileSync(attempt.source));
      settle('endless');
    };
    const timer = setTimeout(giveUp, limitMs);
    running.once('message', (isSeen) => settle(isSeen === true ? 'noticed' : 'missed'));
    running.once('exit', giveUp);
    running.send(attempt);
  });
}

function start(): Promise<ChildProcess> {
  const program = new URL('./mutants/generated/try-mutants.ts', import.meta.url).pathname;
  const started = fork(program, [root], { detached: true });
  return new Promise((resolve) => {
    started.once('message', () => resolve(started));
  });
}

/** With the workers that it started. */
function stop(): void {
  if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  child = undefined;
}

function placeOf({ source, mutant }: { source: string; mutant: Mutant }): string {
  const text = readFileSync(source, 'utf8');
  const line = text.slice(0, mutant.start).split('\n').length;
  const [found = ''] = text.slice(mutant.start, mutant.end).split('\n');
  return `${source}:${line} ${found.slice(0, 60)} -> ${mutant.replacement.slice(0, 40)}`;
}
