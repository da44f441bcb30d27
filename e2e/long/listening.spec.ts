import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindsNothing } from '../support/axe';
import { go } from '../support/go';
import { isHeard, listenTo, sentenceEnds, soundState, withVoices } from '../support/hearing';
import { arrive, arriveAgain, everythingIsSynced, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: PHONE });

test('what is heard continues on other screens, a small player pauses it, and the place is kept', async ({
  page,
  browser,
}) => {
  const person = somebody();
  await listenTo(page);
  await arrive(page, server.origin, person);
  await openDrop(page);
  await position(page).fill('40');
  await expect(mini(page)).toHaveCount(0);
  await large(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isHeard(page)).toBe(true);

  await test.step('on Home it is heard on', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/home');
    await expect(mini(page)).toContainText('Day 1');
    const before = (await soundState(page)).currentTime;
    expect(before).toBeGreaterThanOrEqual(40);
    await expect.poll(async () => (await soundState(page)).currentTime).toBeGreaterThan(before);
    expect(await onLockScreen(page)).toBe('Choose Wholeness, Day 1 of 90');
    await expect.poll(() => keptMs(page), 'kept while it plays').toBeGreaterThan(before * 1000);
    await axeFindsNothing(page, 'Home with the small player');
    await isAbove(mini(page), page.locator('.tab-bar'), 6);
  });

  await test.step('it pauses there, and continues', async () => {
    await mini(page).getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => isHeard(page)).toBe(false);
    await mini(page).getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => isHeard(page)).toBe(true);
  });

  await test.step('it covers no action', async () => {
    await go(page, '/check-in');
    await isAbove(page.locator('.action-bar'), mini(page), 1);
    await page.mouse.wheel(0, 5000);
    await isAbove(page.getByRole('button', { name: 'Save Check-In' }), mini(page), 0);
  });

  await test.step('it leads back to the sentence that is read, and the drop’s own player takes over', async () => {
    await mini(page).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Day 1 of 90' })).toBeVisible();
    await expect(page.locator('.devotional .drop-spoken').first()).toBeInViewport();
    await mini(page).getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => isHeard(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(mini(page)).toHaveCount(0);
    await expect(large(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });

  const stopped = Number(await position(page).inputValue());
  await test.step('after a reload the place is kept', async () => {
    await page.reload();
    await expect.poll(() => heardSeconds(page)).toBeGreaterThanOrEqual(stopped - 1);
    await expect.poll(() => heardSeconds(page)).toBeLessThanOrEqual(stopped + 2);
  });

  await test.step('and known on another device', async () => {
    await everythingIsSynced(page);
    const other = await (await browser.newContext()).newPage();
    await arriveAgain(other, server.origin, person);
    await openDrop(other);
    await expect.poll(() => heardSeconds(other)).toBeGreaterThanOrEqual(stopped - 5);
    await other.context().close();
  });
});

test('the small player stands in the rail, is reached by keyboard, and closing it is silence', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await listenTo(page);
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await position(page).fill('40');
  await large(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isHeard(page)).toBe(true);
  await go(page, '/home');
  const places = page.getByRole('complementary', { name: 'Your places' });
  await expect(places.getByRole('region', { name: 'Listening' })).toBeVisible();
  await axeFindsNothing(page, 'Home with the small player in the rail');
  await mini(page).getByRole('button', { name: 'Pause' }).press(' ');
  await expect.poll(() => isHeard(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(mini(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mini(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  expect(await onLockScreen(page)).toBeUndefined();
  await go(page, '/daily-drop');
  await expect.poll(() => heardSeconds(page)).toBeGreaterThanOrEqual(40);
});

test('a voice of the device is heard on other screens too, and keeps its sentence', async ({
  page,
}) => {
  await withVoices(page, ['en-US']);
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await page.getByLabel('Read by').selectOption({ label: 'en-US, on this device' });
  await large(page).getByRole('button', { name: 'Play' }).click();
  await go(page, '/journal');
  await expect(mini(page)).toContainText('Sentence 1 of');
  await sentenceEnds(page);
  await expect(mini(page)).toContainText('Sentence 2 of');
  await mini(page).getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await openDrop(page);
  await expect(large(page)).toContainText('Sentence 2 of');
});

test('what is heard makes way for another day, and for a mindful moment', async ({ page }) => {
  await listenTo(page);
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await large(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isHeard(page)).toBe(true);
  await go(page, '/mindful-moment/set-it-down');
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  expect(await isHeard(page)).toBe(true);
  await start.click();
  await expect(mini(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await go(page, '/daily-drop');
  await page.getByRole('button', { name: 'Day 2', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Day 2 of 90' })).toBeVisible();
  await expect(mini(page)).toHaveCount(0);
});

test('a sleep timer has it begin again at its end, and ends it when it is due', async ({
  page,
}) => {
  await listenTo(page);
  await page.clock.install();
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  const timer = page.getByLabel('Sleep timer');
  await expect(timer).toHaveCount(0);
  await large(page).getByRole('button', { name: 'Play' }).click();
  await expect(timer.locator(':checked')).toHaveText('End of this Drop');
  await timer.selectOption({ label: '15 minutes' });
  await expect(page.getByText(/^Repeats until \d+:\d\d [AP]M\.$/)).toBeVisible();
  await axeFindsNothing(page, 'a drop that is heard, with a sleep timer');

  await nearTheEnd(page);
  await expect.poll(async () => (await soundState(page)).currentTime).toBeLessThan(20);
  expect(await isHeard(page)).toBe(true);

  await page.clock.fastForward('15:00');
  await expect.poll(() => isHeard(page)).toBe(false);
  await expect(timer.locator(':checked')).toHaveText('End of this Drop');

  await test.step('without a timer the end is the end', async () => {
    await large(page).getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => isHeard(page)).toBe(true);
    await go(page, '/home');
    await expect(mini(page)).toBeVisible();
    await page.evaluate(() => {
      const { sounds } = window as unknown as { sounds: HTMLAudioElement[] };
      for (const sound of sounds) if (sound.src !== '') sound.currentTime = sound.duration - 0.5;
    });
    await expect(mini(page)).toHaveCount(0);
    expect(await isHeard(page)).toBe(false);
  });
});

test('the text follows what is read, unless the person has scrolled away', async ({ page }) => {
  await withVoices(page, ['en-US']);
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await page.getByLabel('Read by').selectOption({ label: 'en-US, on this device' });
  await large(page).getByRole('button', { name: 'Play' }).click();
  const spoken = page.locator('.drop-spoken').first();
  while ((await page.locator('.drop-prayer .drop-spoken').count()) === 0) await sentenceEnds(page);
  await expect(spoken).toBeInViewport();
  await expect(mini(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await sentenceEnds(page);
  await expect(spoken).not.toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

function large(page: Page): Locator {
  return page.getByRole('region', { name: 'Audio narration' });
}

function mini(page: Page): Locator {
  return page.getByRole('region', { name: 'Listening' });
}

function position(page: Page): Locator {
  return page.getByRole('slider', { name: 'Position' });
}

/** What the device shows of what is heard. */
function onLockScreen(page: Page): Promise<string | undefined> {
  return page.evaluate(() => navigator.mediaSession.metadata?.album);
}

/** Where this device remembers to be in Day 1, milliseconds. */
function keptMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const name = `heard:${localStorage.getItem('userId')}:day-1`;
    return Number(localStorage.getItem(name)?.split(' ')[1] ?? -1);
  });
}

async function heardSeconds(page: Page): Promise<number> {
  return Number(await position(page).inputValue());
}

async function openDrop(page: Page): Promise<void> {
  await page.goto(`${server.origin}/daily-drop`);
  await expect(page.locator('.devotional p').first()).toBeVisible();
}

async function nearTheEnd(page: Page): Promise<void> {
  const last = Number(await position(page).getAttribute('max')) - 1;
  await position(page).fill(String(last));
}

/** One stands above the other, which may begin up to so many pixels early. */
async function isAbove(upper: Locator, lower: Locator, overlap: number): Promise<void> {
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
      return above && below ? below.y - (above.y + above.height) : Number.NEGATIVE_INFINITY;
    })
    .toBeGreaterThanOrEqual(-overlap);
}
