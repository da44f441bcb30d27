import { expect, type Locator } from '@playwright/test';
import { hasRefusedCookies } from '../support/consent';
import { findSignal, loseSignal } from '../support/network';
import { arrive, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test('signing in marks each field that is wrong, and says why when nobody answers', async ({
  page,
  context,
}) => {
  const person = somebody();
  await hasRefusedCookies(context);
  await page.goto(`${server.origin}/login`);
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });

  await test.step('what is missing', async () => {
    await signIn.click();
    await isWrong(username, 'Enter your username.');
    await isWrong(password, 'Enter your password.');
    await expect(username).toBeFocused();
    await username.fill(person.username);
    await signIn.click();
    await isRight(username);
    await expect(password).toBeFocused();
  });

  await test.step('a password that is not this name’s', async () => {
    await password.fill('a guess');
    await signIn.click();
    await isWrong(password, 'Invalid username or password.');
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('a guess');
  });

  await test.step('an email address in place of the name', async () => {
    await username.fill(person.email);
    await signIn.click();
    await isWrong(username, 'Sign in with your username, not your email address.');
    await expect(username).toBeFocused();
  });

  await test.step('no connection is no wrong password', async () => {
    await loseSignal(context);
    await signIn.click();
    await expect(page.locator('.toast-text')).toHaveText(
      'We can’t reach the server. What you typed is still here. Try again when you’re online.',
    );
    await isRight(username);
    await isRight(password);
    await expect(password).toHaveValue('a guess');
    await findSignal(context);
  });

  await test.step('a new account', async () => {
    await page.getByRole('button', { name: 'Create an account' }).click();
    await password.fill('');
    await page.getByLabel('Email').fill('no address');
    const create = page.getByRole('button', { name: 'Create Account', exact: true });
    await create.click();
    await isWrong(password, 'Choose a password.');
    await expect(password).toBeFocused();
    await isWrong(page.getByRole('checkbox'), /check the box/);
    await password.fill(person.password);
    await page.getByRole('checkbox').check();
    await create.click();
    await isWrong(page.getByLabel('Email'), 'Please enter a valid email address.');
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

test('feedback and a circle mark what has to be filled in, and the first of it takes the focus', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/feedback`);
  const submit = page.getByRole('button', { name: 'Submit Feedback' });
  const about = page.getByRole('radiogroup', { name: 'What is it about?' });
  await submit.click();
  await isWrong(about, 'Choose what it is about.');
  await expect(about.getByRole('radio').first()).toBeFocused();
  await page.getByText('Bug report', { exact: true }).click();
  await isRight(about);
  await submit.click();
  await isWrong(page.getByLabel('Subject'), 'Enter a subject.');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await isWrong(page.getByLabel('Message'), /Write a message\./);

  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: 'Create a circle' }).first().click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name');
  await dialog.getByRole('button', { name: 'Create a circle' }).click();
  await isWrong(name, 'Name your circle.');
  await expect(name).toBeFocused();
  await name.fill('Kitchen table');
  await isRight(name);
});

async function isWrong(field: Locator, why: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    typeof why === 'string' ? new RegExp(why.replaceAll('.', '\\.')) : why,
  );
}

async function isRight(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}
