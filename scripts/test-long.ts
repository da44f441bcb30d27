/**
 * npm run test:long: what `npm test` leaves out because it takes long. Words after `--` choose parts of it:
 *
 * - `simulation`: thousands of simulated histories instead of a hundred. SEEDS (default 2000), STEPS (default 100) and
 *   FIRST_SEED (default 1001) say how many, how long, from where.
 * - `routes`: the routes that `npm test` tries on SQLite alone, on PostgreSQL.
 * - `browser`: the browser tests in `e2e/long`, in the built app (after `npm run build`).
 */
import { findOrInstallBrowser, findShell } from './lib/browser.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';
import { findOrInstallPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { simulateLong } from './lib/simulate-long';

const PARTS = { routes: runRoutes, browser: runLongBrowserTests, simulation: simulateLong };

const chosen = process.argv.slice(2);
const failed: string[] = [];
for (const [name, runPart] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`${name} …`);
  if (!(await runPart())) failed.push(name);
}
console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}.` : 'All passed.');
process.exitCode = failed.length > 0 ? 1 : 0;

async function runRoutes(): Promise<boolean> {
  const programs = await findOrInstallPostgres();
  const { code } = await run('npx', ['vitest', 'run', '--project', 'postgres-more'], {
    env: programs ? { POSTGRES_PROGRAMS: programs } : {},
  });
  return code === 0;
}

async function runLongBrowserTests(): Promise<boolean> {
  const browser = await findOrInstallBrowser();
  if (!browser) {
    console.log('No Chromium found, and none could be installed. Set CHROMIUM_PATH to one.');
    return false;
  }
  const shell = findShell();
  const { passed, failed, output } = await runBrowserTests({
    browser,
    ...(shell && { shell }),
    args: ['--project=long'],
  });
  if (failed > 0) console.log(output);
  console.log(`${passed} browser tests passed, ${failed} failed`);
  return failed === 0;
}
