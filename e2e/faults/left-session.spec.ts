import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from '../support/network';
import { everythingIsSynced, register, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { liveSessions } from '../support/sessions';
import { test } from '../support/test';
import { writeEntry } from '../support/writing';

const SENTINEL = 'The sentence that nobody but Ada may read.';
/** What answers with somebody's words, or with who they are, to the cookie of a session. */
const TYPED = ['/api/data-export', '/api/journal', '/api/profile', '/api/auth/session'];

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A28 after an offline sign-out an address of the API ends the session before it answers', async ({
    page,
    context,
  }) => {
    const ada = somebody();
    await register(page, server.origin, ada);
    await shellIsKept(page);
    await leaveOffline(page, context);
    expect(liveSessions(server.dataDir, ada)).toBe(1);
    for (const path of TYPED) expect(await typed(context, path)).not.toContain(SENTINEL);
    expect(liveSessions(server.dataDir, ada)).toBe(0);
  });
});

test('A28 without a service worker the server gives no address of the API to a tab', async ({
  page,
  context,
}) => {
  const ada = somebody();
  await register(page, server.origin, ada);
  await leaveOffline(page, context);
  for (const path of TYPED) {
    const shown = await typed(context, path);
    expect([path, shown.includes(SENTINEL), shown.includes(ada.username)]).toEqual([
      path,
      false,
      false,
    ]);
  }
});

/** Ada writes, is synced, loses the network, signs out and closes the tab; then the network is back. */
async function leaveOffline(page: Page, context: BrowserContext): Promise<void> {
  await writeEntry(page, server.origin, SENTINEL);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await loseSignal(context);
  await page.getByRole('button', { name: 'Account and information' }).click();
  // Without a worker there is no page to lead to: the browser says that it is offline.
  const isLeft = page.waitForURL('**/auth').catch(() => undefined);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await isLeft;
  await page.close();
  await findSignal(context);
}

/** All that a new tab gets that is led to an address by its bar: the page, or the file it downloads. */
async function typed(context: BrowserContext, path: string): Promise<string> {
  const tab = await context.newPage();
  const arriving = tab.waitForEvent('download', { timeout: 3_000 }).catch(() => undefined);
  await tab.goto(server.origin + path).catch(() => undefined);
  const shown = await tab.content();
  const stream = await (await arriving)?.createReadStream();
  let saved = '';
  for await (const piece of stream ?? []) saved += piece;
  await tab.close();
  return shown + saved;
}
