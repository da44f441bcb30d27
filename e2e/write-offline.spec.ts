import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/killable-browser';
import { findSignal, loseSignal } from './support/network';
import {
  arrive,
  arriveAgain,
  everythingIsSynced,
  register,
  shellIsKept,
  somebody,
} from './support/person';
import type { RunningServer } from './support/server';
import { draftIsKept } from './support/stored';
import {
  homeFollows,
  WORDS,
  writeBiblePrayerDay,
  writeCheckIn,
  writeEntry,
  writeNourishDay,
} from './support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('a day written offline survives a killed browser, syncs by itself and is there on a second device', async ({
  browser,
  phone,
}) => {
  test.setTimeout(180_000);
  const person = somebody();
  let context = await phone.start();
  let page = await newPhonePage(context);

  await test.step('register online, then lose the signal and reload', async () => {
    await register(page, server.origin, person);
    await shellIsKept(page);
    await everythingIsSynced(page);
    context = await phone.restart();
    page = await newPhonePage(context);
    await page.goto(`${server.origin}/home`);
    await loseSignal(context);
    await page.reload();
    await saysItIsOffline(page);
  });

  await test.step('write a whole day', async () => {
    await writeCheckIn(page, server.origin);
    await writeEntry(page, server.origin, WORDS.firstEntry);
    await writeEntry(page, server.origin, WORDS.secondEntry);
    await writeNourishDay(page, server.origin);
    await writeBiblePrayerDay(page, server.origin);
    await historiesHold(page);
  });

  await test.step('kill the browser and reopen it offline: all there', async () => {
    await phone.kill();
    context = await phone.start();
    await loseSignal(context);
    page = await newPhonePage(context);
    await historiesHold(page);
  });

  await test.step('the signal returns: synced with no click', async () => {
    await page.goto(`${server.origin}/home`);
    await saysItIsOffline(page);
    await findSignal(context);
    await everythingIsSynced(page);
  });

  const tablet = await browser.newContext({ serviceWorkers: 'allow' });
  const second = await tablet.newPage();
  await test.step('a second device signs in and sees all five', async () => {
    await arriveAgain(second, server.origin, person);
    await historiesHold(second);
  });

  await test.step('both edit another field of the same day, one of them offline: both edits stay', async () => {
    await loseSignal(context);
    await changeGratitude(page, 2, 'Written on the phone, offline');
    await changeGratitude(second, 3, 'Written on the tablet');
    await everythingIsSynced(second);
    await findSignal(context);
    await page.goto(`${server.origin}/check-in/history`);
    for (const device of [page, second]) {
      await device.goto(`${server.origin}/check-in/history`);
      await expect(device.getByText('Written on the phone, offline')).toBeVisible();
      await expect(device.getByText('Written on the tablet')).toBeVisible();
    }
  });

  await test.step('the export made offline contains every word', async () => {
    await loseSignal(tablet);
    const words = await exportedText(second);
    for (const word of [...Object.values(WORDS), 'Written on the phone, offline']) {
      expect(words).toContain(word);
    }
  });
  await tablet.close();
});

test('F9 what was typed comes back after the browser was killed before saving', async ({
  phone,
}) => {
  let context = await phone.start();
  let page = await newPhonePage(context);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal`);
  await page.locator('textarea.sheet').first().fill('Half a sentence that was never sa');
  await draftIsKept(page, 'Half a sentence that was never sa');
  await phone.kill();

  context = await phone.start();
  page = await newPhonePage(context);
  await page.goto(`${server.origin}/journal`);
  await expect(page.locator('textarea.sheet').first()).toHaveValue(
    'Half a sentence that was never sa',
  );
});

async function newPhonePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

async function saysItIsOffline(page: Page): Promise<void> {
  // A page loaded offline is told by this Chromium that it is online, and finds out by asking: then it syncs “soon”.
  const pill = page.getByText(/saved on this device · syncs/i);
  await expect(pill.filter({ visible: true })).toBeVisible();
}

async function historiesHold(page: Page): Promise<void> {
  await page.goto(`${server.origin}/check-in/history`);
  await expect(page.getByText(WORDS.truth)).toBeVisible();
  await expect(page.getByText(WORDS.gratitude)).toBeVisible();
  await page.goto(`${server.origin}/journal/history`);
  await expect(page.getByText(WORDS.firstEntry).first()).toBeVisible();
  await expect(page.getByText(WORDS.secondEntry).first()).toBeVisible();
  await page.goto(`${server.origin}/nourish/history`);
  await expect(page.getByText(WORDS.nourish)).toBeVisible();
  await page.goto(`${server.origin}/bible-prayer/history`);
  await expect(page.getByText(WORDS.passage)).toBeVisible();
  await expect(page.getByText(WORDS.prayer)).toBeVisible();
}

async function changeGratitude(page: Page, line: number, text: string): Promise<void> {
  await page.goto(`${server.origin}/check-in`);
  await expect(page.getByLabel('A truth to hold today')).toHaveValue(WORDS.truth);
  await page
    .locator('ol textarea')
    .nth(line - 1)
    .fill(text);
  await page.getByRole('button', { name: 'Update Check-In' }).click();
  await homeFollows(page);
}

async function exportedText(page: Page): Promise<string> {
  await page.goto(`${server.origin}/data-export`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^choose-wholeness-\d{4}-\d{2}-\d{2}\.json$/);
  return readFileSync(await file.path(), 'utf8');
}
