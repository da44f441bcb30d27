import { expect, type Page } from '@playwright/test';
import { lockStands, PIN, pinField, turnLockOn, unlock } from './support/app-lock';
import { holdDatabases, saysThatItTakesLong } from './support/held-databases';
import { homeStands, register, somebody } from './support/person';
import { test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test('I26 where another tab keeps the lock from being read, its screen says so, and asks for the PIN once it can', async ({
  page,
  server,
}) => {
  await lockedHome(page, server.origin);
  const other = await holdDatabases(page, server.origin, (name) => name === 'device');
  await page.reload();
  await pinField(page).fill(PIN);
  const told = page.getByRole('alert').filter({ hasText: 'close this app’s other tabs' });
  await test.step('ten seconds later, whatever was typed', async () => {
    await expect(told).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  });
  await test.step('trying again asks anew', async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await lockStands(page);
    await expect(told).toBeVisible({ timeout: 20_000 });
  });
  await other.close();
  await lockStands(page);
  await unlock(page);
  await homeStands(page);
});

test('I12 a screen reader hears that the app opens behind the PIN', async ({ page, server }) => {
  await lockedHome(page, server.origin);
  let letScreensCome: () => void = () => undefined;
  const screens = new Promise<void>((resolve) => {
    letScreensCome = resolve;
  });
  await page.route('**/assets/signed-in-app-*.js', async (route) => {
    await screens;
    await route.continue();
  });
  await page.reload();
  await lockStands(page);
  const status = page.locator('.lock-screen').getByRole('status');
  await expect(status).toHaveText('');
  await pinField(page).fill(PIN);
  await expect(status).toHaveText('Opening your day');
  letScreensCome();
  await homeStands(page);
});

test('F22 where the databases behind the PIN stay closed, the lock screen says after a while what can be done', async ({
  page,
  server,
}) => {
  await lockedHome(page, server.origin);
  const other = await holdDatabases(page, server.origin, (name) => name !== 'device');
  await pinField(page).fill(PIN);
  const notice = await saysThatItTakesLong(page);
  await other.close();
  await homeStands(page);
  await expect(notice).toHaveCount(0);
});

async function lockedHome(page: Page, origin: string): Promise<void> {
  const ada = somebody();
  await register(page, origin, ada);
  await turnLockOn(page, origin, ada);
  await page.goto(`${origin}/home`);
  await lockStands(page);
}
