import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { everythingStored } from '../support/everything-stored';
import { loseSignal } from '../support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import { sentText } from '../support/sent-text';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import {
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
test.use({ serviceWorkers: 'allow' });

const HARMLESS = 'Rain again, <img src=x onerror=alert(1)> & a Café with Søren.';
/** Stands in no text, so that whoever writes it down is found out. */
const ASKED = 'zyzzyvaquery';

test('everything written is found offline, as it is typed, without accents or case, and opened by keyboard', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server.origin, somebody());
  await writeCheckIn(page, server.origin);
  await writeNourishDay(page, server.origin);
  await writeBiblePrayerDay(page, server.origin);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await shellIsKept(page);
  await loseSignal(context);
  // Not synced, and found all the same.
  await writeEntry(page, server.origin, HARMLESS);

  await page.goto(`${server.origin}/journal/history`);
  await page.getByRole('link', { name: 'Search what you wrote' }).click();
  const field = page.getByLabel('Search what you wrote');
  await expect(field).toBeFocused();
  const answers = page.locator('main').getByRole('listitem').getByRole('link');

  await field.pressSequentially('CAFE sore');
  await expect(answers).toHaveCount(1);
  await expect(answers.locator('mark')).toHaveText(['Café', 'Søren']);
  await expect(answers).toContainText('<img src=x onerror=alert(1)> & a');
  await expect(page.getByText('Found once')).toBeVisible();

  for (const [typed, words] of [
    ['not behind', WORDS.truth],
    ['walk rain', WORDS.gratitude],
    ['"lunch outside"', WORDS.nourish],
    ['psalm 27', WORDS.passage],
    ['here befo', WORDS.prayer],
  ] as const) {
    await field.fill(typed);
    await expect(answers).toHaveText(new RegExp(words.slice(0, 20).replaceAll('.', '\\.')));
  }
  await field.fill('"outside lunch"');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

  await field.fill('rain');
  await expect(answers).toHaveCount(2);
  await field.press('ArrowDown');
  await expect(answers.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(answers).toHaveCount(0);

  await field.fill('again');
  await expect(answers).toHaveCount(1);
  await field.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('textarea.sheet')).toHaveValue(HARMLESS);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  // The way back leads to what was asked, which stood in memory alone.
  await expect(field).toHaveValue('again');
  await expect(answers).toHaveCount(1);
});

test('what is deleted in another tab is gone from the answers, what is written there is in them', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await writeEntry(page, server.origin, 'A lantern in the window.');
  await openSearch(page);
  await page.getByLabel('Search what you wrote').fill('lantern');
  const answers = page.locator('main').getByRole('listitem').getByRole('link');
  await expect(answers).toHaveCount(1);

  const other = await page.context().newPage();
  await writeEntry(other, server.origin, 'A second lantern.');
  await expect(answers).toHaveCount(2);
  await other.goto(`${server.origin}/journal/history`);
  await other.getByRole('button', { name: 'Delete entry' }).first().click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText('in the window');
});

test('what was asked for is in no address, no request and nothing stored, and the index ends with its screen', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${sentText(request)}`));
  const workers: string[] = [];
  page.on('worker', (worker) => {
    workers.push(worker.url());
    worker.on('close', () => workers.push('closed'));
  });
  await arrive(page, server.origin, somebody());
  await writeEntry(page, server.origin, 'Words to look for.');
  await openSearch(page);
  await page.getByLabel('Search what you wrote').fill(ASKED);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(page.url()).toBe(`${server.origin}/search`);
  expect(workers.filter((worker) => worker.includes('search-worker'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => workers.at(-1)).toBe('closed');
  expect(asked.filter((line) => line.includes(ASKED))).toEqual([]);
  expect(await everythingStored(page)).not.toContain(ASKED);
  await openSearch(page);
  await expect(page.getByLabel('Search what you wrote')).toHaveValue('');
});

test('answers are narrowed by practice, mood and days; the way back has them still, and nothing stores them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server.origin, somebody());
  await writeCheckIn(page, server.origin);
  await writeEntry(page, server.origin, 'The walk home, in the rain.');
  await page.goto(`${server.origin}/home`);
  await page.locator('main').getByRole('link', { name: 'Search', exact: true }).click();
  const answers = page.locator('main').getByRole('listitem').getByRole('link');
  await page.getByLabel('Search what you wrote').fill('walk');
  await expect(answers).toHaveCount(2);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Where').selectOption('Check-In');
  await expect(answers).toHaveText([new RegExp(WORDS.gratitude)]);
  await page.getByLabel('Where').selectOption('Everywhere');
  await expect(answers).toHaveCount(2);
  await page.getByLabel('Mood').selectOption('Hopeful');
  await expect(answers).toHaveText([new RegExp(WORDS.gratitude)]);
  await page.getByLabel('Mood').selectOption('Foggy');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText('Try fewer filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(answers).toHaveCount(2);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('');

  // Without a word: whatever is like this.
  await page.getByLabel('Search what you wrote').fill('');
  await page.getByLabel('Mood').selectOption('Hopeful');
  await expect(answers).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await answers.click();
  // The search has a way back of its own.
  await page.waitForURL('**/check-in?*');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Mood')).toHaveValue('hopeful');
  await expect(answers).toHaveCount(1);
});

test('the devotionals are searched once that is asked for, offline with those that are here', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, server.origin, somebody());
  await writeEntry(page, server.origin, 'An ordinary day.');
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Search what you wrote').fill('the believers in corinth');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/drops/'))).toEqual([]);
  await page.getByRole('button', { name: 'Search the devotionals and Scripture' }).click();
  const found = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'In the devotionals' }) })
    .getByRole('link');
  await expect(found.first()).toContainText('Day 17, The Lord’s table', { timeout: 30_000 });
  await shellIsKept(page);
  await loseSignal(context);
  await page.getByLabel('Search what you wrote').fill('"by the side of beds"');
  await found.click();
  await expect(page).toHaveURL(`${server.origin}/daily-drop?day=17`);
});

/** By the information menu, as a person gets there from anywhere. */
async function openSearch(page: Page): Promise<void> {
  await page.goto(`${server.origin}/sync`);
  await page.getByRole('button', { name: 'Information' }).click();
  await page.getByRole('menuitem', { name: 'Search' }).click();
  await expect(page.getByLabel('Search what you wrote')).toBeFocused();
}
