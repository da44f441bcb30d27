/**
 * npm run bench:book: how long the book of ninety days with sixty photos of about 500 kB takes to make, and for how long the
 * page is busy in one go meanwhile. Needs `npm run build`. RUNS=5 sets the number of runs; prints Markdown.
 */
import { join } from 'node:path';
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { arrive, everythingIsSynced, shellIsKept, somebody } from '../../e2e/support/person';
import {
  type DrawnPhoto,
  drawPhoto,
  importExport,
  photoOf,
  writeExport,
} from '../../e2e/support/photos';
import { buildSeedRecords, type SeedRecord } from '../../scripts/seed/build-records';
import { addDays, localDayAt } from '../../shared/domain/local-day';
import { atRest } from '../at-rest';
import { median, showTime } from '../sync/statistics';
import { withApp } from '../with-app';

const DAYS = 90;
const PHOTOS = 60;
/** Pixels. */
const LONG = 2048;
const SHORT = 1536;
const runs = Number(process.env.RUNS ?? 5);

interface Making {
  /** From the press until the book is there, milliseconds. */
  readonly whole: number;
  /** The longest the page was busy in one go. */
  readonly busy: number;
  readonly said: string;
}

await withApp(async (server, browser) => {
  const page = await signedIn(browser, server.origin);
  const photos: DrawnPhoto[] = [];
  for (let at = 0; at < PHOTOS; at += 1) {
    const [width, height] = at % 2 === 0 ? [LONG, SHORT] : [SHORT, LONG];
    photos.push(await drawPhoto(page, `photo-of-the-book-${at}`, width, height));
  }
  const records = ninetyDays(localDayAt(Date.now(), 0), photos);
  const file = join(server.dataDir, 'export.zip');
  await shellIsKept(page);
  // With all ninety drops complete, the worker keeps the passages of all of them.
  const drops = records.filter(({ kind }) => kind === 'drop');
  await writeExport(file, drops, []);
  await importExport(page, server.origin, file);
  await page.goto(`${server.origin}/home`);
  await expect.poll(() => page.evaluate(passagesKept), { timeout: 120_000 }).toBe(DAYS);
  await page.context().setOffline(true);
  await writeExport(file, records, photos);
  await importExport(page, server.origin, file);
  const bytes = photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
  console.log(
    `${records.length} records of ninety days, ${PHOTOS} photos of ${showSize(bytes / PHOTOS)}, offline, 390 px wide`,
  );
  console.log('| median (slowest) | from the press to the book | longest the page is busy |');
  console.log('|---|---|---|');
  const session = await page.context().newCDPSession(page);
  for (const rate of [1, 4]) await measure(page, session, rate, server.origin);
});

async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await arrive(page, origin, somebody());
  await page.goto(`${origin}/home`);
  await everythingIsSynced(page);
  return page;
}

/** In the page: how many drops can be read without a network. */
async function passagesKept(): Promise<number> {
  const cache = await caches.open('content-text');
  return (await cache.keys()).filter(({ url }) => url.includes('/drops/')).length;
}

function showSize(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** Days as the demo has them, with a drop on each and the photos among the entries. */
function ninetyDays(today: string, photos: readonly DrawnPhoto[]): SeedRecord[] {
  const planted = buildSeedRecords(today, DAYS);
  const pattern = planted.find(({ kind }) => kind === 'drop');
  const drops = Array.from({ length: DAYS }, (_, index): SeedRecord[] => {
    if (!pattern) return [];
    const body = { ...pattern.body, challengeDay: index + 1 };
    return [{ ...pattern, id: `drop:${index + 1}`, day: addDays(today, index - DAYS + 1), body }];
  });
  const entries = planted.filter(({ kind }) => kind === 'journal-entry');
  const rest = photos.map(photoOf);
  const each = Math.ceil(photos.length / entries.length);
  const withPhotos = entries.map((entry) => ({
    ...entry,
    body: { ...entry.body, photos: rest.splice(0, each) },
  }));
  const others = planted.filter(({ kind }) => kind !== 'drop' && kind !== 'journal-entry');
  return [...others, ...drops.flat(), ...withPhotos];
}

async function measure(
  page: Page,
  session: CDPSession,
  rate: number,
  origin: string,
): Promise<void> {
  const makings: Making[] = [];
  for (let run = 0; run < runs; run += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${origin}/book`);
    const press = page.getByRole('button', { name: 'Make the book' });
    await press.and(page.locator(':enabled')).waitFor();
    await page.evaluate(atRest);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    makings.push(await page.evaluate(makeAndWatch));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const show = (name: 'whole' | 'busy') => {
    const values = makings.map((making) => making[name]);
    return `${showTime(median(values))} (${showTime(Math.max(...values))})`;
  };
  console.log(`| ${rate}× CPU of the page | ${show('whole')} | ${show('busy')} |`);
  console.log(makings.at(-1)?.said);
}

/** In the page: presses the button and waits for what says that the book is there. */
async function makeAndWatch(): Promise<Making> {
  const durations = [0];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  });
  observer.observe({ type: 'longtask' });
  const begunAt = performance.now();
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === 'Make the book')?.click();
  while (!document.querySelector('section[aria-live] :is(button, [role=alert])'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  const whole = performance.now() - begunAt;
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  const said = document.querySelector('section[aria-live]')?.textContent ?? '';
  return { whole, busy: Math.max(...durations), said };
}
