import { type BrowserContext, expect, type Page } from '@playwright/test';
import { hasRefusedCookies } from './support/consent';
import { arriveNewcomer, everythingIsSynced, signInAfresh, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { writeCheckIn, writeEntry } from './support/writing';

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
test.use({ viewport: { width: 390, height: 844 } });

test('tour, streak, reminder and encouragement come one on each visit to Home, never two at once', async ({
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

  await test.step('after a celebration the streak, remembered as shown', async () => {
    await writeCheckIn(page, server.origin);
    const streak = page.getByRole('dialog', { name: 'One day' });
    await expect(streak).toContainText(
      'You’ve completed 1 day in a row – keep going! Rest when you need to.',
    );
    await expect(button(page, 'Share Your Progress')).toBeFocused();
    await button(page, 'Close').click();
    await expect(streak).toHaveCount(0);
  });

  await test.step('the reminder, put away for today', async () => {
    await page.goto(`${server.origin}/home`);
    const reminder = page.getByRole('dialog', { name: 'There’s still time today' });
    await expect(reminder).toContainText('Check-In is done.');
    await expect(button(page, 'Open Daily Drop')).toBeVisible();
    await button(page, 'Not today').click();
    await expect(reminder).toHaveCount(0);
  });

  await test.step('an encouragement, which goes by itself', async () => {
    await page.goto(`${server.origin}/home`);
    const encouragement = page.locator('.toast-encouragement');
    await expect(encouragement).toBeVisible();
    await expect(encouragement).toContainText(/\d+:\d+/);
    await expect(encouragement).toBeHidden({ timeout: 15_000 });
  });

  expect(await mostAtOnce(page)).toBe(1);

  await test.step('another device does not show the tour again', async () => {
    const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const second = await tablet.newPage();
    await signInAfresh(second, server.origin, person);
    await expect(second.getByRole('dialog')).toHaveAccessibleName('One day');
    await tablet.close();
  });
});

test('a streak that began anew meets grace, and leads to the Daily Drop', async ({ page }) => {
  await arriveNewcomer(page, server.origin, somebody());
  await writeEntry(page, server.origin, 'Back again.');
  await noteShown(page, { hasSeenWelcomeTour: 'true', lastShownStreak: '6' });
  await page.goto(`${server.origin}/home`);
  const grace = page.getByRole('dialog', { name: 'Grace meets you here' });
  await expect(grace).toContainText(
    'Begin again today. Your journey continues with compassion and renewed purpose. Everything you’ve done so far is still yours.',
  );
  await button(page, 'Start Today’s Drop').click();
  await page.waitForURL('**/daily-drop');
  await expect(grace).toHaveCount(0);

  await page.goto(`${server.origin}/home`);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('There’s still time today');
});

test('Escape puts an overlay away, and the focus returns to where it was', async ({ page }) => {
  await arriveNewcomer(page, server.origin, somebody());
  const link = page.getByRole('link', { name: 'Mindful Moment' });
  for (const title of [TITLES[0] ?? '', 'There’s still time today']) {
    await page.goto(`${server.origin}/home`);
    await link.focus();
    const overlay = page.getByRole('dialog', { name: title });
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(overlay.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(link).toBeFocused();
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
  await expect(page.getByRole('dialog')).toHaveAccessibleName(TITLES[0] ?? '');
});

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
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

async function overlaysAreLoaded(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      await page.clock.runFor(500);
      return page.locator('link[href*="/late-"]').count();
    })
    .toBe(1);
}

/** The page has this many dialogs, and after ten seconds still. */
async function stays(page: Page, dialogs: number): Promise<void> {
  await page.clock.runFor(10_000);
  // By selector: a dialog hides one below it from roles.
  await expect(page.locator('[role="dialog"]')).toHaveCount(dialogs);
}
