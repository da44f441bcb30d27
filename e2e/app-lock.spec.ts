import { expect, type Page } from '@playwright/test';
import {
  choosePin,
  lockStands,
  PIN,
  pinField,
  setHidden,
  tryUntilItWaits,
  turnLockOn,
  unlock,
} from './support/app-lock';
import { everythingStored } from './support/everything-stored';
import {
  everythingIsSynced,
  homeStands,
  type Person,
  register,
  shellIsKept,
  somebody,
} from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

const OTHER_PIN = '830164';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('I18 leaving covers the page at once, and so does paper', async ({ page }) => {
  const ada = await arrive(page);
  await turnLockOn(page, server.origin, ada, 'After 5 minutes');
  await unlock(page);
  await page.goto(`${server.origin}/home`);
  await lockStands(page);
  await unlock(page);
  await homeStands(page);
  const covered = page.locator('.lock-cover');
  await expect(covered).toBeHidden();
  await setHidden(page, true);
  await expect(covered).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today’s Progress' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Today’s Progress' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await setHidden(page, false);
  await expect(covered).toBeHidden();
  await homeStands(page);
});

test('I19 A62 a second tab unlocks for itself, all lock together, and what was asked for opens', async ({
  page,
  context,
}) => {
  const ada = await arrive(page);
  await turnLockOn(page, server.origin, ada);
  await unlock(page);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.origin}/check-in`);
  await lockStands(other);
  await unlock(other);
  await expect(other.getByRole('heading', { name: 'How is it with your soul?' })).toBeVisible();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await lockStands(page);
  await lockStands(other);
});

test('I15 A68 five wrong PINs make everyone wait, a reload changes nothing, and the passwords lead back', async ({
  page,
}) => {
  const ada = await arrive(page);
  await turnLockOn(page, server.origin, ada);
  await tryUntilItWaits(page);
  await page.reload();
  await expect(page.getByText(/Too many wrong PINs/)).toBeVisible();
  await expect(pinField(page)).not.toBeEditable();
  await test.step('I17 the account’s password, and another PIN', async () => {
    await page.getByRole('button', { name: 'Forgot your PIN?' }).click();
    await page.getByLabel('Password', { exact: true }).fill('not it');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.locator('.field-error')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await choosePin(page, OTHER_PIN);
    await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
  });
  await test.step('turning it off needs the PIN, and leaves no lock', async () => {
    await page.getByRole('button', { name: 'Turn off app lock' }).click();
    await pinField(page).fill(OTHER_PIN);
    await expect(page.getByRole('button', { name: 'Turn on app lock' })).toBeVisible({
      timeout: 30_000,
    });
    await page.goto(`${server.origin}/home`);
    await homeStands(page);
    expect(await page.evaluate(() => localStorage.getItem('appLock'))).toBeNull();
  });
});

test('I11 a passkey of the device opens the app', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf: true,
    },
  });
  const ada = await arrive(page);
  await turnLockOn(page, server.origin, ada);
  await unlock(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await pinField(page).fill(PIN);
  await expect(page.getByRole('button', { name: 'Remove passkey' })).toBeVisible();
  await page.goto(`${server.origin}/home`);
  await lockStands(page);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await homeStands(page);
});

test('A64 what is shared while it is locked lies sealed, and waits behind the lock', async ({
  page,
}) => {
  const ada = await arrive(page);
  await turnLockOn(page, server.origin, ada);
  const words = 'shared-while-it-was-locked';
  await page.evaluate((text) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share-target';
    form.enctype = 'multipart/form-data';
    const field = document.createElement('input');
    field.name = 'text';
    field.value = text;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, words);
  await page.waitForURL('**/journal?new');
  await lockStands(page);
  expect(await everythingStored(page)).not.toContain(words);
  await unlock(page);
  await expect(page.locator('textarea.sheet')).toHaveValue(words);
});

async function arrive(page: Page): Promise<Person> {
  const ada = somebody();
  await register(page, server.origin, ada);
  await shellIsKept(page);
  await everythingIsSynced(page);
  return ada;
}
