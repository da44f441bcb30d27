import { expect, type Page } from '@playwright/test';
import {
  connectionsMayBeLost,
  type Loss,
  loseConnections,
  refusedSinceLoss,
} from '../support/lost-connections';
import { arrive, arriveAgain, everythingIsSynced, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';
import { WORDS, writeCheckIn, writeEntry } from '../support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

for (const loss of ['closed', 'silent'] satisfies Loss[]) {
  test(`F1 connections to the disk that iOS took (${loss}) are made anew: what is typed and saved is kept, and nobody is told`, async ({
    browser,
    context,
    page,
  }) => {
    const person = somebody();
    await connectionsMayBeLost(context);
    await arrive(page, server.origin, person);
    await page.goto(`${server.origin}/home`);
    await writeEntry(page, server.origin, 'Written before.');

    await test.step('what is typed is a draft, and what is saved an entry that the list shows', async () => {
      await page.goto(`${server.origin}/journal?new`);
      const sheet = page.locator('textarea.sheet').first();
      await sheet.fill('typed before, ');
      await draftIsKept(page, 'typed before');
      await loseConnections(page, loss);
      await sheet.fill('typed before, and after');
      await draftIsKept(page, 'typed before, and after');
      await loseConnections(page, loss);
      await page.getByRole('button', { name: 'Save Entry' }).click();
      await expect(entryCalled(page, 'typed before, and after')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('another form, in the same page', async () => {
      await writeCheckIn(page, server.origin, () => loseConnections(page, loss));
      if (loss === 'silent') expect(await refusedSinceLoss(page)).toBeGreaterThan(0);
    });

    await test.step('all of it is there after a reload, and on another device', async () => {
      await everythingIsSynced(page);
      const other = await browser.newContext();
      const elsewhere = await other.newPage();
      await arriveAgain(elsewhere, server.origin, person);
      for (const device of [page, elsewhere]) await holdsAll(device);
    });
  });
}

async function holdsAll(page: Page): Promise<void> {
  await page.goto(`${server.origin}/journal/history`);
  await expect(entryCalled(page, 'Written before.')).toBeVisible();
  await expect(entryCalled(page, 'typed before, and after')).toHaveCount(1);
  await page.goto(`${server.origin}/check-in/history`);
  await expect(page.getByText(WORDS.truth)).toBeVisible();
}

function entryCalled(page: Page, text: string) {
  return page.getByRole('link').filter({ hasText: text });
}
