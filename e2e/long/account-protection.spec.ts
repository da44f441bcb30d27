import { expect } from '@playwright/test';
import { lettersIn, mailedLink, proveAddress } from '../support/letters';
import { findSignal, loseSignal } from '../support/network';
import { register, somebody } from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';
import { toast } from '../support/toast';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.use({ viewport: { width: 320, height: 568 } });

test('A7 another email address takes the password, in place, and the old one hears of it', async ({
  page,
  context,
}) => {
  const ruth = somebody();
  await register(page, server.origin, ruth);
  await proveAddress(page.request, server, ruth);

  await page.goto(`${server.origin}/profile`);
  await page.getByRole('button', { name: 'Edit email' }).click();
  const address = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Current password');
  const save = page.getByRole('button', { name: 'Save' });
  await address.fill('naomi@example.org');
  await save.click();
  await expect(toast(page, 'Please enter your current password.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('a guess');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'This is not your password.')).toBeVisible();
  await expect(toast(page, 'Update Error')).toBeVisible();
  await expect(address).toHaveValue('naomi@example.org');
  await password.fill(ruth.password);
  await loseSignal(context);
  await expect(page.getByText('We can’t reach the server.')).toBeVisible();
  await save.click();
  await expect(toast(page, /We can’t reach the server\./)).toBeVisible();
  await findSignal(context);
  await save.click();
  await expect(page.getByRole('button', { name: 'Edit email' })).toBeFocused();
  await expect(page.getByText('Confirm your new address')).toBeVisible();
  await expect(page.getByText(`Until then, emails go to ${ruth.email}.`)).toBeVisible();
  const link = await mailedLink(server, { email: 'naomi@example.org' }, '/confirm-email');
  expect(lettersIn(server)).toHaveLength(2);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your email address is confirmed' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open Home' }).click();
  await page.goto(`${server.origin}/profile`);
  await expect(page.getByText('naomi@example.org')).toBeVisible();
  await expect(page.getByText('Confirm your new address')).toHaveCount(0);
  await expect.poll(() => lettersIn(server).at(-1)).toContain(`To: ${ruth.email}`);
  expect(lettersIn(server).at(-1)).not.toContain('naomi');

  await page.goto(`${server.origin}/sync`);
  await page.getByRole('button', { name: /change the name of this device/ }).click();
  await page.getByLabel('Name of this device').fill('Ruth’s telephone');
  const told = page.waitForResponse('**/api/account/sessions/this/name');
  await page.getByRole('button', { name: 'Save' }).click();
  await told;
  await page.goto(`${server.origin}/account/password`);
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toContainText(
    'Ruth’s telephone',
  );
});

test('on a small phone nothing lies over the form, and reading what one agrees to loses nothing typed', async ({
  page,
}) => {
  await page.goto(`${server.origin}/login`);
  const question = page.getByRole('region', { name: 'What we save in this browser' });
  await expect(question).toBeAttached();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Username').fill('orpah');
  await page.getByLabel('Email').fill('orpah@example.org');
  await page.getByLabel('Password', { exact: true }).fill('turned back');
  await page.getByRole('checkbox').check();
  const button = page.getByRole('button', { name: 'Create Account' });
  await button.scrollIntoViewIfNeeded();
  const [form, asked] = [await page.locator('main').boundingBox(), await question.boundingBox()];
  expect(asked?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));

  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Email')).toHaveValue('orpah@example.org');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('turned back');
    await expect(page.getByRole('checkbox')).toBeChecked();
  }
  await button.click();
  await page.waitForURL(/\/onboarding/);
});
