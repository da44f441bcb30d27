/**
 * npm run engines -- --times 10 --engine firefox --only print: plays the scenarios of `e2e/engines` in Chromium, Firefox and
 * WebKit, after `npm run build`. `--engine` names those that are tried; the others are further devices. `--only` plays the
 * first two scenarios and those with this in their name. What fails has a second go, and is a defect even where it passes then.
 * Prints the defects, and how long each scenario took in each engine; ends with code 1 if one failed twice.
 * ENGINES=chromium,firefox leaves the third out altogether; `--report FILE` writes counts and defects as JSON.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Open } from '../e2e/engines/device';
import { startDisplay } from '../e2e/engines/display';
import { ENGINE_NAMES, type EngineName } from '../e2e/engines/driver';
import { type Engines, type Outcome, playAll } from '../e2e/engines/play';
import { openChromium, openFirefox } from '../e2e/engines/puppeteer-driver';
import { SCENARIOS } from '../e2e/engines/scenarios';
import { openWebKit } from '../e2e/engines/webkit-driver';
import { zoneAt } from '../e2e/support/zone-at';
import type { Defect } from './lib/browser-tests.mjs';
import { engineTable } from './lib/engine-table';
import { findOrInstallEngines, findOrInstallReader } from './lib/engines.mjs';

const OPEN = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '1' },
    engine: { type: 'string', multiple: true },
    only: { type: 'string', default: '' },
    report: { type: 'string' },
  },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) stop('--times is a number of runs, 1 or more.');
const present = engineNames(process.env.ENGINES?.split(',') ?? ENGINE_NAMES);
const tried = engineNames(values.engine ?? present);
// The others need the account that the first one makes, and what the second one writes.
const scenarios = SCENARIOS.filter(({ name }, at) => at < 2 || name.includes(values.only));
const engines = await findEngines(present);
if (!(await findOrInstallReader()))
  stop('pdftotext, of poppler-utils, is not there and could not be installed.');
// All of them register from one address.
process.env.RATE_LIMITS = 'off';
process.env.TZ = zoneAt(12, new Date());

const takeDown = await startDisplay({ hasScreen: present.includes('webkit') });
const outcomes: Outcome[] = [];
try {
  // Browsers wait more than they work: all engines at once take half the time.
  for (let round = 1; round <= times; round += 1) {
    const played = tried.map((engine) => playAll(scenarios, engine, engines, tell));
    outcomes.push(...(await Promise.all(played)).flat());
  }
} finally {
  takeDown();
}

const shown = outcomes.filter(({ impossible }) => !impossible);
const failed = shown.filter(({ failure }) => failure).length;
const counts = { passed: shown.length - failed, failed };
// First what failed: a log may be cut.
const defects = shown
  .flatMap(defectOf)
  .toSorted((one, other) => +one.isSecondGo - +other.isSecondGo);
for (const { title, isSecondGo, why } of defects)
  console.log(`${isSecondGo ? 'SECOND GO' : 'FAILED'}: ${title}\n${why}\n`);
console.log(engineTable(outcomes));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (values.report) writeFileSync(values.report, JSON.stringify({ ...counts, defects }));
process.exit(failed === 0 ? 0 : 1);

/** A run takes minutes: a line for each scenario as it ends. */
function tell({ engine, scenario, seconds, failure, impossible }: Outcome): void {
  const verdict = impossible ? 'not here' : failure ? 'FAILED' : 'ok';
  const [why = ''] = (failure ?? impossible ?? '').split('\n');
  console.log(`${verdict} ${engine}: ${scenario} (${seconds.toFixed(1)} s) ${why}`.trimEnd());
}

function defectOf({ engine, scenario, failure, firstFailure }: Outcome): Defect[] {
  const why = failure ?? firstFailure;
  return why ? [{ title: `${scenario} (${engine})`, isSecondGo: !failure, why }] : [];
}

async function findEngines(names: readonly EngineName[]): Promise<Engines> {
  const programs = await findOrInstallEngines(names);
  const open = (name: EngineName): [EngineName, Open] => {
    const program = programs.get(name);
    const rest = names.filter((each) => each !== name).join();
    if (!program)
      stop(`${name} is not there and could not be installed; ENGINES=${rest} leaves it out.`);
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
