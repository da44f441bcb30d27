import { expect, type Locator, type Page } from '@playwright/test';
import { WEEK_NAMES } from '../../shared/content/weeks';
import { showsMonths } from '../support/calendar';
import { choose } from '../support/choose';
import { loseSignal } from '../support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import {
  homeFollows,
  WORDS,
  writeBiblePrayerDay,
  writeCheckIn,
  writeEntry,
  writeNourishDay,
} from '../support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Noon, so that no test runs over a midnight, in the middle of a month. */
const NOON = new Date('2026-03-18T12:00:00');

test.use({ viewport: { width: 390, height: 844 } });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the calendar tells each day with no network, and a day what was written on it', async ({
    context,
    page,
  }) => {
    await page.clock.setFixedTime(NOON);
    await showsMonths(context);
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/home`);
    await shellIsKept(page);
    await everythingIsSynced(page);

    await test.step('before the first word it says how to begin', async () => {
      await page.goto(`${server.origin}/calendar`);
      await expect(page.getByRole('heading', { name: 'No Days Lit Yet' })).toBeVisible();
      await expect(today(page)).toHaveAccessibleName('Today, March 18, nothing yet');
    });

    await loseSignal(context);
    await writeCheckIn(page, server.origin);
    await writeEntry(page, server.origin, WORDS.firstEntry);
    await writeNourishDay(page, server.origin);
    await writeBiblePrayerDay(page, server.origin);

    await test.step('a day is told by what was done on it', async () => {
      await page.goto(`${server.origin}/growth-journey`);
      await page.getByRole('link', { name: 'See all ninety days' }).click();
      await expect(today(page)).toHaveAccessibleName(
        'Today, March 18, 4 of 5: Check-In, Journal, Nourish, Bible & Prayer',
      );
      await expect(dayOf(page, '2026-03-17')).toHaveAccessibleName('March 17, before you began');
      await expect(dayOf(page, '2026-03-19')).toHaveAccessibleName('March 19, still to come');
      await expect(page.getByRole('grid', { name: 'March' })).toBeVisible();
      await expect(page.getByText('No Days Lit Yet')).toHaveCount(0);
    });

    await test.step('a day shows all of it, where it is, and the way to change it', async () => {
      await today(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wednesday, March 18');
      await expect(page.getByText('4 of 5.')).toBeVisible();
      const all = [WORDS.truth, WORDS.firstEntry, WORDS.nourish, WORDS.passage, WORDS.prayer];
      for (const words of all) await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText('Not synced yet', { exact: true })).toHaveCount(4);
      await page.getByRole('link', { name: 'Edit Journal entry' }).click();
      await page.waitForURL('**/journal?entry=**');
      await page.goBack();
    });

    await test.step('it follows what is written meanwhile, in another tab too', async () => {
      const other = await context.newPage();
      await other.clock.setFixedTime(NOON);
      await writeEntry(other, server.origin, WORDS.secondEntry);
      await other.close();
      await expect(page.getByText(WORDS.secondEntry)).toBeVisible();
    });

    await test.step('the days beside it are a press away, and Back leads to the calendar', async () => {
      await page.getByRole('link', { name: 'Tuesday, March 17' }).click();
      await expect(page.getByRole('heading', { name: 'A Quiet Day' })).toBeVisible();
      await page.getByRole('link', { name: 'Wednesday, March 18' }).click();
      await page.getByRole('link', { name: 'Thursday, March 19' }).click();
      await expect(page.getByRole('heading', { name: 'Still to Come' })).toBeVisible();
      await page.goBack();
      await page.waitForURL('**/calendar');
      await expect(today(page)).toBeVisible();
    });

    await test.step('a day that never was is not found', async () => {
      await page.goto(`${server.origin}/day/2026-02-30`);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    });
  });
});

test('keys lead from day to day as in a grid of dates', async ({ page, context }) => {
  await page.clock.setFixedTime(NOON);
  await showsMonths(context);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/calendar`);

  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(today(page)).toBeFocused();
  const steps: [key: string, day: string][] = [
    ['ArrowLeft', '2026-03-17'],
    ['ArrowDown', '2026-03-24'],
    ['Home', '2026-03-22'],
    ['End', '2026-03-28'],
    ['PageDown', '2026-04-28'],
    ['ArrowRight', '2026-04-29'],
    ['PageUp', '2026-03-29'],
    ['PageUp', '2026-02-28'],
    ['Shift+PageUp', '2025-02-28'],
    ['ArrowUp', '2025-02-21'],
  ];
  for (const [key, day] of steps) {
    await page.keyboard.press(key);
    await expect(dayOf(page, day)).toBeFocused();
  }
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1);

  await page.keyboard.press('Enter');
  await page.waitForURL('**/day/2025-02-21');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday, February 21, 2025');
  await page.goBack();
  await expect(page.getByRole('grid', { name: 'February 2025' })).toBeAttached();
});

test('where there is room a chosen day opens beside the calendar', async ({ page, context }) => {
  await showsMonths(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.setFixedTime(NOON);
  await arrive(page, server.origin, somebody());
  await writeCheckIn(page, server.origin);
  await page.goto(`${server.origin}/calendar`);
  const beside = page.getByRole('complementary').filter({ has: page.getByText('1 of 5.') });
  await expect(beside.getByText(WORDS.truth)).toBeVisible();
  await dayOf(page, '2026-03-10').click();
  await expect(page.getByRole('heading', { name: 'A Quiet Day' })).toBeVisible();
  await expect(dayOf(page, '2026-03-10')).toHaveAccessibleName('March 10, before you began, open');
  await expect(page).toHaveURL(/day=2026-03-10/);
});

test('the journey by its weeks: opened at today, and remembered where one turns to months', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await arrive(page, server.origin, somebody());
  await writeCheckIn(page, server.origin);
  await page.goto(`${server.origin}/calendar`);
  const first = page.getByRole('region', { name: 'Beginning' });
  await expect(first.getByText('This week')).toBeVisible();
  await expect(first.getByRole('link')).toHaveCount(1);
  await expect(today(page)).toHaveAccessibleName('Day 1, Today, March 18, 1 of 5: Check-In');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(WEEK_NAMES);
  await expect(page.getByRole('region', { name: 'Wholeness' }).getByRole('listitem')).toHaveCount(
    6,
  );

  await page.getByText('Months', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'March' })).toBeVisible();
  await expect(dayOf(page, '2026-03-17').locator('svg')).toBeHidden();
  await expect(dayOf(page, '2026-03-18').locator('svg')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Months' })).toBeChecked();
  await expect(today(page)).toBeInViewport();
});

test('a day without a check-in offers one', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/day/2026-03-16`);
  await page.getByRole('link', { name: 'Add a check-in for this day' }).click();
  await expect(page.getByText('Monday, March 16')).toBeVisible();
  await choose(page, 'Hopeful');
  await page.getByLabel('A truth to hold today').fill(WORDS.truth);
  await page.getByRole('button', { name: 'Save Check-In' }).click();
  await homeFollows(page);
  await page.goto(`${server.origin}/day/2026-03-16`);
  await expect(page.getByText(WORDS.truth)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a check-in for this day' })).toHaveCount(0);
});

test('streaks hidden on one device are hidden on the other', async ({ browser }) => {
  const [phone, laptop] = await Promise.all([
    browser.newPage({ viewport: { width: 390, height: 844 } }),
    browser.newPage({ viewport: { width: 390, height: 844 } }),
  ]);
  const person = somebody();
  await arrive(phone, server.origin, person);
  await writeCheckIn(phone, server.origin);
  await phone.goto(`${server.origin}/home`);
  await everythingIsSynced(phone);
  await arriveAgain(laptop, server.origin, person);
  await laptop.goto(`${server.origin}/home`);
  for (const page of [phone, laptop]) await expect(streak(page)).toBeVisible();

  await turnStreaks(phone, { from: true });
  await expect(streak(phone)).toHaveCount(0);
  await expect(streak(laptop)).toHaveCount(0);
  await laptop.reload();
  await expect(laptop.getByText('Day 1 of 90').first()).toBeVisible();
  await expect(streak(laptop)).toHaveCount(0);

  await turnStreaks(laptop, { from: false });
  for (const page of [phone, laptop]) await expect(streak(page)).toBeVisible();
  await Promise.all([phone.close(), laptop.close()]);
});

async function turnStreaks(page: Page, { from }: { from: boolean }): Promise<void> {
  await page.getByRole('button', { name: 'Account and information' }).click();
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  const item = page.getByRole('switch', { name: 'Show streaks' });
  await expect(item).toBeChecked({ checked: from });
  await item.click();
  await expect(item).toBeChecked({ checked: !from });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
}

function streak(page: Page): Locator {
  return page.getByText('1-day streak');
}

function dayOf(page: Page, day: string): Locator {
  return page.locator(`[data-day="${day}"]`);
}

function today(page: Page): Locator {
  return page.locator('[aria-current="date"]');
}
