/**
 * npm run bench:daily-drop: how long an offline visit of the Daily Drop takes until the devotional stands there.
 * Needs `npm run build`. RUNS=9 sets how many visits of each sort; prints Markdown.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { everythingIsSynced, register, shellIsKept, somebody } from '../../e2e/support/person';
import { type RunningServer, startServer } from '../../e2e/support/server';
import { openBareTabs } from '../bare-tabs';
import { notePainted, timesPainted } from '../painted';
import { slowDown } from '../slow-down';
import { median, showTime } from '../sync/statistics';
import { withApp } from '../with-app';

/** Milliseconds since the start of the navigation. */
interface Painted {
  /** The devotional, whoever put it there. */
  readonly text: number;
  /** The app's own screen: from here on one can write. */
  readonly app: number;
}

const runs = Number(process.env.RUNS ?? 9);

await withApp(measureAll);
await measureFirstPaints();

async function measureAll({ origin }: RunningServer, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
  });
  await notePainted(context, {
    text: '.devotional',
    app: '#root .devotional',
  } satisfies Record<keyof Painted, string>);
  await visitOnce(context, origin);
  await context.setOffline(true);
  console.log(`| median of ${runs} | devotional painted | the app’s own screen |`);
  console.log('|---|---|---|');
  for (const throttle of [1, 4]) {
    report(`reload, ${throttle}× CPU`, await reloads(context, throttle));
    report(`new tab, ${throttle}× CPU`, await newTabs(context, throttle));
  }
}

/** The first visit, online, until everything that offline visits need is on the device. */
async function visitOnce(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await register(page, origin, somebody());
  await shellIsKept(page);
  await everythingIsSynced(page);
  await page.goto(`${origin}/daily-drop`);
  await page.locator('#root .devotional').waitFor();
  await page.goto(`${origin}/offline`);
  await page.getByText('30 days').first().waitFor();
  await page.close();
}

async function reloads(context: BrowserContext, throttle: number): Promise<Painted[]> {
  const page = await context.newPage();
  await openDrop(page);
  await slowDown(page, throttle);
  const all: Painted[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await timesPainted(page, () => page.reload({ waitUntil: 'commit' })));
  }
  await page.close();
  return all;
}

async function newTabs(context: BrowserContext, throttle: number): Promise<Painted[]> {
  const all: Painted[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await slowDown(page, throttle);
    all.push(await openDrop(page));
    await page.close();
  }
  return all;
}

function openDrop(page: Page): Promise<Painted> {
  return timesPainted(page, () => page.goto('/daily-drop', { waitUntil: 'commit' }));
}

/** What a person sees first, without the harness: its own scripts in each new page take as long as a third of that. */
async function measureFirstPaints(): Promise<void> {
  const server = await startServer({ RATE_LIMITS: 'off' });
  const tabs = await openBareTabs((context) => visitOnce(context, server.origin));
  // Nothing answers from here on.
  await server.stop();
  console.log(`\n| median of ${runs}, no harness in the page | devotional painted |`);
  console.log('|---|---|');
  for (const throttle of [1, 4]) {
    const all: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const early = '#early-page .devotional';
      all.push(await tabs.firstPaint(`${server.origin}/daily-drop`, throttle, early));
    }
    console.log(`| new tab, ${throttle}× CPU | ${showTime(median(all))} |`);
  }
  await tabs.close();
}

function report(what: string, visits: readonly Painted[]): void {
  const [text, app] = [visits.map((visit) => visit.text), visits.map((visit) => visit.app)];
  console.log(`| ${what} | ${showTime(median(text))} | ${showTime(median(app))} |`);
}
