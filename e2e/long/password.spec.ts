import { expect, type Page } from '@playwright/test';
import { mailedLink, proveAddress } from '../support/letters';
import { findSignal, loseSignal } from '../support/network';
import { nothingIsDue } from '../support/overlays';
import {
  arrive,
  arriveAgain,
  everythingIsSynced,
  homeStands,
  type Person,
  shellIsKept,
  signIn,
  signInAgain,
  somebody,
} from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';
import { WORDS, writeEntry } from '../support/writing';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('A7 A11 a forgotten password is replaced by the mailed link; a device that was away keeps its words and asks for the new one', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const tablet = await browser.newPage({ serviceWorkers: 'allow' });
  const phone = await browser.newPage();
  const ruth = somebody();
  const again: Person = { ...ruth, password: 'another quiet morning' };
  await arrive(tablet, server.origin, ruth);
  await proveAddress(tablet.request, server, ruth);
  await tablet.goto(`${server.origin}/home`);
  await shellIsKept(tablet);
  await loseSignal(tablet.context());
  await writeEntry(tablet, server.origin, WORDS.firstEntry);

  await nothingIsDue(phone.context());
  await phone.goto(`${server.origin}/login`);
  await phone.getByRole('link', { name: 'Forgot your password?' }).click();
  await phone.getByLabel('Email').fill(ruth.email);
  await phone.getByRole('button', { name: 'Send Link' }).click();
  await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await mailedLink(server, ruth, '/reset-password');
  await choose(phone, link, again.password);
  await expect(phone.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await expect(phone.getByText(`Use it to sign in as ${ruth.username},`)).toBeVisible();
  await phone.goto(link);
  await expect(phone).toHaveURL(`${server.origin}/reset-password`);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await signIn(phone, server.origin, again);

  await findSignal(tablet.context());
  await expect(tablet.getByText('Your session has ended.')).toBeVisible();
  await tablet.goto(`${server.origin}/journal`);
  await expect(tablet.getByText(WORDS.firstEntry)).toBeVisible();
  await signInAgain(tablet, again);
  await tablet.goto(`${server.origin}/home`);
  await everythingIsSynced(tablet);
  await phone.goto(`${server.origin}/journal`);
  await expect(phone.getByText(WORDS.firstEntry)).toBeVisible();
});

test('A7 a password is changed by who knows it; other devices are listed and signed out', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [phone, tablet] = [await browser.newPage(), await browser.newPage()];
  const ruth = somebody();
  await arrive(phone, server.origin, ruth);
  await arriveAgain(tablet, server.origin, ruth);
  await tablet.goto(`${server.origin}/home`);
  await homeStands(tablet);
  await phone.goto(`${server.origin}/account/password`);
  await expect(phone.getByRole('listitem')).toHaveCount(2);
  await phone.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(phone.getByRole('listitem')).toHaveCount(1);
  await expect(tablet.getByText('Your session has ended.')).toBeVisible();

  const current = phone.getByLabel('Current password', { exact: true });
  const wanted = phone.getByLabel('New password', { exact: true });
  const change = phone.getByRole('button', { name: 'Change Password' });
  await current.fill('not mine');
  await wanted.fill('a louder morning');
  await loseSignal(phone.context());
  await change.click();
  await expect(phone.getByRole('alert')).toContainText('We can’t reach the server.');
  await findSignal(phone.context());
  await change.click();
  await expect(phone.getByRole('alert')).toHaveText('This is not your password.');
  await expect(wanted).toHaveValue('a louder morning');
  await current.fill(ruth.password);
  await change.click();
  await expect(phone.getByText('Your new password is set').first()).toBeVisible();
  await expect(current).toHaveValue('');
  await signInAgain(tablet, { ...ruth, password: 'a louder morning' });
});

/** Opens the link in the mail and chooses a password; the link is gone from the address bar by then. */
async function choose(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  expect(page.url()).toBe(`${server.origin}/reset-password`);
  await page.getByRole('button', { name: 'Save Password' }).click();
}
