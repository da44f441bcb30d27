import { type BrowserContext, expect, type Page } from '@playwright/test';
import { everythingStored } from '../support/everything-stored';
import { named } from '../support/named';
import { findSignal, loseSignal } from '../support/network';
import {
  arrive,
  everythingIsSynced,
  register,
  shellIsKept,
  signIn,
  somebody,
} from '../support/person';
import type { RunningServer } from '../support/server';
import { expireSessions } from '../support/sessions';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';
import { WORDS, writeCheckIn, writeEntry } from '../support/writing';

const SENT = 'Sent before anybody left.';
const UNSENT = 'Written with no signal and never sent.';
const HALF = 'Half a sentence that nobody sav';
const OF_THE_FIRST = [SENT, UNSENT, HALF, WORDS.truth, WORDS.gratitude];

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F3 A22 words left at an offline sign-out are sealed: nothing of the first for the second, all there for the first', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const [ada, ben] = [somebody(), somebody()];
    await test.step('Ada writes: one entry is sent, the rest has no signal', async () => {
      await register(page, server.origin, ada);
      await shellIsKept(page);
      await writeEntry(page, server.origin, SENT);
      await page.goto(`${server.origin}/home`);
      await everythingIsSynced(page);
      await loseSignal(context);
      await writeEntry(page, server.origin, UNSENT);
      await writeCheckIn(page, server.origin);
      await page.goto(`${server.origin}/journal?new`);
      const sheet = page.locator('textarea.sheet').first();
      await sheet.fill(HALF);
      await draftIsKept(page, HALF);
      // Else Chromium writes what stands in it to its own session file.
      await expect(sheet).toHaveAttribute('autocomplete', 'off');
      expect(await everythingStored(page)).toContain(UNSENT);
      const stored = await everythingStored(page);
      for (const note of ['"shown:', '"answer:']) expect(stored).toContain(note);
    });

    await test.step('she logs out and leaves them sealed', async () => {
      await page.goto(`${server.origin}/home`);
      await askToLogOut(page);
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('Two items aren’t synced yet');
      await expect(dialog).toContainText('You’re offline.');
      await expect(dialog).toContainText('A draft in Journal');
      await dialog.getByRole('button', { name: 'Sign out and lock them here' }).click();
      await page.waitForURL('**/auth');
      await expect(page.getByText(/They’ll need to be online/)).toBeVisible();
      await nothingOfTheFirst(page);
      expect(await databasesOf(page)).toEqual(['device']);
      const stored = await everythingStored(page);
      for (const note of ['"shown:', '"answer:']) expect(stored).not.toContain(note);
    });

    await test.step('Back and every address show nothing of hers', async () => {
      await page.goBack();
      await showsNothingOfTheFirst(page);
      for (const path of ['/journal', '/journal/history', '/check-in/history', '/data-export']) {
        await page.goto(server.origin + path);
        await showsNothingOfTheFirst(page);
      }
    });

    await test.step('the first thing online is that her session ends', async () => {
      expect(await sessionStatus(context)).toBe(200);
      await findSignal(context);
      await expect.poll(() => sessionStatus(context)).toBe(401);
    });

    await test.step('Ben signs in, goes offline, and finds nothing of hers', async () => {
      await register(page, server.origin, ben);
      await nothingOfTheFirst(page);
      await loseSignal(context);
      for (const path of ['/journal/history', '/check-in/history', '/journal?new', '/home']) {
        await page.goto(server.origin + path);
        await showsNothingOfTheFirst(page);
        await nothingOfTheFirst(page);
      }
      for (let step = 0; step < 8; step += 1) {
        await page.goBack();
        await showsNothingOfTheFirst(page);
      }
      await findSignal(context);
      await page.goto(`${server.origin}/home`);
      await everythingIsSynced(page);
      await askToLogOut(page);
      await page.waitForURL('**/auth');
    });

    await test.step('Ada signs in again: all there, and sent', async () => {
      await signIn(page, server.origin, ada);
      await page.goto(`${server.origin}/journal?new`);
      await expect(page.locator('textarea.sheet').first()).toHaveValue(HALF);
      await page.goto(`${server.origin}/journal/history`);
      for (const text of [SENT, UNSENT]) await expect(page.getByText(text).first()).toBeVisible();
      await page.goto(`${server.origin}/check-in/history`);
      await expect(page.getByText(WORDS.truth)).toBeVisible();
      await page.goto(`${server.origin}/home`);
      await everythingIsSynced(page);
      expect(await exported(context)).toContain(UNSENT);
    });
  });

  test('A7 a session left open by an offline sign-out ends at the next start, before anybody signs in', async ({
    page,
    context,
  }) => {
    const ada = somebody();
    await register(page, server.origin, ada);
    await shellIsKept(page);
    await everythingIsSynced(page);
    await loseSignal(context);
    await askToLogOut(page);
    await page.waitForURL('**/auth');
    await page.close();
    expect(await sessionStatus(context)).toBe(200);
    // The worker may end it before any page is open.
    await findSignal(context);
    const next = await context.newPage();
    await next.goto(server.origin);
    await expect.poll(() => sessionStatus(context)).toBe(401);
  });
});

test('F3 writing goes on after the session has expired; every tab goes on syncing after signing in again in one', async ({
  page,
  context,
}) => {
  const ada = somebody();
  await arrive(page, server.origin, ada);
  await writeEntry(page, server.origin, SENT);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  const other = await context.newPage();
  await other.goto(`${server.origin}/home`);
  await everythingIsSynced(other);

  expireSessions(server.dataDir, ada);
  await writeEntry(page, server.origin, UNSENT);
  await writeCheckIn(other, server.origin);
  for (const tab of [page, other]) {
    await tab.goto(`${server.origin}/home`);
    await expect(
      tab.getByText('Your session has ended. Your entries are safe on this device.'),
    ).toBeVisible();
  }
  await page.goto(`${server.origin}/journal/history`);
  for (const text of [SENT, UNSENT]) await expect(page.getByText(text).first()).toBeVisible();

  await page.goto(`${server.origin}/home`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  for (const tab of [page, other]) {
    await everythingIsSynced(tab);
    await expect(tab.getByText('Your session has ended.')).toBeHidden();
  }
  const sent = await exported(context);
  for (const text of [SENT, UNSENT, WORDS.truth]) expect(sent).toContain(text);
});

test('F3 A22 another person signing in where a session only expired finds nothing; the first finds all', async ({
  page,
  context,
}) => {
  const [ada, ben] = [somebody(), somebody()];
  await register(page, server.origin, ada);
  expireSessions(server.dataDir, ada);
  await writeEntry(page, server.origin, UNSENT);
  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea.sheet').first().fill(HALF);
  // The words a page leaves behind as it goes, too; and a browser that has forgotten who was signed in.
  await page.goto('about:blank');
  const visitor = await context.newPage();
  await visitor.goto(`${server.origin}/manifest.webmanifest`);
  await visitor.evaluate(() => {
    for (const name of ['userId', 'username']) localStorage.removeItem(name);
    localStorage.setItem('signedOut', 'true');
  });
  expect(await everythingStored(visitor)).toContain(UNSENT);
  await visitor.close();

  await register(page, server.origin, ben);
  await nothingOfTheFirst(page);
  await askToLogOut(page);
  await page.waitForURL('**/auth');
  await signIn(page, server.origin, ada);
  await everythingIsSynced(page);
  await page.goto(`${server.origin}/journal/history`);
  await expect(page.getByText(UNSENT).first()).toBeVisible();
  await page.goto(`${server.origin}/journal?new`);
  await expect(page.locator('textarea.sheet').first()).toHaveValue(HALF);
});

test('F3 a sign-out in one tab ends the others, with what was being typed there', async ({
  page,
  context,
}) => {
  const ada = somebody();
  await register(page, server.origin, ada);
  await writeEntry(page, server.origin, SENT);
  const other = await context.newPage();
  await other.goto(`${server.origin}/journal?new`);
  await other.locator('textarea.sheet').first().fill(HALF);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await askToLogOut(page);
  for (const tab of [page, other]) await tab.waitForURL('**/auth');
  await nothingOfTheFirst(page);
  expect(await databasesOf(page)).toEqual(['device']);

  await signIn(page, server.origin, ada);
  await page.goto(`${server.origin}/journal?new`);
  await expect(page.locator('textarea.sheet').first()).toHaveValue(HALF);
});

async function askToLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account and information' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** All that the server has of the person of this browser. */
async function exported({ request }: BrowserContext): Promise<string> {
  const headers = await named(request, server.origin);
  return (await request.get(`${server.origin}/api/data-export`, { headers })).text();
}

async function sessionStatus(context: BrowserContext): Promise<number> {
  return (await context.request.get(`${server.origin}/api/auth/session`)).status();
}

/** All but the one in which the service worker notes the age of public files. */
function databasesOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name !== 'workbox-expiration'),
  );
}

async function nothingOfTheFirst(page: Page): Promise<void> {
  const stored = await everythingStored(page);
  for (const text of OF_THE_FIRST) expect(stored).not.toContain(text);
}

async function showsNothingOfTheFirst(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toBeEmpty();
  let content = '';
  // A page that leads on to another has none to give just then.
  const read = async () => {
    content = await page.content().catch(() => '');
    return content;
  };
  await expect.poll(read, 'the content of a page that stands').not.toBe('');
  for (const text of OF_THE_FIRST) expect(content).not.toContain(text);
}
