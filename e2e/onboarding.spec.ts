import { type Browser, expect, type Page } from '@playwright/test';
import type { UserTypeAnswer } from '../shared/api/onboarding';
import { hasRefusedCookies } from './support/consent';
import { makeInvite } from './support/invite';
import { named } from './support/named';
import { findSignal, loseSignal } from './support/network';
import { nothingIsDue } from './support/overlays';
import { createAccount, homeStands, signIn, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test('a new account goes through the four steps by keyboard, and Back, a reload and no network lose nothing', async ({
  page,
  browser,
}) => {
  const person = somebody();
  await nothingIsDue(page.context());
  await createAccount(page, server.origin, person);
  await stands(page, 'Ninety mornings, taken one at a time', 'welcome');
  await press(page, 'Begin');

  await stands(page, 'Who are you walking with?', 'account-type');
  await expect(button(page, 'Continue')).toBeDisabled();
  await page.getByRole('radio', { name: 'On my own' }).press('Space');
  await expect(button(page, 'Continue')).toBeEnabled();
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Continue')).toBeDisabled();
  await press(page, 'Start on your own, join later');
  await stands(page, 'What are you hoping for?', 'personalization');
  await page.goBack();
  await stands(page, 'Who are you walking with?', 'account-type');
  await page.getByRole('radio', { name: 'On my own' }).press('ArrowDown');
  const code = page.getByLabel('Invite code');
  await code.fill('KITCHEN-TABLE-7');
  await code.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'We don’t know this invite code. Please check how it is spelled.',
  );
  await expect(code).toHaveValue('KITCHEN-TABLE-7');
  await page.getByRole('radio', { name: 'With a group' }).press('ArrowUp');
  await press(page, 'Continue');

  await stands(page, 'What are you hoping for?', 'personalization');
  await expect(button(page, 'Continue')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Peace' }).press('Space');
  await page.getByRole('checkbox', { name: 'Growth' }).press('Space');
  await page.reload();
  await stands(page, 'What are you hoping for?', 'personalization');
  await expect(page.getByRole('checkbox', { name: 'Peace' })).toBeChecked();
  await page.goBack();
  await stands(page, 'Who are you walking with?', 'account-type');
  await page.getByRole('radio', { name: 'On my own' }).press('ArrowDown');
  await expect(page.getByLabel('Invite code')).toHaveValue('KITCHEN-TABLE-7');
  await page.getByRole('radio', { name: 'With a group' }).press('ArrowUp');
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: 'Growth' })).toBeChecked();
  await press(page, 'Continue');

  await stands(page, 'What you write is yours', 'privacy');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await loseSignal(page.context());
  await press(page, 'Start Day 1');
  await expect(page.locator('.toast-text')).toHaveText(
    'Failed to complete onboarding. Please try again.',
  );
  await expect(button(page, 'Go to Home for now')).toBeVisible();
  await findSignal(page.context());
  await press(page, 'Start Day 1');
  await homeStands(page);
  await expect(page.locator('.toast')).toHaveCount(0);

  await test.step('and is never asked again, here or elsewhere', async () => {
    await page.goto(`${server.origin}/onboarding`);
    await homeStands(page);
    const tablet = await newPage(browser);
    await signIn(tablet, server.origin, person);
    expect(await typeOf(tablet)).toEqual({
      userType: 'individual',
      groupMemberships: [],
      onboarded: true,
    });
    await tablet.context().close();
  });

  await test.step('what was hoped for leads on, and is changed in Profile', async () => {
    await page.goto(`${server.origin}/profile`);
    const hopes = page.getByRole('group', { name: 'What you hope for' });
    const peace = hopes.getByRole('button', { name: 'Peace' });
    await expect(hopes.getByRole('button', { name: 'Growth' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(peace).toHaveAttribute('aria-pressed', 'true');
    await peace.click();
    await expect(peace).toHaveAttribute('aria-pressed', 'false');
    await page.goto(`${server.origin}/mindful-moment`);
    await expect(page.locator('a[href^="/mindful-moment/"] h2').first()).toHaveText(
      'Small enough to miss',
    );
  });
});

test('a double click founds one organization; an invite for one lets one in, and tells the other', async ({
  page,
  browser,
}) => {
  await nothingIsDue(page.context());
  await createAccount(page, server.origin, somebody());
  await toGoals(page, 'For an organization', 'Organization name', 'Grace Chapel');
  await chooseHealing(page);
  await button(page, 'Start Day 1').dblclick();
  await homeStands(page);
  expect(await typeOf(page)).toMatchObject({
    userType: 'corporate_admin',
    groupMemberships: [{ organizationName: 'Grace Chapel', role: 'admin' }],
  });

  const code = makeInvite(server.dataDir, 'Tuesday kitchen table');
  const [ada, ben] = [await newPage(browser), await newPage(browser)];
  for (const member of [ada, ben]) {
    await createAccount(member, server.origin, somebody());
    await toGoals(member, 'With a group', 'Invite code', code.toLowerCase());
    await chooseHealing(member);
    await expect(
      member.getByText('Tuesday kitchen table. Off unless you turn it on.'),
    ).toBeVisible();
  }
  const shares = ada.getByRole('switch', { name: 'Share reflections with my group' });
  await expect(shares).not.toBeChecked();
  await shares.click();
  await button(ada, 'Start Day 1').click();
  await homeStands(ada);
  expect(await typeOf(ada)).toMatchObject({
    userType: 'group_member',
    groupMemberships: [
      { organizationName: 'Tuesday kitchen table', role: 'member', sharesReflections: true },
    ],
  });

  await button(ben, 'Start Day 1').click();
  await stands(ben, 'Who are you walking with?', 'account-type');
  await expect(ben.getByRole('alert')).toHaveText(
    'This invite code has been used up. Please ask for a new one.',
  );
  await expect(ben.getByLabel('Invite code')).toHaveValue(code.toLowerCase());
  for (const member of [ada, ben]) await member.context().close();
});

test('whoever presses through the steps by keyboard meets the tour on their first Home', async ({
  page,
}) => {
  await hasRefusedCookies(page.context());
  await createAccount(page, server.origin, somebody());
  await press(page, 'Begin');
  await page.getByRole('radio', { name: 'On my own' }).press('Space');
  await press(page, 'Continue');
  await page.getByRole('checkbox', { name: 'Peace' }).press('Space');
  await press(page, 'Continue');
  await press(page, 'Start Day 1');
  await expect(page.getByRole('dialog', { name: 'Welcome to Your 90-Day Journey' })).toBeVisible();
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await nothingIsDue(context);
  return context.newPage();
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function press(page: Page, name: string): Promise<void> {
  return button(page, name).press('Enter');
}

async function stands(page: Page, heading: string, step: string): Promise<void> {
  await page.waitForURL(`**/onboarding?step=${step}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function toGoals(page: Page, option: string, label: string, text: string): Promise<void> {
  await button(page, 'Begin').click();
  await page.getByText(option).click();
  await page.getByLabel(label).fill(text);
  await button(page, 'Continue').click();
}

async function chooseHealing(page: Page): Promise<void> {
  await page.getByText('Healing').click();
  await button(page, 'Continue').click();
  await stands(page, 'What you write is yours', 'privacy');
}

async function typeOf(page: Page): Promise<UserTypeAnswer> {
  const headers = await named(page.request, server.origin);
  return (await page.request.get(`${server.origin}/api/user/type`, { headers })).json();
}
