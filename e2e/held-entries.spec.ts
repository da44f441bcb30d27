import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { DataExport } from '../shared/api/export';
import { named } from './support/named';
import { findSignal, loseSignal } from './support/network';
import { openDevice } from './support/open-device';
import { everythingIsSynced, register, shellIsKept, signIn, somebody } from './support/person';
import { endTrial, startTrial } from './support/premium';
import type { RunningServer } from './support/server';
import { test } from './support/test';
import { writeEntry } from './support/writing';

const ON_PHONE = ['The kettle, and then nobody.', 'Rain on the bus.', 'A hand on my shoulder.'];
const ON_TABLET = ['Bread at noon.', 'The long way home.', 'Lamplight, and a psalm.'];

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('P22 P23 P28 of six entries written offline on two devices three are held on one, and a trial brings all to both', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const person = somebody();
  const phone = await openDevice(browser);
  const tablet = await openDevice(browser);
  await register(phone, server.origin, person);
  await signIn(tablet, server.origin, person);

  await test.step('three are written on each, offline', async () => {
    for (const [page, entries] of [
      [phone, ON_PHONE],
      [tablet, ON_TABLET],
    ] as const) {
      await everythingIsSynced(page);
      await shellIsKept(page);
      await loseSignal(page.context());
      for (const words of entries) await writeEntry(page, server.origin, words);
    }
  });

  await test.step('the first three to come are on the server', async () => {
    await tablet.goto(`${server.origin}/journal/history`);
    await findSignal(tablet.context());
    await expect.poll(() => wordsOnServer(tablet)).toEqual([...ON_TABLET].sort());
    await findSignal(phone.context());
    await phone.goto(`${server.origin}/journal/history`);
    await expect(phone.getByText('Not synced', { exact: true })).toHaveCount(3);
    expect(await wordsOnServer(phone)).toEqual([...ON_TABLET].sort());
  });

  await test.step('the others can be read and edited where they were written, with the reason', async () => {
    for (const words of [...ON_PHONE, ...ON_TABLET])
      await expect(entry(phone, words)).toBeVisible();
    for (const words of ON_PHONE) await expect(entry(tablet, words)).toHaveCount(0);
    await expect(
      phone.getByText('The free plan includes 3 journal entries, and this is'),
    ).toHaveCount(3);
    await entry(phone, ON_PHONE[0]!).click();
    await phone.getByRole('textbox', { name: 'Entry' }).fill(`${ON_PHONE[0]} Then tea.`);
    await expect(phone.getByText('Saved', { exact: true })).toBeVisible();
    await expect(phone.locator('#main').getByText('Not synced', { exact: true })).toBeVisible();
  });

  await test.step('all six are in the export of that device', async () => {
    expect(await exportedWords(phone)).toEqual(
      [`${ON_PHONE[0]} Then tea.`, ON_PHONE[1], ON_PHONE[2], ...ON_TABLET].sort(),
    );
  });

  await test.step('where a fourth would begin, the upgrade panel stands', async () => {
    await phone.goto(`${server.origin}/journal?list`);
    await expect(phone.getByRole('heading', { name: 'Keep writing' })).toBeVisible();
    await expect(phone.getByText('You have 0 of 3 free journal entries remaining.')).toBeVisible();
    await expect(phone.getByText('7-day free trial • Cancel anytime')).toBeVisible();
    await expect(upgrade(phone)).toHaveAttribute('href', '/subscribe');
    await expect(phone.getByRole('button', { name: 'New entry' }).first()).toBeDisabled();
  });

  await test.step('a trial begins: all six are on both devices, and neither was reloaded', async () => {
    for (const page of [phone, tablet]) await mark(page);
    await startTrial(tablet);
    await expect(upgrade(phone)).toHaveCount(0);
    await expect(phone.getByText('Not synced', { exact: true })).toHaveCount(0);
    for (const words of [...ON_PHONE, ...ON_TABLET]) {
      await expect(entry(tablet, words)).toBeVisible();
      await expect(entry(phone, words)).toBeVisible();
    }
    await phone.getByRole('button', { name: 'New entry' }).first().click();
    await expect(phone.getByRole('textbox', { name: 'New entry' })).toBeVisible();
    await phone.goBack();
    for (const page of [phone, tablet]) expect(await isMarked(page)).toBe(true);
  });

  await test.step('it ends: both hear of it, and nothing that was written goes', async () => {
    await endTrial(tablet, server.dataDir, person);
    await expect(upgrade(phone)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'New entry' }).first()).toBeDisabled();
    expect(await wordsOnServer(tablet)).toHaveLength(6);
    await entry(phone, ON_TABLET[2]!).click();
    await phone.getByRole('textbox', { name: 'Entry' }).fill('Lamplight, and Psalm 27.');
    await expect(entry(tablet, 'Lamplight, and Psalm 27.')).toBeVisible();
    for (const page of [phone, tablet]) expect(await isMarked(page)).toBe(true);
  });
});

/** The entry in a list, by words that no other has. */
function entry(page: Page, words: string) {
  return page.getByRole('link').filter({ hasText: words });
}

/** The upgrade panel's, not the bar's. */
function upgrade(page: Page) {
  return page.getByRole('link', { name: 'Upgrade to Premium' });
}

async function wordsOnServer(page: Page): Promise<string[]> {
  const headers = await named(page.request, server.origin);
  const answer = await page.request.get(`${server.origin}/api/journal`, { headers });
  const entries: { readonly content: string }[] = await answer.json();
  return entries.map(({ content }) => content).sort();
}

async function exportedWords(page: Page): Promise<string[]> {
  await page.goto(`${server.origin}/data-export`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data', exact: true }).click();
  const path = await (await download).path();
  const { states } = JSON.parse(readFileSync(path, 'utf8')) as DataExport;
  return states
    .filter(({ kind }) => kind === 'journal-entry')
    .map(({ body }) => String(body.content))
    .sort();
}

/** Leaves something in the page that a reload would take away. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(globalThis, { isStillHere: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isStillHere' in globalThis);
}
