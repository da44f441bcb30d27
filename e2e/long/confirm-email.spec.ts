import { expect } from '@playwright/test';
import { lettersIn, mailedLink } from '../support/letters';
import { named } from '../support/named';
import { findSignal, loseSignal } from '../support/network';
import { arrive, somebody } from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.use({ viewport: { width: 390, height: 844 } });

test('A31 an address is confirmed by a button on another device; opening the link alone confirms nothing', async ({
  page,
  browser,
}) => {
  const ruth = somebody();
  await arrive(page, server.origin, ruth);
  await page.goto(`${server.origin}/profile`);
  await expect(page.getByText('Confirm your address', { exact: true })).toBeVisible();

  const phone = await browser.newPage();
  const link = await mailedLink(server, ruth, '/confirm-email');
  const headers = await named(page.request, server.origin);
  const isWaiting = async () =>
    (await (await page.request.get(`${server.origin}/api/profile`, { headers })).json())
      .emailToConfirm;

  await test.step('opened, it waits for the button, and the token has left the address', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expect(phone).toHaveURL(`${server.origin}/confirm-email`);
    expect(await isWaiting()).toBe(ruth.email);
  });

  await test.step('without a connection it says so and keeps the link', async () => {
    await loseSignal(phone.context());
    await expect(phone.getByRole('status').getByText('The link works for two days.')).toBeVisible();
    await phone.getByRole('button', { name: 'Confirm Address' }).click();
    await expect(phone.getByRole('alert')).toContainText('We can’t reach the server.');
    await findSignal(phone.context());
  });

  await test.step('pressed, it is confirmed; the link is over then', async () => {
    await phone.getByRole('button', { name: 'Confirm Address' }).click();
    await expect(
      phone.getByRole('heading', { name: 'Your email address is confirmed' }),
    ).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await isWaiting()).toBeNull();
    await phone.goto('about:blank');
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Confirm Address' }).click();
    await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await phone.close();
  });

  await test.step('the profile says no more of it', async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Confirm your address', { exact: true })).toHaveCount(0);
  });
});

test('A31 the question is put off and taken up again; the letter is sent again until that is too much', async ({
  page,
  context,
}) => {
  const ruth = somebody();
  await arrive(page, server.origin, ruth);
  await page.goto(`${server.origin}/profile`);
  const question = page.getByText('Confirm your address', { exact: true });
  const again = page.getByRole('button', { name: 'Send again' });

  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
  await expect(again).toBeFocused();

  await loseSignal(context);
  await expect(
    page.getByText('You’re offline. You can send it again when you reconnect.'),
  ).toBeVisible();
  await expect(again).toBeDisabled();
  await findSignal(context);
  for (let time = 0; time < 4; time += 1) {
    const answer = page.waitForResponse('**/api/profile/email/letter');
    await again.click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByText('Another email is on its way.')).toBeVisible();
  }
  await again.click();
  await expect(page.getByText('We send at most five emails an hour.')).toBeVisible();
  await expect(again).toBeDisabled();
  const mine = () => lettersIn(server).filter((text) => text.includes(`To: ${ruth.email}`));
  await expect.poll(() => mine().length).toBe(5);
});
