import {
  type APIRequestContext,
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
} from '@playwright/test';
import { test } from './support/killable-browser';
import { everythingIsSynced, type Person, register, shellIsKept, somebody } from './support/person';
import { type RunningServer, startServer } from './support/server';

const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const WORDS = 'Said on the way, with no signal.';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.use({ phoneFlags: MICROPHONE });
// A voice takes the time it takes.
test.describe.configure({ timeout: 120_000 });

/** How the last page is out of the way when the network returns. */
const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ['closed', (page) => page.close()],
  ['frozen', freeze],
];

for (const [way, go] of WAYS) {
  test(`V3 P31 an entry and twenty seconds of voice reach the server while the last page is ${way}`, async ({
    phone,
    request,
  }) => {
    const context = await phone.start();
    const page = await context.newPage();
    const person = somebody();
    await register(page, server.origin, person);
    await shellIsKept(page);
    await everythingIsSynced(page);
    const worker = await watchWorker(context);

    await context.setOffline(true);
    const bytes = await speakAndSave(page, 20);
    await expect.poll(() => tagsOf(page)).toEqual(['sync']);
    await go(page);
    const elsewhere = await signInElsewhere(request, person);
    expect(await elsewhere.entries()).toEqual([]);

    await context.setOffline(false);
    await worker.dispatchSync();
    await expect.poll(elsewhere.entries, { timeout: 40_000 }).toMatchObject([{ content: WORDS }]);
    const [entry] = await elsewhere.entries();
    await expect.poll(() => elsewhere.sizeOf(entry?.audioUrl ?? '')).toBe(bytes);
    expect(bytes).toBeGreaterThan(20_000);
  });
}

test('P31 an open page is asked to sync, and does', async ({ phone, request }) => {
  const context = await phone.start();
  const page = await context.newPage();
  const person = somebody();
  await register(page, server.origin, person);
  await shellIsKept(page);
  await everythingIsSynced(page);
  const worker = await watchWorker(context);
  // Written elsewhere: nothing but the worker's question makes this page ask for it at once.
  await page.route('**/api/sync/v1/stream*', (route) => route.abort());
  const pulled = page.waitForResponse('**/api/sync/v1/pull*');
  await page.goto(`${server.origin}/journal/history`);
  await pulled;
  const elsewhere = await signInElsewhere(request, person);
  await elsewhere.write(WORDS);
  await expect(page.getByText(WORDS)).toBeHidden();
  await worker.dispatchSync();
  // Without the stream it would ask by itself after half a minute.
  await expect(page.getByText(WORDS)).toBeVisible({ timeout: 10_000 });
});

/** Records for so long and saves it with some words; how many bytes the recording has. */
async function speakAndSave(page: Page, seconds: number): Promise<number> {
  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea').first().fill(WORDS);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const bar = page.getByRole('group', { name: 'Voice recording' });
  await expect(bar).toContainText(`0:${seconds}`, { timeout: (seconds + 15) * 1_000 });
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

async function freeze(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
}

/** Sends the worker a sync event as the browser does when there is a network again. */
async function watchWorker(context: BrowserContext) {
  const blank = await context.newPage();
  const session: CDPSession = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    dispatchSync: () =>
      session.send('ServiceWorker.dispatchSyncEvent', {
        origin: server.origin,
        registrationId,
        tag: 'sync',
        lastChance: false,
      }),
  };
}

/** A second device of the person: the API alone. */
async function signInElsewhere(request: APIRequestContext, { username, password }: Person) {
  const login = await request.post(`${server.origin}/api/auth/login`, {
    data: { username, password },
  });
  expect(login.ok()).toBe(true);
  return {
    async entries(): Promise<{ content: string; audioUrl: string | null }[]> {
      return (await request.get(`${server.origin}/api/journal`)).json();
    },
    async write(content: string): Promise<void> {
      const data = { content, audioUrl: null };
      expect((await request.post(`${server.origin}/api/journal`, { data })).ok()).toBe(true);
    },
    async sizeOf(audioUrl: string): Promise<number> {
      const answer = await request.get(`${server.origin}${audioUrl}`);
      return answer.ok() ? (await answer.body()).length : 0;
    },
  };
}
