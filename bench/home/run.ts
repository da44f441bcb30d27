/**
 * npm run bench:home: how long an offline visit of Home takes for somebody with three years of days behind them.
 * Needs `npm run build`. RUNS=9 sets how many visits; prints Markdown.
 */
import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { everythingIsSynced, shellIsKept, signIn } from '../../e2e/support/person';
import { notePainted, timesPainted } from '../painted';
import { median, showTime } from '../sync/statistics';
import { withApp } from '../with-app';

/** Milliseconds since the start of the navigation. */
interface Painted {
  /** What is done today, and the next step. */
  readonly today: number;
  /** The challenge day in the sun. */
  readonly journey: number;
}

const DAYS = 3 * 365;
const SEEDED = { username: 'miriam', email: 'miriam@example.org', password: 'wholeness' };

const runs = Number(process.env.RUNS ?? 9);

await withApp(async (server, browser) => {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const said = execFileSync('npx', ['tsx', 'scripts/seed.ts', '--days', String(DAYS)], { env });
  console.log(said.toString());
  await measureAll(server.origin, browser);
});

async function measureAll(origin: string, browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await notePainted(context, {
    today: '.home-prompt',
    journey: '.sunrise-numeral',
  } satisfies Record<keyof Painted, string>);
  const page = await visitOnce(context, origin);
  await context.setOffline(true);
  const session = await context.newCDPSession(page);
  console.log(`| median of ${runs} reloads | the day in the sun | today’s windows and next step |`);
  console.log('|---|---|---|');
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    report(`${rate}× CPU`, await reloads(page));
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

async function reloads(page: Page): Promise<Painted[]> {
  const all: Painted[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await timesPainted(page, () => page.reload({ waitUntil: 'commit' })));
  }
  return all;
}

function report(what: string, visits: readonly Painted[]): void {
  const middle = (name: keyof Painted) => showTime(median(visits.map((visit) => visit[name])));
  console.log(`| ${what} | ${middle('journey')} | ${middle('today')} |`);
}
