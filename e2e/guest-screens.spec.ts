import { expect, type Page } from '@playwright/test';
import { PHONE } from '../scripts/lib/demo';
import { axeFindsNothing, axeFindsNothingNow } from './support/axe';
import { listenForComplaints } from './support/complaints';
import { hasRefusedCookies } from './support/consent';
import { go } from './support/go';
import { openPhone } from './support/open-phone';
import { nothingIsDue } from './support/overlays';
import { createAccount, everythingIsSynced, homeStands, somebody } from './support/person';
import { holdDatabasesOf } from './support/person-lock';
import { ROUTES, type Route } from './support/routes';
import { storedNamesWith } from './support/stored-names';
import { test } from './support/test';
import { WORDS, writeCheckIn } from './support/writing';

/** Answered to anybody: who runs the server, and whether a model runs there. */
const PUBLIC = /^\/api\/(contact|companion)$/;

/** A line of a screen that needs an account, or of a part of one. */
const NEEDS: readonly (readonly [path: string, line: RegExp])[] = [
  ['/prayer-groups', /shared with others/],
  ['/prayer-groups/figures', /come from its members/],
  ['/community', /people share questions/],
  ['/organization', /people with accounts/],
  ['/subscribe', /Premium belongs to an account/],
  ['/feedback', /the people who run this app/],
  ['/account/password', /come with an account/],
  ['/profile', /come with an account/],
  ['/privacy-settings', /come with an account/],
  ['/reminders', /need an account/],
];

/** The screens that axe checks. The other screens look the same to a person with an account. */
const OF_GUESTS = ['/settings', '/sync', '/data-export', '/delete-account', '/subscribe'];

test('P68 P69 P70 P71 P72 P73 P75 one tap leads from the landing page to Home, every screen opens without the server, and all of it can be deleted', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const complaints = listenForComplaints(page, server.origin);
  const asked = listenForCalls(page);
  await hasRefusedCookies(context);
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Begin Your Journey Today' }).first().click();
  await homeStands(page);
  await nothingIsDue(context);
  const guest = await page.evaluate(() => localStorage.getItem('userId') ?? '');
  expect(guest).toMatch(/^guest-/);

  await test.step('a day is written, and Home says where it is', async () => {
    await writeCheckIn(page, server.origin);
    const card = page.getByRole('region', { name: 'Your words are on this device only' });
    await expect(card).toContainText('may delete');
    await expect(card.getByRole('link', { name: 'Create account' })).toBeVisible();
    await axeFindsNothing(page, 'Home with the card');
    await go(page, '/check-in/history');
    await expect(page.getByText(WORDS.truth)).toBeVisible();
    await expect(page.getByText('Not synced yet')).toHaveCount(0);
    await go(page, '/home');
    await card.getByRole('button', { name: 'Close for two weeks' }).click();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the menu leads to an account', async () => {
    await page.getByRole('button', { name: 'Account and information' }).click();
    await expect(page.getByRole('menuitem', { name: 'Create account' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('every screen opens', async () => {
    for (const route of ROUTES) {
      if (route.of === 'visitors') continue;
      await go(page, route.path);
      await expect(page).toHaveTitle(`${titleFor(route)} · Choose Wholeness`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  await test.step('what needs an account says so in one line, with the ways to one', async () => {
    for (const [path, line] of NEEDS) {
      await go(page, path);
      const main = page.getByRole('main');
      await expect(main.getByText(line)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Create account' })).toBeVisible();
    }
    await go(page, '/sync');
    await expect(page.getByRole('heading', { name: 'On this device only' })).toBeVisible();
    for (const path of OF_GUESTS) {
      await go(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await axeFindsNothingNow(page, path);
    }
  });

  await test.step('everything is exported without the server, then deleted', async () => {
    await go(page, '/data-export');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Data' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await go(page, '/delete-account');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Keep everything' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    const landing = 'Ninety mornings toward a whole life.';
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    const said = page
      .getByRole('status')
      .filter({ hasText: 'Everything you had on this device was deleted.' });
    await expect(said).toBeVisible();
    expect(await storedNamesWith(page, guest)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    await expect(said).toHaveCount(0);
  });

  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('P77 a guest who writes, then creates an account, lands on Home with their words; what a new account is asked is offered, and is not led to elsewhere', async ({
  browser,
  server,
}) => {
  const person = somebody();
  const page = await openPhone(browser);
  await page.goto(`${server.origin}/begin`);
  await homeStands(page);
  await writeCheckIn(page, server.origin);
  await createAccount(page, server.origin, person);
  await homeStands(page);
  const offer = page.getByRole('region', { name: 'About your account' });
  await expect(offer).toBeVisible();
  await axeFindsNothing(page, 'Home with the offer');
  await go(page, '/check-in/history');
  await expect(page.getByText(WORDS.truth)).toBeVisible();
  await go(page, '/home');
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toHaveCount(0);
  await everythingIsSynced(page);

  await test.step('elsewhere Home comes first too, and what is asked can be answered', async () => {
    const tablet = await openPhone(browser);
    await tablet.goto(`${server.origin}/login`);
    await tablet.getByLabel('Username').fill(person.username);
    await tablet.getByLabel('Password', { exact: true }).fill(person.password);
    await tablet.getByRole('button', { name: 'Sign In' }).click();
    await homeStands(tablet);
    await tablet.getByRole('link', { name: 'Answer two questions' }).click();
    await tablet.getByText('On my own').click();
    await tablet.getByRole('button', { name: 'Continue' }).click();
    await tablet.getByText('Peace').click();
    await tablet.getByRole('button', { name: 'Continue' }).click();
    await tablet.getByRole('button', { name: 'Done' }).click();
    await homeStands(tablet);
    await expect(tablet.getByRole('region', { name: 'About your account' })).toHaveCount(0);
    await tablet.context().close();
  });

  await test.step('who put it away finds it in the settings', async () => {
    await go(page, '/settings');
    await page.getByRole('link', { name: 'Questions for a new account' }).click();
    await homeStands(page);
    await go(page, '/settings');
    await expect(page.getByRole('link', { name: 'Questions for a new account' })).toHaveCount(0);
    await page.context().close();
  });
});

test('P77 a guest who has written nothing meets the onboarding of a new account', async ({
  browser,
  server,
}) => {
  const page = await openPhone(browser);
  await page.goto(`${server.origin}/begin`);
  await homeStands(page);
  await createAccount(page, server.origin, somebody());
  await page.waitForURL('**/onboarding?step=welcome');
  await page.context().close();
});

test('P76 words that another tab keeps out of the account are said to be here, and are in it once it is closed', async ({
  browser,
  server,
}) => {
  test.setTimeout(90_000);
  const page = await openPhone(browser);
  await page.goto(`${server.origin}/begin`);
  await homeStands(page);
  await writeCheckIn(page, server.origin);
  const guest = await page.evaluate(() => localStorage.getItem('userId') ?? '');
  const other = await holdDatabasesOf(guest, page, server.origin);
  await createAccount(page, server.origin, somebody());
  await homeStands(page);
  const bar = page.getByRole('status').filter({ hasText: 'another tab is using it' });
  await expect(bar).toContainText('safe on this device');
  await axeFindsNothing(page, 'Home with words that are not in the account yet');
  await other.close();
  await bar.getByRole('button', { name: 'Try again' }).click();
  await homeStands(page);
  await expect(bar).toHaveCount(0);
  await go(page, '/check-in/history');
  await expect(page.getByText(WORDS.truth)).toBeVisible();
  await page.context().close();
});

function titleFor({ path, of, title }: Route): string {
  if (of === 'newcomers' || of === 'admins') return 'Home';
  return path === '/delete-account' ? 'Delete everything' : title;
}

/** The calls that are not answered to anybody, from now on. */
function listenForCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !PUBLIC.test(pathname))
      asked.push(`${page.url()}: ${request.method()} ${pathname}`);
  });
  return asked;
}
