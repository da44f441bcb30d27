import { expect, type Page } from '@playwright/test';
import { lockStands, PIN, pinField, setHidden, tryWrongPin, unlock } from './support/app-lock';
import {
  askWorker,
  bodyOf,
  craftedMessages,
  heardByWorker,
  listenForCalls,
  syncEventEnds,
} from './support/ask-worker';
import { deskRows } from './support/device-rows';
import { go } from './support/go';
import { test } from './support/killable-browser';
import {
  changeLock,
  failuresOf,
  holdsNoSecret,
  isNoneIn,
  lockSecrets,
  opensConsole,
  pinOpensAll,
  putBack,
  returnOf,
  SECRETS,
  setHint,
  stripScreen,
  takeAway,
  watchReturn,
} from './support/lock-attacks';
import { findSignal, loseSignal } from './support/network';
import { homeStands, signIn } from './support/person';
import type { RunningServer } from './support/server';
import { draftIsKept } from './support/stored';
import { pressNotification, shownOn, workerEvents } from './support/worker-events';

const YEAR_MS = 365 * 86_400_000;
const MINUTE_MS = 60_000;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 240_000 });

test('I3 I12 I16 A61 whatever is changed in the developer tools, nothing is read, and the PIN opens all', async ({
  page,
  context,
}) => {
  await opensConsole(page);
  await lockSecrets(page, server.origin);
  const personId = await page.evaluate(() => localStorage.getItem('userId'));
  // With a network the page could ask the server. The lock protects what is on the device.
  await loseSignal(context);
  await page.goto(`${server.origin}/journal?new`);
  await lockStands(page);
  await test.step('the lock screen, the cover, classes and attributes taken away', async () => {
    await stripScreen(page);
    await holdsNoSecret(page);
  });
  for (const hint of [null, '', 'false', '{"on":', 'somebody-else'])
    await test.step(`the hint is ${hint}`, async () => {
      await setHint(page, hint);
      await locksAgain(page);
      expect(await page.evaluate(() => localStorage.getItem('appLock'))).toBe(personId);
    });
  for (const state of ['off', 'on', 'turning-on', 'turning-off', undefined])
    await test.step(`the row of the lock says ${state}`, async () => {
      await changeLock(page, { state, minutesAway: null, failures: -9, waitMs: -9 });
      await locksAgain(page);
      await tryWrongPin(page);
      await pinOpensAll(page, server.origin);
      await locksAgain(page);
    });
});

test('I3 A61 without the row of the lock the databases refuse, nothing is lost, and the account has its words', async ({
  page,
  context,
}) => {
  await opensConsole(page);
  const { person } = await lockSecrets(page, server.origin);
  await loseSignal(context);
  await page.goto(`${server.origin}/journal?new`);
  await lockStands(page);
  await test.step('the row is taken away', async () => {
    await takeAway(page, 'row');
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'Your entries can’t be opened here' }),
    ).toBeVisible();
    await holdsNoSecret(page);
  });
  await test.step('the mark of the databases too, and somebody writes', async () => {
    const refused = page.waitForEvent('console', (said) => said.text().includes('row is sealed'));
    const before = await deskRows(page, 'drafts');
    await takeAway(page, 'mark');
    await page.reload();
    await refused;
    await page.locator('textarea.sheet').fill('by somebody else');
    await draftIsKept(page, 'by somebody else');
    expect(await deskRows(page, 'drafts')).toEqual(expect.arrayContaining([...before]));
    await holdsNoSecret(page);
    await findSignal(context);
    await page.goto(`${server.origin}/home`);
    await homeStands(page);
    await loseSignal(context);
  });
  await test.step('put back, they open by the PIN, and all is there', async () => {
    await putBack(page);
    await page.goto(`${server.origin}/journal?new`);
    await unlock(page);
    await expect(page.locator('textarea.sheet')).toHaveValue('by somebody else');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByRole('link').filter({ hasText: 'by somebody else' })).toBeVisible();
    await pinOpensAll(page, server.origin);
  });
  await test.step('gone for good, they open to nobody; another sign-in on an empty device finds the account', async () => {
    await page.goto(`${server.origin}/home`);
    await lockStands(page);
    await takeAway(page, 'row');
    await findSignal(context);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'Your entries can’t be opened here' }),
    ).toBeVisible();
    await holdsNoSecret(page);
    await page.goto('about:blank');
    const devtools = await context.newCDPSession(page);
    const all = { origin: server.origin, storageTypes: 'all' };
    await devtools.send('Storage.clearDataForOrigin', all);
    await signIn(page, server.origin, person);
    await go(page, '/journal/history');
    await expect(page.getByText(SECRETS[3] ?? '')).toHaveCount(1, { timeout: 30_000 });
    await expect(page.getByText(SECRETS[13] ?? '')).toHaveCount(1);
  });
});

for (const elsewhere of ['data:text/html,<h1>Elsewhere</h1>', '/robots.txt'])
  test(`I18 I19 A63 a page that Chromium kept as it was left is covered, and locked, as the person comes back from ${elsewhere}`, async ({
    phone,
  }) => {
    const page = await (await phone.start()).newPage();
    await lockSecrets(page, server.origin, 'After 5 minutes');
    await unlock(page);
    await go(page, '/journal/history');
    await expect(page.getByText(SECRETS[3] ?? '')).toBeVisible();
    await watchReturn(page);
    await page.goto(new URL(elsewhere, server.origin).href);
    await page.goBack({ waitUntil: 'commit' });
    await lockStands(page);
    await holdsNoSecret(page);
    expect(new URL(page.url()).pathname).toBe('/journal/history');
    const came = { persisted: true, isCovered: true, isShown: false };
    expect(await returnOf(page)).toEqual(came);
    await unlock(page);
    await expect(page.getByText(SECRETS[3] ?? '')).toBeVisible();
  });

test('I12 A65 a notification holds no words, and pressed it opens the lock, then what was asked for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.origin });
  await lockSecrets(page, server.origin);
  const worker = await workerEvents(page, server.origin);
  const words = { title: SECRETS[1], body: SECRETS[2], text: SECRETS[3] };
  const pushes = [
    [{ news: 'prayed', day: '2026-11-27' }, 'Someone prayed for your request', '/prayer-groups'],
    [{ practice: 'nourish', day: '2026-11-27' }, 'A quiet moment is ready', '/nourish/track'],
    [{}, 'A quiet moment is ready', '/home'],
  ] as const;
  for (const [push, title, path] of pushes)
    await test.step(path, async () => {
      await worker.push(JSON.stringify({ ...push, ...words }));
      const shown = [expect.objectContaining({ title, body: '' })];
      await expect.poll(() => shownOn(context)).toEqual(shown);
      await pressNotification(context);
      await expect(page).toHaveURL(server.origin + path);
      await lockStands(page);
      await holdsNoSecret(page);
      await tryWrongPin(page);
      await unlock(page);
      await expect(page).toHaveURL(server.origin + path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await locksAgain(page);
    });
});

test('I7 A66 whatever the worker is asked, by messages, events or addresses, it gives no word and syncs nothing', async ({
  page,
  context,
}) => {
  const { recording } = await lockSecrets(page, server.origin);
  const asked = listenForCalls(context);
  const messages = craftedMessages(recording);
  expect(messages.map(({ type }) => type)).toEqual(expect.arrayContaining(heardByWorker()));
  const heard: string[] = [];
  for (const message of messages) heard.push(await askWorker(page, message));
  expect(heard.join()).toContain('"ended"');
  const worker = await workerEvents(page, server.origin);
  await worker.periodicSync();
  await worker.sync();
  await syncEventEnds(context);
  // The requests of the worker are seen here, and none was a sync.
  expect(asked).toContain(`worker ${recording}`);
  expect(asked.filter((call) => call.includes('/api/sync'))).toEqual([]);
  await loseSignal(context);
  const parts = [{}, { range: 'bytes=0-' }, { range: 'bytes=4-9' }, { 'x-user-id': 'somebody' }];
  for (const headers of parts) heard.push(await bodyOf(page, recording, headers));
  isNoneIn(heard.join('\n'), 'what the worker answered');
  await holdsNoSecret(page);
  await pinOpensAll(page, server.origin);
});

test('I15 I19 A67 a clock put forward or back ends no wait and keeps nothing open', async ({
  page,
}) => {
  await lockSecrets(page, server.origin, 'After 5 minutes');
  await page.clock.install();
  await page.reload();
  await test.step('while a wait is on', async () => {
    for (let tried = 0; tried < 5; tried += 1) await tryWrongPin(page);
    for (const ms of [YEAR_MS, -2 * YEAR_MS, YEAR_MS]) {
      await setClock(page, ms);
      await page.reload();
      await expect(page.getByText('Too many wrong PINs')).toBeVisible();
      await expect(pinField(page)).not.toBeEditable();
    }
    // A lid that was closed for an hour: the screen did not stand open.
    await page.clock.fastForward(60 * MINUTE_MS);
    const told = await page.getByText('Too many wrong PINs').textContent();
    const leftMs = 1_000 * Number(/in (\d+) s/.exec(told ?? '')?.[1]);
    const from = await page.evaluate(() => performance.now());
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000);
          return pinField(page).isEditable();
        },
        { intervals: [50], timeout: 60_000 },
      )
      .toBe(true);
    // The closed hour counts for five seconds at most, and what is told lags behind.
    const passedMs = (await page.evaluate(() => performance.now())) - from;
    expect(passedMs).toBeGreaterThan(leftMs - 7_000);
  });
  await test.step('while it is open and in use nothing locks by a clock that is set back', async () => {
    await unlock(page);
    await go(page, '/home');
    await homeStands(page);
    await setClock(page, -60 * MINUTE_MS);
    await page.clock.runFor(4 * MINUTE_MS);
    await homeStands(page);
  });
  for (const ms of [-60 * MINUTE_MS, 6 * MINUTE_MS])
    await test.step(`five minutes away, and a clock that is ${ms} ms off`, async () => {
      await homeStands(page);
      await setHidden(page, true);
      await setClock(page, ms);
      if (ms < 0) await page.clock.fastForward(5 * MINUTE_MS);
      else await setHidden(page, false);
      await lockStands(page);
      await unlock(page);
    });
});

test('I15 A68 a page that is killed over each PIN is given no further one', async ({ page }) => {
  await opensConsole(page);
  await lockSecrets(page, server.origin);
  for (let tried = 1; tried <= 5; tried += 1) {
    await expect(pinField(page)).toBeEditable();
    await pinField(page).fill(`00000${tried}`);
    await expect.poll(() => failuresOf(page)).toBe(tried);
    await page.reload();
    await lockStands(page);
  }
  await expect(page.getByText('Too many wrong PINs')).toBeVisible();
  await expect(pinField(page)).not.toBeEditable();
  await pinField(page).evaluate((field) => field.removeAttribute('readonly'));
  await pinField(page).fill(PIN);
  await expect(page.getByText('Too many wrong PINs')).toBeVisible();
  await holdsNoSecret(page);
});

async function locksAgain(page: Page): Promise<void> {
  await page.reload();
  await lockStands(page);
  await holdsNoSecret(page);
}

async function setClock(page: Page, ms: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms);
}
