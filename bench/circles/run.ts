/**
 * npm run bench:circles: how soon a circle of 200 members and 5,000 requests is open once it is tapped, on a phone at 4× CPU
 * throttle. Needs `npm run build`. RUNS=9 sets how often; prints Markdown.
 */
import { loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { arrive, somebody } from '../../e2e/support/person';
import { openExistingStore } from '../../scripts/lib/open-store';
import { localDayAt } from '../../shared/domain/local-day';
import { readConfig } from '../../sync-server/config';
import { pressAndWait } from '../press-and-wait';
import { median, showTime } from '../sync/statistics';
import { withApp } from '../with-app';
import { CIRCLE, MEMBERS, plantCircle, REQUESTS } from './plant-circle';

const THROTTLE = 4;
const REQUEST = '.circle-request h3';

const runs = Number(process.env.RUNS ?? 9);

await withApp(async (server, browser) => {
  const person = somebody();
  const page = await signedIn(browser, server.origin, person);
  const store = await openExistingStore(readConfig({ ...process.env, DATA_DIR: server.dataDir }));
  const account = await store.findAccountByUsername(person.username);
  if (!account) throw new Error('The account was not made.');
  await plantCircle(store, account.id, localDayAt(Date.now(), 0));
  await store.close();
  await measure(page, server.origin, await page.context().newCDPSession(page));
});

async function signedIn(
  browser: Browser,
  origin: string,
  person: ReturnType<typeof somebody>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await arrive(page, origin, person);
  return page;
}

async function measure(page: Page, origin: string, session: CDPSession): Promise<void> {
  console.log(`${MEMBERS} members, ${REQUESTS} requests, ${THROTTLE}× CPU throttle`);
  console.log(`| median of ${runs} | tap → requests painted | slowest | load average |`);
  console.log('|---|---|---|---|');
  const visit = () => comeToCircles(page, origin);
  await report('never opened on this device', page, session, async () => {
    await visit();
    await forgetRequests(page);
    // What was read ahead before is in the page's memory still.
    await visit();
  });
  await report('opened before', page, session, visit);
}

/** Loads the circles anew, all closed, and waits until the page is at rest. */
async function comeToCircles(page: Page, origin: string): Promise<void> {
  const streams = page.waitForRequest((request) => request.url().includes('/api/sync/v1/stream'));
  await page.goto(`${origin}/prayer-groups`);
  await toggle(page).waitFor();
  // What begins when the page is at rest has begun.
  await streams;
  await page.evaluate(
    () => new Promise((quiet) => requestIdleCallback(() => quiet(null), { timeout: 5_000 })),
  );
}

async function report(
  what: string,
  page: Page,
  session: CDPSession,
  before: () => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await before();
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    times.push(await pressAndWait(page, '.circle-toggle', REQUEST));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // The server's answer has come and is kept before the next visit.
    await page.getByRole('button', { name: 'Show earlier requests' }).waitFor();
  }
  const [middle, slowest] = [median(times), Math.max(...times)].map(showTime);
  const [load = 0] = loadavg();
  console.log(`| ${what} | ${middle} | ${slowest} | ${load.toFixed(1)} |`);
}

function toggle(page: Page) {
  return page.getByRole('button', { name: CIRCLE.name, exact: true });
}

/** Takes from the device what it keeps of the circle's requests. */
async function forgetRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(names.find((name) => name.startsWith('desk-')) ?? '');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((done) => {
      const transaction = database.transaction('answers', 'readwrite');
      transaction.addEventListener('complete', done);
      const reading = transaction.objectStore('answers').getAllKeys();
      reading.onsuccess = () => {
        for (const path of reading.result) {
          if (String(path).endsWith('/requests')) transaction.objectStore('answers').delete(path);
        }
      };
    });
    database.close();
  });
}
