import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addDays } from '../../shared/domain/local-day';
import { axeFindsNothing } from '../support/axe';
import { hasRefusedCookies } from '../support/consent';
import { named } from '../support/named';
import { overlaysAreLoaded } from '../support/overlays';
import { arriveNewcomer, everythingIsSynced, signInAfresh, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { writeCheckIn } from '../support/writing';
import { zoneAt } from '../support/zone-at';

const TITLES = [
  'Welcome to Your 90-Day Journey',
  'Daily Drop - Scripture & Devotion',
  'Wholeness Check-In',
  'Personal Journal',
  'Nourish Your Body',
  'Bible & Prayer Time',
];

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.beforeEach(({ context }) => hasRefusedCookies(context));
/** The reminder comes in the evening. */
test.use({ viewport: { width: 390, height: 844 }, timezoneId: zoneAt(19, new Date()) });

test('tour, reminder and encouragement come one on each visit to Home, never two at once', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const person = somebody();
  await countOverlays(context);
  await arriveNewcomer(page, server.origin, person);
  await page.goto(`${server.origin}/home`);

  await test.step('six steps, Back disabled on the first', async () => {
    const tour = page.getByRole('dialog');
    await expect(tour).toHaveAccessibleName(TITLES[0] ?? '');
    await axeFindsNothing(page, 'the tour');
    await expect(button(page, 'Back')).toBeDisabled();
    await button(page, 'Next').click();
    await button(page, 'Back').click();
    await expect(button(page, 'Next')).toBeFocused();
    for (const title of TITLES.slice(0, -1)) {
      await expect(tour).toHaveAccessibleName(title);
      await expect(button(page, 'Start Journey')).toHaveCount(0);
      await button(page, 'Next').click();
    }
    await expect(tour).toHaveAccessibleName(TITLES[5] ?? '');
    await button(page, 'Start Journey').click();
    await expect(tour).toHaveCount(0);
    await everythingIsSynced(page);
  });

  await test.step('after a check-in no dialog, but an encouragement, which goes by itself', async () => {
    await writeCheckIn(page, server.origin);
    const encouragement = page.locator('.toast-encouragement');
    await expect(encouragement).toBeVisible();
    await expect(encouragement).toContainText(/\d+:\d+/);
    await expect(encouragement).toBeHidden({ timeout: 15_000 });
  });

  await test.step('opened in the evening, the reminder, put away for today', async () => {
    await page.goto(`${server.origin}/home`);
    const reminder = page.getByRole('dialog', { name: 'There’s still time today' });
    await expect(reminder).toContainText('Check-In is done.');
    await expect(button(page, 'Open Daily Drop')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Today’s Progress' })).toBeInViewport();
    expect(await isOver(page, '.home-progress', '.banner')).toBe(false);
    await axeFindsNothing(page, 'the reminder');
    await button(page, 'Not today').click();
    await expect(reminder).toHaveCount(0);
  });

  expect(await mostAtOnce(page)).toBe(1);

  await test.step('another device, on which something was done, shows no tour', async () => {
    const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const second = await tablet.newPage();
    await signInAfresh(second, server.origin, person);
    await expect(second.getByRole('dialog')).toHaveAccessibleName('There’s still time today');
    await axeFindsNothing(second, 'the reminder on a desktop');
    await tablet.close();
  });
});

test('three days in a row are celebrated once, and closing comes before sharing', async ({
  page,
}) => {
  await arriveNewcomer(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await checkInFor(page, 3);
  await noteShown(page, {
    encouragedOn: await dayOf(page),
    reminderDismissedOn: await dayOf(page),
  });
  await page.goto(`${server.origin}/home`);
  const streak = page.getByRole('dialog', { name: 'Three days' });
  await expect(streak).toContainText(
    'You’ve completed 3 days in a row – keep going! You can rest now.',
  );
  await expect(button(page, 'Close').first()).toBeFocused();
  await expect(button(page, 'Share Your Progress')).toBeVisible();
  await axeFindsNothing(page, 'the streak');
  await button(page, 'Close').first().click();
  await expect(streak).toHaveCount(0);

  await page.goto(`${server.origin}/home`);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Install the app');
  await axeFindsNothing(page, 'the offer to install');
});

test('a streak that is over meets grace on opening, and nothing else is asked on that day', async ({
  page,
}) => {
  await arriveNewcomer(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await noteShown(page, { hasSeenWelcomeTour: 'true', lastShownStreak: '6' });
  await page.goto(`${server.origin}/home`);
  const grace = page.getByRole('dialog', { name: 'Grace meets you here' });
  await expect(grace).toContainText(
    'Begin again today. Your journey continues with compassion and renewed purpose. Everything you’ve done so far is still yours.',
  );
  await axeFindsNothing(page, 'grace');
  await button(page, 'Start Today’s Drop').click();
  await page.waitForURL('**/daily-drop');
  await expect(grace).toHaveCount(0);

  await page.goto(`${server.origin}/home`);
  await expect(page.locator('.toast-encouragement')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape puts an overlay away, and the focus returns to where it was', async ({ page }) => {
  await arriveNewcomer(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await noteShown(page, { hasSeenWelcomeTour: 'true', lastShownStreak: '6' });
  const link = page.getByRole('link', { name: 'Mindful Moment' });
  for (const title of ['Grace meets you here', 'There’s still time today']) {
    await page.goto(`${server.origin}/home`);
    await link.focus();
    const overlay = page.getByRole('dialog', { name: title });
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(overlay.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(link).toBeFocused();
    // As if grace had come on another day: on its own nothing is asked.
    await noteShown(page, { graceOn: '2026-01-01' });
  }
});

test('nothing comes while somebody types, over an open dialog, or where a person writes', async ({
  page,
}) => {
  await arriveNewcomer(page, server.origin, somebody());
  await page.clock.install();
  await page.goto(`${server.origin}/check-in`);
  await overlaysAreLoaded(page);
  await stays(page, 0);
  await noteShown(page, { hasSeenWelcomeTour: 'true' });

  await page.goto(`${server.origin}/home`);
  await overlaysAreLoaded(page);
  for (let key = 0; key < 20; key += 1) {
    await page.keyboard.press('Shift');
    await page.clock.runFor(500);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'field';
    field.value = 'half a sen';
    document.body.append(field);
    field.focus();
  });
  await stays(page, 0);

  await button(page, 'Share Your Journey').click();
  await page.evaluate(() => document.getElementById('field')?.remove());
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Share Your Journey');
  await stays(page, 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('There’s still time today');
});

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** By the calls, as another program of the person would: a check-in on each of the last `days` days. */
async function checkInFor(page: Page, days: number): Promise<void> {
  const today = await dayOf(page);
  for (let back = 0; back < days; back += 1) {
    const answer = await page.request.post(`${server.origin}/api/check-in`, {
      headers: {
        ...(await named(page.request, server.origin)),
        'x-local-day': today,
        origin: server.origin,
      },
      data: { date: addDays(today, -back), mood: 'hopeful', truthStatement: 'I am being led.' },
    });
    expect(answer.ok()).toBe(true);
  }
}

/** The day on this page's calendar, `YYYY-MM-DD`. */
function dayOf(page: Page): Promise<string> {
  return page.evaluate(() => new Intl.DateTimeFormat('sv').format());
}

/** Whether the second covers any part of the first that is on the screen. */
function isOver(page: Page, below: string, above: string): Promise<boolean> {
  return page.evaluate(
    ([lower, upper]) => {
      const under = document.querySelector(lower ?? '')?.getBoundingClientRect();
      const over = document.querySelector(upper ?? '')?.getBoundingClientRect();
      if (!under || !over) throw new Error('One of them is not there.');
      return over.top < under.bottom && under.top < over.bottom;
    },
    [below, above],
  );
}

/** As if this device had shown these before. */
async function noteShown(page: Page, notes: Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const personId = localStorage.getItem('userId');
    for (const [name, value] of Object.entries(given))
      localStorage.setItem(`shown:${personId}:${name}`, value);
  }, notes);
}

/** Counts from now on how many of what may stand over a page do so at once. */
async function countOverlays(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const over = '[role="dialog"], .toast[data-state="open"], .celebration';
    const look = () => {
      const most = Number(sessionStorage.getItem('mostAtOnce'));
      const count = document.querySelectorAll(over).length;
      if (count > most) sessionStorage.setItem('mostAtOnce', String(count));
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
}

function mostAtOnce(page: Page): Promise<number> {
  return page.evaluate(() => Number(sessionStorage.getItem('mostAtOnce')));
}

/** The page has this many dialogs, and after ten seconds still. */
async function stays(page: Page, dialogs: number): Promise<void> {
  await page.clock.runFor(10_000);
  // By selector: a dialog hides one below it from roles.
  await expect(page.locator('[role="dialog"]')).toHaveCount(dialogs);
}
