import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
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
  const { phone, tablet } = await twoDevices(browser, 'A first line.');
  await changeOffline(phone, 'A first line, told on the phone.');
  await changeOffline(tablet, 'A first line, told on the tablet.');
  for (const device of [phone, tablet]) await reconnect(device);

  for (const { page } of [phone, tablet]) await bothTellings(page);
  expect(await shownText(phone.page)).toBe(await shownText(tablet.page));
  for (const { context } of [phone, tablet]) await context.close();
});

test('M15 two devices change different words of one sentence offline: both show both changes, and nothing is asked', async ({
  browser,
}) => {
  const { phone, tablet } = await twoDevices(browser, 'A first line about the river and my son.');
  await changeOffline(phone, 'A first line about the wide river and my son.');
  await changeOffline(tablet, 'A first line about the river and my daughter.');
  for (const device of [phone, tablet]) await reconnect(device);

  for (const { page } of [phone, tablet]) {
    await openEntry(page);
    await expect(page.locator('textarea.sheet')).toHaveValue(
      'A first line about the wide river and my daughter.',
    );
    await expect(page.getByText('versions saved')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const { context } of [phone, tablet]) await context.close();
});

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Two devices of one person, both with an entry that says `text`, and both ready to work without a network. */
async function twoDevices(
  browser: Browser,
  text: string,
): Promise<{ readonly phone: Device; readonly tablet: Device }> {
  const person = somebody();
  const [phone, tablet] = [await deviceIn(browser), await deviceIn(browser)];
  await arrive(phone.page, server.origin, person);
  await writeEntry(phone.page, server.origin, text);
  await phone.page.goto(`${server.origin}/home`);
  await everythingIsSynced(phone.page);
  await arriveAgain(tablet.page, server.origin, person);
  await tablet.page.goto(`${server.origin}/home`);
  await everythingIsSynced(tablet.page);
  for (const { page } of [phone, tablet]) await shellIsKept(page);
  return { phone, tablet };
}

async function deviceIn(browser: Browser): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return { context, page: await context.newPage() };
}

async function changeOffline({ context, page }: Device, text: string): Promise<void> {
  await openEntry(page);
  await loseSignal(context);
  await page.locator('textarea.sheet').fill(text);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function reconnect({ context, page }: Device): Promise<void> {
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
  await expect(page.locator('textarea.sheet')).toHaveValue(/A first line/);
}

async function shownText(page: Page): Promise<string> {
  await openEntry(page);
  return page.locator('textarea.sheet').inputValue();
}
