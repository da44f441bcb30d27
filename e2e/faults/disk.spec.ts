import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type FaultyDisk, fullDisk, refusingDisk } from '../support/faulty-disk';
import {
  arrive,
  arriveAgain,
  everythingIsSynced,
  register,
  signInAgain,
  somebody,
} from '../support/person';
import type { RunningServer } from '../support/server';
import { smallDisk } from '../support/small-disk';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';
import { writeEntry } from '../support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const NO_SPACE = 'This device has no space left.';
const FAULTS: [string, (page: Page) => FaultyDisk, string][] = [
  ['F1 a disk that refuses', refusingDisk, 'This device couldn’t save.'],
  ['F2 a full disk', fullDisk, NO_SPACE],
];

for (const [row, useDisk, message] of FAULTS) {
  test(`${row}: the banner says so, the text stays, can be copied, and is saved once it can be`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const disk = useDisk(page);
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/journal?new`);
    await sheetOf(page).fill('before, ');
    await draftIsKept(page, 'before');
    await disk.fail();
    await sheetOf(page).fill('before, and while the disk refused');
    await page.getByRole('button', { name: 'Save Entry' }).click();

    const banner = page.getByRole('alert').filter({ hasText: message });
    await expect(banner.first()).toBeVisible();
    await expect(sheetOf(page)).toHaveValue('before, and while the disk refused');
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('while the disk refused');
    await expect(page.getByRole('link', { name: 'Export Data' })).toBeVisible();

    await disk.mend();
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(entryCalled(page, 'while the disk refused')).toBeVisible();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await page.goto(`${server.origin}/journal/history`);
    await expect(page.getByText('before, and while the disk refused').first()).toBeVisible();
  });

  test(`${row}: what was typed can be exported, and comes back on the next page, whatever became of this one`, async ({
    page,
    context,
  }) => {
    const disk = useDisk(page);
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/check-in`);
    await expect(page.getByLabel('A truth to hold today')).toBeVisible();
    await disk.fail();
    await page.getByLabel('A truth to hold today').fill('typed onto a broken disk');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const exported = readFileSync(await (await download).path(), 'utf8');
    expect(exported).toContain('typed onto a broken disk');
    // A crash, without the events that a page gets to say goodbye.
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;

    const next = await context.newPage();
    await next.goto(`${server.origin}/check-in`);
    await expect(next.getByLabel('A truth to hold today')).toHaveValue('typed onto a broken disk');
  });
}

test('F2 the browser’s own disk, filled: the text stays, and is saved once there is room', async ({
  page,
}) => {
  const disk = await smallDisk(page, server.origin);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  await sheetOf(page).fill('before, ');
  await draftIsKept(page, 'before');
  await disk.fail();
  await sheetOf(page).fill('before, and while there was no room');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  const banner = page.getByRole('alert').filter({ hasText: NO_SPACE });
  await expect(banner.first()).toBeVisible();
  await expect(sheetOf(page)).toHaveValue('before, and while there was no room');

  await disk.mend();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(entryCalled(page, 'while there was no room')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('F1 the site’s data is cleared under an open page: its text stays, is saved again, and all else comes back', async ({
  page,
  context,
  browser,
}) => {
  const person = somebody();
  await register(page, server.origin, person);
  await writeEntry(page, server.origin, 'Synced before.');
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await page.goto(`${server.origin}/journal?new`);
  await sheetOf(page).fill('half a page');
  await draftIsKept(page, 'half a page');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' });

  await expect(sheetOf(page)).toHaveValue('half a page');
  await sheetOf(page).fill('half a page, and the rest');
  // A page whose device was forgotten saves nothing more under its name: the server may know dots that it would use again.
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This device couldn’t save.' }).first(),
  ).toBeVisible();
  await page.reload();
  await expect(sheetOf(page)).toHaveValue('half a page, and the rest');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(entryCalled(page, 'and the rest')).toBeVisible();
  await page.goto(`${server.origin}/home`);
  await signInAgain(page, person);
  await everythingIsSynced(page);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await arriveAgain(elsewhere, server.origin, person);
  for (const device of [page, elsewhere]) {
    await device.goto(`${server.origin}/journal/history`);
    await expect(device.getByText('half a page, and the rest').first()).toBeVisible();
    await expect(device.getByText('Synced before.').first()).toBeVisible();
  }
  await other.close();
});

test('F13 an old tab gives its databases over to a newer version, says why, and its words come along', async ({
  page,
  context,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  await sheetOf(page).fill('typed in the old tab');
  await draftIsKept(page, 'typed in the old tab');
  const newer = await context.newPage();
  await newer.goto(`${server.origin}/manifest.webmanifest`);
  await raiseVersions(newer);

  await expect(page.getByText('This app was updated in another tab.')).toBeVisible();
  await sheetOf(page).fill('typed in the old tab, and on');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(sheetOf(page)).toHaveValue('typed in the old tab, and on');
  await draftIsKept(page, 'typed in the old tab, and on');
});

function sheetOf(page: Page) {
  return page.locator('textarea.sheet').first();
}

function entryCalled(page: Page, text: string) {
  return page.getByRole('link').filter({ hasText: text });
}

/** Opens every database under a higher version, as a release with other tables does. */
async function raiseVersions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name = '', version = 0 } of await indexedDB.databases()) {
      const request = indexedDB.open(name, version + 1);
      await new Promise((resolve, reject) => {
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
      });
      request.result.close();
    }
  });
}
