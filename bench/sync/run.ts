/**
 * npm run bench:sync: the app's data layer and others side by side in one Chromium, in turn. Prints Markdown.
 * Needs `npm run build` and, for all but app, dexie and rxdb, `npm --prefix bench/peers ci`.
 * RUNS=5 sets how many alternating runs, CONTESTANTS=app,pouch which programs, SIZES=small leaves out 50,000 entries.
 * `-- --profile` writes CPU profiles and flame graphs of the app's data layer into bench/sync/profiles instead.
 */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../../scripts/lib/browser.mjs';
import { describeMachine } from '../machine';
import { CONTESTANT_NAMES, type Contestant, prepareContestants } from './contestant';
import { makeEntries } from './entries';
import { type AppReopening, measureAppReopening } from './measure-app';
import { measureLocal } from './measure-local';
import { measureSync } from './measure-sync';
import { makeProse } from './prose';
import { type Column, newColumn, printTable } from './table';
import { writeProfiles } from './write-profiles';

const runs = Number(process.env.RUNS ?? 5);
const isProfile = process.argv.includes('--profile');
const names = isProfile ? ['app'] : (process.env.CONTESTANTS?.split(',') ?? CONTESTANT_NAMES);
const sizes = process.env.SIZES === 'small' ? [0, 10_000] : [0, 10_000, 50_000];

const contestants = await prepareContestants(names, !isProfile);
const executablePath = await findOrInstallBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const columns = contestants.map(newColumn);
const app = contestants[names.indexOf('app')];
const appReopenings: AppReopening[] = [];

try {
  if (isProfile && app) await writeProfiles(browser, app);
  else await measureAll();
} finally {
  await browser.close();
  for (const server of new Set(contestants.map((contestant) => contestant.server))) {
    await server.stop();
  }
}

/** The last table printed is the result. */
async function measureAll(): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    for (const [at, contestant] of contestants.entries()) {
      const column = columns[at];
      if (column) await measureOnce(contestant, column);
      console.error(`run ${run}: ${contestant.title} done`);
    }
    if (app) appReopenings.push(await measureAppReopening(browser, app));
    printTable(columns, sizes, appReopenings);
    console.log(`\nMeasured on ${describeMachine(browser)}.`);
  }
}

async function measureOnce(contestant: Contestant, column: Column): Promise<void> {
  column.small.push(await measureSync(browser, contestant, makeEntries(0, 1_000)));
  column.large.push(await measureSync(browser, contestant, makeEntries(0, 10_000)));
  column.prose.push(await measureSync(browser, contestant, makeProse(1_000)));
  column.local.push(await measureLocal(browser, contestant, sizes));
}
