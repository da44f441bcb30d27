/**
 * npm run bench:home: how soon Home is painted offline, for a person with three years of days. It is opened by a reload, in a new
 * tab, and in a new tab whose service worker has to start first, as when the installed app is opened; then in a new tab behind
 * an app lock, without the time in which the PIN is typed. Needs `npm run build`. RUNS=9 sets how many visits; prints Markdown.
 */
import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { everythingIsSynced, shellIsKept, signIn } from '../../e2e/support/person';
import { notePainted, timesPainted } from '../painted';
import { slowDown, stopWorker } from '../slow-down';
import { median, showTime } from '../sync/statistics';
import { withApp } from '../with-app';
import { lockedTabs } from './locked';

/** Milliseconds since the start of the navigation. */
interface Painted {
  /** What is done today, and the next step, in the kept Home or in the app's own. */
  readonly today: number;
  /** The challenge day in the sun. */
  readonly journey: number;
  /** The app's own screen: from here on it answers. */
  readonly app: number;
}

const DAYS = 3 * 365;
const SEEDED = { username: 'miriam', email: 'miriam@example.org', password: 'wholeness' };

const runs = Number(process.env.RUNS ?? 9);

await withApp(async (server, browser) => {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const said = execFileSync('npx', ['tsx', 'scripts/seed.ts', '--days', String(DAYS)], { env });
  console.log(said.toString());
  await measureAll(server.origin, browser);
  await measureLocked(server.origin, browser);
});

async function measureAll(origin: string, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
  });
  await notePainted(context, {
    today: '.home-prompt',
    journey: '.sunrise-numeral',
    app: '#root .home-prompt',
  } satisfies Record<keyof Painted, string>);
  const page = await visitOnce(context, origin);
  await context.setOffline(true);
  console.log(
    `| median (slowest) of ${runs} | the day in the sun | today’s windows and next step | the app’s own screen |`,
  );
  console.log('|---|---|---|---|');
  for (const rate of [1, 4]) {
    report(`reload, ${rate}× CPU`, await reloads(page, rate));
    report(`new tab, ${rate}× CPU`, await newTabs(context, rate));
    report(`new tab and worker, ${rate}× CPU`, await newTabs(context, rate, true));
  }
}

async function measureLocked(origin: string, browser: Browser): Promise<void> {
  console.log('\n| | lock screen | to | no lock | last digit | both waits | more than without |');
  console.log('|---|---|---|---|---|---|---|');
  for (const rate of [1, 4]) {
    const visits = await lockedTabs(browser, origin, { person: SEEDED, rate, runs, visitOnce });
    const lock = visits.map((visit) => visit.lock);
    for (const [says, at] of [
      ['today’s windows', 'today'],
      ['the app’s own screen', 'app'],
    ] as const) {
      const times = [
        visits.map(({ open }) => open[at]),
        visits.map(({ unlocked }) => unlocked[at]),
        visits.map((visit) => visit.lock + visit.unlocked[at]),
        visits.map((visit) => visit.lock + visit.unlocked[at] - visit.open[at]),
      ];
      const shown = [medianAndSlowest(lock), says, ...times.map(medianAndSlowest)];
      console.log(`| new tab, ${rate}× CPU | ${shown.join(' | ')} |`);
    }
  }
}

/** The first visit, online, until everything has come to the device. */
async function visitOnce(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, origin, SEEDED);
  await shellIsKept(page);
  await everythingIsSynced(page);
  return page;
}

async function reloads(page: Page, rate: number): Promise<Painted[]> {
  const session = await slowDown(page, rate);
  const all: Painted[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await timesPainted(page, () => page.reload({ waitUntil: 'commit' })));
  }
  await session.detach();
  return all;
}

async function newTabs(
  context: BrowserContext,
  rate: number,
  startsWorker = false,
): Promise<Painted[]> {
  const all: Painted[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    const session = await slowDown(page, rate);
    if (startsWorker) await stopWorker(session);
    all.push(await timesPainted(page, () => page.goto('/home', { waitUntil: 'commit' })));
    await page.close();
  }
  return all;
}

function report(what: string, visits: readonly Painted[]): void {
  const show = (name: keyof Painted) => medianAndSlowest(visits.map((visit) => visit[name]));
  console.log(`| ${what} | ${show('journey')} | ${show('today')} | ${show('app')} |`);
}

function medianAndSlowest(times: readonly number[]): string {
  return `${showTime(median(times))} (${showTime(Math.max(...times))})`;
}
