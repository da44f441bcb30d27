import { expect, type Page } from '@playwright/test';
import { addDays } from '../../shared/domain/local-day';
import { axeFindings } from '../support/axe';
import { everythingStored } from '../support/everything-stored';
import { named } from '../support/named';
import { loseSignal } from '../support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const THANKS = 'The window above the lantern';

test('moods, what came together, words and thanks are there offline, and lead to their days', async ({
  page,
  context,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  const today = await dayOf(page);
  await plantDays(page, today);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await shellIsKept(page);
  await loseSignal(context);

  await page.getByRole('link', { name: 'Looking Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Looking back' })).toBeVisible();

  await test.step('the year, and the same as a table', async () => {
    const year = part(page, 'Twelve months at a glance');
    // Forty days touch two or three months; those before them are left out.
    const months = year.getByRole('listitem').getByRole('link');
    await expect(months.last()).toHaveAttribute('aria-current', 'true');
    expect(await months.count()).toBeLessThanOrEqual(3);
    await expect(months.last()).toHaveAccessibleName(/(Peaceful|Foggy) \d+ days?/);
    await year.getByText('Show as a table').click();
    const peaceful = year.getByRole('row').locator('td:nth-of-type(1)');
    const counts = (await peaceful.allTextContents()).map(Number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(DAYS / 2);
  });

  await test.step('what came together, by counts and without a cause', async () => {
    await expect(
      page.getByText(
        'On days you prayed, you chose Peaceful 20 of 20 times. On other days, 0 of 20.',
      ),
    ).toBeVisible();
    await expect(page.getByText('We only count.')).toBeVisible();
  });

  await test.step('thanks, newest first', async () => {
    const lines = part(page, 'What you were grateful for').getByRole('listitem');
    await expect(lines.first()).toContainText(THANKS);
    const before = await lines.count();
    await page.getByRole('button', { name: 'Show earlier' }).click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  });

  await test.step('a day’s glyph leads to the day, and Back to the month', async () => {
    const days = part(page, 'Your moods, day by day').getByRole('listitem').getByRole('link');
    await expect(days.last()).toHaveAccessibleName(/, Peaceful$/);
    await days.last().press('Enter');
    await expect(page).toHaveURL(`${server.origin}/day/${today}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Looking back' })).toBeVisible();
    await page.getByRole('link', { name: 'Earlier month' }).click();
    await expect(page).toHaveURL(/\/look-back\?month=\d{4}-\d{2}$/);
    await page.getByRole('link', { name: 'Later month' }).click();
    await page.goBack();
    await expect(page).toHaveURL(`${server.origin}/home`);
  });

  await test.step('a word leads to what it was written in', async () => {
    await page.getByRole('link', { name: 'Looking Back' }).click();
    const words = part(page, 'Words you wrote most').getByRole('link');
    await expect(words.filter({ hasText: 'lantern' })).toHaveAccessibleName(
      new RegExp(`^lantern ?, on ${DAYS} days$`),
    );
    await words.filter({ hasText: 'lantern' }).click();
    await expect(page.getByLabel('Search what you wrote')).toHaveValue('lantern');
    await expect(page.locator('mark').first()).toHaveText('lantern');
    expect(page.url()).toBe(`${server.origin}/search`);
    expect(await everythingStored(page)).not.toContain('"lantern"');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
  });
});

test('with nothing written it says so, and axe has nothing against it, empty or full', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/look-back`);
  await expect(page.getByRole('heading', { name: 'Nothing to Look Back On Yet' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await plantDays(page, await dayOf(page));
  await page.goto(`${server.origin}/look-back`);
  await expect(page.getByText('On days you prayed, you chose')).toBeVisible({ timeout: 30_000 });
  await page.getByText('Show as a table').click();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('an earlier day', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'An earlier day' });

  async function arriveWith(page: Page, days: readonly (readonly [back: number, body: object])[]) {
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/sync`);
    const today = await dayOf(page);
    const post = await poster(page, today);
    for (const [back, body] of days) {
      const date = addDays(today, -back);
      await post('/api/check-in', { date, mood: 'hopeful', truthStatement: 'I am led.', ...body });
    }
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    return today;
  }

  test('is one line that leads to it, and once it is opened comes no more that day', async ({
    page,
  }) => {
    const today = await arriveWith(page, [
      [1, {}],
      [100, { gratitude1: THANKS }],
    ]);
    await expect(card(page)).toContainText('A hundred days ago');
    await expect(card(page)).toContainText(`You were grateful for “${THANKS}”`);
    expect(await axeFindings(page)).toEqual([]);
    await card(page).getByRole('link', { name: 'Read that day' }).click();
    await expect(page).toHaveURL(`${server.origin}/day/${addDays(today, -100)}`);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Looking Back' })).toBeVisible();
    await quiet(page);
    await expect(card(page)).toHaveCount(0);
  });

  test('is put away until tomorrow, or for good', async ({ page }) => {
    await arriveWith(page, [
      [1, {}],
      [100, {}],
    ]);
    await card(page).getByRole('button', { name: 'Close until tomorrow' }).click();
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await quiet(page);
    await expect(card(page)).toHaveCount(0);
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (name.endsWith(':earlierDayPutAwayOn')) localStorage.removeItem(name);
    });
    await page.reload();
    await expect(card(page)).toBeVisible();
    await page.getByRole('link', { name: 'Looking Back' }).click();
    await page.getByRole('switch', { name: 'Bring up an earlier day' }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await quiet(page);
    await expect(card(page)).toHaveCount(0);
  });

  test('is none for somebody who comes back, and none that was heavy or that the care rules hear', async ({
    page,
    browser,
  }) => {
    await arriveWith(page, [
      [3, {}],
      [100, {}],
    ]);
    await quiet(page);
    await expect(card(page)).toHaveCount(0);
    for (const body of [{ mood: 'anxious' }, { truthStatement: 'I do not want to be alive.' }]) {
      const other = await (await browser.newContext()).newPage();
      await arriveWith(other, [
        [1, {}],
        [100, body],
      ]);
      await quiet(other);
      await expect(card(other)).toHaveCount(0);
    }
  });

  /** Waits until the part of Home that would show it is there and has come to rest; that it was right not to is a unit test’s. */
  async function quiet(page: Page): Promise<void> {
    const isLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-parts'));
    await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
});

const DAYS = 40;

/** Forty days that end with `today`: on every second one a prayer and peace, on the others fog. */
async function plantDays(page: Page, today: string): Promise<void> {
  const post = await poster(page, today);
  const plant = async (back: number) => {
    const date = addDays(today, -back);
    const isPrayed = back % 2 === 0;
    await post('/api/check-in', {
      date,
      mood: isPrayed ? 'peaceful' : 'foggy',
      truthStatement: 'A lantern is enough.',
      gratitude1: `${THANKS} ${back}`,
    });
    if (isPrayed) await post(`/api/bible-prayer/${date}`, { prayer: true });
  };
  await Promise.all(Array.from({ length: DAYS }, (_, back) => plant(back)));
}

async function poster(page: Page, today: string) {
  const headers = {
    ...(await named(page.request, server.origin)),
    'x-local-day': today,
    origin: server.origin,
  };
  return async (path: string, data: object): Promise<void> => {
    const answer = await page.request.post(server.origin + path, { headers, data });
    expect(answer.status(), path).toBe(200);
  };
}

function part(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
}

/** The day on this page's calendar, `YYYY-MM-DD`. */
function dayOf(page: Page): Promise<string> {
  return page.evaluate(() => new Intl.DateTimeFormat('sv').format());
}
