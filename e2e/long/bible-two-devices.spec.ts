import { type BrowserContext, expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { hasRefusedCookies } from '../support/consent';
import { findSignal, loseSignal } from '../support/network';
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

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('S10 S11 S13 two devices mark and note the same verse without a network: both have both afterwards, and find it', async ({
  browser,
  context,
  page,
}) => {
  const person = somebody();
  await settle(page, context, person);
  const chapel = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const tablet = await chapel.newPage();
  await hasRefusedCookies(chapel);
  await arriveAgain(tablet, server.origin, person);
  await hasReadOnce(tablet);

  await test.step('each for itself, and after a reload it still stands there', async () => {
    await loseSignal(context);
    await loseSignal(chapel);
    await mark(page, 'gold', 'From the train.');
    await mark(tablet, 'rose', 'From the chapel.');
    await page.reload();
    await expect(words(page, 2)).toHaveClass(/highlight-gold/);
    await expect(page.getByRole('button', { name: 'Note on verse 2' })).toBeVisible();
  });

  await test.step('with the network back both devices have both', async () => {
    await findSignal(context);
    await findSignal(chapel);
    for (const device of [page, tablet]) {
      await device.goto(`${server.origin}/bible/psalms/23`);
      await expect(words(device, 2)).toHaveClass(/highlight-under/);
      await expect(words(device, 2)).toHaveClass(/gold/);
      await expect(words(device, 2)).toHaveClass(/rose/);
      const notes = device.getByRole('button', { name: 'Note on verse 2' });
      await expect(notes).toHaveCount(2);
      for (const note of await notes.all()) {
        await note.click();
        await expect(device.getByRole('textbox', { name: 'Note' })).toHaveValue(/^From the/);
        await device.keyboard.press('Escape');
      }
      await device.goto(`${server.origin}/bible/marks`);
      await expect(device.getByText('From the train.')).toBeVisible();
      await expect(device.getByText('From the chapel.')).toBeVisible();
    }
  });

  await test.step('the note is found by its words, and leads back to its verse', async () => {
    await page.goto(`${server.origin}/search`);
    await page.getByRole('textbox').fill('chapel');
    await page
      .getByRole('link', { name: /chapel/ })
      .first()
      .click();
    await page.waitForURL('**/bible/psalms/23#v2');
    await expect(words(page, 2)).toBeInViewport();
  });

  await test.step('and all of it is listed', async () => {
    await page.goto(`${server.origin}/bible/marks`);
    await expect(page.getByRole('link', { name: /Psalm 23:2/ })).toHaveCount(4);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('S12 S14 S15 S16 what is begun in a note stays; verses are copied with their source, used for the day, and read on from', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await settle(page, context, somebody());

  await test.step('a note that was not saved stands there again, after a reload too', async () => {
    await number(page, 4).click();
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Even there.');
    await page.keyboard.press('Escape');
    await page.reload();
    await number(page, 4).click();
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Even there.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Note' }).click();
  });

  await test.step('it goes once a person says so twice', async () => {
    const door = page.getByRole('button', { name: 'Note on verse 4' });
    await door.click();
    await page.getByRole('button', { name: 'Delete this note' }).click();
    await page.getByRole('button', { name: 'Keep It' }).click();
    await page.getByRole('button', { name: 'Delete this note' }).click();
    await page.getByRole('button', { name: 'Delete Note' }).click();
    await expect(page.getByText('Note Deleted').first()).toBeVisible();
    await page.reload();
    await expect(words(page, 4)).toBeVisible();
    await expect(door).toHaveCount(0);
    await number(page, 4).click();
  });

  await test.step('a press on another verse reaches out to it, and all of it is copied', async () => {
    await number(page, 6).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^Even though I walk .* house forever\.\nPsalm 23:4–6, World English Bible$/,
    );
  });

  await test.step('keys turn the page', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 1, name: 'Psalm 24' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeVisible();
  });

  await test.step('the verses stand in the form of the day, and nothing is saved yet', async () => {
    await number(page, 1).click();
    await page.getByRole('button', { name: 'Use for today' }).click();
    await page.waitForURL('**/bible-prayer');
    await expect(page.getByRole('textbox', { name: 'Passage' })).toHaveValue('Psalm 23:1');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Passage' })).toHaveValue('Psalm 23:1');
    await expect(page.getByRole('button', { name: 'Save Today’s Record' })).toBeEnabled();
    await page.getByRole('link', { name: 'Open Psalm 23:1' }).click();
    await page.waitForURL('**/bible/psalms/23#v1');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/bible-prayer');
  });

  await test.step('and the Bible opens where it was read', async () => {
    await page.goto(`${server.origin}/bible/ruth/2`);
    const other = await context.newPage();
    await other.goto(`${server.origin}/bible`);
    await other.getByRole('link', { name: 'Continue in Ruth 2' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeVisible();
  });
});

async function settle(page: Page, context: BrowserContext, person: Person): Promise<void> {
  await hasRefusedCookies(context);
  await arrive(page, server.origin, person);
  await hasReadOnce(page);
}

/** Psalm 23 was open here once, so that it opens without a network. */
async function hasReadOnce(page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await page.goto(`${server.origin}/bible/psalms/23`);
  await expect(words(page, 2)).toBeVisible();
}

async function mark(page: Page, color: string, note: string): Promise<void> {
  await page.reload();
  await number(page, 2).click();
  await page.getByRole('button', { name: `Highlight in ${color}` }).click();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByRole('button', { name: 'Note on verse 2' })).toBeVisible();
}

function number(page: Page, verse: number) {
  return page.getByRole('button', { name: `Verse ${verse}`, exact: true });
}

function words(page: Page, verse: number) {
  return page.locator(`#v${verse} .chapter-words`);
}
