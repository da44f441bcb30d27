import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Deployment, startDeployment } from '../support/deployment';
import { workerStates } from '../support/kept-app';
import { findSignal, loseSignal } from '../support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';
import { writeEntry } from '../support/writing';

let deployment: Deployment;
test.beforeEach(async () => {
  deployment = await startDeployment();
});
test.afterEach(() => deployment.stop());
test.use({ serviceWorkers: 'allow' });
// A deployment takes the time it takes, three times over.
test.describe.configure({ timeout: 180_000 });

test('F4 text typed into an old tab stays through a deploy, and through the update the person accepts', async ({
  page,
}) => {
  await arrive(page, deployment.origin, somebody());
  await page.goto(`${deployment.origin}/home`);
  await shellIsKept(page);
  await page.goto(`${deployment.origin}/journal?new`);
  await sheetOf(page).fill('typed before the deploy');
  await deployment.deploy('b');
  await lookForUpdate(page);

  // The whole of it is fetched first.
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 30_000 });
  await expect(sheetOf(page)).toHaveValue('typed before the deploy');
  await sheetOf(page).fill('typed before the deploy, and after');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await reloaded;

  await expect(sheetOf(page)).toHaveValue('typed before the deploy, and after');
  expect(await buildsOf(page)).toEqual(['b']);
});

test('F4 a page that was loaded past the worker is of the new build, and is offered no newer one', async ({
  page,
  context,
}) => {
  await arrive(page, deployment.origin, somebody());
  await page.goto(`${deployment.origin}/home`);
  await shellIsKept(page);
  // While this tab is of the old build, the new worker waits.
  const other = await context.newPage();
  await other.goto(`${deployment.origin}/home`);
  await deployment.deploy('b');
  await lookForUpdate(page);
  const offer = page.getByText('A new version is ready.');
  await expect(offer).toBeVisible({ timeout: 30_000 });

  const session = await context.newCDPSession(page);
  const reloaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await reloaded;
  await expect.poll(() => buildsOf(page)).toEqual(['b']);
  await everythingIsSynced(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(() => workerStates(page)).toEqual({ waiting: true, installing: false });
  await expect(offer).toHaveCount(0);
});

test('F4 an old tab goes on saving and syncing beside a newer server', async ({ page }) => {
  await arrive(page, deployment.origin, somebody());
  await page.goto(`${deployment.origin}/home`);
  await shellIsKept(page);
  await deployment.deploy('b');
  await writeEntry(page, deployment.origin, 'Written with the old app.');
  await page.goto(`${deployment.origin}/home`);
  await everythingIsSynced(page);
  expect(await buildsOf(page)).toEqual(['a']);
});

test('F4 a server that no longer speaks this protocol: words are saved here, and wait', async ({
  page,
  context,
}) => {
  await arrive(page, deployment.origin, somebody());
  await page.goto(`${deployment.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  // Requests of a page that a worker controls are seen in the context alone.
  await context.route('**/api/sync/v1/**', (route) =>
    route.fulfill({ status: 426, json: { message: 'Update', code: 'UPGRADE_REQUIRED' } }),
  );
  await writeEntry(page, deployment.origin, 'Saved all the same.');
  await page.goto(`${deployment.origin}/home`);
  await expect(page.getByText(/update/i).first()).toBeAttached();

  await context.unroute('**/api/sync/v1/**');
  await page.reload();
  await everythingIsSynced(page);
  await page.goto(`${deployment.origin}/journal/history`);
  await expect(page.getByText('Saved all the same.').first()).toBeVisible();
});

test('F14 the app is all of one build, also when an update breaks off half-way', async ({
  page,
  context,
}) => {
  await arrive(page, deployment.origin, somebody());
  await page.goto(`${deployment.origin}/home`);
  await shellIsKept(page);
  await deployment.deploy('b');
  const missing = join(deployment.web, 'assets', firstAsset(deployment, /^journal-route.*\.js$/));
  await deployment.whileStopped(async () => renameSync(missing, `${missing}.not-yet`));
  await lookForUpdate(page);
  await expect.poll(() => workerStates(page)).toEqual({ waiting: false, installing: false });
  for (const path of ['/home', '/journal', '/check-in', '/data-export']) {
    if (path === '/data-export') await loseSignal(context);
    await page.goto(`${deployment.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await buildsOf(page)).toEqual(['a']);
  }
  await findSignal(context);

  await deployment.whileStopped(async () => renameSync(`${missing}.not-yet`, missing));
  await lookForUpdate(page);
  // The new worker begins once the old one has ended what it was fetching.
  const reloaded = page.waitForEvent('load', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await loseSignal(context);
  for (const path of ['/home', '/journal', '/check-in', '/data-export']) {
    await page.goto(`${deployment.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await buildsOf(page)).toEqual(['b']);
  }
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('F14 a tab of build A finds its parts after build B, and after build C loads anew, once, with its words', async ({
    page,
  }) => {
    await arrive(page, deployment.origin, somebody());
    await page.goto(`${deployment.origin}/home`);
    // What comes once the page is quiet is here: while the server stands still none of it can be missed.
    for (const part of ['toast', 'late', 'controls']) await partIsHere(page, part);
    await everythingIsSynced(page);
    await deployment.deploy('b');
    await page.getByRole('link', { name: 'Brilliance Journal' }).first().click();
    await sheetOf(page).fill('typed into build A');
    await draftIsKept(page, 'typed into build A');
    expect(await buildsOf(page)).toEqual(['a']);
    await page.goBack();

    await deployment.deploy('c', { aMonthLater: true });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Wholeness Check-In' }).first().click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await buildsOf(page)).toEqual(['c']);
    await page.goto(`${deployment.origin}/journal?new`);
    await expect(sheetOf(page)).toHaveValue('typed into build A');
  });
});

function sheetOf(page: Page) {
  return page.locator('textarea.sheet').first();
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });
}

/** The letters of the builds whose scripts and styles this page has loaded. */
async function buildsOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const letters = names.map((name) => /-([abc])\.(?:js|css)$/.exec(name)?.[1]);
  return [...new Set(letters.filter((letter) => letter !== undefined))];
}

async function partIsHere(page: Page, part: string): Promise<void> {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(loaded, `the part ${part}`).toContain(`/assets/${part}-`);
}

function firstAsset({ web }: Deployment, pattern: RegExp): string {
  const name = readdirSync(join(web, 'assets')).find((each) => pattern.test(each));
  if (!name) throw new Error(`No file like ${pattern}`);
  return name;
}
