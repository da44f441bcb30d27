import { expect, type Locator, type Page } from '@playwright/test';
import { driveVisualViewport, see } from '../support/on-screen-keyboard';
import { arrive, somebody } from '../support/person';
import { givePremium } from '../support/premium';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const HEIGHT = 844;
/** Above the keyboard of an iPhone. */
const SEEN = 508;
test.use({ viewport: { width: 390, height: HEIGHT } });

test.beforeEach(async ({ page, context }) => {
  await driveVisualViewport(context);
  const person = somebody();
  await arrive(page, server.origin, person);
  givePremium(server.dataDir, person);
});

test('the save bar and the field one writes in stay above a keyboard that is laid over the page', async ({
  page,
}) => {
  await page.goto(`${server.origin}/check-in`);
  const last = page.locator('ol textarea').last();
  const save = page.getByRole('button', { name: 'Save Check-In' });
  await last.focus();
  await see(page, { height: SEEN });
  await expect.poll(() => bottomOf(save)).toBeLessThanOrEqual(SEEN);
  await expect.poll(() => bottomOf(bar(page))).toBe(SEEN);
  await expect.poll(() => bottomOf(last)).toBeLessThanOrEqual(await topOf(save));
  expect(await topOf(last)).toBeGreaterThanOrEqual(0);

  await test.step('and as far as the page is pushed up behind it, the bar comes down', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await see(page, { height: SEEN, offsetTop: 100 });
    await expect.poll(() => bottomOf(bar(page))).toBe(SEEN + 100);
  });

  await test.step('and it goes back once the keyboard closes', async () => {
    await see(page, { height: HEIGHT });
    await expect.poll(() => bottomOf(bar(page))).toBe(HEIGHT);
    await expect(page.locator('html')).not.toHaveAttribute('data-keyboard');
    await expect(page.locator('html')).toHaveAttribute('style', /^(?!.*(keyboard|visible-height))/);
  });
});

test('a keyboard that is away without a word leaves nothing behind once no field is in use', async ({
  page,
}) => {
  await page.goto(`${server.origin}/check-in`);
  await page.locator('ol textarea').last().focus();
  await see(page, { height: SEEN });
  await expect.poll(() => bottomOf(bar(page))).toBe(SEEN);
  await page.locator('ol textarea').last().blur();
  await expect.poll(() => bottomOf(bar(page))).toBe(HEIGHT);
});

test('on a long page the line one writes on stays above the bar, wherever it is', async ({
  page,
}) => {
  await page.goto(`${server.origin}/journal?new`);
  const sheet = page.locator('textarea.sheet').first();
  await sheet.fill(Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'));
  await see(page, { height: SEEN });
  await expect.poll(() => bottomOf(sheet)).toBeLessThanOrEqual(await topOf(bar(page)));
  await sheet.press('Enter');
  await expect.poll(() => bottomOf(sheet)).toBeLessThanOrEqual(await topOf(bar(page)));

  await putCaret(sheet, 0);
  await see(page, { height: SEEN - 1 });
  await expect.poll(() => topOf(sheet)).toBeGreaterThanOrEqual(0);
  expect(await topOf(sheet)).toBeLessThan(SEEN / 2);
});

test('two fingers that zoom in are no keyboard', async ({ page }) => {
  await page.goto(`${server.origin}/check-in`);
  await page.locator('ol textarea').last().focus();
  await see(page, { height: SEEN });
  await expect.poll(() => bottomOf(bar(page))).toBe(SEEN);
  await see(page, { height: HEIGHT / 2, offsetTop: 50, scale: 2 });
  await expect.poll(() => bottomOf(bar(page))).toBe(HEIGHT);
});

test('the tabs step aside while one writes, and a dialog stands above the keyboard', async ({
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.goto(`${server.origin}/community`);
  await page.getByLabel('Your question').focus();
  await expect(tabs).toBeVisible();
  await see(page, { height: SEEN });
  await expect(tabs).toBeHidden();
  await expect.poll(() => bottomOf(page.getByLabel('Your question'))).toBeLessThanOrEqual(SEEN);
  await see(page, { height: HEIGHT });
  await expect(tabs).toBeVisible();

  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: 'Create a circle' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').focus();
  await see(page, { height: SEEN });
  await expect.poll(() => bottomOf(dialog)).toBeLessThanOrEqual(SEEN);
  expect(await topOf(dialog)).toBeGreaterThanOrEqual(0);
  await see(page, { height: HEIGHT });
  await expect.poll(() => bottomOf(dialog)).toBeGreaterThan(SEEN);
});

test('where the layout makes room for the keyboard the bar stands at its foot, and the tabs step aside', async ({
  page,
}) => {
  await page.goto(`${server.origin}/check-in`);
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
    'content',
    /interactive-widget=resizes-content/,
  );
  await page.locator('ol textarea').last().focus();
  await page.setViewportSize({ width: 390, height: SEEN });
  await see(page, { height: SEEN });
  await expect.poll(() => bottomOf(bar(page))).toBe(SEEN);

  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.goto(`${server.origin}/community`);
  await page.getByLabel('Your question').focus();
  await page.setViewportSize({ width: 390, height: SEEN });
  await see(page, { height: SEEN });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

function bar(page: Page): Locator {
  return page.locator('.action-bar');
}

async function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

async function bottomOf(part: Locator): Promise<number> {
  return part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
}

async function putCaret(sheet: Locator, at: number): Promise<void> {
  await sheet.evaluate((element, place) => {
    (element as HTMLTextAreaElement).setSelectionRange(place, place);
  }, at);
}
