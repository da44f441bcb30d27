import { expect, type Page } from '@playwright/test';
import { addDays, localDayAt } from '../../shared/domain/local-day';
import { axeFindings } from '../support/axe';
import { earlierWords, ownWords } from '../support/earlier-words';
import { named } from '../support/named';
import { findSignal, loseSignal } from '../support/network';
import { nothingIsDue } from '../support/overlays';
import {
  arrive,
  arriveAgain,
  everythingIsSynced,
  type Person,
  shellIsKept,
  somebody,
} from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { stored, walked } from '../support/walked';

const HOUR_MS = 3_600_000;
const FIRST_WORDS = 'I began because I was tired of beginning.';
const LAST_WORDS = 'Ninety mornings, and I am still here.';
const SECOND_WORDS = 'The same psalm, and another person reading it.';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

/** The local day on which this run began, at noon (playwright.config.ts). */
const now = new Date();
const TODAY = localDayAt(now.getTime(), -now.getTimezoneOffset());
const dayOf = (later: number) => addDays(TODAY, later);

test('day 90 ends the journey with the first and the last words, once; Home keeps the way back to them', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await walkedTo(page, 89, -1);
  await nothingIsDue(page.context(), 90);
  await page.goto(`${server.origin}/daily-drop`);
  await expect(page.getByRole('heading', { name: 'Day 90 of 90' })).toBeVisible();
  await completeWith(page, LAST_WORDS);

  await test.step('the finale', async () => {
    await expect(page).toHaveURL(`${server.origin}/journey-complete`);
    await expect(page.getByRole('heading', { name: 'Ninety mornings kept' })).toBeVisible();
    await expect(ownWords(page, 'Day 1')).toContainText(FIRST_WORDS);
    await expect(ownWords(page, 'Day 90')).toContainText(LAST_WORDS);
    await expect(page.getByRole('link', { name: 'Export your words' })).toHaveAttribute(
      'href',
      '/data-export',
    );
    expect(await axeFindings(page)).toEqual([]);
    const reflection = async () => (await stored(page, server.origin, 'drop:90'))?.body.reflection;
    await expect.poll(reflection).toBe(LAST_WORDS);
  });

  await test.step('a picture of the whole sun', async () => {
    await page.getByRole('link', { name: 'Share a picture' }).click();
    const picture = page.getByRole('img', { name: /^Day 90 of 90\./ }).first();
    await expect(picture).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Ninety mornings kept' })).toBeVisible();
  });

  await test.step('Home is complete, and leads back to it', async () => {
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByText('Ninety mornings kept')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Daily Drop ?, done$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Your first and last words' }).click();
    await expect(ownWords(page, 'Day 90')).toContainText(LAST_WORDS);
  });

  await test.step('the day review of this evening is still that of day 90', async () => {
    await page.goto(`${server.origin}/day-review`);
    await expect(page.getByRole('heading', { name: 'Before Day 90 closes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete Day 90' })).toBeVisible();
  });

  await test.step('another drop that is opened again ends nothing', async () => {
    await page.goto(`${server.origin}/daily-drop?day=90`);
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toHaveCount(0);
  });
});

test('on days 91 to 95 four practices can be kept, each evening has its own review, and nothing asks for a drop', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await walkedTo(page, 90, 0);
  await stand(page, 1, 90);
  await page.goto(`${server.origin}/home`);

  await test.step('day 91: four windows, none of them the drop', async () => {
    await expect(page.getByText('Ninety mornings kept')).toBeVisible();
    await expect(page.getByText('0 of 4', { exact: true })).toBeVisible();
    await expect(page.getByText('Day 90 of 90')).toHaveCount(0);
    await expect(windows(page)).toHaveCount(4);
    await expect(page.getByRole('link', { name: /^Daily Drop ?,/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open Check-In' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('with all four kept the day is done', async () => {
    await keepTheFour(page, dayOf(1));
    await expect(page.getByText('4 of 4', { exact: true })).toBeVisible();
    await expect(page.getByText('You’ve done everything for today.')).toBeVisible();
  });

  await test.step('its review is of this day', async () => {
    await page.getByRole('link', { name: 'Open Day Review' }).click();
    await expect(page.getByRole('heading', { name: 'Before the day closes' })).toBeVisible();
    await expect(page.getByText('Four of four today.')).toBeVisible();
    await saveReview(page, 'The first evening');
    const record = async () => (await stored(page, server.origin, `day-review:${dayOf(1)}`))?.body;
    await expect.poll(record).toMatchObject({ challengeDay: 90, grateful: 'The first evening' });
    expect(await stored(page, server.origin, 'day-review:90')).toBeUndefined();
  });

  await test.step('day 92: a new one', async () => {
    await stand(page, 2);
    await page.goto(`${server.origin}/day-review`);
    await expect(page.getByLabel('What are you grateful for?')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Save Day Review' })).toBeDisabled();
  });

  await test.step('day 95: any day is read, and none can be completed', async () => {
    await stand(page, 5);
    await page.goto(`${server.origin}/home`);
    await expect(page.getByText('0 of 4', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Read freely/ }).click();
    await expect(page.getByRole('heading', { name: 'Any of the ninety days' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Day 41', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Day 41 of 90' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toHaveCount(0);
    await expect(page.getByText('Reflection 41')).toBeVisible();
  });

  await test.step('Growth leads to the end of the journey', async () => {
    await page.goto(`${server.origin}/growth-journey`);
    await page.getByRole('link', { name: 'Read your first and last words' }).click();
    await expect(ownWords(page, 'Day 1')).toContainText(FIRST_WORDS);
  });
});

test('a second journey begins when the person says so, with the earlier words next to the new ones', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await walkedTo(page, 90, -10);
  await page.goto(`${server.origin}/home`);

  await test.step('not before they have answered', async () => {
    await page.getByRole('button', { name: /^Walk it again/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Begin at Day 1 again?' });
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('0 of 4', { exact: true })).toBeVisible();
    expect(await stored(page, server.origin, 'preference:person')).toBeUndefined();
  });

  await test.step('Day 1, with what was written on it before', async () => {
    await begin(page);
    await expect(page.getByRole('heading', { name: 'Day 1 of 90' })).toBeVisible();
    await expect(page.getByText('Week 1 · Beginning · Second journey')).toBeVisible();
    await expect(page.getByLabel('Your reflection').getByRole('textbox')).toHaveValue('');
    await expect(earlierWords(page)).toContainText(FIRST_WORDS);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('both are stored, each in its own place', async () => {
    await completeWith(page, SECOND_WORDS);
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/journey-complete/);
    const again = async () => (await stored(page, server.origin, 'drop:2:1'))?.body;
    const body = { challengeDay: 1, journey: 2, reflection: SECOND_WORDS };
    await expect.poll(again).toMatchObject(body);
    const before = await stored(page, server.origin, 'drop:1');
    expect(before?.body).toEqual({ challengeDay: 1, reflection: FIRST_WORDS, audioUrl: null });
    expect((await stored(page, server.origin, 'preference:person'))?.body).toMatchObject({
      journeys: [2],
    });
  });

  await test.step('Home walks it, and the next day comes', async () => {
    await page.goto(`${server.origin}/home`);
    await expect(page.getByText('Day 1 of 90')).toBeVisible();
    await expect(page.getByText('Week 1 · Beginning · Second journey')).toBeVisible();
    await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
    await stand(page, 1);
    await page.goto(`${server.origin}/home`);
    await expect(page.getByText('Day 2 of 90')).toBeVisible();
    await page.goto(`${server.origin}/day-review`);
    await expect(page.getByRole('heading', { name: 'Before Day 2 closes' })).toBeVisible();
  });

  await test.step('the history has both, and each leads to its own page', async () => {
    await page.goto(`${server.origin}/daily-drop/history`);
    await expect(page.getByText('Day 1 · Second journey', { exact: true })).toBeVisible();
    await page.goto(`${server.origin}/daily-drop?day=1`);
    await expect(page.getByLabel('Your reflection').getByText(FIRST_WORDS)).toBeVisible();
    await page.goto(`${server.origin}/daily-drop?day=2:1`);
    await expect(page.getByLabel('Your reflection').getByText(SECOND_WORDS)).toBeVisible();
    await expect(earlierWords(page)).toContainText(FIRST_WORDS);
  });

  await test.step('what was earned stays', async () => {
    await page.goto(`${server.origin}/growth-journey`);
    await expect(page.getByText('91 Daily Drops')).toBeVisible();
    await page.getByRole('link', { name: 'Read your first and last words' }).click();
    await expect(ownWords(page, 'Day 90')).toContainText('Reflection 90');
  });
});

test.describe('on two devices', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a journey that ends offline, and another that both begin offline, are one journey on both', async ({
    page: phone,
    browser,
  }) => {
    test.setTimeout(150_000);
    const person = somebody();
    await arrive(phone, server.origin, person);
    await walkedTo(phone, 89, -1);
    await nothingIsDue(phone.context(), 90);
    await openHome(phone);
    const tablet = await secondDevice(person);

    await test.step('the finale comes without a network', async () => {
      await loseSignal(phone.context());
      await phone.goto(`${server.origin}/daily-drop`);
      await completeWith(phone, LAST_WORDS);
      await expect(ownWords(phone, 'Day 1')).toContainText(FIRST_WORDS);
      await expect(ownWords(phone, 'Day 90')).toContainText(LAST_WORDS);
      await phone.reload();
      await expect(ownWords(phone, 'Day 90')).toContainText(LAST_WORDS);
    });

    await test.step('all ninety days are kept for reading', async () => {
      await findSignal(phone.context());
      await phone.goto(`${server.origin}/offline`);
      await expect(
        phone.getByRole('heading', { name: 'Ninety days, ready offline' }),
      ).toBeVisible();
      await expect(phone.getByText(/^All ninety days are on this device/)).toBeVisible({
        timeout: 60_000,
      });
      await loseSignal(phone.context());
      await phone.goto(`${server.origin}/daily-drop?day=3`);
      await expect(phone.getByRole('heading', { name: 'Day 3 of 90' })).toBeVisible();
      await expect(phone.getByText('Day 3 isn’t downloaded')).toHaveCount(0);
      await findSignal(phone.context());
      await openHome(phone);
      await openHome(tablet);
    });

    await test.step('both begin the second one offline', async () => {
      for (const device of [phone, tablet]) {
        await loseSignal(device.context());
        await begin(device);
        await expect(device.getByRole('heading', { name: 'Day 1 of 90' })).toBeVisible();
      }
      await completeWith(phone, SECOND_WORDS);
      await expect(phone.getByText('Completed', { exact: true })).toBeVisible();
      await phone.reload();
      await expect(phone.getByLabel('Your reflection').getByText(SECOND_WORDS)).toBeVisible();
    });

    await test.step('with a network they agree', async () => {
      for (const device of [phone, tablet]) {
        await findSignal(device.context());
        await openHome(device);
      }
      for (const device of [phone, tablet]) {
        await device.goto(`${server.origin}/daily-drop?day=2:1`);
        await expect(device.getByLabel('Your reflection').getByText(SECOND_WORDS)).toBeVisible();
        await expect(earlierWords(device)).toContainText(FIRST_WORDS);
      }
      expect((await stored(phone, server.origin, 'preference:person'))?.body.journeys).toEqual([2]);
      expect((await stored(phone, server.origin, 'drop:1'))?.body).toMatchObject({
        reflection: FIRST_WORDS,
      });
    });
    await tablet.context().close();

    async function secondDevice(of: Person): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 820, height: 1180 } });
      const other = await context.newPage();
      await arriveAgain(other, server.origin, of);
      await nothingIsDue(context, 90);
      await openHome(other);
      return other;
    }
  });
});

/** The first `count` drops, one a day, the last so many days from today. */
function walkedTo(page: Page, count: number, last: number): Promise<void> {
  return walked(page, server.origin, { to: count, last: dayOf(last), firstWords: FIRST_WORDS });
}

/** Home as it stands once everything has come and gone, kept for the next visit without a network. */
async function openHome(page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
}

/**
 * Sets the browser's clock `later` days ahead, from the next page on, and notes every message over Home as shown for a
 * streak of `streak` days. With a streak of 0, the message after missed days is noted too.
 */
async function stand(page: Page, later: number, streak = 0): Promise<void> {
  await page.context().clock.setFixedTime(new Date(now.getTime() + later * 24 * HOUR_MS));
  // After the clock, which says what is today.
  await nothingIsDue(page.context(), streak);
}

async function completeWith(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your reflection').getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Mark Complete' }).click();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Walk it again/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin Day 1' }).click();
}

async function saveReview(page: Page, grateful: string): Promise<void> {
  await page.getByLabel('What are you grateful for?').fill(grateful);
  await page.getByLabel('What was true today?').fill('It held.');
  await page.getByLabel('One small step for tomorrow').fill('Sleep.');
  await page.getByRole('button', { name: 'Save Day Review' }).click();
  await expect(page.getByText('Your review is saved.', { exact: true })).toBeVisible();
}

/** By the calls: the four practices beside the drop. */
async function keepTheFour(page: Page, date: string): Promise<void> {
  const headers = {
    ...(await named(page.request, server.origin)),
    ...{ 'x-local-day': date, origin: server.origin },
  };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(server.origin + path, { headers, data });
    expect(answer.ok(), path).toBe(true);
  };
  await post('/api/check-in', { date, mood: 'hopeful', truthStatement: 'I am held.' });
  await post('/api/journal', { content: 'A page.' });
  await post(`/api/eating-habits/${date}`, { gratefulForFood: true });
  await post(`/api/bible-prayer/${date}`, { prayer: true });
}

function windows(page: Page) {
  const part = page.locator('section').filter({ hasText: 'Today’s Progress' });
  return part.getByRole('list').first().getByRole('listitem');
}
