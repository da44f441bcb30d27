import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeFindsNothing } from '../support/axe';
import { choose } from '../support/choose';
import { findSignal, loseSignal } from '../support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const TITLE = 'What the lake said';
const WORDS = 'Nothing at all, for an hour.';

test('title, mood, tags and star are written offline, reach the other device, and join what it adds', async ({
  page,
  context,
  browser,
}) => {
  const person = somebody();
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);

  await test.step('written offline, and there after a reload', async () => {
    await loseSignal(context);
    await page.goto(`${server.origin}/journal?new`);
    await page.getByLabel('Title (optional)').fill(TITLE);
    await page.getByLabel('Title (optional)').press('Enter');
    await expect(sheet(page, 'New entry')).toBeFocused();
    await sheet(page, 'New entry').fill(WORDS);
    await details(page).getByRole('button', { name: 'Mood' }).click();
    await choose(page, 'Joyful');
    await axeFindsNothing(page, 'the moods of an entry');
    await addTag(page, 'lake, #rest, wrong');
    await axeFindsNothing(page, 'the tags of an entry');
    await page.getByRole('button', { name: 'Remove tag wrong' }).click();
    await expect(page.getByLabel('New tag')).toBeFocused();
    await details(page).getByRole('button', { name: 'Star' }).click();
    await expect(page.getByText('Draft kept', { exact: true })).toBeVisible();
    await page.reload();
    await expectDetails(page, 'New entry', ['lake', 'rest']);
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expectInList(page, ['lake', 'rest']);
    await page.reload();
    await expectInList(page, ['lake', 'rest']);
  });

  const otherContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
  });
  const other = await otherContext.newPage();
  await test.step('the other device has all of it', async () => {
    await findSignal(context);
    await syncFromHome(page);
    await arriveAgain(other, server.origin, person);
    await other.goto(`${server.origin}/journal?list`);
    await expectInList(other, ['lake', 'rest']);
    await entry(other).click();
    await expectDetails(other, 'Entry', ['lake', 'rest']);
  });

  await test.step('changed on both, apart: each has what the other did', async () => {
    await page.goto(`${server.origin}/journal?list`);
    await entry(page).click();
    await loseSignal(context);
    await addTag(page, 'sea');
    await details(page).getByRole('button', { name: 'Star' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await addTag(other, 'quiet');
    await other.getByLabel('Title (optional)').fill(`${TITLE} again`);
    await expect(other.getByText('Saved', { exact: true }).first()).toBeVisible();
    await syncFromHome(other);
    await findSignal(context);
    await syncFromHome(page);
    for (const device of [page, other]) {
      await device.goto(`${server.origin}/journal/history`);
      const item = device.getByRole('listitem').filter({ hasText: WORDS });
      for (const words of [`${TITLE} again`, 'lake', 'rest', 'sea', 'quiet'])
        await expect(item.getByText(words, { exact: true })).toBeVisible();
      await expect(item.getByText('Joyful')).toBeVisible();
      await expect(item.getByText('Starred')).toHaveCount(0);
    }
  });

  await test.step('a tag finds it', async () => {
    await other.goto(`${server.origin}/search`);
    await other.getByLabel('Search what you wrote').fill('quie');
    const found = other.locator('main').getByRole('listitem').getByRole('link');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('Journal entry, Tags');
    await expect(found.locator('mark')).toHaveText('quiet');
  });

  await test.step('the export has it', async () => {
    const [saved] = (await exported(other)).records['journal-entry'];
    expect(saved).toMatchObject({ title: `${TITLE} again`, mood: 'joyful', content: WORDS });
    expect([...saved.tags].sort()).toEqual(['lake', 'quiet', 'rest', 'sea']);
  });
  await otherContext.close();
});

test('an entry that is dated moves to that day, in the journal, on the day’s page and after a reload', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  await sheet(page, 'New entry').fill(WORDS);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await entry(page).click();
  await details(page).getByRole('button', { name: 'Today' }).click();
  await axeFindsNothing(page, 'the date of an entry');
  await page.getByLabel('Date', { exact: true }).fill('2026-01-05');
  await page.getByLabel('Time', { exact: true }).fill('06:40');
  await expect(page.getByRole('heading', { name: /^Monday morning, January 5/ })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'All of Monday, January 5' }).click();
  await page.waitForURL('**/day/2026-01-05');
  await expect(page.getByText(WORDS)).toBeVisible();
  await expect(page.getByText('6:40 AM')).toBeVisible();
  await syncFromHome(page);
  await page.goto(`${server.origin}/journal?list`);
  await expect(page.getByRole('heading', { level: 2, name: 'January' })).toBeVisible();
  await expect(entry(page)).toContainText('5');
});

test('a tag that is still being typed is there after the page was left, and offered to the search', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await page.goto(`${server.origin}/journal?new`);
  await sheet(page, 'New entry').fill(WORDS);
  await details(page).getByRole('button', { name: 'Tags' }).click();
  await page.getByLabel('New tag').pressSequentially('lake');
  // Gone in mid-word: no field loses the focus first.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(page.getByLabel('New tag')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove tag lake' })).toBeVisible();
  await page.reload();
  await expect(details(page).getByRole('button', { name: 'lake' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL('**/journal');
  await page.goto(`${server.origin}/search`);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'lake');
});

test('beside the list an entry that was saved says so once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await page.goto(`${server.origin}/journal?new`);
  await sheet(page, 'New entry').fill(WORDS);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link', { name: /^On to / })).toBeVisible();
  await expect(page.getByText(/^Saved/)).toHaveCount(1);
});

test('a question can be passed, and taken as the title, offline too', async ({ page, context }) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/daily-drop`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await shellIsKept(page);
  await loseSignal(context);
  await page.goto(`${server.origin}/journal?new`);
  await page.getByRole('button', { name: 'Begin with a question' }).click();
  const card = page.getByRole('region', { name: 'A question to begin with' });
  await expect(card).toBeFocused();
  await expect(card.getByText('From today’s Daily Drop')).toBeVisible();
  await axeFindsNothing(page, 'a question to begin with');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Begin with a question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Show another' }).click();
  await expect(card.getByText('From today’s Daily Drop')).toHaveCount(0);
  const question = (await card.locator('p').nth(1).textContent()) ?? '';
  expect(question.length).toBeGreaterThan(14);
  await card.getByRole('button', { name: 'Use this question' }).click();
  await expect(page.getByLabel('Title (optional)')).toHaveValue(question);
  await expect(sheet(page, 'New entry')).toBeFocused();
  await expect(card).toHaveCount(0);
});

test('lines saved as quoted are shown as a quotation, without their marks', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  await sheet(page, 'New entry').fill('Mine.\n\n> For you formed me.\n> Psalm 139:13');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link').filter({ hasText: 'Mine.' })).toBeVisible();
  await page.goto(`${server.origin}/journal/history`);
  await expect(page.getByRole('blockquote')).toHaveText('For you formed me.\nPsalm 139:13');
  await expect(page.locator('main')).not.toContainText('>');
});

/** A phone says on Home alone that nothing waits. */
async function syncFromHome(page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
}

function sheet(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

function details(page: Page) {
  return page.getByRole('group', { name: 'About this entry' });
}

function entry(page: Page) {
  return page.getByRole('link').filter({ hasText: WORDS });
}

/** Opens the tags where they are closed. */
async function addTag(page: Page, typed: string): Promise<void> {
  const field = page.getByLabel('New tag');
  if (!(await field.isVisible())) {
    const names = /^(Tags|.* and \d+ more|lake|rest)$/;
    await details(page).getByRole('button', { name: names }).click();
  }
  await field.fill(typed);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

async function expectDetails(page: Page, label: string, tags: readonly string[]): Promise<void> {
  await expect(page.getByLabel('Title (optional)')).toHaveValue(TITLE);
  await expect(sheet(page, label)).toHaveValue(WORDS);
  await expect(details(page).getByRole('button', { name: 'Joyful' })).toBeVisible();
  await expect(details(page).getByRole('button', { name: 'Star' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const [first, ...others] = tags;
  const said = `${first} and ${others.length} more`;
  await expect(details(page).getByRole('button', { name: said })).toBeVisible();
}

async function expectInList(page: Page, tags: readonly string[]): Promise<void> {
  for (const words of [TITLE, 'Starred', ...tags])
    await expect(entry(page).getByText(words, { exact: true })).toBeAttached();
  await expect(entry(page).getByText('Joyful')).toBeVisible();
}

async function exported(page: Page) {
  await page.goto(`${server.origin}/data-export`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
}
