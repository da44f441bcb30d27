import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { hasRefusedCookies } from '../support/consent';
import { everythingStored } from '../support/everything-stored';
import { findSignal, loseSignal } from '../support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';
import { WORDS, writeCheckIn } from '../support/writing';

const SECRET = 'I kept what was Ruth’s.';
const MINUTE_MS = 60_000;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('O2 O4 O5 O6 O10 verses are prayed without a network, continued after a reload, and kept; another device has the entry and the day', async ({
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
  await page.goto(`${server.origin}/bible/psalms/23`);
  await expect(page.getByRole('button', { name: 'Verse 1', exact: true })).toBeVisible();
  await loseSignal(context);

  await test.step('from verses that are chosen in the Bible', async () => {
    await page.getByRole('button', { name: 'Verse 1', exact: true }).click();
    await page.getByRole('button', { name: 'Verse 3', exact: true }).click();
    await page.getByRole('button', { name: 'Pray this' }).click();
    await expect(
      page.getByRole('heading', { name: /^Psalm 23:1–3 ?, verse 1 of 3$/ }),
    ).toBeFocused();
    await expect(page.getByText('Yahweh is my shepherd').first()).toBeVisible();
    await sheet(page).fill('Be my shepherd today.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('ArrowRight');
    await sheet(page).fill('Lead me, slowly.');
    await draftIsKept(page, 'Lead me, slowly.');
  });

  await test.step('a reload asks, and goes on where the person was', async () => {
    await page.reload();
    await expect(page.getByText('You were praying Psalm 23:1–3.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(sheet(page)).toHaveValue('Lead me, slowly.');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Read it whole' }).click();
    await expect(page.getByText('Be my shepherd today.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('it is kept, and nothing of it is left to continue', async () => {
    await page.getByRole('button', { name: 'Keep in Journal' }).click();
    await expect(page.getByRole('heading', { name: 'Amen' })).toBeVisible();
    await page.goto(`${server.origin}/pray/scripture?passage=Obadiah+1`);
    await expect(page.getByText('You’re offline, and Obadiah 1 isn’t downloaded.')).toBeVisible();
    await expect(page.getByText('You were praying')).toHaveCount(0);
  });

  await test.step('what a theme offers is here without a network', async () => {
    await page.getByRole('button', { name: 'Rest' }).click();
    await page.getByRole('button', { name: 'Matthew 11:28–30' }).click();
    await expect(page.getByText('Come to me, all you who labor').first()).toBeVisible();
  });

  await findSignal(context);
  const chapel = await browser.newContext({ serviceWorkers: 'allow' });
  const tablet = await chapel.newPage();
  await hasRefusedCookies(chapel);
  await arriveAgain(tablet, server.origin, person);
  await tablet.goto(`${server.origin}/journal?list`);
  await tablet.getByRole('link', { name: /Praying Psalm 23:1–3/ }).click();
  await expect(tablet.getByRole('textbox', { name: 'Title' })).toHaveValue('Praying Psalm 23:1–3');
  const written = tablet.locator('textarea.sheet').first();
  await expect(written).toHaveValue(
    /^> Yahweh is my shepherd[^\n]*\n> Psalm 23:1\n\nBe my shepherd/,
  );
  await tablet.goto(`${server.origin}/bible-prayer`);
  await expect(tablet.getByRole('textbox', { name: 'Passage' })).toHaveValue('Psalm 23:1–3');
  await expect(tablet.getByRole('button', { name: 'Petition' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await chapel.close();
});

test('O6 O7 O8 O9 ACTS offers today’s thanks, keeps time, and deletes what was confessed', async ({
  context,
  page,
}) => {
  await hasRefusedCookies(context);
  await arrive(page, server.origin, somebody());
  await writeCheckIn(page, server.origin);
  await page.clock.install();
  await page.goto(`${server.origin}/bible-prayer`);
  await page.getByRole('tab', { name: 'ACTS Flow' }).click();
  await page.getByRole('link', { name: 'Begin ACTS' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('textbox', { name: 'Adoration' }).fill('You are near.');

  await test.step('a confession stays here, with words that say so', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: 'Confession' }).fill(SECRET);
    await expect(page.getByText('then they’re deleted')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await draftIsKept(page, SECRET);
  });

  await test.step('thanks from the check-in, and quiet minutes that count', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: WORDS.gratitude }).click();
    await expect(page.getByRole('textbox', { name: 'Thanksgiving' })).toHaveValue(
      `${WORDS.gratitude}\n`,
    );
    await page.getByRole('button', { name: '2 min' }).click();
    await page.clock.runFor(2 * MINUTE_MS);
    await expect(page.getByText('The time is up.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
  });

  await test.step('kept without the confession, of which nothing is left', async () => {
    await expect(page.getByText(SECRET)).toHaveCount(0);
    await page.getByRole('button', { name: 'Keep in Journal' }).click();
    await expect(page.getByText('What you confessed isn’t kept anywhere.')).toBeVisible();
    const stored = await everythingStored(page);
    expect(stored).toContain('You are near.');
    expect(stored).not.toContain(SECRET);
    await page.getByRole('link', { name: 'Today’s Bible & Prayer' }).click();
    await expect(page.getByRole('group', { name: 'Minutes in prayer' })).toContainText('2');
    await expect(page.getByRole('button', { name: 'Intercession' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});

function sheet(page: Page) {
  return page.getByRole('textbox', { name: /^Your prayer/ });
}
