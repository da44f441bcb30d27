import { expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from '../support/network';
import { arrive, arriveNewcomer, everythingIsSynced, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test('Home stays where it is as the network goes and comes back, and says so in the top bar', async ({
  page,
  context,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  const pill = page.getByRole('banner').getByText('Saved on this device');
  const place = await headingAt(page);
  await loseSignal(context);
  await expect(pill).toBeVisible();
  expect(await headingAt(page)).toBe(place);
  await findSignal(context);
  await expect(pill).toHaveCount(0);
  expect(await headingAt(page)).toBe(place);
});

test('a message and the question about cookies never cover each other', async ({ page }) => {
  await arriveNewcomer(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await expect(page.locator('.consent')).toBeVisible();
  await page.getByRole('button', { name: 'Share Your Journey' }).click();
  await page.getByRole('button', { name: /^Cop/ }).click();
  await expect(page.locator('.toast')).toBeVisible();
  const [message, question] = await Promise.all(
    ['.toast', '.consent'].map((selector) => page.locator(selector).boundingBox()),
  );
  if (!message || !question) throw new Error('One of them is not there.');
  expect(message.y + message.height).toBeLessThanOrEqual(question.y);
});

/** How far below the top of the page the greeting stands, in pixels. */
function headingAt(page: Page): Promise<number> {
  return page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);
}
