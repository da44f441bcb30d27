import { expect, type Locator, type Page } from '@playwright/test';
import { nothingIsDue } from '../support/overlays';
import { arrive, hasOnboarded, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('a person signs in, checks in and writes with the keyboard alone', async ({ browser }) => {
  const person = somebody();
  const other = await browser.newContext();
  await arrive(await other.newPage(), server.origin, person);
  await other.close();

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await hasOnboarded(context);
  await nothingIsDue(context);
  const page = await context.newPage();

  await test.step('sign in', async () => {
    await page.goto(`${server.origin}/login`);
    await tabTo(page, page.getByLabel('Username'));
    await page.keyboard.type(person.username);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
  });

  await test.step('check in', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Wholeness Check-In' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/check-in');
    await tabTo(page, page.getByRole('radio', { name: 'Peaceful' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Anxious' })).toBeChecked();
    await tabTo(page, page.getByLabel('A truth to hold today'));
    await page.keyboard.type('I am held.');
    await tabTo(page, page.getByRole('button', { name: 'Save Check-In' }));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  });

  await test.step('write', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Brilliance Journal' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/journal');
    await tabTo(page, page.locator('textarea.sheet'));
    await page.keyboard.type('Typed without a mouse.');
    await tabTo(page, page.getByRole('button', { name: 'Save Entry' }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('link').filter({ hasText: 'Typed without a mouse.' }),
    ).toBeVisible();
  });
  await context.close();
});

/** Presses Tab until the element has the focus and shows that it has it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}
