import { expect, type Page } from '@playwright/test';
import { loseSignal } from '../support/network';
import { shellIsKept } from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';

const LANDING = 'Ninety mornings toward a whole life.';
const LANDING_MAX_SCRIPT_BYTES = 115_000;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ SALES_ADDRESS: 'sales@choose.example' });
});
test.afterAll(() => server.stop());

test('the landing page is whole without its script, leads on with a stored id, and lets nobody in past it', async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(server.origin);
  await expect(still.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
  await expect(still.getByRole('link', { name: 'Explore Devotionals' })).toHaveAttribute(
    'href',
    '/login#new',
  );
  await plain.close();

  await test.step('whoever has been here before finds it on the device, without the app', async () => {
    const before = await browser.newContext({ serviceWorkers: 'allow' });
    const visitor = await before.newPage();
    await visitor.goto(`${server.origin}/login`);
    await shellIsKept(visitor);
    for (const isOffline of [false, true]) {
      if (isOffline) await loseSignal(before);
      const answer = await visitor.goto(server.origin);
      expect(answer?.fromServiceWorker()).toBe(true);
      await expect(visitor.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
      expect(await scriptBytes(visitor)).toBeLessThan(LANDING_MAX_SCRIPT_BYTES);
      await expect(visitor.locator('#root')).toHaveCount(0);
    }
    await before.close();
  });

  await page.goto(server.origin);
  expect(await scriptBytes(page)).toBeLessThan(LANDING_MAX_SCRIPT_BYTES);
  await page.getByRole('link', { name: 'See Prayer Groups' }).first().click();
  await page.waitForURL('**/login#new');
  await expect(page.getByRole('heading', { name: 'Begin your journey' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('userId', 'somebody'));
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Explore Devotionals' }).click();
  await page.waitForURL('**/daily-drop');
  await expect(page.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
  await page.goto(`${server.origin}/about-ai`);
  await page.getByText('What about questions of doctrine?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByLabel('Information').getByRole('link', { name: 'For Organizations' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('tab', { name: 'Pricing' }).click();
  await expect(page.getByRole('link', { name: 'Contact sales' })).toHaveCount(3);

  await page.evaluate(() => localStorage.setItem('username', 'somebody'));
  await page.goto(server.origin);
  await page.waitForURL('**/home');
});

/** As sent, compressed. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}
