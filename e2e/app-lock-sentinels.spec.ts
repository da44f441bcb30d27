import { expect, type Page } from '@playwright/test';
import { lockStands, turnLockOn, unlock } from './support/app-lock';
import { everythingStored } from './support/everything-stored';
import { test } from './support/killable-browser';
import { findSignal, loseSignal } from './support/network';
import { everythingIsSynced, register, shellIsKept, somebody } from './support/person';
import { phonePage } from './support/phone-page';
import { filesWith } from './support/profile-files';
import { SENTINELS, screensShowAll, sentinelsIn, writeSentinels } from './support/sentinels';
import type { RunningServer } from './support/server';
import { draftIsKept } from './support/stored';
import {
  WORDS,
  writeBiblePrayerDay,
  writeCheckIn,
  writeEntry,
  writeNourishDay,
} from './support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('I1 I12 I14 I20 with the lock on none of sixty texts is stored readable, none is in the page before the PIN, and sync waits', async ({
  phone,
}) => {
  test.setTimeout(240_000);
  const context = await phone.start();
  const page = await phonePage(context);
  const ada = somebody();
  await register(page, server.origin, ada);
  await shellIsKept(page);
  await everythingIsSynced(page);
  const photo = await writeSentinels(page, server.origin);
  expect(photo).toHaveLength(60);
  expect(await everythingStored(page)).toContain(escaped(photo));
  await turnLockOn(page, server.origin, ada);
  await holdsNone(page, photo);
  await loseSignal(context);
  await page.goto(`${server.origin}/journal?new`);
  await lockStands(page);
  await holdsNone(page, photo);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await findSignal(context);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.reload();
  await lockStands(page);
  await holdsNone(page, photo);
  expect(asked.filter((path) => path.startsWith('/api/sync'))).toEqual([]);
  await unlock(page);
  await screensShowAll(page);

  await test.step('what is typed as the page goes lies sealed as well', async () => {
    await page.goto(`${server.origin}/journal?new`);
    await unlock(page);
    await page.locator('textarea.sheet').fill(LATE);
    await page.reload();
    await lockStands(page);
    expect(await everythingStored(page)).not.toContain(LATE);
    await unlock(page);
    await expect(page.locator('textarea.sheet')).toHaveValue(LATE, { timeout: 30_000 });
  });
});

const LATE = 'orchard-typed-as-the-page-goes';
const BEFORE = 'kettle-written-before-the-lock';
const ENTRY = 'lantern-written-behind-the-lock';
const DRAFT = 'harbor-typed-behind-the-lock';

test('I1 what is written with the lock on is in no file of the browser’s profile', async ({
  phone,
}, info) => {
  test.setTimeout(240_000);
  const ada = somebody();
  const page = await phonePage(await phone.start());
  await register(page, server.origin, ada);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea.sheet').fill(BEFORE);
  await draftIsKept(page, BEFORE);
  await test.step('the same search finds what is written without a lock', async () => {
    expect(filesWith(await phone.close(), BEFORE)).not.toEqual([]);
  });

  const again = await phonePage(await phone.start());
  await turnLockOn(again, server.origin, ada);
  await unlock(again);
  await writeCheckIn(again, server.origin);
  await writeNourishDay(again, server.origin);
  await writeBiblePrayerDay(again, server.origin);
  await writeEntry(again, server.origin, ENTRY);
  await again.goto(`${server.origin}/journal?new`);
  await unlock(again);
  await again.locator('textarea.sheet').fill(DRAFT);
  await again.reload();
  await unlock(again);
  await expect(again.locator('textarea.sheet')).toHaveValue(DRAFT, { timeout: 30_000 });
  const profile = await phone.close();
  for (const word of [ENTRY, DRAFT, ...typedWords()]) {
    expect(filesWith(profile, word), `files with “${word}”`).toEqual([]);
  }
  const left = filesWith(profile, BEFORE).join(', ') || 'none';
  info.annotations.push({ type: 'files with words from before the lock', description: left });
});

/** Of a check-in, a nourish day and a Bible & prayer day; the passage is a text that the app holds itself. */
function typedWords(): string[] {
  return [WORDS.truth, WORDS.gratitude, WORDS.nourish, WORDS.prayer];
}

/** Neither storage nor the page has a sentinel, or the photo. */
async function holdsNone(page: Page, photo: string): Promise<void> {
  expect(await sentinelsIn(page, true), 'what is stored').toEqual([]);
  expect(await everythingStored(page)).not.toContain(escaped(photo));
  const shown = await page.content();
  expect(
    SENTINELS.filter((word) => shown.includes(word)),
    'the page',
  ).toEqual([]);
}

/** As a text stands in JSON. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
