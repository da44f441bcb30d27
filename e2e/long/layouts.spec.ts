import { expect, type Page } from '@playwright/test';
import { hasRefusedCookies } from '../support/consent';
import { go } from '../support/go';
import { arrive, everythingIsSynced, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { WORDS, writeEntry } from '../support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ serviceWorkers: 'block' });

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const TABLET = { width: 820, height: 1180 };

test('what there is to do is in sight on a tablet and on a phone on its side', async ({
  page,
  context,
}) => {
  await hasRefusedCookies(context);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await writeEntry(page, server.origin, WORDS.firstEntry);

  await test.step('a new entry from the head of the journal', async () => {
    await page.setViewportSize(TABLET);
    await page.goto(`${server.origin}/journal?list`);
    const button = page.getByRole('button', { name: 'New entry' });
    await expect(button).toHaveCount(1);
    const head = await page.getByRole('heading', { level: 1 }).boundingBox();
    const place = await button.boundingBox();
    expect(Math.abs((place?.y ?? 0) - (head?.y ?? 0))).toBeLessThan(60);
    await button.click();
    await page.waitForURL('**/journal?new');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the sync pill is a link with a name', async () => {
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    await expect(page.getByRole('link', { name: 'Everything is synced' })).toBeVisible();
  });

  await test.step('on its side: a narrow rail, the practices under the greeting, and Save', async () => {
    await page.setViewportSize(ON_ITS_SIDE);
    await page.goto(`${server.origin}/home`);
    const rail = await page.getByRole('complementary', { name: 'Your places' }).boundingBox();
    expect(rail?.width).toBeLessThan(80);
    const daily = page.getByRole('link', { name: /^Daily Drop/ }).first();
    await expect(daily).toBeVisible();
    await page.goto(`${server.origin}/check-in`);
    await expect(page.getByRole('button', { name: 'Save Check-In' })).toBeInViewport();
    await page.goto(`${server.origin}/journal?new`);
    await expect(page.getByRole('button', { name: 'Save Entry' })).toBeInViewport();
  });

  await test.step('the ways to share stand above the tabs', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${server.origin}/share`);
    await expect(page.getByRole('img', { name: /Day 1/ }).first()).toBeVisible();
    const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(await bottomOf(page, 'WhatsApp')).toBeLessThanOrEqual(tabs?.y ?? 0);
  });

  await test.step('back from a mindful moment to the others', async () => {
    await page.goto(`${server.origin}/mindful-moment/set-it-down`);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'A few quiet minutes' }),
    ).toBeVisible();
  });

  await test.step('Home says how things stand further along', async () => {
    await go(page, '/home');
    const along = page.getByRole('navigation', { name: 'Further along the way' });
    await expect(along.getByRole('link', { name: 'Mindful Moment' })).toContainText('From 1 min');
    await expect(along.getByRole('link', { name: 'Achievements' })).toContainText(/\d+ of 15/);
    const lines = along.getByRole('link');
    for (const width of [820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await lines.evaluateAll((all) => all.map((line) => line.clientHeight));
      expect(new Set(heights).size, `${width} px`).toBe(1);
    }
  });
});

test('Ctrl+Enter saves what one is writing', async ({ page, context }) => {
  await hasRefusedCookies(context);
  await arrive(page, server.origin, somebody());
  for (const [size, words] of [
    [PHONE, WORDS.firstEntry],
    [{ width: 1280, height: 800 }, WORDS.secondEntry],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(`${server.origin}/journal?new`);
    const sheet = page.getByLabel('New entry', { exact: true }).and(page.locator('textarea.sheet'));
    await sheet.fill(words);
    // The key is listened to once the page is quiet.
    await expect(async () => {
      if (await sheet.isVisible()) await sheet.press('Control+Enter', { timeout: 1_000 });
      await page.waitForURL((url) => !url.search.includes('new'), { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

async function bottomOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('link', { name }).boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
