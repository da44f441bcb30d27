import { expect, type Page } from '@playwright/test';
import { lockStands, turnLockOn, unlock } from './support/app-lock';
import { everythingStored } from './support/everything-stored';
import { changeLock, opensConsole, takeAway } from './support/lock-attacks';
import {
  everythingIsSynced,
  homeStands,
  type Person,
  register,
  shellIsKept,
  signIn,
  somebody,
} from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { writeEntry } from './support/writing';

const SENT = 'words-the-account-has';
const DRAFT = 'ember-of-the-one-who-left';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });

test('I14 signed out of while locked, the owner goes on with their words, and the next person sees none', async ({
  page,
  browser,
}) => {
  const [ada, ben] = [somebody(), somebody()];
  const elsewhere = await browser.newPage();
  await register(elsewhere, server.origin, ben);
  await elsewhere.close();
  await arrive(page, ada);
  await turnLockOn(page, server.origin, ada);
  await unlock(page);
  await page.goto(`${server.origin}/journal?new`);
  await unlock(page);
  await page.locator('textarea.sheet').fill(DRAFT);
  await page.reload();
  await signOutLocked(page);

  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await lockStands(page);
  await unlock(page);
  await homeStands(page);
  await page.goto(`${server.origin}/journal?new`);
  await unlock(page);
  await expect(page.locator('textarea.sheet')).toHaveValue(DRAFT, { timeout: 30_000 });

  await page.reload();
  await signOutLocked(page);
  await signIn(page, server.origin, ben);
  await page.goto(`${server.origin}/journal?new`);
  await expect(page.locator('textarea.sheet')).toHaveValue('');
  expect(await everythingStored(page)).not.toContain(DRAFT);
});

test('I22 a lock that was not finished asks for the PIN before it lets anybody sign out', async ({
  page,
}) => {
  await opensConsole(page);
  const ada = somebody();
  await arrive(page, ada);
  await turnLockOn(page, server.origin, ada);
  await changeLock(page, { state: 'turning-on' });
  await page.reload();
  await lockStands(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Unlock before you sign out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter PIN' }).click();
  await unlock(page);
  await page.reload();
  await signOutLocked(page);
});

test('I23 A61 where the lock is gone the start says so, and clears what nobody can open only once that is confirmed', async ({
  page,
}) => {
  await opensConsole(page);
  const ada = somebody();
  await arrive(page, ada);
  await writeEntry(page, server.origin, SENT);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await turnLockOn(page, server.origin, ada);
  await takeAway(page, 'row');
  const told = page.getByRole('heading', { name: 'Your entries can’t be opened here' });
  for (const path of ['/home', '/journal?new']) {
    await page.goto(server.origin + path);
    await expect(told).toBeVisible();
  }
  const before = await databases(page);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.reload();
  await expect(told).toBeVisible();
  expect(await databases(page)).toEqual(before);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.getByRole('button', { name: 'Clear and sign in' }).click();
  await page.waitForURL('**/login');
  const hasPersonDatabase = async () =>
    (await databases(page)).some((name) => name.startsWith('desk-'));
  await expect.poll(hasPersonDatabase).toBe(false);
  await signIn(page, server.origin, ada);
  await page.goto(`${server.origin}/journal/history`);
  await expect(page.getByText(SENT).first()).toBeVisible({ timeout: 30_000 });
});

function databases(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted(),
  );
}

async function arrive(page: Page, person: Person): Promise<void> {
  await register(page, server.origin, person);
  await shellIsKept(page);
  await everythingIsSynced(page);
}

async function signOutLocked(page: Page): Promise<void> {
  await lockStands(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL('**/auth');
}
