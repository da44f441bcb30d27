import type { Page } from '@playwright/test';
import { choose } from '../../e2e/support/choose';
import { hasEnded } from '../../e2e/support/writing';

/** As fast as practised thumbs. */
const BETWEEN_KEYS_MS = 80;

const TEXTS = {
  reflection: 'I keep rationing grace as if it could run out.',
  truth: 'I am not behind. I am being led.',
  gratitude: 'The walk in before the rain',
  entry:
    'Woke before the alarm and sat with the window open. Called home; listened more than I argued.',
  nourish: 'Lunch outside, slowly, prayed before and meant it.',
  passage: 'Psalm 27',
  stayed: 'He was here before I was.',
};

/** Goes through a day by taps and keys alone, from Home and back to it. */
export async function liveDay(page: Page): Promise<void> {
  await completeDrop(page);
  await checkIn(page);
  await writeEntry(page);
  await trackNourish(page);
  await recordPrayer(page);
  await lookAround(page);
}

async function completeDrop(page: Page): Promise<void> {
  await openWindow(page, 'Daily Drop');
  await type(page, 'Your reflection', TEXTS.reflection);
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('heading', { name: 'Daily Drop Completed!' }).waitFor();
  await page.locator('.celebration').waitFor({ state: 'detached' });
  await goBack(page);
}

async function checkIn(page: Page): Promise<void> {
  await openWindow(page, 'Check-In');
  await choose(page, 'Hopeful');
  await type(page, 'A truth to hold today', TEXTS.truth);
  await page.locator('ol textarea').first().pressSequentially(TEXTS.gratitude, SLOWLY);
  await page.getByRole('button', { name: 'Update Check-In' }).click();
  await leadOn(page);
}

async function writeEntry(page: Page): Promise<void> {
  await openWindow(page, 'Journal');
  await page.getByRole('button', { name: 'New entry' }).click();
  await type(page, 'New entry', TEXTS.entry);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.getByRole('link').filter({ hasText: TEXTS.entry }).waitFor();
  await goBack(page);
}

async function trackNourish(page: Page): Promise<void> {
  await openWindow(page, 'Nourish');
  const water = page.getByRole('group', { name: 'Glasses of water' });
  for (let glass = 0; glass < 3; glass += 1) {
    await water.getByRole('button', { name: 'More' }).click();
  }
  await type(page, 'Reflection', TEXTS.nourish);
  await page.getByRole('button', { name: 'Save Today’s Habits' }).click();
  await hasEnded(page);
  await goBack(page);
}

async function recordPrayer(page: Page): Promise<void> {
  await openWindow(page, 'Bible & Prayer');
  await choose(page.getByRole('group', { name: 'Did you read today?' }), 'Yes');
  await type(page, 'Passage', TEXTS.passage);
  await type(page, 'What stayed with you?', TEXTS.stayed);
  await page.getByRole('button', { name: 'Save Today’s Record' }).click();
  await hasEnded(page);
  await page.locator('.celebration').waitFor({ state: 'detached' });
  await goBack(page);
}

/** The tabs, one after another, Home last. */
async function lookAround(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const tab of [1, 2, 3, 4, 0]) {
    await tabs.nth(tab).click();
    await page.getByRole('heading').first().waitFor();
  }
}

const SLOWLY = { delay: BETWEEN_KEYS_MS };

/** One of today’s windows on Home. */
async function openWindow(page: Page, name: string): Promise<void> {
  const windows = page.locator('.five-windows');
  await windows.getByRole('link', { name: new RegExp(`${name} ?,?`) }).click();
  await page.locator('.screen-focus').waitFor();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label }).first();
  await field.click();
  await field.pressSequentially(text, SLOWLY);
}

/** By the way on that is offered after a practice, and from there back to Home, unless it leads there. */
async function leadOn(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^(On to|Back to Home)/ })
    .first()
    .click();
  await page.locator('.celebration').waitFor({ state: 'detached' });
  await page.locator('.screen-focus, .home').first().waitFor();
  if ((await page.locator('.home').count()) === 0) await goBack(page);
}

async function goBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.locator('.screen-focus').waitFor({ state: 'detached' });
}
