import { expect, type Page } from '@playwright/test';
import { lockStands, setHidden, turnLockOn, unlock } from './support/app-lock';
import { takePicture } from './support/camera';
import { everythingIsSynced, homeStands, register, shellIsKept, somebody } from './support/person';
import { photosStand } from './support/pictures';
import type { RunningServer } from './support/server';
import { test } from './support/test';

const MINUTE_MS = 60_000;
const WORDS = 'Written before the photo was chosen';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

test('I19 untouched for five minutes it locks, and used meanwhile it stays open', async ({
  page,
}) => {
  await opensWithLock(page, '/home', 'After 5 minutes');
  await homeStands(page);
  await test.step('used every other minute', async () => {
    for (let minute = 0; minute < 8; minute += 2) {
      await page.clock.runFor(2 * MINUTE_MS);
      await page.mouse.wheel(0, 10);
      await page.keyboard.press('Shift');
    }
    await page.clock.runFor(4 * MINUTE_MS);
    await homeStands(page);
  });
  await test.step('untouched', async () => {
    await page.clock.runFor(MINUTE_MS + 1_000);
    await lockStands(page);
  });
});

test('I21 the picker of photos hides the page for a while, and the photo is added', async ({
  page,
}) => {
  await opensWithLock(page, '/journal?new', 'As soon as it’s hidden');
  await page.locator('textarea.sheet').fill(WORDS);
  const photo = { ...(await takePicture(page, 'red')), mimeType: 'image/jpeg' };
  const covered = page.locator('.lock-cover');
  await test.step('chosen within two minutes', async () => {
    const picker = await openPicker(page);
    await setHidden(page, true);
    await expect(covered).toBeVisible();
    await page.clock.runFor(90_000);
    await picker.setFiles(photo);
    await setHidden(page, false);
    await expect(covered).toBeHidden();
    await photosStand(page, 1);
    await expect(page.locator('textarea.sheet')).toHaveValue(WORDS);
  });
  await test.step('closed again, the next time that it is hidden locks', async () => {
    await setHidden(page, true);
    await page.clock.runFor(2_000);
    await lockStands(page);
    await unlock(page);
    await photosStand(page, 1);
  });
  await test.step('left open, it locks', async () => {
    await openPicker(page);
    await setHidden(page, true);
    await page.clock.runFor(2 * MINUTE_MS + 1_000);
    await lockStands(page);
  });
});

/** Registers a person, turns their lock on and unlocks. From then on the test moves the clock of the page. */
async function opensWithLock(page: Page, path: string, choice: string): Promise<void> {
  const ada = somebody();
  await register(page, server.origin, ada);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await turnLockOn(page, server.origin, ada, choice);
  await page.clock.install();
  await page.goto(`${server.origin}${path}`);
  await unlock(page);
}

async function openPicker(page: Page) {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Photos', exact: true }).click();
  return opened;
}
