import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from './support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { writeEntry } from './support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ serviceWorkers: 'allow' });

test('M5 two devices change the same paragraph offline: both show the same, both keep the other text', async ({
  browser,
}) => {
  const person = somebody();
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const tablet = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [onPhone, onTablet] = [await phone.newPage(), await tablet.newPage()];
  await arrive(onPhone, server.origin, person);
  await writeEntry(onPhone, server.origin, 'A first line.');
  await onPhone.goto(`${server.origin}/home`);
  await everythingIsSynced(onPhone);
  await arriveAgain(onTablet, server.origin, person);
  await onTablet.goto(`${server.origin}/home`);
  await everythingIsSynced(onTablet);
  for (const page of [onPhone, onTablet]) await shellIsKept(page);

  await changeOffline(phone, onPhone, 'A first line, told on the phone.');
  await changeOffline(tablet, onTablet, 'A first line, told on the tablet.');
  await reconnect(phone, onPhone);
  await reconnect(tablet, onTablet);

  for (const page of [onPhone, onTablet]) await bothTellings(page);
  const [mine, theirs] = [await shownText(onPhone), await shownText(onTablet)];
  expect(mine).toBe(theirs);
  await phone.close();
  await tablet.close();
});

async function changeOffline(context: BrowserContext, page: Page, text: string): Promise<void> {
  await openEntry(page);
  await loseSignal(context);
  await page.locator('textarea').fill(text);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function reconnect(context: BrowserContext, page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await findSignal(context);
  await everythingIsSynced(page);
}

/** The entry says that it keeps two versions, and reading both shows each word. */
async function bothTellings(page: Page): Promise<void> {
  await openEntry(page);
  await expect(page.getByText('Two versions saved')).toBeVisible();
  await page.getByRole('link', { name: 'Read both' }).click();
  await expect(page.getByText('told on the phone')).toBeVisible();
  await expect(page.getByText('told on the tablet')).toBeVisible();
}

async function openEntry(page: Page): Promise<void> {
  await page.goto(`${server.origin}/journal`);
  await page.getByRole('link').filter({ hasText: 'A first line' }).click();
  await expect(page.locator('textarea')).toHaveValue(/A first line/);
}

async function shownText(page: Page): Promise<string> {
  await openEntry(page);
  return page.locator('textarea').inputValue();
}
