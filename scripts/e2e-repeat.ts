/**
 * npm run e2e:repeat -- --times 5 --browser full|shell [files]: runs the browser tests again and again on one browser, after
 * `npm run build`. `shell` (the default) is what `npm test` does: Chromium without windows, but for what needs them. Prints a
 * line for each run and a line for each defect, and ends with code 1 if there was one.
 */
import { parseArgs } from 'node:util';
import { findOrInstallBrowser, findShell } from './lib/browser.mjs';
import { type BrowserRun, type Defect, runBrowserTests } from './lib/browser-tests.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '5' },
    browser: { type: 'string', default: 'shell' },
    workers: { type: 'string' },
  },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) fail('--times is a number of runs, 1 or more.');
if (values.browser !== 'full' && values.browser !== 'shell') fail('--browser is full or shell.');
const browser = (await findOrInstallBrowser()) ?? fail('No Chromium. Set CHROMIUM_PATH to one.');
const shell = values.browser === 'shell' ? findShell() : undefined;
if (values.browser === 'shell' && !shell) fail('No chromium-headless-shell on PATH.');

const args = [...positionals, ...(values.workers ? [`--workers=${values.workers}`] : [])];
let bad = 0;
for (let round = 1; round <= times; round += 1) {
  const outcome = await runBrowserTests({ browser, shell, args });
  bad += outcome.failed + outcome.secondGoes;
  tell(round, outcome);
}
console.log(bad === 0 ? `${times} runs without a defect` : `${bad} defects in ${times} runs`);
process.exitCode = bad === 0 ? 0 : 1;

function tell(round: number, outcome: BrowserRun): void {
  const { passed, failed, secondGoes, seconds, defects, output } = outcome;
  const counts = `${passed} passed, ${failed} failed, ${secondGoes} at the second go`;
  console.log(`run ${round} on ${values.browser}: ${counts} (${seconds.toFixed(0)} s)`);
  for (const defect of defects) tellDefect(defect);
  // What fails between tests is no test's defect.
  if (failed > 0 && defects.length === 0) console.log(output);
}

function tellDefect({ title, isSecondGo, why }: Defect): void {
  console.log(`  defect, ${isSecondGo ? 'passed at the second go' : 'failed'}: ${title}`);
  console.log(why.replaceAll(/^/gm, '    '));
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}
