/**
 * npm run engines -- --times 10 --engine firefox: plays the scenarios of `e2e/engines` in Chromium, Firefox and WebKit, after
 * `npm run build`. `--engine` names those that are tried; the others are further devices. Prints how long each scenario took
 * in each engine and how often it failed, and ends with code 1 if one did. ENGINES=chromium,firefox leaves the third out
 * altogether; `--report FILE` writes the counts as JSON.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Open } from '../e2e/engines/device';
import { startDisplay } from '../e2e/engines/display';
import { ENGINE_NAMES, type EngineName } from '../e2e/engines/driver';
import { type Engines, type Outcome, playAll } from '../e2e/engines/play';
import { openChromium, openFirefox } from '../e2e/engines/puppeteer-driver';
import { openWebKit } from '../e2e/engines/webkit-driver';
import { engineTable } from './lib/engine-table';
import { findOrInstallEngines } from './lib/engines.mjs';

const OPEN = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '1' },
    engine: { type: 'string', multiple: true },
    report: { type: 'string' },
  },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) stop('--times is a number of runs, 1 or more.');
const present = engineNames(process.env.ENGINES?.split(',') ?? ENGINE_NAMES);
const tried = engineNames(values.engine ?? present);
const engines = await findEngines(present);
// All of them register from one address.
process.env.RATE_LIMITS = 'off';

const takeDown = await startDisplay();
const outcomes: Outcome[] = [];
try {
  for (let round = 1; round <= times; round += 1)
    for (const engine of tried) outcomes.push(...(await playAll(engine, engines)));
} finally {
  takeDown();
}

const shown = outcomes.filter(({ impossible }) => !impossible);
const failures = shown.filter(({ failure }) => failure);
const counts = { passed: shown.length - failures.length, failed: failures.length };
for (const { engine, scenario, failure } of failures)
  console.log(`FAILED in ${engine}: ${scenario}\n${failure}\n`);
console.log(engineTable(outcomes));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (values.report) writeFileSync(values.report, JSON.stringify(counts));
process.exit(failures.length === 0 ? 0 : 1);

async function findEngines(names: readonly EngineName[]): Promise<Engines> {
  const programs = await findOrInstallEngines(names);
  const open = (name: EngineName): [EngineName, Open] => {
    const program = programs.get(name);
    if (!program) stop(`${name} is not there and could not be installed; ENGINES leaves it out.`);
    return [name, (profile) => OPEN[name](program, profile)];
  };
  return new Map(names.map(open));
}

function engineNames(names: readonly string[]): EngineName[] {
  const known = (name: string) => ENGINE_NAMES.find((each) => each === name);
  return names.map((name) => known(name) ?? stop(`The engines are ${ENGINE_NAMES.join(', ')}.`));
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}
