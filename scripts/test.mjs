/**
 * npm test: installs what is missing, finds a browser and a PostgreSQL, then runs every check and every test.
 * What leaves a core idle runs beside what can use it. Prints one line a step and ends with 'N passed, N failed'.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser, findOrInstallShell } from './lib/browser.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';
import { ensureUnpacked } from './lib/install.mjs';
import { findOrInstallPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { noteBuilt } from './lib/stale.mjs';
import { readersOfLocalTime, ZONES } from './lib/zones.mjs';

const OTHER_ENGINES = ['firefox', 'webkit'];
/** All of playwright.config.ts but `long`, which npm run test:long runs. */
const BROWSER_PROJECTS = ['windows', 'microphone', 'rest'];
const reports = mkdtempSync(join(tmpdir(), 'choose-wholeness-test-'));
const total = { passed: 0, failed: 0 };

const compile = await ensureUnpacked();
const compiled = compile();
const browsers = findBrowsers();
// One after the other: a package manager serves one at a time.
const postgres = browsers.then(findOrInstallPostgres);
await Promise.all([
  check('types', 'npm', ['run', '--silent', 'types']),
  checkTheRest()
    .then(() => tests('unit'))
    .then(testsInZones)
    .then(() => tests('sealed'))
    .then(() => compiled)
    .then(() => testsOnPostgres('postgres')),
  // These store in SQLite. Where they wait for a timer they leave a core to the others.
  compiled.then(() =>
    Promise.all([tests('simulation'), tests('server').then(() => tests('new-kind'))]),
  ),
]);
// Here it counts how long something takes.
await testsOnPostgres('cluster');
await endToEnd();
await otherEngines();
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function checkTheRest() {
  const folders = ['web', 'sw', 'sync-server', 'shared'];
  await check('format and lint', 'npx', ['biome', 'ci', '.']);
  await check('boundaries', 'npx', [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    ...folders,
  ]);
  await check('dead code', 'npx', ['knip']);
  await check('build and size budget', 'npm', ['run', '--silent', 'build', '--', '--check-budget']);
  noteBuilt();
  await check('oldest browsers', 'npm', ['run', '--silent', 'check:browsers']);
}

/** A step that passes or fails as a whole. */
async function check(name, command, args) {
  const { code, output, seconds } = await timed(command, args);
  count(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds);
  if (code !== 0) console.log(output);
}

/** The files whose tests read the local time (shared/testing/local-time.ts saw it), once more where that is another. */
async function testsInZones(report) {
  const files = report ? readersOfLocalTime(report) : [];
  for (const zone of ZONES) await tests('unit', { zone, files });
}

/** Where there is none, they fail and say so. */
async function testsOnPostgres(project) {
  const programs = await postgres;
  await tests(project, { env: programs ? { POSTGRES_PROGRAMS: programs } : {} });
}

/** One vitest project, or some files of it, counted test by test. Returns Vitest's report. */
async function tests(project, { zone = '', files = [], env = {} } = {}) {
  const report = join(reports, `${project}${zone.replace('/', '-')}.json`);
  const { code, output, seconds } = await timed(
    'npx',
    [
      'vitest',
      'run',
      ...files,
      '--project',
      project,
      ...workersFor(project),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { ...env, ...(zone && { TZ: zone }) },
  );
  const found = readJson(report);
  const counted = { passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0 };
  // A file that can't even be loaded, or an error between tests, fails the run without failing a test.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  count(`${project} tests${zone && ` in ${zone}`}`, counted, seconds);
  if (counted.failed > 0) {
    // First what failed: a log may be cut.
    for (const failure of failures(found)) console.log(failure);
    console.log(output);
  }
  return found;
}

/** By default one core stays idle. Tests of several processes wait for these half of the time. */
function workersFor(project) {
  if (project === 'simulation') return [];
  return [`--maxWorkers=${project === 'cluster' ? 3 : 2}`];
}

function failures(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`       ${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `       ${name} > ${fullName}\n${failureMessages[0]}`,
      ),
  ]);
}

/** One that opens windows, and one that is without them. They are fetched while the other steps need no network. */
async function findBrowsers() {
  const browser = await findOrInstallBrowser();
  return { browser, shell: browser && (await findOrInstallShell()) };
}

async function endToEnd() {
  const { browser, shell } = await browsers;
  if (!browser) {
    console.log('No Chromium found, and none could be installed. Set CHROMIUM_PATH to one.');
    count('end-to-end tests', { passed: 0, failed: 1 }, 0);
    return;
  }
  const args = BROWSER_PROJECTS.map((name) => `--project=${name}`);
  const outcome = await runBrowserTests({ browser, shell, args });
  count('end-to-end tests', outcome, outcome.seconds);
  tellDefects(outcome.defects);
  if (outcome.failed > 0) console.log(outcome.output);
}

/** What must hold in every browser. The end-to-end tests ran in Chromium: here it is a second device. */
async function otherEngines() {
  const names = (process.env.ENGINES?.split(',') ?? OTHER_ENGINES).filter(
    (name) => name !== 'chromium',
  );
  if (names.length === 0) return;
  const report = join(reports, 'engines.json');
  const { code, output, seconds } = await timed('npx', [
    'tsx',
    'scripts/engines.ts',
    ...names.flatMap((name) => ['--engine', name]),
    '--report',
    report,
  ]);
  const counted = readJson(report) ?? { passed: 0, failed: 0, defects: [] };
  // An engine that is not there fails the run without failing a scenario.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  count('scenarios in other engines', counted, seconds);
  tellDefects(counted.defects);
  if (counted.failed > 0) console.log(output);
}

function tellDefects(defects) {
  for (const { title, isSecondGo, why } of defects) {
    console.log(`       defect, ${isSecondGo ? 'passed at the second go' : 'failed'}: ${title}`);
    console.log(why);
  }
}

async function timed(command, args, env = {}) {
  const begun = performance.now();
  const result = await run(command, args, { quiet: true, env: { NO_COLOR: '1', ...env } });
  return { ...result, seconds: (performance.now() - begun) / 1000 };
}

function count(name, { passed, failed }, seconds) {
  total.passed += passed;
  total.failed += failed;
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
