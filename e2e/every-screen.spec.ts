import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { everythingIsSynced, register, shellIsKept, somebody } from './support/person';
import { type RunningServer, startServer } from './support/server';
import { beyondEssential } from './support/stored-names';
import { writeBiblePrayerDay, writeCheckIn, writeEntry, writeNourishDay } from './support/writing';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const SIGNED_OUT = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password#token=none',
  '/share-preview',
  '/privacy-policy',
  '/terms-of-service',
  '/about-ai',
  '/for-organizations',
  '/mobile-ad',
  '/',
];
const SIGNED_IN = [
  '/account/password',
  '/forgot-password',
  '/reset-password',
  '/onboarding',
  '/onboarding?step=account-type',
  '/home',
  '/daily-drop',
  '/daily-drop?day=90',
  '/daily-drop/history',
  '/check-in',
  '/check-in/history',
  '/journal',
  '/journal/history',
  '/journal?new',
  '/nourish',
  '/nourish/track',
  '/nourish/history',
  '/bible-prayer',
  '/bible-prayer/history',
  '/bible/psalms/139#v11-12',
  '/mindful-moment',
  '/mindful-moment/set-it-down',
  '/share',
  '/community',
  '/prayer-groups',
  '/analytics',
  '/profile',
  '/organization',
  '/subscribe',
  '/privacy-settings',
  '/delete-account',
  '/data-export',
  '/data-import',
  '/privacy-policy',
  '/terms-of-service',
  '/about-ai',
  '/for-organizations',
  '/mobile-ad',
  '/search',
  '/reminders',
  '/sync',
  '/offline',
  '/kept-versions/journal-entry/none',
  '/achievements',
  '/growth-journey',
  '/day-review',
  '/feedback',
  '/calendar',
  '/calendar?from=2025-01',
  '/day/2026-03-01',
  '/day/2026-02-30',
  '/no-such-page',
];

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('every screen opens with no network, without an error in the console, and axe finds nothing serious in light or dark', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // What the browser itself writes about a request without a network is what the test asked for.
    const isOffline = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(message.text());
    if (message.type() === 'error' && !isOffline)
      complaints.push(`${page.url()}: ${message.text()}`);
  });

  for (const path of SIGNED_OUT) await examine(page, path);
  await shellIsKept(page);
  expect(await beyondEssential(page), 'kept before anybody was asked').toEqual([]);
  await register(page, server.origin, somebody());
  await writeCheckIn(page, server.origin);
  await writeEntry(page, server.origin, 'A line to list.');
  await writeNourishDay(page, server.origin);
  await writeBiblePrayerDay(page, server.origin);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await shellIsKept(page);
  await context.setOffline(true);
  for (const path of SIGNED_IN) await examine(page, path);

  expect(await beyondEssential(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

async function examine(page: Page, path: string): Promise<void> {
  await wear(page, 'light');
  await page.goto(`${server.origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(axeSource);
  await findsNothing(page, path);
  await wear(page, 'dark');
  // By night the colours are others, and nothing else is.
  await findsNothing(page, path, ['color-contrast']);
}

function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  return page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Polled: a button on its way from disabled to enabled has the contrast of neither for a moment. */
async function findsNothing(page: Page, path: string, rules?: string[]): Promise<void> {
  const message = `${path}, ${rules?.join() ?? 'all rules'}`;
  await expect.poll(() => seriousFindings(page, rules), { message }).toEqual([]);
}

interface Axe {
  run(
    options: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}
