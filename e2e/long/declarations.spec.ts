import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { hasRefusedCookies } from '../support/consent';
import { findSignal, loseSignal } from '../support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { WORDS, writeCheckIn } from '../support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('Q1 Q4 Q5 Q7 Q8 without a network one is starred, an own one written and said; another device has it all', async ({
  browser,
  context,
  page,
}) => {
  const person = somebody();
  await hasRefusedCookies(context);
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await loseSignal(context);

  await page.goto(`${server.origin}/bible-prayer`);
  await page.getByRole('tab', { name: 'Declarations' }).click();
  await page.getByRole('link', { name: 'Open Declarations' }).click();
  await expect(page.getByText('One for today')).toBeVisible();
  const forToday = (await words(page).textContent()) ?? '';

  await test.step('a star, and it is still the one for today', async () => {
    await page.getByRole('button', { name: 'Favorite' }).first().click();
    await expect(page.getByRole('button', { name: 'Favorite', pressed: true })).not.toHaveCount(0);
    await expect(words(page)).toHaveText(forToday);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('what was begun stays over a reload, and is saved with a verse alone', async () => {
    await beginOwn(page);
    await page.getByRole('textbox', { name: 'Declaration' }).fill('I am not condemned.');
    await page.keyboard.press('Escape');
    await page.reload();
    await beginOwn(page);
    await expect(page.getByRole('textbox', { name: 'Declaration' })).toHaveValue(
      'I am not condemned.',
    );
    await page.getByRole('textbox', { name: 'Verse' }).fill('what I was told');
    await page.getByRole('button', { name: 'Save Declaration' }).click();
    await expect(page.getByText('We don’t know this passage.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Verse' }).fill('rom 8:1');
    await page.getByRole('button', { name: 'Save Declaration' }).click();
    await expect(words(page)).toHaveText('I am not condemned.');
    await expect(page.getByText('There is therefore now no condemnation')).toBeVisible();
    await expect(page).toHaveURL(/\/pray\/declarations\?own=[\w-]+$/);
  });

  await test.step('without a voice the person says it, and the day has it', async () => {
    await page.getByRole('button', { name: 'Say It Aloud' }).click();
    await expect(page.getByText('No Voice').first()).toBeVisible();
    await page.getByRole('button', { name: 'Repeat' }).click();
    await page.getByRole('menuitem', { name: 'Three times' }).click();
    await expect(page.getByText('Say it yourself.')).toBeVisible();
    for (const turn of ['1 of 3', '2 of 3', '3 of 3']) {
      await expect(page.getByText(turn)).toBeVisible();
      await page.getByRole('button', { name: 'I Said It' }).click();
    }
    await expect(page.getByText('Added to today’s')).toBeVisible();
  });

  await test.step('with the network back another device has the star, the own one and the day', async () => {
    await page.reload();
    await expect(words(page)).toHaveText('I am not condemned.');
    await findSignal(context);
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    const chapel = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const tablet = await chapel.newPage();
    await hasRefusedCookies(chapel);
    await arriveAgain(tablet, server.origin, person);
    await tablet.goto(`${server.origin}/pray/declarations`);
    await tablet.getByRole('tab', { name: 'Favorites' }).click();
    await expect(tablet.getByRole('tabpanel').getByText(forToday)).toBeVisible();
    await tablet.getByRole('tab', { name: 'Yours' }).click();
    await expect(tablet.getByRole('tabpanel').getByText('I am not condemned.')).toBeVisible();
    await tablet.goto(`${server.origin}/bible-prayer`);
    await expect(tablet.getByRole('button', { name: 'Worship', pressed: true })).toBeVisible();
  });
});

test('Q2 Q3 Q6 today’s truth comes first, “Next” leads on, and an own one goes once a person says so twice', async ({
  context,
  page,
}) => {
  await hasRefusedCookies(context);
  await arrive(page, server.origin, somebody());
  await writeCheckIn(page, server.origin);
  await shellIsKept(page);

  await test.step('the truth first, and from it to another', async () => {
    await page.goto(`${server.origin}/pray/declarations`);
    await expect(page.getByText('Your truth from today’s check-in')).toBeVisible();
    await expect(words(page)).toHaveText(WORDS.truth);
    await page.getByRole('button', { name: 'I Said It' }).dblclick();
    await expect(page.getByText('Added to today’s')).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(words(page)).not.toHaveText(WORDS.truth);
  });

  await test.step('from a verse to its chapter, and back to the same one', async () => {
    const said = (await words(page).textContent()) ?? '';
    await page.locator('.declaration .scripture-link').click();
    await page.waitForURL('**/bible/**');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(words(page)).toHaveText(said);
  });

  await test.step('an own one, starred and deleted', async () => {
    await beginOwn(page);
    await page.getByRole('textbox', { name: 'Declaration' }).fill('I am his.');
    await page.getByRole('textbox', { name: 'Verse' }).fill('song of songs 2:16');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Declaration' }).click();
    await expect(words(page)).toHaveText('I am his.');
    await expect(page.getByText('My beloved is mine, and I am his.')).toBeVisible();
    await loseSignal(context);
    await page.reload();
    await expect(page.getByText('My beloved is mine, and I am his.')).toBeVisible();
    await page.getByRole('button', { name: 'Favorite' }).first().click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Delete this declaration' }).click();
    await page.getByRole('button', { name: 'Keep It' }).click();
    await page.getByRole('button', { name: 'Delete this declaration' }).click();
    await page.getByRole('button', { name: 'Delete Declaration' }).click();
    await expect(page.getByText('Declaration Deleted').first()).toBeVisible();
    await expect(words(page)).toHaveText(WORDS.truth);
    await page.getByRole('tab', { name: 'Favorites' }).click();
    await expect(page.getByText('Press the star beside a declaration')).toBeVisible();
  });
});

/** Those of the declaration that is open. */
function words(page: Page) {
  return page.locator('.declaration-words');
}

async function beginOwn(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Yours' }).click();
  await page.getByRole('button', { name: 'Write Your Own' }).click();
}
