import { expect, type Page } from '@playwright/test';
import { PHONE } from '../scripts/lib/demo';
import { axeFindsNothing, axeFindsNothingNow } from './support/axe';
import { listenForComplaints } from './support/complaints';
import { hasRefusedCookies } from './support/consent';
import { go } from './support/go';
import { nothingIsDue } from './support/overlays';
import { homeStands } from './support/person';
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
