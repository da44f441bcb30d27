import { expect, type Page } from '@playwright/test';
import { damageKeptFile, workerStates } from '../support/kept-app';
import { loseSignal } from '../support/network';
import { arrive, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ serviceWorkers: 'allow' });

test('F14 the app starts anew from a damaged copy of any of its parts, and no word is touched', async ({
  page,
  context,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  await sheetOf(page).fill('half a page');
  await draftIsKept(page, 'half a page');
  let open = page;
  for (const part of ['index-', 'signed-in-app-', 'home-screen-']) {
    await test.step(`${part}*.js`, async () => {
      await shellIsKept(open);
      await damageKeptFile(open, `/assets/${part}`);
      await open.close();

      open = await context.newPage();
      await open.goto(`${server.origin}/home`);
      const home = open.getByRole('heading', { name: 'Today’s Progress' });
      const trouble = open.getByText('Part of the app couldn’t load');
      await expect(home.or(trouble)).toBeVisible();
      if (await trouble.isVisible()) await open.getByRole('button', { name: 'Reload' }).click();
      await expect(home).toBeVisible();
      await open.goto(`${server.origin}/journal?new`);
      await expect(sheetOf(open)).toHaveValue('half a page');
    });
  }
});

test('F14 what a portal answers in place of a file is never kept as the app', async ({
  page,
  context,
}) => {
  await arrive(page, server.origin, somebody());
  for (const part of ['/index.html', '/assets/journal-route']) {
    await test.step(part, async () => {
      let answered = 0;
      await context.route(`**${part}*`, (route) => {
        if (!route.request().serviceWorker()) return route.continue();
        answered += 1;
        const body = '<h1>Sign in to this network</h1>';
        return route.fulfill({ contentType: 'text/html', body });
      });
      await page.goto(`${server.origin}/home`);
      await expect.poll(() => answered).toBeGreaterThan(0);
      await expect.poll(() => workerStates(page)).toEqual({ waiting: false, installing: false });
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await context.unroute(`**${part}*`);
    });
  }

  await page.reload();
  await shellIsKept(page);
  await loseSignal(context);
  await page.goto(`${server.origin}/journal`);
  await expect(sheetOf(page)).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('F14 a part that stays missing is asked for anew once; then the page says what to do and shows the words', async ({
    page,
  }) => {
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/journal?new`);
    await sheetOf(page).fill('half a page');
    await draftIsKept(page, 'half a page');
    await page.goto(`${server.origin}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let asked = 0;
    await page.route('**/assets/check-in-screen*', (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    await page.getByRole('link', { name: 'Wholeness Check-In' }).first().click();

    await expect(page.getByText('Part of the app couldn’t load')).toBeVisible();
    await expect(page.getByText('half a page')).toBeVisible();
    expect(asked).toBe(2);
    await page.unroute('**/assets/check-in-screen*');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(
      page.getByText('How is your heart right now?').or(page.getByRole('radio').first()),
    ).toBeVisible();
  });
});

function sheetOf(page: Page) {
  return page.locator('textarea.sheet').first();
}
