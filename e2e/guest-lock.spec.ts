import { expect } from '@playwright/test';
import { lockAsGuest, lockStands, PIN, pinField, unlock } from './support/app-lock';
import { everythingStored } from './support/everything-stored';
import { go } from './support/go';
import { createAccount, everythingIsSynced, homeStands, somebody } from './support/person';
import { test } from './support/test';
import { writeEntry } from './support/writing';

const WORDS = 'ember-of-a-guest';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });

test('I10 P63 a guest with a lock is told that nothing else opens it, and turns it off before an account takes the words', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/begin`);
  await homeStands(page);
  await writeEntry(page, server.origin, WORDS);
  await test.step('told before, and offered an export', async () => {
    await openSettings();
    await expect(page.getByText('no one can open your entries, not even us')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.getByRole('link', { name: 'Export my data' }).click();
    await page.waitForURL('**/data-export');
  });
  await test.step('agreed to, it locks, and only the PIN opens it', async () => {
    await openSettings();
    await lockAsGuest(page);
    expect(await everythingStored(page)).not.toContain(WORDS);
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
    await page.reload();
    await lockStands(page);
    await page.getByRole('button', { name: 'Forgot your PIN?' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await page.goto(`${server.origin}/journal/history`);
    await unlock(page);
    await expect(page.getByText(WORDS).first()).toBeVisible({ timeout: 30_000 });
  });
  await test.step('an account comes after the lock is off', async () => {
    await page.goto(`${server.origin}/register`);
    await unlock(page);
    await expect(page.getByRole('heading', { name: 'Turn off the app lock first' })).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open app lock' }).click();
    await page.getByRole('button', { name: 'Turn off app lock' }).click();
    await pinField(page).fill(PIN);
    await expect(page.getByRole('button', { name: 'Turn on app lock' })).toBeVisible({
      timeout: 30_000,
    });
    await createAccount(page, server.origin, somebody());
    await everythingIsSynced(page);
    await go(page, '/journal/history');
    await expect(page.getByText(WORDS).first()).toBeVisible();
  });

  async function openSettings(): Promise<void> {
    await page.goto(`${server.origin}/settings/lock`);
    await page.getByRole('button', { name: 'Turn on app lock' }).click();
  }
});

test('P63 a guest’s lock comes before an account also where local storage can’t say that it is on', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, name: string, value: string) {
      if (name === 'appLock') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
  await page.goto(`${server.origin}/begin`);
  await homeStands(page);
  await writeEntry(page, server.origin, WORDS);
  await page.goto(`${server.origin}/settings/lock`);
  await page.getByRole('button', { name: 'Turn on app lock' }).click();
  await lockAsGuest(page);
  await page.goto(`${server.origin}/register`);
  await unlock(page);
  await expect(page.getByRole('heading', { name: 'Turn off the app lock first' })).toBeVisible();
});
