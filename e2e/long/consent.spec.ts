import { expect, type Page } from '@playwright/test';
import { editionInWords } from '../../shared/content/edition-in-words';
import { LEGAL_EDITIONS, POLICY_VERSION } from '../../shared/content/legal-editions';
import { loseSignal } from '../support/network';
import { arriveNewcomer, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { beyondEssential } from '../support/stored-names';
import { test } from '../support/test';

const FLAGS = ['analyticsConsent', 'cookieConsent', 'cookieConsentAccepted', 'marketingConsent'];
const CATEGORIES = ['analytics', 'marketing'];

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test('a visitor is asked until they choose, loses nothing of the page, and takes the choice back', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = [];
  const posted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin)) elsewhere.push(request.url());
    if (request.url().endsWith('/api/privacy-consent')) posted.push(request.url());
  });

  await test.step('nothing but the essential is kept, and the page can be used', async () => {
    await page.goto(`${server.origin}/login`);
    await expect(banner(page)).toBeVisible();
    expect(await consentKept(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await beyondEssential(page)).toEqual([]);
    await page.getByLabel('Username').fill('nobody-at-all');
    await page.getByLabel('Password', { exact: true }).fill('a guess');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid username or password.').first()).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('what it speaks of is read without it', async () => {
    await page.getByRole('link', { name: `Privacy Policy ${POLICY_VERSION}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(page.getByText(editionInWords(LEGAL_EDITIONS.policy))).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('Reject All', async () => {
    await press(page, 'Reject All');
    await expect(banner(page)).toHaveCount(0);
    expect(await preferences(page)).toEqual({
      essential: true,
      analytics: false,
      marketing: false,
    });
    expect(await consentKept(page)).toEqual(FLAGS);
    await page.reload();
    await bannerHadItsTime(page);
    await expect(banner(page)).toHaveCount(0);
  });

  await test.step('older than 12 months, or of another version, it is asked for anew', async () => {
    const day = 86_400_000;
    await keepChoice(page, { timestamp: Date.now() - 361 * day, version: '3.0' });
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await keepChoice(page, { timestamp: Date.now() - 359 * day, version: '3.0' });
    await page.reload();
    await bannerHadItsTime(page);
    await expect(banner(page)).toHaveCount(0);
    await keepChoice(page, { timestamp: Date.now(), version: '2.0' });
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('Save My Preferences keeps the switches, and clears what stays off', async () => {
    await plant(page);
    await page.getByRole('switch', { name: 'Marketing' }).click();
    await press(page, 'Save My Preferences');
    await expect(banner(page)).toHaveCount(0);
    expect(await preferences(page)).toEqual({ essential: true, analytics: false, marketing: true });
    expect(await planted(page)).toEqual(['marketing-kept', 'marketing-cookie', 'marketing']);
    expect(await beyondEssential(page)).toEqual([
      'cookies: marketing-cookie',
      'localStorage: marketing-kept',
    ]);
  });

  await test.step('taken back, nothing of it stays, and it is asked for again', async () => {
    await page.goto(`${server.origin}/privacy-policy#cookies`);
    await press(page, 'Withdraw my choice');
    await expect(page.getByText('You can choose on any other page.')).toBeVisible();
    expect(await consentKept(page)).toEqual([]);
    expect(await planted(page)).toEqual([]);
    await page.goto(`${server.origin}/login`);
    await expect(banner(page)).toBeVisible();
  });

  expect(elsewhere).toEqual([]);
  expect(posted).toEqual([]);
});

test('whoever is signed in is asked before anything else comes, and the server is told', async ({
  page,
  context,
}) => {
  await arriveNewcomer(page, server.origin, somebody());
  const other = await context.newPage();
  await other.goto(`${server.origin}/home`);
  await expect(banner(other)).toBeVisible();
  await other.getByRole('link', { name: 'Day Review' }).click();
  await other.waitForURL('**/day-review');
  await expect(other.getByRole('textbox').first()).toBeVisible();
  await expect(banner(other)).toHaveCount(0);
  await other.goto(`${server.origin}/share`);
  await expect(banner(other)).toBeVisible();

  await page.clock.install();
  await page.goto(`${server.origin}/home`);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return banner(page).count();
    })
    .toBe(1);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const sent = page.waitForRequest('**/api/privacy-consent');
  await press(page, 'Accept All');
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    consentType: 'cookies',
    granted: true,
    consentVersion: '3.0',
    preferences: { essential: true, analytics: true, marketing: true },
  });
  expect((await request.response())?.status()).toBe(204);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return page.getByRole('dialog', { name: 'Welcome to Your 90-Day Journey' }).count();
    })
    .toBe(1);
});

test('a choice made without a network holds, and nobody is bothered with it', async ({
  page,
  context,
}) => {
  await arriveNewcomer(page, server.origin, somebody());
  await page.goto(`${server.origin}/share`);
  await expect(banner(page)).toBeVisible();
  // Drawn by a part that comes late.
  await expect(page.locator('.share-picture img')).toBeVisible();
  await loseSignal(context);
  await press(page, 'Reject All');
  await expect(banner(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('consent not sent').length))
    .toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await preferences(page)).toMatchObject({ analytics: false, marketing: false });
});

function banner(page: Page) {
  return page.getByRole('region', { name: 'What we save in this browser' });
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** Its code has come, so that its absence says something. */
async function bannerHadItsTime(page: Page): Promise<void> {
  await expect(page.locator('link[href*="/consent-banner-"]').first()).toBeAttached();
}

function consentKept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => /consent/i.test(name))
      .sort(),
  );
}

function preferences(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? '{}').preferences);
}

/** As if everything had been accepted at that time. */
async function keepChoice(
  page: Page,
  { timestamp, version }: { readonly timestamp: number; readonly version: string },
): Promise<void> {
  const record = {
    timestamp: new Date(timestamp).toISOString(),
    version,
    preferences: { essential: true, analytics: true, marketing: true },
  };
  await page.evaluate(
    (text) => localStorage.setItem('cookieConsent', text),
    JSON.stringify(record),
  );
}

/** What analytics and marketing might leave behind. */
async function plant(page: Page): Promise<void> {
  const cookies = CATEGORIES.map((name) => ({ name: `${name}-cookie`, value: 'x' }));
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: server.origin })));
  await page.evaluate((categories) => {
    for (const category of categories) {
      localStorage.setItem(`${category}-kept`, 'x');
      const script = document.createElement('script');
      script.dataset.consent = category;
      script.type = 'text/plain';
      document.head.append(script);
    }
  }, CATEGORIES);
}

/** What of it is still there. */
function planted(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...Object.keys(localStorage).filter((name) => name.endsWith('-kept')),
    ...document.cookie
      .split('; ')
      .map((pair) => pair.split('=')[0] ?? '')
      .filter((name) => name.endsWith('-cookie')),
    ...[...document.querySelectorAll<HTMLElement>('script[data-consent]')].map(
      ({ dataset }) => dataset.consent ?? '',
    ),
  ]);
}
