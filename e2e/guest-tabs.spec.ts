import { type Browser, expect, type Page } from '@playwright/test';
import { go } from './support/go';
import { appIsHeld, holdApp, letAppGo } from './support/hold-app';
import { openPhone } from './support/open-phone';
import {
  createAccount,
  everythingIsSynced,
  homeStands,
  register,
  signIn,
  somebody,
} from './support/person';
import { holdDatabasesOf } from './support/person-lock';
import { storedNamesWith } from './support/stored-names';
import { test } from './support/test';
import { WORDS, writeCheckIn } from './support/writing';

test.describe.configure({ timeout: 120_000 });

test('P64 a tab of the guest that was still opening while they signed in opens in the account, and makes nothing of the guest anew', async ({
  browser,
  server,
}) => {
  const page = await openGuest(browser, server.origin);
  const guest = await userOf(page);
  const late = await page.context().newPage();
  await holdApp(late);
  await late.goto(`${server.origin}/home`);
  await appIsHeld(late);
  await createAccount(page, server.origin, somebody());
  await homeStands(page);
  await appStarts(late);
  expect(await storedNamesWith(page, guest)).toEqual([]);
  await go(late, '/check-in/history');
  await expect(late.getByText(WORDS.truth)).toBeVisible();
  await page.context().close();
});

test('P64 a tab of the guest whose screens came after they signed in goes over into the account', async ({
  browser,
  server,
}) => {
  const page = await openGuest(browser, server.origin);
  const guest = await userOf(page);
  const late = await page.context().newPage();
  let letScreensCome: () => void = () => undefined;
  const screens = new Promise<void>((resolve) => {
    letScreensCome = resolve;
  });
  await late.route('**/assets/signed-in-app-*.js', async (route) => {
    await screens;
    await route.continue();
  });
  await late.goto(`${server.origin}/home`, { waitUntil: 'commit' });
  await expect.poll(() => holdersOf(guest, late)).toBe(2);
  await createAccount(page, server.origin, somebody());
  await expect.poll(() => userOf(late)).not.toBe(guest);
  letScreensCome();
  await homeStands(page);
  await expect.poll(() => holdersOf(guest, late)).toBe(0);
  await homeStands(late);
  expect(await storedNamesWith(page, guest)).toEqual([]);
  await page.context().close();
});

test('P76 a second tab opens too while words can’t be taken into the account', async ({
  browser,
  server,
}) => {
  const page = await openGuest(browser, server.origin);
  const holder = await holdDatabasesOf(await userOf(page), page, server.origin);
  await createAccount(page, server.origin, somebody());
  await homeStands(page);
  const second = await page.context().newPage();
  await second.goto(`${server.origin}/home`);
  await opensSoon(second);
  const bar = second.getByRole('status').filter({ hasText: 'another tab is using it' });
  await expect(bar).toBeVisible();
  await holder.close();
  await page.close();
  await bar.getByRole('button', { name: 'Try again' }).click();
  await homeStands(second);
  await expect(bar).toHaveCount(0);
  await go(second, '/check-in/history');
  await expect(second.getByText(WORDS.truth)).toBeVisible();
  await second.context().close();
});

test('P79 a second tab opens too while something sealed does not open, and says so', async ({
  browser,
  server,
}) => {
  const page = await openPhone(browser);
  await register(page, server.origin, somebody());
  const leave = () => leaveUnreadable(page);
  await leave();
  await page.reload();
  await homeStands(page);
  await expect(shutBar(page)).toBeVisible();
  const tabs = ['the key was tried', 'it was not, as after another sign-in'];
  for (const tab of tabs) {
    await test.step(tab, async () => {
      if (tab !== tabs[0]) await leave();
      const second = await page.context().newPage();
      await second.goto(`${server.origin}/home`);
      await opensSoon(second);
      await expect(shutBar(second)).toBeVisible();
      await second.close();
    });
  }
  await page.context().close();
});

test('A22 a tab that was still opening while another person signed in opens as theirs, and signs nobody out', async ({
  browser,
  server,
}) => {
  const [ada, ben] = [somebody(), somebody()];
  const page = await openPhone(browser);
  await register(await openPhone(browser), server.origin, ben);
  await register(page, server.origin, ada);
  const late = await page.context().newPage();
  await holdApp(late);
  await late.goto(`${server.origin}/home`);
  await appIsHeld(late);
  await page.getByRole('button', { name: 'Account and information' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await signIn(page, server.origin, ben);
  const signedIn = await userOf(page);
  await writeCheckIn(page, server.origin);
  await page.close();
  await appStarts(late);
  await go(late, '/check-in/history');
  await expect(late.getByText(WORDS.truth)).toBeVisible();
  expect(await userOf(late)).toBe(signedIn);
  await go(late, '/home');
  await everythingIsSynced(late);
  await late.context().close();
});

/** A guest who has written a check-in. */
async function openGuest(browser: Browser, origin: string): Promise<Page> {
  const page = await openPhone(browser);
  await page.goto(`${origin}/begin`);
  await homeStands(page);
  await writeCheckIn(page, origin);
  return page;
}

function userOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('userId') ?? '');
}

/** Much less than the ten seconds that a page waits for other pages to close their databases. */
async function opensSoon(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Today’s Progress' })).toBeVisible({
    timeout: 7_000,
  });
}

function shutBar(page: Page) {
  return page.getByText('We couldn’t unlock your unsynced entries on this device.');
}

/** Leaves a sealed row that no key opens for who is signed in, and on which none was tried. */
async function leaveUnreadable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const request = indexedDB.open('device');
    await new Promise((opened) => {
      request.onsuccess = opened;
    });
    const device = request.result;
    const transaction = device.transaction(['bundles', 'sealed'], 'readwrite');
    const personId = localStorage.getItem('userId');
    const bundle = { id: 'unreadable', personId, deviceId: 'another', state: 'complete' };
    transaction.objectStore('bundles').put(bundle);
    const bytes = { nonce: new Uint8Array(12), sealed: new Uint8Array(64) };
    transaction.objectStore('sealed').put({ bundle: bundle.id, number: 0, ...bytes });
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    device.close();
  });
}

/** How many pages have a person’s databases open. */
function holdersOf(personId: string, page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    const { held = [] } = await navigator.locks.query();
    return held.filter((lock) => lock.name === name).length;
  }, `person:${personId}`);
}

/** Lets the app of a page start. A page that loads again is held again, so this repeats until Home is shown. */
async function appStarts(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Today’s Progress' });
  await expect(async () => {
    await letAppGo(page);
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
