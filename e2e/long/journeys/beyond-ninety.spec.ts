import { expect, type Page } from '@playwright/test';
import { addDays } from '../../../shared/domain/local-day';
import { earlierWords, ownWords } from '../../support/earlier-words';
import type { RunningServer } from '../../support/server';
import { test } from '../../support/test';
import { stored, walked } from '../../support/walked';
import { Walk, YESTERDAY } from './walk';

const FIRST_WORDS = 'I began because I was tired of beginning.';
const LAST_WORDS = 'Ninety mornings, and I am still here.';
const AGAIN = 'The same psalm, and another person reading it.';
const FINALE = 'Ninety mornings kept';
const REMINDER = 'There’s still time today';
const FOUR_OPEN = 'Check-In, Journal, Nourish, and Bible & Prayer are open until midnight.';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('days 89 to 96: the end of the journey, the days beyond it, and a second one begun', async ({
  page: visitor,
}) => {
  test.setTimeout(180_000);
  const walk = await setOut(visitor, 'beyond-ninety', 'anna', 88);

  await test.step('day 89: nothing but the Drop', async () => {
    await walk.openHome(89, '07:00', 'an encouragement');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('One more.');
    await walk.follow('Back');
    await walk.homeSettles('home after the Drop', 'Install the app');
    const all = ['an encouragement', 'Daily Drop Completed!', 'Install the app'];
    await walk.expectCame(all);
  });

  await test.step('day 90: the finale, then ninety days in a row', async () => {
    const page = await walk.openHome(90, '07:00', 'an encouragement');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop(LAST_WORDS);
    await expect(page.getByRole('heading', { name: FINALE })).toBeVisible();
    await expect(ownWords(page, 'Day 1')).toContainText(FIRST_WORDS);
    await expect(ownWords(page, 'Day 90')).toContainText(LAST_WORDS);
    await walk.photograph('the finale', { beneath: true });
    await walk.follow('Go to Home');
    await walk.homeSettles('home after the finale', 'Ninety days');
    await walk.putAway('Close');
    await threeDoors(page);
    await walk.expectCame(['an encouragement', 'Daily Drop Completed!', 'Ninety days']);
  });

  await test.step('day 91: four practices, a reminder of no Drop, a review of its own', async () => {
    const page = await walk.openHome(91, '19:30', REMINDER);
    await expect(page.getByRole('dialog')).toContainText(FOUR_OPEN);
    await expect(page.getByRole('dialog')).not.toContainText('Daily Drop');
    await walk.putAway('Not today');
    await expect(page.locator('.home-progress')).toContainText('0 of 4');
    await threeDoors(page);
    await walk.follow('Open Check-In');
    await walk.saveCheckIn('I am held.');
    await walk.homeSettles('home after the check-in', 'an encouragement');
    await expect(page.locator('.home-progress')).toContainText('1 of 4');
    await walk.expectCame([REMINDER, 'Check-In Saved', 'an encouragement']);
    await walk.follow(/^Day Review/);
    await expect(page.getByRole('heading', { name: 'Before the day closes' })).toBeVisible();
    await page.getByLabel('What are you grateful for?').fill('An evening without a number.');
    await page.getByLabel('What was true today?').fill('It goes on.');
    await page.getByLabel('One small step for tomorrow').fill('Sleep.');
    await page.getByRole('button', { name: 'Save Day Review' }).click();
    const review = async () =>
      (await stored(page, server.origin, `day-review:${walk.dateOf(91)}`))?.body.grateful;
    await expect.poll(review).toBe('An evening without a number.');
    await walk.pass(6_000);
    await walk.homeSettles('home after the day review', 'Install the app');
    await walk.expectCame(['Day Review Completed!', 'Install the app']);
  });

  await test.step('day 94, after two missed days: grace leads to no Drop', async () => {
    const page = await walk.openHome(94, '07:00', 'Grace meets you here');
    await page.getByRole('dialog').getByRole('button', { name: 'Open Check-In' }).click();
    await page.waitForURL('**/check-in');
    await walk.saveCheckIn('I am not behind.');
    await walk.homeSettles('home after the check-in', 'an encouragement');
    await walk.expectCame(['Grace meets you here', 'Check-In Saved', 'an encouragement']);
  });

  await test.step('day 95: the second journey begins as the person says so', async () => {
    const page = await walk.openHome(95, '07:00', 'an encouragement');
    await page.getByRole('button', { name: /^Walk it again/ }).click();
    await expect(page.getByRole('dialog', { name: 'Begin at Day 1 again?' })).toBeVisible();
    // At once: it goes by itself after 5 s.
    expect(await page.locator('.toast-encouragement:visible').count()).toBe(0);
    await walk.photographOverlay();
    await page.getByRole('button', { name: 'Begin Day 1' }).click();
    await expect(page.getByRole('heading', { name: 'Day 1 of 90' })).toBeVisible();
    await expect(earlierWords(page)).toContainText(FIRST_WORDS);
    await walk.photograph('the first Drop again', { beneath: true });
    await walk.completeDrop(AGAIN);
    await expect(page.getByLabel('Your reflection').getByText(AGAIN)).toBeVisible();
    await expect(earlierWords(page)).toContainText(FIRST_WORDS);
    await walk.follow('Back');
    await walk.homeSettles('home on the second journey', 'Install the app');
    await expect(page.getByText('Day 1 of 90')).toBeVisible();
    await expect(page.locator('.home-progress')).toContainText('1 of 5');
    const again = async () => (await stored(page, server.origin, 'drop:2:1'))?.body;
    await expect.poll(again).toMatchObject({ journey: 2, challengeDay: 1, reflection: AGAIN });
    expect((await stored(page, server.origin, 'drop:1'))?.body.reflection).toBe(FIRST_WORDS);
    await walk.expectCame([
      'an encouragement',
      'Begin at Day 1 again?',
      'Daily Drop Completed!',
      'Install the app',
    ]);
  });

  await test.step('day 96: its second day, and nothing is earned again', async () => {
    const page = await walk.openHome(96, '07:00', 'an encouragement');
    await expect(page.getByText('Day 2 of 90')).toBeVisible();
    await walk.follow('Open Daily Drop');
    await expect(earlierWords(page)).toContainText('Reflection 2');
    await walk.completeDrop('The second again.');
    const again = async () => (await stored(page, server.origin, 'drop:2:2'))?.body.reflection;
    await expect.poll(again).toBe('The second again.');
    await walk.expectCame(['an encouragement', 'Daily Drop Completed!']);
  });
});

test('J16 a tablet meets the end that came from the phone, on its next opening of Home, once', async ({
  page: phone,
}) => {
  const walk = await setOut(phone, 'finale-elsewhere', 'elizabeth', 89);

  await test.step('Home is open while it comes: it shows that, and interrupts nobody', async () => {
    const tablet = await walk.openHome(90, '07:00', 'an encouragement');
    await expect(tablet.getByText('Day 90 of 90')).toBeVisible();
    await walk.pass(8_000);
    const last = walk.dateOf(90);
    await walked(phone, server.origin, { from: 90, to: 90, last });
    await expect(tablet.getByText(FINALE)).toBeVisible({ timeout: 30_000 });
    await walk.expectCame(['an encouragement']);
  });

  await test.step('opened again, it leads to the end', async () => {
    const tablet = await walk.openHome(90, '12:00', FINALE);
    await tablet.getByRole('button', { name: 'Read your first and last words' }).click();
    await expect(ownWords(tablet, 'Day 90')).toContainText('Reflection 90');
    await walk.follow('Go to Home');
    await walk.homeSettles('home after the finale', 'Ninety days');
    await walk.openHome(91, '07:00', 'an encouragement');
    await walk.expectCame([FINALE, 'Ninety days', 'an encouragement']);
  });
});

test('J16 a journey whose last Drops were completed ahead ends as its day comes', async ({
  page: visitor,
}) => {
  const walk = await setOut(visitor, 'finale-ahead', 'susanna', 88);

  await test.step('day 89: today’s Drop and tomorrow’s', async () => {
    const page = await walk.openHome(89, '07:00', 'an encouragement');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('Today.');
    await page.getByRole('button', { name: 'Day 90', exact: true }).click();
    await expect(page.getByText('It counts from tomorrow.')).toBeVisible();
    await walk.completeDrop('Tomorrow.');
    await expect(page.getByText('You’re ahead. Day 90 counts from tomorrow.')).toBeVisible();
    const all = ['an encouragement', 'Daily Drop Completed!', 'Daily Drop Completed!'];
    await walk.expectCame(all);
  });

  await test.step('day 90: the end, on opening', async () => {
    const page = await walk.openHome(90, '07:00', FINALE);
    await walk.putAway('Close');
    await threeDoors(page);
    await walk.openHome(90, '08:00', 'an encouragement');
    await walk.expectCame([FINALE, 'an encouragement']);
  });
});

/** A person who completed this many drops on another phone, one a day. */
function setOut(visitor: Page, name: string, username: string, to: number): Promise<Walk> {
  const begins = addDays(YESTERDAY, -95);
  const drops = { to, firstWords: FIRST_WORDS };
  return Walk.beginFurther(visitor, server.origin, { name, begins, username, drops });
}

async function threeDoors(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Walk it again/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Read freely/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Keep the other four/ })).toBeVisible();
}
