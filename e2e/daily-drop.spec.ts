import { expect, type Page } from '@playwright/test';
import { AUTHORSHIP } from '../shared/content/authorship';
import { axeFindsNothing } from './support/axe';
import { refusingDisk } from './support/faulty-disk';
import { go } from './support/go';
import { isHeard, listenTo, sentenceEnds, soundState, withVoices } from './support/hearing';
import { loseSignal } from './support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { hasSpoken } from './support/voice-clock';
import { writeCheckIn, writeEntry, writeNourishDay } from './support/writing';

const WORDS = 'I keep rationing grace as if it could run out.';

const DAY_MS = 86_400_000;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test('a drop is read, completed by text, and stands in the history and on a second device', async ({
  page,
  browser,
}) => {
  const person = somebody();
  const sounds = soundsAskedFor(page);
  await arrive(page, server.origin, person);

  await test.step('the history is empty at first', async () => {
    await page.goto(`${server.origin}/daily-drop/history`);
    await expect(page.getByText('No Reflections Yet')).toBeVisible();
  });

  await test.step('read: the text is there before any sound is asked for', async () => {
    await openDrop(page);
    await expect(page.getByRole('heading', { name: 'Day 1 of 90' })).toBeVisible();
    await expect(page.getByText('Take 5 minutes to read, check in, and write.')).toBeVisible();
    await expect(page.locator('.scripture sup').first()).toHaveText(/^\d+$/);
    await expect(page.getByText('WEB', { exact: true })).toBeVisible();
    await expect(page.getByText(AUTHORSHIP)).toBeVisible();
    expect(sounds).toEqual([]);
  });

  await test.step('a blank sheet completes nothing', async () => {
    await expect(completeButton(page)).toBeDisabled();
    await sheet(page).fill('   ');
    await expect(completeButton(page)).toBeDisabled();
  });

  await test.step('complete: a celebration, then what was kept', async () => {
    await sheet(page).fill(WORDS);
    await completeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Daily Drop Completed!' })).toBeVisible();
    await expect(page.getByText('Your reflection has been saved.').first()).toBeVisible();
    await expect(page.locator('.mote')).toHaveCount(20);
    await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 10_000 });
    await expect(page.getByRole('link', { name: 'On to Check-In' })).toBeFocused();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.getByText(WORDS)).toBeVisible();
  });

  await test.step('Home’s window is lit, and the day leads on', async () => {
    await page.getByRole('link', { name: 'On to Check-In' }).click();
    await page.waitForURL('**/check-in');
    await page.goto(`${server.origin}/home`);
    await expect(page.getByRole('link', { name: /^Daily Drop ?, done$/ })).toBeVisible();
  });

  await test.step('the history has it, on another device too', async () => {
    await everythingIsSynced(page);
    const other = await (await browser.newContext()).newPage();
    await arriveAgain(other, server.origin, person);
    await other.goto(`${server.origin}/daily-drop/history`);
    await expect(other.getByText(WORDS)).toBeVisible();
    await expect(other.locator('time').getByText('Day 1', { exact: true })).toBeVisible();
    await other.getByRole('link', { name: /\d+:\d+/ }).click();
    await expect(other.getByText('Completed', { exact: true })).toBeVisible();
    await other.getByRole('link', { name: 'Back', exact: true }).click();
    await other.waitForURL('**/daily-drop/history');
    await other.context().close();
  });
});

test('what is missing leads to the sheet, and one tap completes the day with words that can be changed', async ({
  page,
  browser,
}) => {
  const person = somebody();
  await arrive(page, server.origin, person);
  await openDrop(page);
  const missing = page.getByRole('button', { name: 'One line or your voice completes the day.' });
  const satWithIt = page.getByRole('button', { name: 'I sat with it' });

  await test.step('the reason stands below the button and leads to the sheet, also by keyboard', async () => {
    await missing.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeFocused();
    await expect(sheet(page)).toBeInViewport();
    await sheet(page).fill('A word');
    await expect(missing).toHaveCount(0);
    await expect(satWithIt).toHaveCount(0);
    await sheet(page).fill('');
    await expect(missing).toBeVisible();
    await axeFindsNothing(page, 'a drop that is not completed');
  });

  await test.step('one tap completes it', async () => {
    await satWithIt.press('Enter');
    await expect(page.getByRole('heading', { name: 'Daily Drop Completed!' })).toBeVisible();
    await expect(page.locator('.drop-kept')).toHaveText('I sat with it.', { timeout: 10_000 });
    await page.getByRole('button', { name: 'Change my reflection' }).click();
    await expect(sheet(page)).toHaveValue('I sat with it.');
    await sheet(page).fill('I sat with it, by the window.');
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the words are on another device', async () => {
    await go(page, '/home');
    await everythingIsSynced(page);
    const other = await (await browser.newContext()).newPage();
    await arriveAgain(other, server.origin, person);
    await other.goto(`${server.origin}/daily-drop/history`);
    await expect(other.getByText('I sat with it, by the window.')).toBeVisible();
    await other.context().close();
  });
});

test('J4 a drop ahead of its day says so before it is completed, and after', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/daily-drop?day=3`);
  await expect(page.getByText('This Drop is 2 days ahead.')).toBeVisible();
  await go(page, '/daily-drop?day=2');
  await expect(
    page.getByText('This is tomorrow’s Drop. You can complete it today. It counts from tomorrow.'),
  ).toBeVisible();
  await complete(page, WORDS);
  await expect(page.getByText('You’re ahead. Day 2 counts from tomorrow.')).toBeVisible();
});

test('J2 Home says once that the day waits for its Drop', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  const waits = page.getByText('Day 1 waits until you complete its Drop.');
  await page.goto(`${server.origin}/home`);
  await expect(page.getByText('Day 1 of 90')).toBeVisible();
  await expect(waits).toHaveCount(0);

  await writeCheckIn(page, server.origin);
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await page.goto(`${server.origin}/nourish/track`);
  await writeNourishDay(page, server.origin);
  await page.goto(`${server.origin}/home`);
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();

  await page.clock.setFixedTime(Date.now() + 2 * DAY_MS);
  await page.reload();
  await expect(page.getByText('Day 1 of 90')).toBeVisible();
  await expect(waits).toHaveCount(0);
});

test('a week is named and opened; the prayer below the drop is read last but one and can be shared', async ({
  page,
}) => {
  await withVoices(page, ['en-US']);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/daily-drop?day=15`);
  await chooseVoice(page, 'en-US, on this device');
  await expect(page.getByText('Week 3 · The body')).toBeVisible();
  await expect(page.locator('.drop-opening')).toContainText('God made bodies');
  const prayer = page.getByRole('region', { name: 'Prayer' });
  const words = await prayer.locator('.drop-prayer-text').textContent();
  await page.getByRole('button', { name: 'Play' }).click();
  const spoken = prayer.locator('.drop-spoken');
  while ((await spoken.count()) === 0) await sentenceEnds(page);
  while ((await spoken.count()) > 0) await sentenceEnds(page);
  await expect(page.locator('.drop-question .drop-spoken')).toBeVisible();

  await page.getByRole('button', { name: 'Day 16', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Day 16 of 90' })).toBeVisible();
  await expect(page.getByText('Week 3 · The body')).toBeVisible();
  await expect(page.locator('.drop-opening')).toHaveCount(0);

  await page.getByRole('button', { name: 'Day 15', exact: true }).click();
  await page.getByRole('link', { name: 'Share this prayer' }).click();
  await expect(page.getByRole('heading', { name: 'Share a Prayer' })).toBeVisible();
  await expect(page.locator('.share-picture img')).toHaveAttribute(
    'alt',
    `${words} A prayer. Day 15 of 90.`,
  );
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a drop that looks back shows a few of the person’s own words, with no network', async ({
    page,
    context,
  }) => {
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/daily-drop?day=40`);
    await complete(page, WORDS);
    await go(page, '/daily-drop?day=42');
    const lookBack = page.getByRole('region', { name: 'Your week, in your own words' });
    await expect(lookBack.getByText(WORDS)).toBeVisible();
    await expect(lookBack.getByText('Daily Drop, day 40')).toBeVisible();
    await go(page, '/daily-drop?day=70');
    await expect(page.getByText('What you write will appear here.')).toBeVisible();

    await everythingIsSynced(page);
    await shellIsKept(page);
    await loseSignal(context);
    await writeEntry(page, server.origin, 'Rain all day, and a letter.');
    await go(page, '/daily-drop?day=42');
    await expect(lookBack.getByText('Rain all day, and a letter.')).toBeVisible();
    await expect(lookBack.getByRole('listitem')).toHaveCount(2);
    await lookBack.getByRole('link').first().click();
    await expect(page.getByText('2 of 5.')).toBeVisible();
  });
});

test('a completed reflection is changed in place and saves itself; emptied, it keeps its words', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await complete(page, WORDS);

  await page.getByRole('button', { name: 'Change my reflection' }).click();
  await expect(sheet(page)).toBeFocused();
  await sheet(page).fill(`${WORDS} Today I need it.`);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Change my reflection' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(`${WORDS} Today I need it.`)).toBeVisible();

  await page.getByRole('button', { name: 'Change my reflection' }).click();
  await sheet(page).fill('');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`${WORDS} Today I need it.`)).toBeVisible();
});

test('each day keeps its own draft; leafing ends what is heard, keeps the focus and is one step of Back', async ({
  page,
}) => {
  await listenTo(page);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await page.getByRole('link', { name: 'Daily Drop' }).first().click();
  await sheet(page).fill('Words of the first day');

  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => isHeard(page)).toBe(true);

  const next = page.getByRole('button', { name: 'Day 2', exact: true });
  await next.press('Enter');
  await expect(page.getByRole('heading', { name: 'Day 2 of 90' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Day 3', exact: true })).toBeFocused();
  await expect(sheet(page)).toHaveValue('');
  await expect.poll(() => isHeard(page)).toBe(false);
  await sheet(page).fill('Words of the second');

  await page.getByRole('button', { name: 'Day 1', exact: true }).click();
  await expect(sheet(page)).toHaveValue('Words of the first day');
  await page.goto(`${server.origin}/daily-drop?day=2`);
  await expect(sheet(page)).toHaveValue('Words of the second');
  await page.getByRole('button', { name: 'Day 3', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Day 3 of 90' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/home');
});

test('the narration jumps, changes its speed, and remembers it', async ({ page }) => {
  await listenTo(page);
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await page.getByRole('button', { name: 'Speed 1×' }).click();
  await page.getByRole('button', { name: 'Forward 15 seconds' }).click();
  await expect(page.getByText('0:15', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isHeard(page)).toBe(true);
  expect(await soundState(page)).toMatchObject({ playbackRate: 1.25 });
  await expect.poll(async () => (await soundState(page)).currentTime).toBeGreaterThan(14);
  await page.getByRole('slider', { name: 'Position' }).press('Home');
  await expect.poll(async () => (await soundState(page)).currentTime).toBeLessThan(5);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => isHeard(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Speed 1.25×' })).toBeVisible();
});

test('a narration that can’t be loaded is told of in the words of the catalogue, and the device may read instead', async ({
  page,
}) => {
  await page.route('**/content/audio/**', (route) => route.fulfill({ body: 'not a sound' }));
  await withVoices(page, []);
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('Audio Loading Error', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Audio format not supported/)).toBeVisible();
  await page.getByRole('button', { name: 'Let this device read it' }).click();
  await expect(page.getByText('This device has no voice to read aloud.')).toBeVisible();
});

test('a good voice of the device is offered first, and begins when it is chosen; it is remembered, and its sentence marked', async ({
  page,
}) => {
  await withVoices(page, ['en-US', 'en-US Ava (Premium)']);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/daily-drop?day=16`);
  const readBy = page.getByLabel('Read by');
  await expect(readBy.locator('option')).toHaveText([
    'en-US Ava (Premium), on this device',
    'a computer voice, recorded',
    'en-US, on this device',
  ]);
  await expect(readBy.locator(':checked')).toHaveText('a computer voice, recorded');
  await chooseVoice(page, 'en-US Ava (Premium), on this device');
  await page.reload();
  await expect(readBy.locator(':checked')).toHaveText('en-US Ava (Premium), on this device');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.drop-scripture .drop-spoken')).toHaveText(/^\w/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  while ((await page.locator('.devotional .drop-spoken').count()) === 0) await sentenceEnds(page);
  const sentence = page.locator('.devotional p').first().locator('.drop-spoken');
  const first = (await sentence.textContent()) ?? '';
  await sentenceEnds(page);
  await expect(sentence).not.toHaveText(first);

  await test.step('on the next visit it goes on in that sentence', async () => {
    const marked = (await sentence.textContent()) ?? '';
    await page.reload();
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(sentence).toHaveText(marked);
  });

  await test.step('the recording goes on where the device was', async () => {
    await chooseVoice(page, 'a computer voice, recorded');
    const position = page.getByRole('slider', { name: 'Position' });
    expect(Number(await position.inputValue())).toBeGreaterThan(5);
  });
});

test('the sentence of the recording is marked, and a jump moves the mark', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await page.getByRole('slider', { name: 'Position' }).fill('45');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.devotional .drop-spoken')).toHaveText(/\w/);
  const player = page.getByRole('region', { name: 'Audio narration' });
  await player.getByRole('button', { name: 'Pause' }).click();
  const position = page.getByRole('slider', { name: 'Position' });
  await position.fill(String(Number(await position.getAttribute('max')) - 2));
  await expect(page.locator('.drop-question .drop-spoken')).toBeVisible();
  await position.press('Home');
  await expect(page.locator('.drop-spoken')).toHaveCount(0);
});

test('the size of the text has seven steps and is remembered', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  const larger = page.getByRole('button', { name: 'Larger text' });
  const before = await textSize(page);
  for (let press = 0; press < 4; press += 1) await larger.click();
  await expect(larger).toHaveAttribute('aria-disabled', 'true');
  expect(await textSize(page)).toBeCloseTo(before * 1.5, 1);
  await page.reload();
  await expect.poll(() => textSize(page)).toBeCloseTo(before * 1.5, 1);
});

test('F1 a save that the disk refuses says so, and the words stay', async ({ page }) => {
  const disk = refusingDisk(page);
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await sheet(page).fill(WORDS);
  await disk.fail();
  await completeButton(page).click();
  await expect(
    page.getByText('Failed to complete daily drop. Please try again.').first(),
  ).toBeVisible();
  await expect(sheet(page)).toHaveValue(WORDS);
  await disk.mend();
  await completeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Daily Drop Completed!' })).toBeVisible();
});

test('the button names what it saves, and saving ends the recording', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  await openDrop(page);
  await page.getByRole('button', { name: 'Record instead' }).click();
  await expect(page.getByRole('button', { name: 'Save Voice Reflection' })).toBeEnabled();
  await hasSpoken(page.locator('.voice-bar'), 1);
  await sheet(page).fill(WORDS);
  await page.getByRole('button', { name: 'Save Text + Voice' }).click();
  await expect(page.getByRole('heading', { name: 'Daily Drop Completed!' })).toBeVisible();
  await page.goto(`${server.origin}/daily-drop/history`);
  await expect(page.getByText(WORDS)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible();
});

async function openDrop(page: Page): Promise<void> {
  await page.goto(`${server.origin}/daily-drop`);
  await expect(page.locator('.devotional p').first()).toBeVisible();
}

async function complete(page: Page, words: string): Promise<void> {
  await sheet(page).fill(words);
  await completeButton(page).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 10_000 });
}

function sheet(page: Page) {
  return page.getByRole('textbox', { name: 'Your reflection' });
}

function completeButton(page: Page) {
  return page.getByRole('button', { name: 'Mark Complete' });
}

/** Addresses of narrations as the page asks for them. */
function soundsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/audio/')) asked.push(request.url());
  });
  return asked;
}

async function textSize(page: Page): Promise<number> {
  return page
    .locator('.devotional')
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
}

async function chooseVoice(page: Page, label: string): Promise<void> {
  await page.getByLabel('Read by').selectOption({ label });
}
