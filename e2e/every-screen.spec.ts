import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../scripts/lib/demo';
import { axeFindsNothing, axeFindsNothingNow } from './support/axe';
import { listenForComplaints } from './support/complaints';
import { go } from './support/go';
import { named } from './support/named';
import { findSignal, loseSignal } from './support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from './support/person';
import { maySee, ROUTES, type Route, seenBy, type Viewer } from './support/routes';
import type { RunningServer } from './support/server';
import { beyondEssential } from './support/stored-names';
import { test } from './support/test';
import { writeBiblePrayerDay, writeCheckIn, writeEntry, writeNourishDay } from './support/writing';

/** What the browser says of requests without a network, which is what the test asked for. */
const NO_NETWORK = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|failed: /;
/** The server answers 404 there to people who are not operators, as it does at an unknown address. */
const NO_OPERATOR = /\/operate: (Failed to load resource.* 404 |404: .*\/api\/operate$)/;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('every address leads a visitor and whoever is signed in to its screen, online and with no network, and axe finds nothing there', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const complaints = listenForComplaints(page, server.origin);

  await test.step('a visitor, on a phone and on a desktop', async () => {
    await serverKnows(context);
    await page.goto(`${server.origin}/`);
    await axeFindsNothing(page, 'the landing page');
    await page.goto(`${server.origin}/login`);
    for (const route of ROUTES) {
      await visit(page, 'visitor', route);
      if (maySee('visitor', route)) await examineOnBoth(page, route);
    }
    await shellIsKept(page);
    expect(await beyondEssential(page), 'kept before anybody was asked').toEqual([]);
  });

  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/onboarding`);
  await test.step('whoever is new', async () => {
    for (const route of ROUTES.filter(({ of }) => of === 'newcomers')) {
      await visit(page, 'newcomer', route);
      await examineOnBoth(page, route);
    }
  });
  await completeOnboarding(context);
  await page.goto(`${server.origin}/home`);
  await writeCheckIn(page, server.origin);
  await writeEntry(page, server.origin, 'A line to list.');
  await writeNourishDay(page, server.origin);
  await writeBiblePrayerDay(page, server.origin);
  await go(page, '/home');
  await everythingIsSynced(page);

  await test.step('whoever is signed in, on a desktop', async () => {
    await page.setViewportSize(DESKTOP);
    await serverKnows(context);
    for (const route of ROUTES) {
      await visit(page, 'person', route);
      if (maySee('person', route)) await axeFindsNothingNow(page, route.path);
    }
    expect(complaints.filter((complaint) => !NO_OPERATOR.test(complaint))).toEqual([]);
  });

  await test.step('the same with no network, on a phone, by day and by night', async () => {
    await page.setViewportSize(PHONE);
    await shellIsKept(page);
    await loseSignal(context);
    // A document of its own has nothing yet of what the screens are made of.
    await page.goto(`${server.origin}/bible/psalms/139#v11-12`);
    for (const route of ROUTES.filter((each) => maySee('person', each))) {
      await go(page, route.path);
      await expect(page).toHaveTitle(seenBy('person', route).title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await axeFindsNothing(page, route.path);
    }
    const unexpected = complaints.filter((complaint) => !NO_OPERATOR.test(complaint));
    expect(unexpected.filter((complaint) => !NO_NETWORK.test(complaint))).toEqual([]);
  });

  await test.step('the way back in, once the session has ended', async () => {
    await context.clearCookies();
    await findSignal(context);
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axeFindsNothing(page, 'signing in again');
  });

  expect(await beyondEssential(page)).toEqual([]);
  await context.close();
});

/** Answers every address with a page; which one, the app knows. */
async function serverKnows(context: BrowserContext): Promise<void> {
  for (const { path } of ROUTES) {
    const answer = await context.request.get(`${server.origin}${path}`, {
      headers: { accept: 'text/html' },
    });
    expect([path, answer.status()]).toEqual([path, 200]);
  }
}

async function completeOnboarding(context: BrowserContext): Promise<void> {
  const answer = await context.request.post(`${server.origin}/api/user/complete-onboarding`, {
    data: {
      userType: 'individual',
      goals: ['peace'],
      inviteCode: null,
      organizationName: null,
      shareReflectionsWithGroup: false,
    },
    headers: { ...(await named(context.request, server.origin)), origin: server.origin },
  });
  expect(answer.ok()).toBe(true);
}

async function visit(page: Page, viewer: Viewer, route: Route): Promise<void> {
  const { title, heading, endsAt } = seenBy(viewer, route);
  await go(page, route.path);
  await expect(page, route.path).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 }), route.path).toHaveAccessibleName(heading);
  await expect.poll(() => new URL(page.url()).pathname, { message: route.path }).toBe(endsAt);
}

async function examineOnBoth(page: Page, { path }: Route): Promise<void> {
  await axeFindsNothing(page, path);
  await page.setViewportSize(DESKTOP);
  await axeFindsNothingNow(page, `${path} on a desktop`);
  await page.setViewportSize(PHONE);
}
