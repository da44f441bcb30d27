import { expect } from '@playwright/test';
import { findSignal, loseSignal } from './support/network';
import { everythingIsSynced, register, shellIsKept, signIn, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { WORDS, writeEntry } from './support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('A24 P35 a deleted account leaves both of its devices, after words typed and the password asked again', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const phoneContext = await browser.newContext({ serviceWorkers: 'allow' });
  const tabletContext = await browser.newContext();
  const [phone, tablet] = [await phoneContext.newPage(), await tabletContext.newPage()];
  const { origin } = server;
  const person = somebody();
  await register(phone, origin, person);
  await writeEntry(phone, origin, WORDS.firstEntry);
  await phone.goto(`${origin}/home`);
  await everythingIsSynced(phone);
  await signIn(tablet, origin, person);
  await tablet.goto(`${origin}/journal`);
  await expect(tablet.getByText(WORDS.firstEntry)).toBeVisible();

  await phone.goto(`${origin}/privacy-settings`);
  await phone.getByRole('switch', { name: 'Marketing' }).click();
  await expect(phone.getByText('Saved', { exact: true })).toBeVisible();
  await shellIsKept(phone);
  await loseSignal(phoneContext);
  await phone.reload();
  await expect(phone.getByRole('switch', { name: 'Marketing' })).toBeChecked();
  await expect(phone.getByRole('switch', { name: 'Marketing' })).toBeDisabled();
  await findSignal(phoneContext);
  // Coming back to the page asks anew, whether or not the browser tells of the network.
  await phone.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(phone.getByRole('switch', { name: 'Marketing' })).toBeEnabled();

  await phone.getByRole('link', { name: 'Delete my account' }).click();
  await expect(phone.getByRole('link', { name: 'Export Data' })).toBeVisible();
  const deleteNow = phone.getByRole('button', { name: 'Delete my account for good' });
  const words = phone.getByLabel('Type “delete my account”');
  const password = phone.getByLabel('Password', { exact: true });
  await words.fill('delete');
  await password.fill('another');
  await expect(deleteNow).toBeDisabled();
  await words.fill('Delete my account');
  await deleteNow.click();
  await expect(phone.getByText('This is not your password.')).toBeVisible();
  await expect(words).toHaveValue('Delete my account');
  const accountId = await phone.evaluate(() => localStorage.getItem('userId'));
  await password.fill(person.password);
  await deleteNow.click();

  for (const page of [phone, tablet]) {
    await page.waitForURL('**/auth?account=deleted', { timeout: 60_000 });
    await expect(page.getByText('This account was deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    const left = await page.evaluate(async () => ({
      // What the worker notes about public files is nobody's.
      databases: (await indexedDB.databases())
        .map(({ name }) => name)
        .filter((name) => name !== 'workbox-expiration'),
      storage: JSON.stringify(localStorage),
    }));
    expect(left.databases).toEqual(['device']);
    expect(left.storage).not.toContain(accountId);
  }
  const asked = await tabletContext.request.get(`${origin}/api/sync/v1/pull?since=0`, {
    headers: { 'x-user-id': String(accountId), 'x-sync-protocol': '1' },
  });
  expect(asked.status()).toBe(410);
  await Promise.all([phoneContext.close(), tabletContext.close()]);
});
