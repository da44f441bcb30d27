import { expect, type Page } from '@playwright/test';
import type { KeptHome } from '../../web/content/early-page/kept-home';
import { WORKER_NOTES } from '../../web/content/early-page/worker-notes';
import { everythingStored } from '../support/everything-stored';
import { holdApp, letAppGo } from '../support/hold-app';
import { findSignal, loseSignal } from '../support/network';
import {
  everythingIsSynced,
  type Person,
  register,
  shellIsKept,
  somebody,
} from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { writeCheckIn } from '../support/writing';

const SIZES = [
  { width: 390, height: 844 },
  { width: 800, height: 900 },
  { width: 1280, height: 800 },
];
/** Pixels from which on there is a rail. */
const RAIL_WIDTH = 768;
const PARTS = ['h1', '.sunrise', '.five-windows', '.home-prompt', '[aria-label="Main"]', '.niche'];

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('Home can be seen before the app has started, and nothing moves as the app takes over', async ({
  page,
}) => {
  await arriveOnline(page, somebody());
  await holdApp(page);
  for (const size of SIZES) {
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      await goHome(page);
      await letAppGo(page);
      await homeIsKept(page, { hasRail: size.width >= RAIL_WIDTH });
      await goHome(page);
      const early = page.locator('#early-page .home-prompt');
      await expect(early).toBeVisible();
      await expect(page.locator('#root .home-prompt')).toHaveCount(0);
      const places = await placesOf(page, '#early-page');
      await letAppGo(page);
      await expect(page.locator('#root .home-prompt')).toBeVisible();
      await expect(page.locator('#early-page')).toHaveCount(0);
      expect(await placesOf(page, '#root')).toEqual(places);
    });
  }
});

test('K1 K2 a Home of another day, or in a window with the rail, is not shown', async ({
  page,
}) => {
  await arriveOnline(page, somebody());
  await holdApp(page);
  await goHome(page);
  await expect(page.locator('#early-page')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await goHome(page);
  await isPlain(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await changeKept(page, { part: '2026-03-01 from 5' });
  await goHome(page);
  await isPlain(page);
});

test('K4 what is written ends the kept Home, and Home keeps itself anew with its window lit', async ({
  page,
  context,
}) => {
  await arriveOnline(page, somebody());
  await writeCheckIn(page, server.origin, () => expect(readKept(page)).resolves.toBeDefined());
  await homeStandsLit(page);
  await homeIsKept(page);
  expect(await readKept(page)).toMatch(/window-pane-lit/);
  const other = await context.newPage();
  await other.goto(`${server.origin}/journal?new`);
  await other.getByLabel('New entry').and(other.locator('textarea.sheet')).fill('A page.');
  await page.close();
  await other.getByRole('button', { name: 'Save Entry' }).click();
  await expect.poll(() => readKept(other)).toBeUndefined();
});

test('K2 K3 A22 a sign-out takes the kept Home along, and the next person never sees it', async ({
  page,
  context,
}) => {
  const [ada, ben] = [somebody(), somebody()];
  await arriveOnline(page, ada);
  const adas = await readKept(page);
  expect(adas).toContain(ada.username.slice(1));
  await logOut(page);
  expect(await everythingStored(page)).not.toContain(ada.username);
  await register(page, server.origin, ben);
  await homeIsKept(page);
  await changeKept(page, JSON.parse(adas ?? '{}'));
  await holdApp(page);
  await loseSignal(context);
  await goHome(page);
  await isPlain(page);
  await expect(page.locator('template')).toHaveCount(0);
  await letAppGo(page);
  await expect(page.locator('#root .home-prompt')).toBeVisible();
  await findSignal(context);
});

/** Somebody new, whose Home and app are kept on this device. */
async function arriveOnline(page: Page, person: Person): Promise<void> {
  await register(page, server.origin, person);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await homeIsKept(page);
}

async function goHome(page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
}

/** One that was kept before, in a window of another width, does not count. */
async function homeIsKept(page: Page, kept: Partial<KeptHome> = {}): Promise<void> {
  const read = async () => JSON.parse((await readKept(page)) ?? 'null');
  await expect.poll(read, { timeout: 30_000 }).toMatchObject(kept);
}

async function homeStandsLit(page: Page): Promise<void> {
  await expect(page.locator('#root .window-pane-lit')).toHaveCount(1);
}

/** The note for the worker as it stands, undefined where there is none. */
function readKept(page: Page): Promise<string | undefined> {
  return page.evaluate(async ({ cache, home }) => {
    const note = await (await caches.open(cache)).match(home);
    return note?.text();
  }, WORKER_NOTES);
}

/** From a document that keeps nothing itself. */
async function changeKept(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.goto(`${server.origin}/manifest.webmanifest`);
  const home = JSON.parse((await readKept(page)) ?? '{}');
  await page.evaluate(
    async ({ notes, text }) => (await caches.open(notes.cache)).put(notes.home, new Response(text)),
    { notes: WORKER_NOTES, text: JSON.stringify({ ...home, ...change }) },
  );
}

/** Nothing is painted ahead, and the app is still held. */
async function isPlain(page: Page): Promise<void> {
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#early-page')).toHaveCount(0);
  await expect(page.locator('.home-prompt')).toHaveCount(0);
}

/** Where the parts of Home stand in the window, in their own faces. */
function placesOf(page: Page, within: string): Promise<unknown> {
  return page.evaluate(
    async ({ parts, root }) => {
      await document.fonts.ready;
      return parts.map((part) =>
        document.querySelector(`${root} ${part}`)?.getBoundingClientRect().toJSON(),
      );
    },
    { parts: PARTS, root: within },
  );
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account and information' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
}
