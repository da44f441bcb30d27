import { expect } from '@playwright/test';
import { hasRefusedCookies } from '../support/consent';
import { arrive, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

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
    await expect(page.locator('.bible-books').getByRole('listitem')).toHaveCount(66);
    await page.getByRole('link', { name: 'Psalms' }).click();
    await expect(page.getByRole('list', { name: 'Chapters' }).getByRole('listitem')).toHaveCount(
      150,
    );
    await page.getByRole('link', { name: 'Chapter 23', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeVisible();
    await expect(page.locator('[data-verse="2"] .chapter-words')).toHaveText([
      '2He makes me lie down in green pastures.',
      'He leads me beside still waters.',
    ]);
    const tops = await page
      .locator('.chapter-line')
      .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(tops.length);
    await expect(page.getByText('A Psalm by David.')).toBeVisible();
  });

  await test.step('the way back stays in sight at the foot of a long psalm', async () => {
    await page.goto(`${server.origin}/bible/psalms/119`);
    await page.getByRole('link', { name: 'Next chapter' }).scrollIntoViewIfNeeded();
    await expect(back).toBeInViewport();
    await page.goBack();
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

  await test.step('and so does the verse of a Daily Drop, which leads back to that drop', async () => {
    await page.goto(`${server.origin}/daily-drop?day=2`);
    await page.locator('.drop-scripture').getByRole('link').click();
    await page.waitForURL('**/bible/**');
    await expect(page.locator('.chapter-marked').first()).toBeInViewport();
    await back.click();
    await page.waitForURL('**/daily-drop?day=2');
  });
});
