import { expect, type Page } from '@playwright/test';
import { axeFindsNothing } from '../support/axe';
import { hasRefusedCookies } from '../support/consent';
import { findSignal, loseSignal } from '../support/network';
import { arrive, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test.beforeEach(async ({ page, context }) => {
  await hasRefusedCookies(context);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
});

test('with the Bible on the device a passage is jumped to and words are found offline, and the way back has the same answers', async ({
  page,
  context,
}) => {
  await page.goto(`${server.origin}/bible`);
  await test.step('the whole Bible is kept from its own screen', async () => {
    await page.getByRole('button', { name: /^Download, \d/ }).click();
    await expect(page.getByRole('button', { name: /^Remove the Bible, \d/ })).toBeVisible({
      timeout: 60_000,
    });
    await axeFindsNothing(page, '/bible');
  });
  await loseSignal(context);

  await test.step('a passage opens', async () => {
    await field(page).fill('ps 23:4');
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeVisible();
    await expect(page.locator('#v4')).toBeInViewport();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
  });

  await test.step('anything else is looked for', async () => {
    await field(page).fill('green pastures');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${server.origin}/bible/search?q=green+pastures`);
    await expect(verses(page).first()).toContainText('Psalm 23:2');
    await expect(verses(page).first().locator('mark')).toHaveText(['green', 'pastures']);
    await expect(page.getByText(/^\d+ verses?$/)).toBeVisible();
    await axeFindsNothing(page, '/bible/search');
  });

  await test.step('more is shown, and the answers are narrowed', async () => {
    await field(page).fill('grace');
    await expect(verses(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(verses(page)).toHaveCount(100);
    await page.getByLabel('Where').selectOption('new');
    await expect(verses(page)).toHaveCount(50);
    await expect(verses(page).first()).toContainText('Luke 2:40');
    await expect(page).toHaveURL(`${server.origin}/bible/search?q=grace&in=new`);
  });

  await test.step('a verse opens in its chapter, and both ways back lead to the same answers and place', async () => {
    const opened = verses(page).nth(30);
    const place = await opened.getAttribute('href');
    await opened.click();
    await expect(page.locator('.chapter-marked').first()).toBeInViewport();
    await page.goBack();
    await expect(field(page)).toHaveValue('grace');
    await expect(page.locator(`a[href="${place}"]`)).toBeFocused();
    await expect(page.locator(`a[href="${place}"]`)).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.locator(`a[href="${place}"]`)).toBeFocused();
    await expect(page.locator(`a[href="${place}"]`)).toBeInViewport();
    await expect(page.getByLabel('Where')).toHaveValue('new');
  });

  await test.step('keys go through the answers, and a reload asks the same', async () => {
    await field(page).fill('love god');
    await expect(verses(page).first()).toContainText('Romans 8:28');
    await field(page).press('ArrowDown');
    await expect(verses(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(`${server.origin}/bible/search?q=love+god&in=new`);
    await page.reload();
    await expect(verses(page).first()).toContainText('Romans 8:28');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(verses(page)).toHaveCount(0);
  });

  await test.step('a passage within a sentence is offered, and what is nowhere is said', async () => {
    await field(page).fill('what does John 3:16 say');
    await page.getByRole('link', { name: 'Go to John 3:16' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'John 3' })).toBeVisible();
    await page.goBack();
    await field(page).fill('zzyzx');
    await expect(page.getByRole('heading', { name: 'No verse found' })).toBeVisible();
    await axeFindsNothing(page, 'nothing found');
  });

  await test.step('and it can be removed again', async () => {
    await page.goto(`${server.origin}/bible`);
    await page.getByRole('button', { name: /^Remove the Bible/ }).click();
    await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
  });
});

test('without a network and without the Bible the search says so, and finds once there is a network again', async ({
  page,
  context,
}) => {
  await loseSignal(context);
  await page.goto(`${server.origin}/bible/search?q=still+waters`);
  await expect(page.getByRole('heading', { name: 'The Bible isn’t on this phone' })).toBeVisible();
  await axeFindsNothing(page, '/bible/search offline');
  await findSignal(context);
  await expect(verses(page)).toHaveText([/^Psalm 23:2/, /^Joshua 3:8/]);
  await field(page).fill('');
  await expect(page.getByRole('button', { name: /^Download, \d/ })).toBeVisible();
});

function field(page: Page) {
  return page.getByLabel('Find a passage or words in the Bible');
}

function verses(page: Page) {
  return page.locator('.bible-found').getByRole('link');
}
