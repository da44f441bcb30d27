import { expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from '../support/network';
import { nothingIsDue } from '../support/overlays';
import {
  createAccount,
  hasOnboarded,
  homeStands,
  shellIsKept,
  signIn,
  somebody,
} from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { WORDS, writeEntry } from '../support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const NOTICE = 'Your password is easy to guess.';
const COMMON = 'Many people use this password, so it’s easy to guess. Please choose another.';

test('A33 a weak password is refused beside its field, and what was typed stays', async ({
  page,
}) => {
  const ruth = somebody();
  await nothingIsDue(page.context());
  await hasOnboarded(page.context());
  await createAccount(page, server.origin, { ...ruth, password: 'password1' });
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByRole('alert').filter({ hasText: COMMON })).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/At least 8 characters.*Many people/);
  await expect(password).toHaveValue('password1');
  await expect(page.getByLabel('Email')).toHaveValue(ruth.email);
  await password.fill(ruth.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await homeStands(page);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('A33 a sign-in with a weak password leads to a new one, offline too, and holds up no writing', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  const ruth = somebody();
  const named = { ...ruth, username: `Weak ${ruth.username}`, password: `weak ${ruth.username}` };
  await nothingIsDue(page.context());
  await hasOnboarded(page.context());
  await createAccount(page, server.origin, { ...ruth, password: named.password });
  await homeStands(page);
  await rename(page, named.username);
  const tablet = await browser.newPage({ serviceWorkers: 'allow' });
  await signIn(tablet, server.origin, named);
  await expect(tablet.getByText(NOTICE)).toBeVisible();

  await shellIsKept(tablet);
  await loseSignal(tablet.context());
  await tablet.reload();
  await expect(tablet.getByText(NOTICE)).toBeVisible();
  await writeEntry(tablet, server.origin, WORDS.firstEntry);
  await findSignal(tablet.context());

  await tablet.goto(`${server.origin}/home`);
  await tablet.getByRole('button', { name: 'Later' }).click();
  await expect(tablet.getByText(NOTICE)).toHaveCount(0);
  await tablet.reload();
  await homeStands(tablet);
  await expect(tablet.getByText(NOTICE)).toHaveCount(0);

  const phone = await browser.newPage();
  await signIn(phone, server.origin, named);
  await phone.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Your password' })).toBeVisible();
  await expect(phone.getByText(NOTICE)).toHaveCount(0);
  await choose(phone, named.password, 'password1');
  await expect(phone.getByRole('alert').filter({ hasText: COMMON })).toBeVisible();
  await choose(phone, named.password, 'a louder morning');
  await expect(phone.getByText('Your new password is set').first()).toBeVisible();
  await phone.goto(`${server.origin}/home`);
  await homeStands(phone);
  await expect(phone.getByText(NOTICE)).toHaveCount(0);
});

/** To a name that is the password: so it is weak, as those from before the rule are. */
async function rename(page: Page, username: string): Promise<void> {
  await page.goto(`${server.origin}/profile`);
  await page.getByRole('button', { name: 'Edit username' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit username' })).toBeVisible();
}

async function choose(page: Page, current: string, wanted: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByRole('button', { name: 'Change Password' }).click();
}
