import { expect, type Page } from '@playwright/test';
import { hasRefusedCookies } from '../support/consent';
import { arrive, homeStands, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

const NIGHT = 'rgb(20, 16, 12)';
const DAY = 'rgb(250, 245, 235)';

test('light, dark and the size of all text are chosen in one place and hold from the first paint', async ({
  page,
  context,
  browser,
}) => {
  await hasRefusedCookies(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await homeStands(page);
  await page.getByRole('button', { name: 'Account and information' }).click();
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await test.step('at once', async () => {
    expect(await ground(page)).toBe(DAY);
    await page.getByText('Dark', { exact: true }).click();
    await expect.poll(() => ground(page)).toBe(NIGHT);
    expect(await rootTextPx(page)).toBe(16);
    await page.getByText('Largest', { exact: true }).click();
    await expect.poll(() => rootTextPx(page)).toBe(22);
  });

  await test.step('before the app has loaded, and for visitors', async () => {
    await page.route('**/assets/**.js', () => undefined);
    for (const path of ['/home', '/login']) {
      await page.goto(`${server.origin}${path}`, { waitUntil: 'commit' });
      await expect.poll(() => ground(page)).toBe(NIGHT);
      expect(await rootTextPx(page)).toBe(22);
    }
    await page.unroute('**/assets/**.js');
  });

  await test.step('also where the page comes ready from the server', async () => {
    const visitor = await browser.newPage();
    await visitor.addInitScript(() => localStorage.setItem('appLight', 'night'));
    for (const path of ['/', '/login']) {
      await visitor.goto(`${server.origin}${path}`);
      expect(await ground(visitor)).toBe(NIGHT);
      const bars = visitor.locator('meta[name="theme-color"]');
      expect(
        await bars.evaluateAll((all) => all.map((meta) => meta.getAttribute('content'))),
      ).toEqual(['#14100c', '#14100c']);
    }
    await visitor.close();
  });

  await test.step('the device decides again where one says so', async () => {
    await page.goto(`${server.origin}/settings`);
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.getByText('Automatic', { exact: true }).click();
    await page.getByText('Usual', { exact: true }).click();
    await expect.poll(() => ground(page)).toBe(DAY);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(page)).toBe(NIGHT);
    expect(await rootTextPx(page)).toBe(16);
  });
});

test('each place that can be set is a step away, and its way back leads to the settings', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/profile`);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  for (const name of ['Reminders', 'Available offline', 'Password and devices', 'Import Data']) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveTitle(`${name} · Choose Wholeness`);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/settings');
  }
});

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function rootTextPx(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
}
