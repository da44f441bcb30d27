import { expect, type Page } from '@playwright/test';
import { addDays } from '../../../shared/domain/local-day';
import { createAccount, homeStands } from '../../support/person';
import type { RunningServer } from '../../support/server';
import { test } from '../../support/test';
import { Walk, YESTERDAY } from './walk';

const NAOMI = { username: 'naomi', email: 'naomi@example.org', password: 'a quiet morning' };

const REMINDER = 'There’s still time today';
const INSTALL = 'Install the app';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('six days on the free plan: from the fourth on nothing leads to a closed journal', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const begins = addDays(YESTERDAY, -5);
  const walk = await Walk.begin(context, server.origin, { name: 'free-user', begins });

  await test.step('day 1: an account, and all five practices', async () => {
    await signUp(await walk.open(1, '07:30', '/register'), walk);
    await walk.homeSettles('home', 'Welcome to Your 90-Day Journey');
    await walk.expectCame([
      'What we save in this browser',
      'Welcome!',
      'Welcome to Your 90-Day Journey',
    ]);
    await walk.putAway('Close');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('I begin.');
    await walk.follow('On to Check-In');
    await walk.saveCheckIn('I am held.');
    await walk.homeSettles('home after the check-in', 'an encouragement');
    await walk.follow('Open Journal');
    await walk.saveEntry('The first of three.');
    await walk.follow('On to Nourish');
    await walk.saveNourish();
    await walk.follow('On to Bible & Prayer');
    await walk.saveBiblePrayer();
    await walk.celebrationPasses('All five today');
    await walk.follow('On to Day Review');
    await walk.expectCame([
      'Daily Drop Completed!',
      'Check-In Saved',
      'an encouragement',
      'All five today + Complete Day. All five activities in one day.',
    ]);
    await walk.openHome(1, '19:30', INSTALL);
    await expect(progress(walk.page)).toContainText('5 of 5');
    await walk.expectCame([INSTALL]);
  });

  await test.step('day 2: an entry, and a reminder in the evening', async () => {
    await walk.openHome(2, '07:00', 'an encouragement');
    await writeTheDay(walk, 'The second of three.', INSTALL);
    await walk.expectCame(['an encouragement', 'Daily Drop Completed!', 'Check-In Saved', INSTALL]);
    await walk.openHome(2, '19:30', REMINDER);
    await expect(reminder(walk.page)).toContainText(
      'Daily Drop, Check-In, and Journal are done. Nourish and Bible & Prayer are open until midnight.',
    );
    await walk.putAway('Not today');
    await walk.expectCame([REMINDER]);
  });

  await test.step('day 3: the last free entry, and three days in a row', async () => {
    await walk.openHome(3, '07:00', 'an encouragement');
    await writeTheDay(walk, 'The last of three.', 'Three days');
    await walk.expectCame([
      'an encouragement',
      'Daily Drop Completed! + Dedicated Devotion. Day 3, and 2 days in a row.',
      'Check-In Saved',
      'Three days',
    ]);
    const none = 'You have 0 of 3 free journal entries remaining.';
    await expect(walk.page.getByText(none)).toBeVisible();
  });

  await test.step('day 4: Home counts four, and leads around the journal', async () => {
    const page = await walk.openHome(4, '07:00', 'an encouragement');
    await expect(progress(page)).toContainText('0 of 4');
    await readAndCheckIn(walk, INSTALL);
    await leadsAroundTheJournal(page);
    await expect(progress(page)).toContainText('2 of 4');
    await expect(page.getByRole('link', { name: 'Open Nourish' })).toBeVisible();
    await walk.expectCame(['an encouragement', 'Daily Drop Completed!', 'Check-In Saved', INSTALL]);
  });

  await test.step('its reminder leaves the journal out', async () => {
    const page = await walk.openHome(4, '19:30', REMINDER);
    await expect(reminder(page)).toContainText(
      'Daily Drop and Check-In are done. Nourish and Bible & Prayer are open until midnight.',
    );
    await expect(reminder(page)).not.toContainText('Journal');
    await walk.putAway('Not today');
    await walk.expectCame([REMINDER]);
  });

  await test.step('day 5: where nothing is done, four are open', async () => {
    const page = await walk.openHome(5, '19:30', REMINDER);
    await expect(reminder(page)).toContainText(
      'Daily Drop, Check-In, Nourish, and Bible & Prayer are open until midnight. Any one of them counts.',
    );
    await walk.putAway('Not today');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('Day five.');
    await walk.expectCame([REMINDER, 'Daily Drop Completed!']);
  });

  await test.step('day 6: four practices are a full day', async () => {
    const page = await walk.openHome(6, '07:00', 'an encouragement');
    await readAndCheckIn(walk, INSTALL);
    await walk.follow('Open Nourish');
    await walk.saveNourish();
    await walk.follow('On to Bible & Prayer');
    await walk.saveBiblePrayer();
    await walk.celebrationPasses('A full day');
    await walk.follow('Back');
    await walk.homeSettles('home with all four');
    await leadsAroundTheJournal(page);
    await expect(progress(page)).toContainText('4 of 4');
    await expect(progress(page)).toContainText('You’ve done everything for today.');
    await expect(page.getByRole('link', { name: 'Open Day Review' })).toBeVisible();
    await walk.expectCame([
      'an encouragement',
      'Daily Drop Completed!',
      'Check-In Saved',
      INSTALL,
      'A full day',
    ]);
    await walk.openHome(6, '19:30', INSTALL);
    await walk.expectCame([INSTALL]);
  });
});

/** As a visitor does: the question about cookies, the account, and the four steps. */
async function signUp(page: Page, walk: Walk): Promise<void> {
  await page.getByRole('button', { name: 'Reject All' }).click();
  await createAccount(page, server.origin, NAOMI);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('On my own').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Focus').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What you write is yours' })).toBeVisible();
  // They read it.
  await walk.pass(5_000);
  await page.getByRole('button', { name: 'Start Day 1' }).click();
  await homeStands(page);
}

/** The Drop and the Check-In, and what comes over Home after them. */
async function readAndCheckIn(walk: Walk, comes: string): Promise<void> {
  await walk.follow('Open Daily Drop');
  await walk.completeDrop('Another day.');
  await walk.follow('On to Check-In');
  await walk.saveCheckIn('I am held.');
  await walk.homeSettles('home after the check-in', comes);
  await walk.putAway('Close');
}

async function writeTheDay(walk: Walk, text: string, comes: string): Promise<void> {
  await readAndCheckIn(walk, comes);
  await walk.follow('Open Journal');
  await walk.page.getByRole('button', { name: 'New entry' }).click();
  await walk.saveEntry(text);
}

/** The window of the journal stays, and leads to what was written. */
async function leadsAroundTheJournal(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Open Journal' })).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/subscribe"]')).toHaveCount(0);
}

function progress(page: Page) {
  return page.locator('.home-progress');
}

function reminder(page: Page) {
  return page.getByRole('dialog', { name: REMINDER });
}
