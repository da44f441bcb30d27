import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addDays } from '../../shared/domain/local-day';
import { refusingDisk } from '../support/faulty-disk';
import { test } from '../support/killable-browser';
import { named } from '../support/named';
import { findSignal, loseSignal } from '../support/network';
import { nothingIsDue } from '../support/overlays';
import {
  arrive,
  arriveAgain,
  everythingIsSynced,
  register,
  shellIsKept,
  somebody,
} from '../support/person';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';

const GRATEFUL = 'The window, and the ten minutes nobody wanted anything.';
const TRUE = 'I was not as far behind as I felt.';
const STEP = 'Shoes by the door.';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test('achievements are locked with their progress, or unlocked; the growth journey tells the same', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await test.step('a new person: all of them ahead', async () => {
    await page.goto(`${server.origin}/achievements`);
    await expect(page.getByText('0 of 15 Unlocked')).toBeVisible();
    await expect(page.getByText('Fifteen still ahead')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(16);
    await expect(page.getByText('2 Timothy 4:7')).toBeVisible();
    await expect(
      achievement(page, 'Dedicated Devotion').getByText('Locked, Now day 1, 0 days in a row'),
    ).toBeVisible();
    expect(await raggedRows(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toHaveText(
      'Achieve\u00adments',
    );
  });

  await test.step('seven drops and three days in a row: three are unlocked, on this open page', async () => {
    await walkAWeek(page);
    await expect(page.getByText('3 of 15 Unlocked')).toBeVisible();
    for (const title of ['Faithful Beginner', 'First Week', 'Dedicated Devotion']) {
      await expect(achievement(page, title).getByText('Unlocked')).toBeVisible();
      await expect(achievement(page, title).getByRole('progressbar')).toHaveCount(0);
    }
    const warrior = achievement(page, 'Week Warrior');
    await expect(warrior.getByText('Locked, 3 of 7')).toBeVisible();
    const progress = warrior.getByRole('progressbar', { name: 'Progress to Week Warrior' });
    await expect(progress).toHaveAttribute('aria-valuenow', '3');
    await expect(achievement(page, 'Complete Day').getByText('Locked, 0 of 1')).toBeVisible();
  });

  await test.step('the growth journey', async () => {
    await nothingIsDue(page.context(), 3);
    await page.goto(`${server.origin}/growth-journey`);
    await expect(page.getByRole('heading', { name: 'Seven days in' })).toBeVisible();
    await expect(
      page.getByText('Each gold ray is a Daily Drop you completed, and the longest is today.'),
    ).toBeVisible();
    // Six behind the day that is today, each with a line of its own.
    const gold = page.locator('.sunrise .ray-lit').first();
    expect((await gold.getAttribute('d'))?.match(/M/g)).toHaveLength(6);
    for (const stat of ['4 days active', '7 Daily Drops', '0 journal entries', '1 milestone'])
      await expect(page.getByRole('listitem').filter({ hasText: stat })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: /^First Week ?Today$/ }),
    ).toBeVisible();
    const done = page.getByRole('listitem').filter({ hasText: 'Seven days on the way' });
    await expect(done.getByText('Completed', { exact: true })).toBeVisible();
    await expect(done.getByRole('progressbar')).toHaveCount(0);
    const ahead = page.getByRole('listitem').filter({ hasText: 'Ten journal entries' });
    await expect(ahead.getByText('0 of 10')).toBeVisible();
    await expect(ahead.getByText('Completed')).toHaveCount(0);
  });

  await test.step('back: to /home, and from the achievements to /', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('link', { name: 'Awards' }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${server.origin}/`);
  });

  await test.step('Home loads, syncs, and nothing on it has moved', async () => {
    const pulled = page.waitForResponse((response) => response.url().includes('/api/sync/v1/pull'));
    await page.reload();
    await pulled;
    await everythingIsSynced(page);
    await expect(page.getByText('3-day streak')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

test('a day review written offline survives a reload and a killed browser, and is there on a second device', async ({
  browser,
  phone,
}) => {
  test.setTimeout(120_000);
  const person = somebody();
  let context = await phone.start();
  let page = await phonePage(context);
  await register(page, server.origin, person);
  await shellIsKept(page);
  await everythingIsSynced(page);
  context = await phone.restart();
  page = await phonePage(context);
  await loseSignal(context);

  await test.step('all three sheets are needed', async () => {
    await page.goto(`${server.origin}/day-review`);
    await expect(page.getByRole('heading', { name: 'Before Day 1 closes' })).toBeVisible();
    await sheet(page, 'grateful').fill(GRATEFUL);
    await sheet(page, 'true').fill(TRUE);
    await sheet(page, 'step').fill('  ');
    await expect(page.getByRole('button', { name: 'Complete Day 1' })).toBeDisabled();
    await draftIsKept(page, TRUE);
  });

  await test.step('F9 unsaved words come back after the browser was killed, and after a reload', async () => {
    await phone.kill();
    context = await phone.start();
    await loseSignal(context);
    page = await phonePage(context);
    await page.goto(`${server.origin}/day-review`);
    await expect(sheet(page, 'grateful')).toHaveValue(GRATEFUL);
    await page.reload();
    await expect(sheet(page, 'true')).toHaveValue(TRUE);
  });

  await test.step('save', async () => {
    await sheet(page, 'step').fill(STEP);
    await page.getByRole('button', { name: 'Complete Day 1' }).click();
    await expect(page).toHaveURL(`${server.origin}/`);
    await expect(page.getByText('Day Review Completed!', { exact: true })).toBeVisible();
    await expect(page.getByText('Day 1 complete', { exact: true })).toBeVisible();
    await page.goto(`${server.origin}/day-review`);
    await holds(page, { grateful: GRATEFUL, true: TRUE, step: STEP });
  });

  const tablet = await (await browser.newContext()).newPage();
  await test.step('the signal returns: a second device has it', async () => {
    await findSignal(context);
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    await arriveAgain(tablet, server.origin, person);
    await tablet.goto(`${server.origin}/day-review`);
    await holds(tablet, { grateful: GRATEFUL, true: TRUE, step: STEP });
  });

  await test.step('both change another sheet, one of them offline: both stay', async () => {
    await loseSignal(context);
    await page.goto(`${server.origin}/day-review`);
    await rewrite(page, 'grateful', 'Written on the phone, offline');
    await rewrite(tablet, 'step', 'Written on the tablet');
    await everythingIsSynced(tablet);
    await findSignal(context);
    for (const device of [page, tablet]) {
      await device.goto(`${server.origin}/day-review`);
      await holds(device, {
        grateful: 'Written on the phone, offline',
        true: TRUE,
        step: 'Written on the tablet',
      });
    }
  });
  await tablet.context().close();
});

test('F1 a day review that can not be saved says so and keeps its words; one of another day stays in reach', async ({
  page,
}) => {
  const disk = refusingDisk(page);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/day-review?day=2`);
  await expect(page.getByRole('heading', { name: 'Looking back on Day 2' })).toBeVisible();
  for (const [name, words] of [
    ['grateful', GRATEFUL],
    ['true', TRUE],
    ['step', STEP],
  ] as const)
    await sheet(page, name).fill(words);
  await draftIsKept(page, STEP);

  await disk.fail();
  await page.getByRole('button', { name: 'Complete Day 2' }).click();
  await expect(
    page.getByText('Failed to save day review. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(sheet(page, 'grateful')).toHaveValue(GRATEFUL);
  await disk.mend();

  await page.goto(`${server.origin}/day-review`);
  await expect(sheet(page, 'grateful')).toHaveValue('');
  await expect(page.getByText('Day 2 isn’t saved yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue it' }).click();
  await expect(sheet(page, 'step')).toHaveValue(STEP);
  await page.getByRole('button', { name: 'Complete Day 2' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByText('Day 2 complete', { exact: true })).toBeVisible();
});

test('a review begun in the evening stays with its day past midnight; blank sheets turn to the next', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 23, 50) });
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await post(page, '2026-11-20', '/api/daily-drop/1/complete', { reflection: 'Read slowly.' });
  await expect(page.getByRole('link', { name: /^Daily Drop ?, done$/ })).toBeVisible();
  await page.goto(`${server.origin}/day-review`);
  await expect(page.getByText('Friday night, November 20')).toBeVisible();
  await sheet(page, 'grateful').fill(GRATEFUL);

  await page.clock.fastForward('20:00');
  await expect(page.getByText('Friday, November 20')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before Day 1 closes' })).toBeVisible();
  await expect(sheet(page, 'grateful')).toHaveValue(GRATEFUL);

  await sheet(page, 'grateful').fill('');
  await expect(page.getByRole('heading', { name: 'Before Day 2 closes' })).toBeVisible();
  await expect(page.getByText('Saturday, November 21')).toBeVisible();
});

const LABELS = {
  grateful: 'What are you grateful for?',
  true: 'What was true today?',
  step: 'One small step for tomorrow',
} as const;
type Sheet = keyof typeof LABELS;

function sheet(page: Page, name: Sheet) {
  return page.getByLabel(LABELS[name]);
}

async function holds(page: Page, words: Record<Sheet, string>): Promise<void> {
  await expect(page.getByRole('button', { name: 'Update Day Review' })).toBeVisible();
  await expect(sheet(page, 'grateful')).toHaveValue(words.grateful);
  await expect(sheet(page, 'true')).toHaveValue(words.true);
  await expect(sheet(page, 'step')).toHaveValue(words.step);
}

async function rewrite(page: Page, name: Sheet, words: string): Promise<void> {
  await sheet(page, name).fill(words);
  await page.getByRole('button', { name: 'Update Day Review' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
}

/** How much of the screen was moved how far since the page began (Cumulative Layout Shift). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** The bars that stand at another height than the first one of their row. */
function raggedRows(page: Page): Promise<string[]> {
  return page.locator('.achievement').evaluateAll((cards) => {
    const firstBars = new Map<number, number>();
    return cards.flatMap((card) => {
      const row = Math.round(card.getBoundingClientRect().top);
      const bar = card.querySelector('.progress-bar')!;
      const top = Math.round(bar.getBoundingClientRect().top);
      const first = firstBars.get(row) ?? top;
      firstBars.set(row, first);
      return top === first ? [] : [card.querySelector('h3')!.textContent];
    });
  });
}

function achievement(page: Page, title: string) {
  const named = page.getByRole('heading', { level: 3, name: title, exact: true });
  return page.getByRole('listitem').filter({ has: named });
}

async function phonePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

/** By the calls, as another program of the person would: the first seven drops, and a check-in on three days. */
async function walkAWeek(page: Page): Promise<void> {
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv').format());
  for (let drop = 1; drop <= 7; drop += 1) {
    // J3: nobody walks a week in an evening, but who began a week ago may catch up.
    const day = drop === 1 ? addDays(today, -7) : today;
    await post(page, day, `/api/daily-drop/${drop}/complete`, { reflection: 'Read slowly.' });
  }
  for (const back of [0, 1, 2]) {
    const date = addDays(today, -back);
    const checkIn = { date, mood: 'hopeful', truthStatement: 'I am being led.' };
    await post(page, today, '/api/check-in', checkIn);
  }
}

async function post(page: Page, today: string, path: string, data: object): Promise<void> {
  const answer = await page.request.post(server.origin + path, {
    headers: {
      ...(await named(page.request, server.origin)),
      'x-local-day': today,
      origin: server.origin,
    },
    data,
  });
  expect(answer.status(), path).toBe(200);
}
