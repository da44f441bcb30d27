/**
 * npm run bench:look-back: the time from the press on Home to the first picture of Looking back, offline, on a device with ten
 * years, 20,000 records and the previews of 2,000 photos. Needs `npm run build`. RUNS=9 sets the number of runs; prints Markdown.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { arrive, shellIsKept, somebody } from '../../e2e/support/person';
import { givePremium } from '../../e2e/support/premium';
import { openExistingStore } from '../../scripts/lib/open-store';
import { localDayAt } from '../../shared/domain/local-day';
import { readConfig } from '../../sync-server/config';
import { atRest } from '../at-rest';
import { pressAndWait } from '../press-and-wait';
import { median, showTime } from '../sync/statistics';
import { withApp } from '../with-app';
import { keepPreviews } from './keep-previews';
import { PHOTOS, plantYears, RECORDS } from './plant-years';

interface Opening {
  /** From the press until the month’s moods are painted, milliseconds. */
  readonly picture: number;
  /** What the page's own thread worked until then: on a machine with other work it says more than the time that went by. */
  readonly work: number;
  /** Until the year, what came together and the words stand there, too. */
  readonly all: number;
  /** The longest the page was busy in one go from the press on. */
  readonly busy: number;
}

const LINK = '.home-further a[href="/look-back"]';
const PICTURE = '.look-back-days a .mood-glyph';
const WORDS = '.look-back-words a';

const runs = Number(process.env.RUNS ?? 9);

await withApp(async (server, browser) => {
  const person = somebody();
  const page = await signedIn(browser, server.origin, person);
  givePremium(server.dataDir, person);
  const store = await openExistingStore(readConfig({ ...process.env, DATA_DIR: server.dataDir }));
  const account = await store.findAccountByUsername(person.username);
  if (!account) throw new Error('The account was not made.');
  await plantYears(store, account, localDayAt(Date.now(), 0));
  await store.close();
  await page.goto(`${server.origin}/home`);
  const synced = page.getByText('Everything is synced').first();
  await synced.waitFor({ state: 'attached', timeout: 300_000 });
  await shellIsKept(page);
  await keepPreviews(page);
  await page.context().setOffline(true);
  const [records, photos] = [RECORDS, PHOTOS].map((count) => count.toLocaleString('en'));
  console.log(`${records} records of ten years, ${photos} previews, offline, 390 px wide`);
  console.log(
    '| median (slowest) of openings | moods painted | the page’s own work until then | all of it | longest the page is busy |',
  );
  console.log('|---|---|---|---|---|');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const rate of [1, 4]) await measure(page, session, rate);
});

async function signedIn(
  browser: Browser,
  origin: string,
  person: ReturnType<typeof somebody>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await arrive(page, origin, person);
  return page;
}

async function measure(page: Page, session: CDPSession, rate: number): Promise<void> {
  const first: Opening[] = [];
  const again: Opening[] = [];
  for (let run = 0; run < runs; run += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(new URL('/home', page.url()).href);
    await page.locator(LINK).waitFor();
    await page.evaluate(atRest);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    first.push(await open(page, session));
    await page.goBack();
    await page.locator(LINK).waitFor();
    await page.evaluate(atRest);
    again.push(await open(page, session));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  report(`first of a visit, ${rate}× CPU`, first);
  report(`once more, ${rate}× CPU`, again);
}

async function open(page: Page, session: CDPSession): Promise<Opening> {
  const busy = await page.evaluateHandle(watchLongTasks);
  const before = await workOf(session);
  const picture = await pressAndWait(page, LINK, PICTURE);
  const work = (await workOf(session)) - before;
  const all = await page.evaluate(untilThere, WORDS);
  const longest = await busy.evaluate((watched) => watched.longest());
  return { picture, work, all: picture + all, busy: longest };
}

/** Milliseconds for which the page's thread has had a processor. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
  return seconds * 1000;
}

/** In the page: the longest task from now on. */
function watchLongTasks(): { longest(): number } {
  const durations = [0];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  });
  observer.observe({ type: 'longtask' });
  // No named function: tsx would call a helper that the page does not have.
  return {
    longest() {
      return Math.max(...durations);
    },
  };
}

/** In the page: milliseconds until a selector finds something and that is painted. */
async function untilThere(selector: string): Promise<number> {
  const begunAt = performance.now();
  while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - begunAt;
}

function report(what: string, openings: readonly Opening[]): void {
  const show = (name: keyof Opening) => {
    const values = openings.map((opening) => opening[name]);
    return `${showTime(median(values))} (${showTime(Math.max(...values))})`;
  };
  console.log(
    `| ${what} | ${show('picture')} | ${show('work')} | ${show('all')} | ${show('busy')} |`,
  );
}
