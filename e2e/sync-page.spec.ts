import { expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from './support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { WORDS, writeCheckIn, writeEntry } from './support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the sync page tells what waits while there is no network, and sends it when asked', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/home`);
    await shellIsKept(page);
    await everythingIsSynced(page);

    await test.step('with nothing to say it is reached from the settings', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Account and information' }).click();
      await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
      await page.getByRole('link', { name: /^Sync/ }).click();
      await expect(
        page.getByRole('heading', { name: 'Your entries are safe here.' }),
      ).toBeVisible();
      await expect(page.getByText('Everything is synced.')).toBeVisible();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await page.waitForURL('**/settings');
    });

    await test.step('what is written offline waits for a connection', async () => {
      await writeCheckIn(page, server.origin, () => loseSignal(context));
      const pill = page.locator('a').filter({ hasText: 'Saved on this device', visible: true });
      await pill.first().click();
      await page.waitForURL('**/sync');
      await expect(
        page.getByText('You’re offline. One item is saved on this device'),
      ).toBeVisible();
      await expect(waiting(page)).toContainText('Check-In');
      await expect(waiting(page).getByText('Saved here', { exact: true })).toBeVisible();
    });

    await test.step('the address opens by itself, offline, and tells each by kind and words', async () => {
      await writeEntry(page, server.origin, WORDS.firstEntry);
      await page.goto(`${server.origin}/sync`);
      await expect(
        page.getByText(/Two items (are saved on this device|aren’t synced yet)/),
      ).toBeVisible();
      await expect(waiting(page).filter({ hasText: 'Journal entry' })).toContainText('10 words');
    });

    await test.step('the device keeps the name it is given', async () => {
      await page.getByRole('button', { name: /change the name of this device/ }).click();
      await page.getByLabel('Name of this device').fill('Miriam’s phone');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Miriam’s phone/ })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: /^Miriam’s phone/ })).toBeVisible();
    });

    await test.step('the diagnostics hold counts and none of the writing', async () => {
      await page.getByRole('button', { name: 'Copy diagnostics' }).click();
      await expect(page.getByText('Diagnostics copied')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain('Not synced: 1 check-in waiting new, 1 journal-entry waiting new');
      for (const words of [WORDS.truth, WORDS.gratitude, WORDS.firstEntry, 'Miriam']) {
        expect(text).not.toContain(words);
      }
    });

    await test.step('with a network everything is sent', async () => {
      await findSignal(context);
      await page.getByRole('button', { name: 'Sync now' }).click();
      await expect(page.getByText('Everything is synced.')).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
    });
  });
});

test('P34 the sync page asks for the password when the session has ended, and P36 says when it tries again', async ({
  context,
  page,
}) => {
  const person = somebody();
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);

  await context.clearCookies();
  await writeEntry(page, server.origin, WORDS.firstEntry);
  await page.goto(`${server.origin}/sync`);
  await expect(
    page.getByText('Your session has ended. One item is saved on this device. Sign in to sync it.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything is synced.')).toBeVisible();

  await page.route('**/api/sync/v1/**', (route) => route.fulfill({ status: 503 }));
  await writeEntry(page, server.origin, WORDS.secondEntry);
  await page.goto(`${server.origin}/sync`);
  await expect(
    page.getByText(/We can’t reach the server\. One item isn’t synced yet\./),
  ).toBeVisible();
  await expect(page.getByText(/^Next try in/)).toBeVisible();

  await page.getByRole('button', { name: 'Sync now' }).click();
  const answer =
    'We couldn’t reach the server. Your entries are safe on this device. We’ll keep trying.';
  await expect(page.getByText(answer).first()).toBeVisible();
  await page.unroute('**/api/sync/v1/**');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('Synced', { exact: true }).first()).toBeVisible();
});

test('P28 what the free plan has no room for is told with its reason and what to do', async ({
  browser,
}) => {
  const person = somebody();
  const phone = await browser.newContext({ serviceWorkers: 'allow' });
  const tablet = await browser.newContext();
  const [onPhone, onTablet] = [await phone.newPage(), await tablet.newPage()];
  await arrive(onPhone, server.origin, person);
  await onPhone.goto(`${server.origin}/home`);
  await arriveAgain(onTablet, server.origin, person);
  await shellIsKept(onPhone);
  await everythingIsSynced(onPhone);

  await loseSignal(phone);
  await writeEntry(onPhone, server.origin, 'Held for want of room.');
  for (const text of ['One.', 'Two.', 'Three.']) await writeEntry(onTablet, server.origin, text);
  await onTablet.goto(`${server.origin}/home`);
  await everythingIsSynced(onTablet);
  await findSignal(phone);

  await onPhone.goto(`${server.origin}/sync`);
  const held = onPhone.locator('section').filter({ hasText: 'Can’t be synced' });
  await expect(held.getByText('Held for want of room.')).toBeVisible();
  await expect(held.getByText(/The free plan includes 3 journal entries/)).toBeVisible();
  await expect(held.getByRole('link', { name: 'See Premium' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
  await expect(held.getByRole('link', { name: 'Export it' })).toBeVisible();
  await held.getByRole('link', { name: 'Edit' }).click();
  await expect(onPhone.locator('textarea.sheet')).toHaveValue('Held for want of room.');
  await expect(onPhone.locator('#main').getByText('Not synced', { exact: true })).toBeVisible();
  await phone.close();
  await tablet.close();
});

function waiting(page: Page) {
  return page.locator('section').filter({ hasText: 'Not synced yet' }).getByRole('listitem');
}
