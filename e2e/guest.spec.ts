import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { takePicture } from './support/camera';
import { choose } from './support/choose';
import { go } from './support/go';
import { test } from './support/killable-browser';
import { MICROPHONE } from './support/microphone';
import { named } from './support/named';
import { findSignal, loseSignal } from './support/network';
import { nothingIsDue } from './support/overlays';
import {
  arrive,
  everythingIsSynced,
  hasOnboarded,
  homeStands,
  register,
  shellIsKept,
  signIn,
  somebody,
} from './support/person';
import { choosePhotos, photosStand } from './support/pictures';
import type { RunningServer } from './support/server';
import { draftIsKept } from './support/stored';
import { hasSpoken } from './support/voice-clock';
import { homeFollows, writeEntry } from './support/writing';

const DAY_MS = 86_400_000;
const DAYS = 10;
const ENTRY = 'Said and seen before there was an account.';
/** What leads to an account, and what is public. */
const FOR_ANYBODY = /^\/api\/(auth\/|companion$|contact$|content\/)/;
const HALF = 'Half a sentence from before the account';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ phoneFlags: MICROPHONE });
// Ten days, and a voice that takes its time.
test.describe.configure({ timeout: 240_000 });

test('P62 P63 P66 a guest writes ten days offline; the account they create waits for a network and has all of it on a second device', async ({
  phone,
  browser,
}) => {
  const person = somebody();
  const context = await phone.start();
  await hasOnboarded(context);
  const page = await context.newPage();
  const asked = listenForCalls(context);

  await test.step('one address, and the second start needs no network', async () => {
    await begin(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Guest');
    await shellIsKept(page);
    await loseSignal(context);
    await page.goto(`${server.origin}/home`);
    await homeStands(page);
  });

  await test.step('ten days, an entry that is spoken and seen, a preference, and half a sentence', async () => {
    // Before the clock stands still: a voice takes its time.
    await writeSpokenAndSeen(page);
    const now = Date.now();
    for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
      await page.clock.setFixedTime(now - ago * DAY_MS);
      await page.goto(`${server.origin}/check-in`);
      await checkIn(page, truthOf(ago));
    }
    await go(page, '/settings');
    const streaks = page.getByRole('switch', { name: 'Show streaks' });
    await streaks.click();
    // It shows what is kept: a page that is left at once keeps nothing.
    await expect(streaks).not.toBeChecked();
    await page.goto(`${server.origin}/journal?new`);
    await sheet(page).fill(HALF);
    await draftIsKept(page, HALF);
    expect(asked.filter((path) => !FOR_ANYBODY.test(path))).toEqual([]);
  });

  await test.step('the account waits for a network, and comes by itself', async () => {
    await page.goto(`${server.origin}/register`);
    await expect(page.getByText('goes into your account')).toBeVisible();
    await fillIn(page, person);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('We’ll send what you typed when you’re back online')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(person.username);
    await findSignal(context);
    await homeStands(page);
    await everythingIsSynced(page);
    expect(await guestDatabases(page)).toEqual([]);
  });

  await test.step('the draft is there, and saved now', async () => {
    await page.goto(`${server.origin}/journal?new`);
    await expect(sheet(page)).toHaveValue(HALF);
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await page.waitForURL('**/journal');
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
  });

  await test.step('a second device has everything', async () => {
    const tablet = await (await browser.newContext()).newPage();
    await signIn(tablet, server.origin, person);
    await everythingIsSynced(tablet);
    await go(tablet, '/check-in/history');
    for (let ago = 0; ago < DAYS; ago += 1)
      await expect(tablet.getByText(truthOf(ago), { exact: true })).toBeVisible();
    await go(tablet, '/journal/history');
    for (const words of [ENTRY, HALF]) await expect(tablet.getByText(words).first()).toBeVisible();
    await expect(tablet.getByRole('button', { name: 'Play recording' })).toBeVisible();
    await go(tablet, '/journal');
    await tablet.getByRole('link').filter({ hasText: ENTRY }).click();
    await photosStand(tablet, 1);
    expect(await exported(tablet)).toContain('"showsStreaks":false');
  });
});

test('P63 a guest signs in to an account with other words on the same day: all words of both are on both devices', async ({
  browser,
}) => {
  const person = somebody();
  const tablet = await openDevice(browser);
  await arrive(tablet, server.origin, person);
  await tablet.goto(`${server.origin}/check-in`);
  await checkIn(tablet, 'The account was here first.');
  await everythingIsSynced(tablet);

  const phone = await openDevice(browser);
  await begin(phone);
  await go(phone, '/check-in');
  await checkIn(phone, 'The guest wrote this.');
  await writeEntry(phone, server.origin, ENTRY);
  await signInAsGuest(phone, person);
  await everythingIsSynced(phone);
  await expect.poll(() => exported(phone)).toContain('The guest wrote this.');
  const words = await exported(phone);
  for (const text of ['The account was here first.', ENTRY]) expect(words).toContain(text);
});

test('P65 A22 a guest keeps their words apart: nothing of them in the account, and all there for the next guest of the device', async ({
  browser,
}) => {
  const person = somebody();
  await register(await openDevice(browser), server.origin, person);
  const page = await openDevice(browser);
  await begin(page);
  await writeEntry(page, server.origin, ENTRY);
  await signInAsGuest(page, person, 'Keep it apart on this device');
  await go(page, '/journal/history');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(ENTRY)).toHaveCount(0);
  expect(await exported(page)).not.toContain(ENTRY);
  await go(page, '/home');
  await page.getByRole('button', { name: 'Account and information' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await begin(page);
  await go(page, '/journal/history');
  await expect(page.getByText(ENTRY).first()).toBeVisible();
});

test('P64 a second tab of the guest goes over into the account with what is typed in it', async ({
  browser,
}) => {
  const person = somebody();
  const page = await openDevice(browser);
  await begin(page);
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/journal?new`);
  await sheet(other).fill(HALF);
  await page.goto(`${server.origin}/register`);
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await homeStands(page);
  await homeStands(other);
  expect(await guestDatabases(page)).toEqual([]);
  await go(other, '/journal?new');
  await expect(sheet(other)).toHaveValue(HALF);
});

async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await nothingIsDue(context);
  await hasOnboarded(context);
  return context.newPage();
}

async function begin(page: Page): Promise<void> {
  await page.goto(`${server.origin}/begin`);
  await homeStands(page);
}

const truthOf = (ago: number) => `What held ${ago} days ago.`;

/** The check-in of the day, on the screen that is open. */
async function checkIn(page: Page, truth: string): Promise<void> {
  await choose(page, 'Hopeful');
  await page.getByLabel('A truth to hold today').fill(truth);
  await page.getByRole('button', { name: 'Save Check-In' }).click();
  await homeFollows(page);
}

async function writeSpokenAndSeen(page: Page): Promise<void> {
  await page.goto(`${server.origin}/journal?new`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await hasSpoken(page.getByRole('group', { name: 'Voice recording' }), 1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible();
  await choosePhotos(page, await takePicture(page, 'red'));
  await photosStand(page, 1);
  await sheet(page).fill(ENTRY);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL('**/journal');
}

function sheet(page: Page) {
  return page.locator('textarea.sheet').first();
}

async function fillIn(page: Page, person: ReturnType<typeof somebody>): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
}

async function signInAsGuest(
  page: Page,
  person: ReturnType<typeof somebody>,
  way = 'Bring what I wrote here into this account',
): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await homeStands(page);
}

/** The paths of all calls to the server; the worker answers for what is on the device. */
function listenForCalls(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/media/') && !request.serviceWorker()) return;
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

function guestDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return names.filter((name) => name.includes('guest-'));
  });
}

/** All that the server has of who is signed in. */
async function exported(page: Page): Promise<string> {
  const headers = await named(page.request, server.origin);
  return (await page.request.get(`${server.origin}/api/data-export`, { headers })).text();
}
