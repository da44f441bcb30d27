/**
 * npm run journeys: lives through the days of `e2e/long/journeys` in the built app (after `npm run build`).
 * With --pictures FOLDER each day's Home, each celebration, and what comes over Home is photographed on a phone, a folder for
 * each journey, in order; `screens/journeys` is not tracked. --light dark takes them by night. Further words choose journeys:
 * `npm run journeys -- --pictures screens/journeys midnight flight`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser, findShell } from './lib/browser.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' }, light: { type: 'string', default: 'light' } },
});
if (values.light !== 'light' && values.light !== 'dark') stop('--light is light or dark.');
const browser = (await findOrInstallBrowser()) ?? stop('No Chromium. Set CHROMIUM_PATH to one.');
const shell = findShell();
if (values.pictures !== undefined) process.env.JOURNEY_PICTURES = resolve(values.pictures);
process.env.JOURNEY_LIGHT = values.light;

const chosen = positionals.map((name) => `e2e/long/journeys/${name}`);
const { passed, failed, seconds, defects, output } = await runBrowserTests({
  browser,
  ...(shell && { shell }),
  args: chosen.length > 0 ? chosen : ['e2e/long/journeys/'],
});
for (const { title, isSecondGo, why } of defects) {
  console.log(`${isSecondGo ? 'passed at the second go' : 'failed'}: ${title}`);
  console.log(why);
}
// What fails between tests is no test's defect.
if (failed > 0 && defects.length === 0) console.log(output);
console.log(`${passed} journeys, ${failed} failed (${seconds.toFixed(0)} s)`);
if (values.pictures !== undefined) console.log(`Pictures in ${resolve(values.pictures)}`);
process.exitCode = failed === 0 ? 0 : 1;

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}
