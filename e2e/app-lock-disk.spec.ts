import { expect } from '@playwright/test';
import { lockStands, PIN, pinField, unlock } from './support/app-lock';
import { copyDevice, writeDevice } from './support/copy-device';
import { test } from './support/killable-browser';
import { allIsThere, holdsNoSecret, isNoneIn, lockSecrets } from './support/lock-attacks';
import {
  CHANGES,
  findEverything,
  guestWithWords,
  killMeanwhile,
  standsBefore,
} from './support/lock-kills';
import type { RunningServer } from './support/server';

const HALVES = 2_000;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 240_000 });

test('I11 A69 all that a script can copy of the device opens in no other browser, with the right PIN', async ({
  page,
  browser,
}) => {
  await lockSecrets(page, server.origin);
  const copy = await copyDevice(page);
  isNoneIn(JSON.stringify(copy), 'the copy');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${server.origin}/robots.txt`);
  await writeDevice(other, copy);
  await other.goto(`${server.origin}/journal?new`);
  await lockStands(other);
  await pinField(other).fill(PIN);
  await expect(other.getByRole('alert')).toContainText('isn’t right');
  await holdsNoSecret(other);
  await test.step('where it was copied it opens', async () => {
    await page.goto(`${server.origin}/journal?new`);
    await lockStands(page);
    await unlock(page);
    await allIsThere(page);
  });
});

test('I4 I16 A70 a browser killed while the lock is turned on, its PIN changed, or it is turned off opens by one PIN and has every word', async ({
  phone,
}) => {
  let page = await guestWithWords(phone, server.origin, HALVES);
  let pin: string | undefined;
  for (const change of CHANGES)
    await test.step(change.says, async () => {
      await standsBefore(page, server.origin, change, pin);
      await killMeanwhile(phone, page, change, HALVES);
      ({ page, pin } = await findEverything(phone, server.origin, change));
    });
});
