import { expect, type Page } from '@playwright/test';
import { choose } from './choose';
import { go } from './go';

/** What a person writes on a day, with words no other text holds. */
export const WORDS = {
  truth: 'I am not behind. I am being led.',
  gratitude: 'The walk in before the rain',
  firstEntry: 'Woke before the alarm and sat with the window open.',
  secondEntry: 'Called home; listened more than I argued.',
  nourish: 'Lunch outside, slowly, prayed before and meant it.',
  passage: 'Psalm 27',
  prayer: 'He was here before I was.',
};

/** `beforeSaving` runs while the form is open. */
export async function writeCheckIn(
  page: Page,
  origin: string,
  beforeSaving?: () => Promise<unknown>,
): Promise<void> {
  await openRoom(page, `${origin}/check-in`);
  await choose(page, 'Hopeful');
  await page.getByLabel('A truth to hold today').fill(WORDS.truth);
  await page.locator('ol textarea').first().fill(WORDS.gratitude);
  await beforeSaving?.();
  await page.getByRole('button', { name: 'Save Check-In' }).click();
  await homeFollows(page);
}

/** Home follows on what was saved: its celebration is put away by a key. By itself it would go after three seconds. */
export async function homeFollows(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return new URL(page.url()).pathname;
    })
    .toBe('/');
}

export async function writeEntry(page: Page, origin: string, text: string): Promise<void> {
  // As by the button, which is not there where nothing is written yet: the sheet then opens by itself.
  await openRoom(page, `${origin}/journal?new`);
  await page
    .getByLabel('New entry', { exact: false })
    .and(page.locator('textarea.sheet'))
    .fill(text);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link').filter({ hasText: text })).toBeVisible();
}

export async function writeNourishDay(page: Page, origin: string): Promise<void> {
  await openRoom(page, `${origin}/nourish/track`);
  const water = page.getByRole('group', { name: 'Glasses of water' });
  for (let glass = 0; glass < 3; glass += 1) {
    await water.getByRole('button', { name: 'More' }).click();
  }
  await page.getByLabel('Reflection').fill(WORDS.nourish);
  await page.getByRole('button', { name: 'Save Today’s Habits' }).click();
  await hasEnded(page);
}

export async function writeBiblePrayerDay(page: Page, origin: string): Promise<void> {
  await openRoom(page, `${origin}/bible-prayer`);
  await choose(page.getByRole('group', { name: 'Did you read today?' }), 'Yes');
  await page.getByLabel('Passage').fill(WORDS.passage);
  await page.getByLabel('What stayed with you?').fill(WORDS.prayer);
  await page.getByRole('button', { name: 'Save Today’s Record' }).click();
  await hasEnded(page);
}

/** The practice is saved: the way on has taken the place of saving. */
export async function hasEnded(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^(On to|Back to Home)/ })).toBeFocused();
}

/** As by a link where the app is open, which costs a fraction of loading it anew. */
async function openRoom(page: Page, address: string): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  const now = page.url();
  const isInApp = now.startsWith(origin) && (await page.getByRole('main').count()) > 0;
  if (!isInApp || new URL(now).pathname === pathname) {
    await page.goto(address);
    return;
  }
  await go(page, pathname + search);
}
