import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { freePort } from '../sync-server/testing/free-port';
import { test } from './support/killable-browser';
import { MICROPHONE } from './support/microphone';
import { named } from './support/named';
import { arrive, everythingIsSynced, type Person, shellIsKept, somebody } from './support/person';
import { originOf, runServer, type ServerPlace } from './support/server';
import { liveSessions } from './support/sessions';
import { hasSpoken } from './support/voice-clock';
import { within } from './support/within';
import { workerEvents } from './support/worker-events';

const WORDS = 'Said on the way, with no signal.';

let place: ServerPlace;
let origin: string;
let server: Awaited<ReturnType<typeof runServer>> | undefined;
test.beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'choose-wholeness-e2e-'));
  place = { port: await freePort(), dataDir, folder: process.cwd() };
  origin = originOf(place);
});
test.beforeEach(async () => {
  server ??= await runServer(place);
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
});
test.use({ phoneFlags: MICROPHONE });
// A voice takes the time it takes.
test.describe.configure({ timeout: 120_000 });

/** How the last page is out of the way when the server can be reached again, and how long its voice speaks. */
const WAYS: [string, (page: Page) => Promise<unknown>, number][] = [
  ['closed', (page) => page.close(), 20],
  ['frozen', freeze, 2],
];

for (const [way, go, seconds] of WAYS) {
  test(`V3 P31 an entry and ${seconds} seconds of voice reach the server while the last page is ${way}`, async ({
    phone,
    request,
  }) => {
    const context = await phone.start();
    const page = await context.newPage();
    const person = somebody();
    await arrive(page, origin, person);
    await page.goto(`${origin}/home`);
    await shellIsKept(page);
    await everythingIsSynced(page);
    const worker = await watchWorker(context);

    // Nothing of the phone reaches the server any more, neither pages nor the worker.
    await server?.stop();
    const bytes = await speakAndSave(page, seconds);
    await expect.poll(() => tagsOf(page)).toEqual(['sync']);
    await go(page);
    const ofThePage: string[] = [];
    page.on('request', (sent) => void ofThePage.push(sent.url()));

    server = await runServer(place);
    const elsewhere = await signInElsewhere(request, person);
    expect(await elsewhere.entries()).toEqual([]);
    await worker.sync();
    await expect.poll(elsewhere.entries, { timeout: 40_000 }).toMatchObject([{ content: WORDS }]);
    const [entry] = await elsewhere.entries();
    await expect.poll(() => elsewhere.sizeOf(entry?.audioUrl ?? '')).toBe(bytes);
    expect(bytes).toBeGreaterThan(seconds * 1_000);
    expect(ofThePage).toEqual([]);
  });
}

test('A28 a session that an offline sign-out left open ends without any page', async ({
  phone,
}) => {
  const context = await phone.start();
  const page = await context.newPage();
  const person = somebody();
  await arrive(page, origin, person);
  await page.goto(`${origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  const worker = await watchWorker(context);

  await page.setViewportSize({ width: 390, height: 844 });
  await server?.stop();
  server = undefined;
  await page.getByRole('button', { name: 'Account and information' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await expect.poll(() => tagsOf(page)).toEqual(['sync']);
  await page.close();

  server = await runServer(place);
  expect(liveSessions(place.dataDir, person)).toBe(1);
  await worker.sync();
  await expect.poll(() => liveSessions(place.dataDir, person)).toBe(0);
});

test('P31 a page that is awake is asked to sync, and does', async ({ phone }) => {
  const context = await phone.start();
  const page = await context.newPage();
  await arrive(page, origin, somebody());
  await page.goto(`${origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  const worker = await watchWorker(context);
  const pulled = page.waitForRequest('**/api/sync/v1/pull*', { timeout: 10_000 });
  await worker.sync();
  await pulled;
});

/** Records for so long and saves it with some words; how many bytes the recording has. */
async function speakAndSave(page: Page, seconds: number): Promise<number> {
  await page.goto(`${origin}/journal?new`);
  await page.locator('textarea.sheet').first().fill(WORDS);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const bar = page.getByRole('group', { name: 'Voice recording' });
  await hasSpoken(bar, seconds);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link').filter({ hasText: WORDS })).toBeVisible();
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const request = indexedDB.open(names.find((name) => name.startsWith('desk-')) ?? '');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const rows = request.result.transaction('recordings').objectStore('recordings').getAll();
    await new Promise((resolve) => {
      rows.onsuccess = resolve;
    });
    request.result.close();
    return rows.result[0].bytes as number;
  });
}

/** What the browser was asked to wake the worker for. */
function tagsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { sync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      sync: { getTags(): Promise<string[]> };
    };
    return sync.getTags();
  });
}

/** From here on none of the page's code runs, as in a page that Chromium has frozen; a headless one it never does. */
async function freeze(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const paused = new Promise((resolve) => session.on('Debugger.paused', resolve));
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  await within('the page to stand still', paused);
}

/** What sends the worker a sync event as the browser does when there is a network again. */
async function watchWorker(context: BrowserContext) {
  return workerEvents(await context.newPage(), origin);
}

/** A second device of the person: the API alone. */
async function signInElsewhere(request: APIRequestContext, { username, password }: Person) {
  const login = await request.post(`${origin}/api/auth/login`, {
    data: { username, password },
  });
  expect(login.ok()).toBe(true);
  const headers = await named(request, origin);
  return {
    async entries(): Promise<{ content: string; audioUrl: string | null }[]> {
      return (await request.get(`${origin}/api/journal`, { headers })).json();
    },
    async sizeOf(audioUrl: string): Promise<number> {
      const answer = await request.get(`${origin}${audioUrl}`);
      return answer.ok() ? (await answer.body()).length : 0;
    },
  };
}
