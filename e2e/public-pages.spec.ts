import { expect, type Page, test } from '@playwright/test';
import { arrive, shellIsKept, somebody } from './support/person';
import { type RunningServer, startServer } from './support/server';

const LANDING = 'Ninety mornings toward a whole life.';
const LANDING_MAX_SCRIPT_BYTES = 115_000;

interface Visit {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  /** Where one is led, if it is elsewhere. */
  readonly endsAt?: string;
}

const INFORMATION: readonly Visit[] = [
  {
    path: '/about-ai',
    title: 'About the AI',
    heading: 'It answers from Scripture, or not at all.',
  },
  { path: '/for-organizations', title: 'For Organizations', heading: 'Walk it together' },
  { path: '/mobile-ad', title: 'On your phone', heading: 'Ninety days, in your pocket.' },
  { path: '/privacy-policy', title: 'Privacy Policy', heading: 'Privacy Policy' },
  { path: '/terms-of-service', title: 'Terms of Service', heading: 'Terms of Service' },
];

const SIGNED_OUT: readonly Visit[] = [
  ...['/', '/nourish', '/journal', '/no-such-page'].map((path) => ({
    path,
    title: 'A 90-day journey',
    heading: LANDING,
  })),
  ...INFORMATION,
  { path: '/login', title: '', heading: '' },
  { path: '/register', title: '', heading: '' },
  { path: '/auth', title: '', heading: '' },
  { path: '/share-preview', title: '', heading: '' },
];

const SIGNED_IN: readonly Visit[] = [
  ...INFORMATION,
  { path: '/nourish', title: 'Nourish', heading: 'Care for the body you pray with.' },
  ...['/login', '/register', '/auth'].map((path) => ({
    path,
    title: 'Home',
    heading: '',
    endsAt: '/',
  })),
  { path: '/', title: 'Home', heading: '' },
  { path: '/no-such-page', title: '404', heading: '404 Page Not Found' },
];

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ SALES_ADDRESS: 'sales@choose.example' });
});
test.afterAll(() => server.stop());

test('every public page opens for visitors and for whoever is signed in, under its title, without a complaint', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  for (const visit of SIGNED_OUT) await test.step(`visitor: ${visit.path}`, () => see(page, visit));
  await arrive(page, server.origin, somebody());
  for (const visit of SIGNED_IN) await test.step(`member: ${visit.path}`, () => see(page, visit));
  expect(complaints).toEqual([]);
});

test('the landing page is whole without its script, leads on with a stored id, and lets nobody in past it', async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(server.origin);
  await expect(still.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
  await expect(still.getByRole('link', { name: 'Explore Devotionals' })).toHaveAttribute(
    'href',
    '/login',
  );
  await plain.close();

  await test.step('whoever has been here before finds it on the device, without the app', async () => {
    const before = await browser.newContext({ serviceWorkers: 'allow' });
    const visitor = await before.newPage();
    await visitor.goto(`${server.origin}/login`);
    await shellIsKept(visitor);
    for (const isOffline of [false, true]) {
      await before.setOffline(isOffline);
      const answer = await visitor.goto(server.origin);
      expect(answer?.fromServiceWorker()).toBe(true);
      await expect(visitor.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
      expect(await scriptBytes(visitor)).toBeLessThan(LANDING_MAX_SCRIPT_BYTES);
      await expect(visitor.locator('#root')).toHaveCount(0);
    }
    await before.close();
  });

  await page.goto(server.origin);
  expect(await scriptBytes(page)).toBeLessThan(LANDING_MAX_SCRIPT_BYTES);
  await page.getByRole('link', { name: 'See Prayer Groups' }).first().click();
  await page.waitForURL('**/login');

  await page.evaluate(() => localStorage.setItem('userId', 'somebody'));
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Explore Devotionals' }).click();
  await page.waitForURL('**/daily-drop');
  await expect(page.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
  await page.goto(`${server.origin}/about-ai`);
  await page.getByText('What about questions of doctrine?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.goto(`${server.origin}/for-organizations`);
  await page.getByRole('tab', { name: 'Pricing' }).click();
  await expect(page.getByRole('link', { name: 'Contact sales' })).toHaveCount(3);

  await page.evaluate(() => localStorage.setItem('username', 'somebody'));
  await page.goto(server.origin);
  await page.waitForURL('**/home');
});

async function see(page: Page, { path, title, heading, endsAt = path }: Visit): Promise<void> {
  const answer = await page.goto(`${server.origin}${path}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(page).toHaveTitle(/Choose Wholeness/);
  expect(new URL(page.url()).pathname).toBe(endsAt);
}

/** As sent, compressed. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

/** What the console, the network and the page itself have to complain of, and whatever goes beyond the own origin. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on('pageerror', ({ message }) => complain(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it still waits for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complain(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== server.origin) complain(`goes to ${origin}`);
  });
  return complaints;
}
