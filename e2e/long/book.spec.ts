import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildSeedRecords, type SeedRecord } from '../../scripts/seed/build-records';
import { localDayAt } from '../../shared/domain/local-day';
import { readPdf } from '../../web/features/book/testing/read-pdf';
import { axeFindings, axeFindsNothing } from '../support/axe';
import { test } from '../support/killable-browser';
import { loseSignal } from '../support/network';
import { arrive, everythingIsSynced, register, shellIsKept, somebody } from '../support/person';
import { drawPhoto, importExport, photoOf, writeExport } from '../support/photos';
import type { RunningServer } from '../support/server';
import { writeEntry } from '../support/writing';

const WORDS = 'Dvořák by the lake, and nobody in a hurry 🙏';

let server: RunningServer;
let folder: string;
test.beforeAll(({ server: shared }) => {
  server = shared;
  folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-book-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, timezoneId: 'UTC' });

test('a book is made offline, with the words and photos of the device, and says what it lacks', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await arriveWithDays(page, 12);
  await loseSignal(context);
  await page.goto(`${server.origin}/look-back`);
  await page.getByRole('link', { name: 'Make a book of your days' }).click();
  await expect(page.getByRole('heading', { name: 'A book of your days' })).toBeVisible();
  await expect(
    page.getByText(
      '1 photo is not on this device. Connect to include it, or make the book without it.',
    ),
  ).toBeVisible();
  await makeBook(page);
  const { name, pdf } = await saveBook(page);
  expect(name).toMatch(/^ninety-days-\d{4}-\d\d-\d\d\.pdf$/);
  const text = pdf.pages.join('\n');
  expect(text).toContain('Dvořák by the lake, and nobody in a hurry');
  expect(text).toContain('A photo of this entry wasn’t on this device.');
  // The photo of the device, and the picture of the emoji, which no typeface of the book has.
  expect(pdf.images).toBe(2);
  expect(pdf.outline[0]).toMatch(/^Week 1 · Beginning$/);
  await expect(page.getByText('1 photo isn’t in it.')).toBeVisible();

  await test.step('without photos and entries it has neither', async () => {
    await page.getByRole('checkbox', { name: 'Journal entries' }).uncheck();
    await expect(page.getByRole('checkbox', { name: 'Photos' })).toBeDisabled();
    await makeBook(page);
    const without = await saveBook(page);
    expect(without.pdf.images).toBe(0);
    expect(without.pdf.pages.join('\n')).not.toContain('Dvořák');
  });

  await test.step('days on which nothing was written are no book', async () => {
    await page.getByText('Other days').click();
    await page.getByLabel('From', { exact: true }).fill('2001-01-01');
    await page.getByLabel('To', { exact: true }).fill('2001-02-01');
    await expect(page.getByText('Nothing was written on these days.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make the book' })).toBeDisabled();
  });
});

test('a canceled book leaves nothing, and can be made after all', async ({ page }) => {
  test.setTimeout(180_000);
  await arriveWithDays(page, 90);
  await page.goto(`${server.origin}/book`);
  const make = page.getByRole('button', { name: 'Make the book' });
  await expect(make).toBeEnabled();
  await make.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Making your book' })).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await expect(page.getByText('Canceled. Nothing was saved.')).toBeVisible();
  await expect(make).toBeFocused();
  const makers = () => page.workers().filter((worker) => worker.url().includes('book-worker'));
  await expect.poll(() => makers().length).toBe(0);
  await makeBook(page);
  await expect(page.getByRole('heading', { name: 'Your book is ready' })).toBeFocused();
});

test('a browser killed while it makes a book has all the words, and makes it again', async ({
  phone,
}) => {
  test.setTimeout(180_000);
  let page = await (await phone.start()).newPage();
  await register(page, server.origin, somebody());
  await shellIsKept(page);
  await writeEntry(page, server.origin, WORDS);
  await page.goto(`${server.origin}/book`);
  await page.getByRole('button', { name: 'Make the book' }).click();
  await phone.kill();

  page = await (await phone.start()).newPage();
  await page.goto(`${server.origin}/book`);
  await makeBook(page);
  const { pdf } = await saveBook(page);
  expect(pdf.pages.join('\n')).toContain('nobody in a hurry');
});

test('axe has nothing against it, empty, full and made, and no width is too narrow', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/book`);
  await expect(page.getByText('Nothing was written on these days.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await plantDays(page, 12);
  await page.goto(`${server.origin}/book`);
  await expect(page.getByRole('button', { name: 'Make the book' })).toBeEnabled();
  await axeFindsNothing(page, 'the choices of a book');
  await makeBook(page);
  await axeFindsNothing(page, 'a book that is made');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0);
  }
});

async function arriveWithDays(page: Page, days: number): Promise<void> {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await shellIsKept(page);
  await plantDays(page, days);
}

/** Days as the demo has them; the last entry names a photo that is on the device, and one that is not. */
async function plantDays(page: Page, days: number): Promise<void> {
  const here = await drawPhoto(page, 'photo-that-is-here', 640, 480);
  const away = { id: 'photo-that-is-away', width: 640, height: 480 };
  const records = buildSeedRecords(localDayAt(Date.now(), 0), days);
  const last = records.findLast(({ kind }) => kind === 'journal-entry');
  const withPhotos = records.map((record): SeedRecord => {
    if (record !== last) return record;
    return {
      ...record,
      body: { ...record.body, content: WORDS, photos: [here, away].map(photoOf) },
    };
  });
  const file = join(folder, `days-${days}.zip`);
  await writeExport(file, withPhotos, [here]);
  await importExport(page, server.origin, file);
}

async function makeBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make the book' }).click();
  await expect(page.getByRole('heading', { name: 'Your book is ready' })).toBeVisible({
    timeout: 60_000,
  });
}

async function saveBook(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return { name: download.suggestedFilename(), pdf: await readPdf(readFileSync(path)) };
}
