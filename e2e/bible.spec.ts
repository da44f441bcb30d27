import { expect } from '@playwright/test';
import { hasRefusedCookies } from './support/consent';
import { arrive, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test('the Bible has doors: from Bible & Prayer to a book and a chapter, and from a verse to its chapter', async ({
  page,
  context,
}) => {
  await hasRefusedCookies(context);
  await arrive(page, server.origin, somebody());
  const back = page.getByRole('link', { name: 'Back', exact: true });

  await test.step('books and chapters', async () => {
    await page.goto(`${server.origin}/bible-prayer`);
    await page.getByRole('link', { name: 'Read the Bible' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Bible' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(66);
    await page.getByRole('link', { name: 'Psalms' }).click();
    await expect(page.getByRole('list', { name: 'Chapters' }).getByRole('listitem')).toHaveCount(
      150,
    );
    await page.getByRole('link', { name: 'Chapter 23', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeVisible();
    const lines = await page
      .locator('.chapter > span')
      .evaluateAll((verses) =>
        verses.map((verse) => Math.round(verse.getBoundingClientRect().top)),
      );
    expect(lines).toHaveLength(6);
    expect(new Set(lines).size).toBe(6);
  });

  await test.step('and out again, the way one came', async () => {
    await back.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Psalms' })).toBeVisible();
    await back.click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Bible' })).toBeVisible();
    await back.click();
    await page.waitForURL('**/bible-prayer');
  });

  await test.step('the verse of the day opens where it stands', async () => {
    await page.goto(`${server.origin}/home`);
    await page.locator('.scripture-reference').getByRole('link').locator('visible=true').click();
    await page.waitForURL('**/bible/**');
    await expect(page.locator('.chapter-marked').first()).toBeInViewport();
    await back.click();
    await page.waitForURL('**/home');
  });
});
