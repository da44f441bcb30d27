import { expect, type Page } from '@playwright/test';
import {
  lockStands,
  pinField,
  setHidden,
  tryUntilItWaits,
  turnLockOn,
  unlock,
} from './support/app-lock';
import { homeStands, register, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test('I12 what is asked for before the row of the lock is read comes once it is', async ({
  page,
}) => {
  await lockedHome(page);
  let letRowCome = () => {};
  const rowMayCome = new Promise<void>((resolve) => {
    letRowCome = resolve;
  });
  await page.route('**/assets/behind-lock-*.js', async (route) => {
    await rowMayCome;
    await route.continue();
  });
  await page.reload();
  await lockStands(page);
  await page.getByRole('button', { name: 'Forgot your PIN?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letRowCome();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(pinField(page)).toBeFocused();
  await unlock(page);
  await homeStands(page);
});

test('I15 a wait passes and is told of whatever of the lock screen was shown meanwhile', async ({
  page,
}) => {
  await lockedHome(page);
  await tryUntilItWaits(page);
  await page.getByRole('button', { name: 'Forgot your PIN?' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText(/Too many wrong PINs/)).toBeVisible();
  await expect(pinField(page)).not.toBeEditable();
});

test('I24 the PIN opens where no worker can be loaded', async ({ page }) => {
  await lockedHome(page);
  await page.route('**/assets/pin-worker-*.js', (route) => route.abort());
  await page.reload();
  await lockStands(page);
  await unlock(page);
  await homeStands(page);
});

test('I25 a tab that is read stays open while another is hidden, and both lock once it is hidden, too', async ({
  page,
  context,
}) => {
  await lockedHome(page, 'As soon as it’s hidden');
  await unlock(page);
  await homeStands(page);
  const other = await context.newPage();
  await other.goto(`${server.origin}/check-in`);
  await unlock(other);
  const asked = other.getByRole('heading', { name: 'How is it with your soul?' });
  await expect(asked).toBeVisible();
  await setHidden(page, true);
  await test.step('it hears each second that the other is shown', () => hears(page, 5));
  await expect(asked).toBeVisible();
  await expect(page.locator('.lock-cover')).toBeVisible();
  await setHidden(other, true);
  await lockStands(page);
  await lockStands(other);
});

async function lockedHome(page: Page, choice?: string): Promise<void> {
  const ada = somebody();
  await register(page, server.origin, ada);
  await turnLockOn(page, server.origin, ada, choice);
  await page.goto(`${server.origin}/home`);
  await lockStands(page);
}

function hears(page: Page, messages: number): Promise<void> {
  return page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let heard = 0;
        new BroadcastChannel('app-lock').addEventListener('message', () => {
          heard += 1;
          if (heard === count) resolve();
        });
      }),
    messages,
  );
}
