import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from './support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { homeFollows, writeCheckIn } from './support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('M5 two truths of one day: read side by side, changed over, taken back, and let go on every device', async ({
  browser,
}) => {
  const person = somebody();
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const tablet = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [onPhone, onTablet] = [await phone.newPage(), await tablet.newPage()];
  await arrive(onPhone, server.origin, person);
  await writeCheckIn(onPhone, server.origin);
  await home(onPhone);
  await shellIsKept(onPhone);
  await arriveAgain(onTablet, server.origin, person);
  await home(onTablet);

  await loseSignal(phone);
  await holdOnTo(onPhone, 'I am held by the phone.');
  await holdOnTo(onTablet, 'I am held by the tablet.');
  await home(onTablet);
  await reconnect(phone, onPhone);

  await test.step('both are marked where they differ', async () => {
    await onPhone.goto(`${server.origin}/check-in/history`);
    await onPhone.getByRole('link', { name: 'Read both' }).click();
    await expect(onPhone.getByRole('heading', { name: /^Two versions from/ })).toBeVisible();
    const tellings = onPhone.getByRole('article');
    await expect(tellings.nth(0).locator('mark')).toHaveText('tablet');
    await expect(tellings.nth(1).locator('mark')).toHaveText('phone');
  });

  await test.step('they change places and back', async () => {
    await onPhone.getByRole('button', { name: 'Use the other' }).click();
    await expect(onPhone.getByText('We swapped them.')).toBeVisible();
    await expect(onPhone.getByRole('article')).toContainText('by the phone');
    await onPhone.getByRole('button', { name: 'Undo' }).click();
    await expect(onPhone.getByText('We swapped them.')).toBeHidden();
    await expect(onPhone.getByRole('article').first()).toContainText('by the tablet');
  });

  await test.step('what is let go is gone on the other device too', async () => {
    await onPhone.getByRole('button', { name: 'Leave as it is' }).click();
    await expect(
      onPhone.getByText('We left it as it is and removed the other version.'),
    ).toBeVisible();
    await home(onPhone);
    await home(onTablet);
    await onTablet.goto(`${server.origin}/check-in/history`);
    await expect(onTablet.getByText('I am held by the tablet.')).toBeVisible();
    await expect(onTablet.getByText('versions saved')).toHaveCount(0);
  });
  await phone.close();
  await tablet.close();
});

async function home(page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
}

async function reconnect(context: BrowserContext, page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await findSignal(context);
  await everythingIsSynced(page);
}

async function holdOnTo(page: Page, truth: string): Promise<void> {
  await page.goto(`${server.origin}/check-in`);
  await page.getByLabel('A truth to hold today').fill(truth);
  await page.getByRole('button', { name: 'Update Check-In' }).click();
  await homeFollows(page);
}
