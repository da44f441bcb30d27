import { expect, type Page } from '@playwright/test';
import { axeFindsNothing } from './support/axe';
import { choose } from './support/choose';
import { hasRefusedCookies } from './support/consent';
import { overlaysAreLoaded } from './support/overlays';
import { arriveNewcomer, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { writeCheckIn } from './support/writing';
import { zoneAt } from './support/zone-at';

const DAY_MS = 86_400_000;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.beforeEach(({ context }) => hasRefusedCookies(context));
test.use({ viewport: { width: 390, height: 844 }, timezoneId: zoneAt(19, new Date()) });

test('a day is lived through five practices: each ends alike, and the last leads to the Day Review', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await arriveNewcomer(page, server.origin, somebody());
  // Else it is offered where the last step stays on Home for a second.
  await page.addInitScript(() => sessionStorage.setItem('installDismissed', 'true'));
  await noteAllThatComes(page);
  await page.goto(`${server.origin}/home`);
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('the Drop: a celebration, then its way on', async () => {
    await page.getByRole('link', { name: 'Open Daily Drop' }).click();
    await page.getByRole('textbox', { name: 'Your reflection' }).fill('A line of my own.');
    await expect(page.getByText('Draft kept')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByRole('heading', { name: 'Daily Drop Completed!' })).toBeVisible();
    await expect(page.locator('.celebration')).toHaveCount(0, { timeout: 10_000 });
    await expect(wayOn(page, 'Check-In')).toBeFocused();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await wayOn(page, 'Check-In').click();
  });

  await test.step('the Check-In: a celebration that offers the way on, and Home', async () => {
    await choose(page, 'Hopeful');
    await page.getByLabel('A truth to hold today').fill('I am being led.');
    await page.getByRole('button', { name: 'Save Check-In' }).click();
    await expect(page.getByRole('heading', { name: 'Check-In Saved' })).toBeVisible();
    await expect(wayOn(page, 'Journal')).toBeFocused();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.locator('.toast-encouragement')).toBeVisible();
    await page.getByRole('link', { name: 'Open Journal' }).click();
  });

  await test.step('the Journal: a draft is kept, an entry is saved', async () => {
    await page.getByRole('textbox', { name: 'New entry' }).fill('A page of this day.');
    await expect(page.getByText('Draft kept')).toBeVisible();
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByRole('link').filter({ hasText: 'A page of this day.' })).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(wayOn(page, 'Nourish')).toBeFocused();
    await axeFindsNothing(page, 'an entry that was saved, and the way on');
    await wayOn(page, 'Nourish').click();
  });

  await test.step('Nourish: what is changed again can be saved again', async () => {
    const save = page.getByRole('button', { name: 'Save Today’s Habits' });
    const more = page.getByRole('group', { name: 'Glasses of water' }).getByRole('button', {
      name: 'More',
    });
    await more.click();
    await save.click();
    await expect(wayOn(page, 'Bible & Prayer')).toBeFocused();
    await expect(save).toHaveCount(0);
    await more.click();
    await save.click();
    await wayOn(page, 'Bible & Prayer').click();
  });

  await test.step('Bible & Prayer: the day is complete, which is celebrated once, with what it earned', async () => {
    await choose(page.getByRole('group', { name: 'Did you pray?' }), 'Yes');
    await page.getByRole('button', { name: 'Save Today’s Record' }).click();
    const celebration = page.locator('.celebration');
    await expect(celebration.getByRole('heading', { name: 'All five today' })).toBeVisible();
    await expect(celebration).toContainText('Every window is lit.');
    await expect(celebration).toContainText('Complete Day. All five activities in one day.');
    await expect(wayOn(page, 'Day Review')).toBeFocused();
    await expect(celebration).toHaveCount(0, { timeout: 15_000 });
    await expect(wayOn(page, 'Day Review')).toBeFocused();
  });

  await test.step('Home suggests the Day Review too, and a further save celebrates nothing', async () => {
    await page.goto(`${server.origin}/bible-prayer`);
    await page.getByLabel('What stayed with you?').fill('He was here.');
    await page.getByRole('button', { name: 'Save Today’s Record' }).click();
    await expect(wayOn(page, 'Day Review')).toBeFocused();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('link', { name: 'Open Day Review' }).click();
    await page.waitForURL('**/day-review');
  });

  expect(await allThatCame(page)).toEqual([
    'Welcome to Your 90-Day Journey',
    'Daily Drop Completed!',
    'Check-In Saved',
    'encouragement',
    'All five today',
  ]);
});

test('after two missed days grace comes first, and nothing is asked on that day', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const now = Date.now();
  await arriveNewcomer(page, server.origin, somebody());
  await page.clock.setFixedTime(now - 3 * DAY_MS);
  await page.goto(`${server.origin}/home`);
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await page.keyboard.press('Escape');
  await writeCheckIn(page, server.origin);
  await expect(page.locator('.toast-encouragement')).toBeVisible();

  await page.clock.setFixedTime(now);
  await noteAllThatComes(page);
  await page.goto(`${server.origin}/home`);
  const grace = page.getByRole('dialog', { name: 'Grace meets you here' });
  await expect(grace).toBeVisible();
  await grace.getByRole('button', { name: 'Close' }).last().click();
  await expect(grace).toHaveCount(0);

  await page.goto(`${server.origin}/home`);
  await expect(page.locator('.toast-encouragement')).toBeVisible();
  await writeCheckIn(page, server.origin);
  expect(await allThatCame(page)).toEqual([
    'Grace meets you here',
    'encouragement',
    'Check-In Saved',
  ]);

  const later = await page.context().newPage();
  await later.clock.install({ time: now });
  await later.goto(`${server.origin}/home`);
  await overlaysAreLoaded(later);
  await later.clock.runFor(10_000);
  await expect(later.locator('[role="dialog"]')).toHaveCount(0);
});

function wayOn(page: Page, name: string) {
  return page.getByRole('link', { name: `On to ${name}`, exact: true });
}

/** Notes from the next page on, in its order, each thing that stands over a screen: by its title, an encouragement as such. */
async function noteAllThatComes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const over = '[role="dialog"], .toast[data-state="open"], .celebration';
    const look = () => {
      for (const element of document.querySelectorAll(over)) {
        if (seen.has(element)) continue;
        seen.add(element);
        const isEncouragement = element.matches('.toast-encouragement');
        const title = element.querySelector('h1, h2, .toast-title')?.textContent ?? '?';
        const came = JSON.parse(sessionStorage.getItem('came') ?? '[]');
        came.push(isEncouragement ? 'encouragement' : title);
        sessionStorage.setItem('came', JSON.stringify(came));
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
}

function allThatCame(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('came') ?? '[]'));
}
