import { expect, type Page } from '@playwright/test';
import { everythingStored } from '../support/everything-stored';
import { go } from '../support/go';
import { type KillableBrowser, openPage, test } from '../support/killable-browser';
import { homeStands, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';
import { writeEntry } from '../support/writing';

const ENTRY = 'Written before there was an account to lose it in.';
const HALF = 'Half a sentence that is no entry yet';
const MOMENTS = 10;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.describe.configure({ timeout: 600_000 });

for (const half of ['first', 'second'] as const)
  test(`F20 P64 a browser killed at ten moments of the ${half} half between the button and Home has every word once, with the guest or in the account`, async ({
    phone,
  }) => {
    const page = await pressCreate(phone);
    const pressedAt = Date.now();
    await homeStands(page);
    const lengthMs = Date.now() - pressedAt;
    await forgetEverything(page);
    await phone.kill();
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const share = (moment + 0.5) / MOMENTS / 2 + (half === 'second' ? 0.5 : 0);
      await pressCreate(phone);
      // The moment itself: nothing is waited for.
      await new Promise((resolve) => setTimeout(resolve, lengthMs * share));
      await phone.kill();
      await test.step(`after ${share} of it`, () => findEverything(phone));
    }
  });

/** A guest with an entry and a draft has just asked for an account. */
async function pressCreate(phone: KillableBrowser): Promise<Page> {
  const page = await openPage(phone);
  await page.goto(`${server.origin}/begin`);
  await homeStands(page);
  await writeEntry(page, server.origin, ENTRY);
  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea.sheet').first().fill(HALF);
  await draftIsKept(page, HALF);
  await page.goto(`${server.origin}/register`);
  const person = somebody();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  return page;
}

/** Started again: all words are there once, in the databases of one person. Leaves the browser as new, and closed. */
async function findEverything(phone: KillableBrowser): Promise<void> {
  const page = await openPage(phone);
  await page.goto(`${server.origin}/home`);
  await homeStands(page);
  const owner = await page.evaluate(() => localStorage.getItem('userId') ?? '');
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  );
  const personDatabases = names.filter((name) => name.startsWith('desk-'));
  expect(personDatabases).toEqual([`desk-${owner}`]);
  expect(await everythingStored(page)).toContain(HALF);
  await go(page, '/journal/history');
  await expect(page.getByText(ENTRY)).toHaveCount(1);
  await forgetEverything(page);
  await phone.kill();
}

/** As a browser that was never here. */
async function forgetEverything(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' });
  await page.context().clearCookies();
}
