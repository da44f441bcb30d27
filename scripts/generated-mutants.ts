/**
 * npm run test:generated-mutants -- [--only domain] [--sample 200]: changes one small thing of a source at a time, in a copy
 * of the tree, and counts how many of the changes a test notices. Ends with what nobody noticed and the score of each
 * target, and with code 1 where it is below 85 %.
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
const LONGEST_MS = 90_000;

const { values } = parseArgs({
  options: { only: { type: 'string' }, sample: { type: 'string', default: '0' } },
});
const root = copyTree();
const scores: [name: string, noticed: number, all: number][] = [];
let child: ChildProcess | undefined;
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
  let noticed = 0;
  for (const attempt of attempts) {
    if (await isNoticed(attempt)) noticed += 1;
    else console.log(`MISSED ${placeOf(attempt)}`);
  }
  return [name, noticed, attempts.length];
}

/** Evenly spread over all; all of them for 0. */
function sample<Item>(items: readonly Item[], wanted: number): Item[] {
  if (wanted === 0 || wanted >= items.length) return [...items];
  return items.filter((_, at) => (at * wanted) % items.length < wanted);
}

/** A mutant that runs for ever is noticed: no test run would end with it. */
async function isNoticed(attempt: Attempt): Promise<boolean> {
  child ??= await start();
  const running = child;
  return new Promise((resolve) => {
    const settle = (outcome: boolean) => {
      clearTimeout(timer);
      running.removeAllListeners();
      resolve(outcome);
    };
    const giveUp = () => {
      stop();
      writeFileSync(join(root, attempt.source), readFileSync(attempt.source));
      settle(true);
    };
    const timer = setTimeout(giveUp, LONGEST_MS);
    running.once('message', (isSeen) => settle(isSeen === true));
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
