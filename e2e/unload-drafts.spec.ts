import { expect, type Page } from '@playwright/test';
import { arrive, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ['reloaded', (page) => page.reload()],
  ['left for another site', (page) => page.goto('about:blank')],
  ['closed', (page) => page.close()],
];

for (const [way, go] of WAYS) {
  test(`F9 the last words come back when the page is ${way} right after the key`, async ({
    context,
  }) => {
    const page = await context.newPage();
    await arrive(page, server.origin, somebody());
    const sheet = await newPage(page);
    await sheet.fill('the last words');
    await go(page);

    const again = await context.newPage();
    // A page that goes is still at it for a moment on a busy machine.
    await expect(async () => {
      await expect(await newPage(again)).toHaveValue('the last words', { timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    const names = () => again.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(names).not.toContain('lastWords');
  });
}

test('F9 two tabs on a new page keep both pages', async ({ context }) => {
  const one = await context.newPage();
  await arrive(one, server.origin, somebody());
  const other = await context.newPage();
  const [first, second] = [await newPage(one), await newPage(other)];
  await first.fill('a page in one tab');
  await second.fill('a page in another');
  await one.close();
  await other.getByRole('button', { name: 'Save Entry' }).click();
  await other.waitForURL('**/journal?entry=*');
  await other.close();

  await expect(await newPage(await context.newPage())).toHaveValue('a page in one tab');
});

async function newPage(page: Page) {
  await page.goto(`${server.origin}/journal?new`);
  const sheet = page.locator('textarea.sheet').first();
  await expect(sheet).toBeVisible();
  return sheet;
}
