import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Deployment, startDeployment } from '../support/deployment';
import { findSignal, loseSignal } from '../support/network';
import {
  arrive,
  arriveAgain,
  everythingIsSynced,
  register,
  shellIsKept,
  signIn,
  signInAgain,
  somebody,
} from '../support/person';
import { givePremium } from '../support/premium';
import { sentText } from '../support/sent-text';
import { test } from '../support/test';
import { WORDS, writeCheckIn, writeEntry } from '../support/writing';

let server: Deployment;
test.beforeAll(async () => {
  server = await startDeployment();
});
test.afterAll(() => server.stop());

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F5 with the site’s data cleared a sign-in brings everything back and deletes nothing', async ({
    page,
    context,
  }) => {
    const person = somebody();
    await register(page, server.origin, person);
    await writeEntry(page, server.origin, WORDS.firstEntry);
    await writeCheckIn(page, server.origin);
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    const devtools = await context.newCDPSession(page);
    await page.goto('about:blank');
    await devtools.send('Storage.clearDataForOrigin', {
      origin: server.origin,
      storageTypes: 'all',
    });

    const pushed = rowsPushed(context);
    await signIn(page, server.origin, person);
    await everythingIsSynced(page);
    await page.goto(`${server.origin}/journal/history`);
    await expect(page.getByText(WORDS.firstEntry).first()).toBeVisible();
    await page.goto(`${server.origin}/check-in/history`);
    await expect(page.getByText(WORDS.truth)).toBeVisible();
    expect(pushed).toEqual([]);
  });
});

test('F5 the browser is asked to keep the words with the first entry, not before, and its answer is shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const manager = navigator.storage;
    const asked = () => Number(localStorage.getItem('asked') ?? 0);
    manager.persist = async () => {
      localStorage.setItem('asked', String(asked() + 1));
      return true;
    };
    manager.persisted = async () => asked() > 0;
  });
  const timesAsked = () => page.evaluate(() => Number(localStorage.getItem('asked') ?? 0));
  const answer = async () => {
    await page.goto(`${server.origin}/sync`);
    return page.getByText(/^(Yes|No)$/).textContent();
  };
  await arrive(page, server.origin, somebody());
  expect(await answer()).toBe('No');
  expect(await timesAsked()).toBe(0);
  await writeEntry(page, server.origin, 'The first words.');
  await expect.poll(timesAsked).toBeGreaterThan(0);
  expect(await answer()).toBe('Yes');
});

test('F6 a server put back to an old backup loses nothing, and nothing is lost on a device', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const person = somebody();
  const [phone, onPhone] = await newDevice(browser.newContext({ serviceWorkers: 'allow' }));
  const [gone, onGone] = await newDevice(browser.newContext());
  await arrive(onPhone, server.origin, person);
  givePremium(server.dataDir, person);
  await arriveAgain(onGone, server.origin, person);
  await writeSynced(onGone, 'In the backup, from a device that is gone.');
  await gone.close();
  await writeSynced(onPhone, 'In the backup, and changed since.');
  await writeSynced(onPhone, 'In the backup, and deleted since.');

  const backup = join(server.dataDir, '..', 'backup.sqlite');
  runScript('backup', backup);
  await changeEntry(onPhone, 'In the backup, and changed since.', 'Changed after the backup.');
  await deleteEntry(onPhone, 'In the backup, and deleted since.');
  await writeSynced(onPhone, 'Written after the backup.');
  await shellIsKept(onPhone);
  await loseSignal(phone);
  await writeEntry(onPhone, server.origin, 'Written while the server was put back.');
  await server.whileStopped(async () => runScript('restore', backup));
  await findSignal(phone);
  await onPhone.goto(`${server.origin}/home`);
  await signInAgain(onPhone, person);
  await everythingIsSynced(onPhone);

  const [other, elsewhere] = await newDevice(browser.newContext());
  await arriveAgain(elsewhere, server.origin, person);
  for (const page of [onPhone, elsewhere]) {
    await page.goto(`${server.origin}/journal/history`);
    for (const text of [
      'In the backup, from a device that is gone.',
      'Changed after the backup.',
      'Written after the backup.',
      'Written while the server was put back.',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByText('and deleted since')).toHaveCount(0);
  }
  await phone.close();
  await other.close();
});

async function newDevice(opening: Promise<BrowserContext>): Promise<[BrowserContext, Page]> {
  const context = await opening;
  return [context, await context.newPage()];
}

async function writeSynced(page: Page, text: string): Promise<void> {
  await writeEntry(page, server.origin, text);
  await isSynced(page);
}

async function isSynced(page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
}

async function openEntry(page: Page, text: string): Promise<void> {
  await page.goto(`${server.origin}/journal`);
  await page.getByRole('link').filter({ hasText: text }).click();
  await expect(page.locator('textarea.sheet')).toHaveValue(text);
}

async function changeEntry(page: Page, text: string, changed: string): Promise<void> {
  await openEntry(page, text);
  await page.locator('textarea.sheet').fill(changed);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await isSynced(page);
}

async function deleteEntry(page: Page, text: string): Promise<void> {
  await openEntry(page, text);
  await page.getByRole('button', { name: 'Delete entry' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  // It closes when the deletion is on the disk, and until then hides the list from roles.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link').filter({ hasText: text })).toHaveCount(0);
  await isSynced(page);
}

/** Every row that a device sends from now on, as `id deleted`. */
function rowsPushed(context: BrowserContext): string[] {
  const rows: string[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/sync/v1/push')) return;
    const body = JSON.parse(sentText(request)) as { rows: { id: string; deleted: boolean }[] };
    rows.push(...body.rows.map(({ id, deleted }) => `${id} ${deleted}`));
  });
  return rows;
}

function runScript(name: 'backup' | 'restore', file: string): void {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  execFileSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, file], { env });
}
