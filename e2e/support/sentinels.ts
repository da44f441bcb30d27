import { expect, type Page } from '@playwright/test';
import { postsOf } from './calls';
import { takePicture } from './camera';
import { askFor } from './circle';
import { deskRows } from './device-rows';
import { everythingStored } from './everything-stored';
import { go } from './go';
import { sendRecording } from './lock-attacks';
import { choosePhotos, photosStand } from './pictures';

/** Sixty texts, each in one place of what a person writes, says, photographs and is told by others. */
export const SENTINELS = Array.from({ length: 60 }, (_, at) => `sentinel-${at}-of-sixty`);
const named = (from: number, count: number) => SENTINELS.slice(from, from + count);

const [DRAFTED = '', LAST_WORD = '', SPOKEN = '', CARD = '', ASKED = ''] = named(0, 5);
const [CIRCLE = '', ABOUT = '', TITLE = '', WHY = '', UNSENT = '', UNSENT_WHY = ''] = named(5, 6);
const DAYS = [named(11, 8), named(19, 8)] as const;
/** A free account has room for a few entries: many words in each. */
const ENTRIES = [named(27, 16), named(43, 17)].map((words) => words.join(' '));
/** What stands on the screens after an unlock, by the address of the screen. */
export const SHOWN = {
  '/check-in/history': DAYS[0][0] ?? '',
  '/journal/history': named(27, 1)[0] ?? '',
  '/prayer-groups': CIRCLE,
  '/pray/cards': CARD,
} as const;
export { DRAFTED };

/** Of a photo there is no text: part of its bytes, as Latin-1. */
const PHOTO_BYTES = [200, 260] as const;

/**
 * Has the person of a page write all sixty, and waits until each is stored on the device where anybody can read it. Returns part of
 * the photo.
 */
export async function writeSentinels(page: Page, origin: string): Promise<string> {
  await postDays(page, origin);
  await writeInCircle(page, origin);
  await writeCard(page, origin);
  await page.goto(`${origin}/journal/history`);
  await page.goto(`${origin}/journal?new`);
  await choosePhotos(page, await takePicture(page, 'red'));
  await photosStand(page, 1);
  await page.locator('textarea.sheet').fill(DRAFTED);
  await page.evaluate((value) => {
    const name = `lastWords:${localStorage.getItem('userId')}:page:key`;
    localStorage.setItem(name, JSON.stringify({ key: 'key', value }));
  }, LAST_WORD);
  await expect.poll(() => sentinelsIn(page, false), { timeout: 60_000 }).toEqual([]);
  const chunks = (await deskRows(page, 'recordingChunks')).map(({ bytes }) => String(bytes));
  const photo = chunks.find((bytes) => bytes.length > PHOTO_BYTES[1] && !bytes.includes(SPOKEN));
  return photo?.slice(...PHOTO_BYTES) ?? '';
}

/** The sentinels that are stored, or those that are not. */
export async function sentinelsIn(page: Page, isStored: boolean): Promise<string[]> {
  const stored = await everythingStored(page);
  return SENTINELS.filter((word) => stored.includes(word) === isStored);
}

/** Days and entries that another device wrote, and a recording that is heard here. */
async function postDays(page: Page, origin: string): Promise<void> {
  const post = await postsOf(page, origin);
  for (const [back, words] of DAYS.entries()) {
    const [truthStatement, gratitude1, gratitude2, gratitude3, ...rest] = words;
    const [reflection, emotionalEating, biblePassage, prayer] = rest;
    const date = await dayBefore(page, back);
    const thanks = { gratitude1, gratitude2, gratitude3 };
    await post('check-in', { date, mood: 'peaceful', truthStatement, ...thanks });
    await post(`eating-habits/${date}`, { reflection, emotionalEating });
    await post(`bible-prayer/${date}`, { biblePassage, reflection: prayer, prayerTypes: [] });
  }
  const recording = await sendRecording(page, origin, SPOKEN);
  for (const content of ENTRIES) await post('journal', { content, audioUrl: recording });
  await page.goto(`${origin}/journal/history`);
  await expect(page.getByText(SHOWN['/journal/history']).first()).toBeVisible({ timeout: 30_000 });
  await page.evaluate(async (url) => (await fetch(url)).blob(), recording);
}

function dayBefore(page: Page, days: number): Promise<string> {
  return page.evaluate((back) => {
    const date = new Date();
    date.setDate(date.getDate() - back);
    return date.toLocaleDateString('en-CA');
  }, days);
}

/** A circle with a request, of which answers are kept, and another request that can't be sent. */
async function writeInCircle(page: Page, origin: string): Promise<void> {
  const post = await postsOf(page, origin);
  const { id } = await post('prayer-groups', { name: CIRCLE, description: ABOUT });
  await post(`prayer-groups/${id}/requests`, { title: TITLE, description: WHY, category: null });
  await page.goto(`${origin}/prayer-groups`);
  await page.getByRole('button', { name: CIRCLE }).click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await page
    .context()
    .route(`**/prayer-groups/${id}/requests`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
  await askFor(page, UNSENT, UNSENT_WHY);
}

async function writeCard(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/pray/cards`);
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByLabel('Who or what do you pray for?').fill(CARD);
  await page.getByLabel('What do you ask?').fill(ASKED);
  await page.getByRole('button', { name: 'Save Card' }).click();
  await expect(page.getByRole('link', { name: new RegExp(CARD) })).toBeVisible();
}

/** What stands on some screens is there again. */
export async function screensShowAll(page: Page): Promise<void> {
  await expect(page.locator('textarea.sheet')).toHaveValue(DRAFTED, { timeout: 30_000 });
  await photosStand(page, 1);
  for (const [path, word] of Object.entries(SHOWN)) {
    await go(page, path);
    await expect(page.getByText(word).first()).toBeVisible();
  }
}
