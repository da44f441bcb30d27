import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { checksumOf, dataExport } from '../shared/api/export';
import { BROWSER_FLOOR } from '../web/platform/browser-floor';
import { loseSignal } from './support/network';
import { register, shellIsKept, somebody } from './support/person';
import { draftIsKept } from './support/stored';
import { test } from './support/test';
import { WORDS, writeCheckIn, writeEntry } from './support/writing';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const TOO_OLD = 'This browser is too old for Choose Wholeness';

test('a browser that is too old says so, offline too, and saves what was written in it', async ({
  page,
  context,
  server: { origin },
}) => {
  test.setTimeout(120_000);
  const person = somebody();
  await test.step('write, never sent, and leave a page unfinished', async () => {
    await register(page, origin, person);
    await shellIsKept(page);
    await loseSignal(context);
    await writeCheckIn(page, origin);
    await writeEntry(page, origin, WORDS.firstEntry);
    await page.goto(`${origin}/journal?new`);
    await page.locator('textarea.sheet').first().fill('Half a page');
    await draftIsKept(page, 'Half a page');
  });

  await growOld(context);
  await open(page, `${origin}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TOO_OLD);
  for (const version of Object.values(BROWSER_FLOOR))
    await expect(page.getByText('It needs one of these')).toContainText(version);
  // Nothing of the app runs beside it, and no word stands in the page.
  await expect(page.locator('#root, script[type="module"]')).toHaveCount(0);
  await expect(page.getByText(WORDS.firstEntry)).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my entries' }).click();
  const saved = await (await downloading).path();
  await expect(page.getByRole('status')).toHaveText('Saved: 2 entries, 1 unfinished draft.');
  const file = dataExport.parse(JSON.parse(readFileSync(saved, 'utf8')));
  expect(file.account.username).toBe(person.username);
  expect(JSON.stringify(file.records)).toContain(WORDS.firstEntry);
  expect(JSON.stringify(file.records)).toContain(WORDS.truth);
  expect(checksumOf(file.states)).toBe(file.checksum);
  expect(file.drafts).toMatchObject([{ key: 'journal:new' }]);
  expect(JSON.stringify(file.drafts)).toContain('Half a page');
});

test('a browser that is too old shows and saves nothing where nobody is signed in', async ({
  page,
  context,
  server: { origin },
}) => {
  await growOld(context);
  await open(page, `${origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TOO_OLD);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('signedOut', 'true'));
  await open(page, `${origin}/login`);
  await expect(page.getByText('stay locked on this device')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('where not even that page can be fetched, it is said in a sentence', async ({
  page,
  context,
  server: { origin },
}) => {
  await growOld(context);
  await page.route('**/old-browser.js', (route) => route.abort());
  await open(page, `${origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TOO_OLD);
});

/** Takes away what came last to the browsers that the app runs in, as those before them lack it. */
async function growOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(CSS, 'registerProperty', { value: undefined }),
  );
}

/** The page ends its own loading, so that there is no end of it to wait for. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}
