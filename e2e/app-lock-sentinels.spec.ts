import { expect } from '@playwright/test';
import { turnLockOn, unlock } from './support/app-lock';
import { test } from './support/killable-browser';
import { everythingIsSynced, register, shellIsKept, somebody } from './support/person';
import { phonePage } from './support/phone-page';
import { filesWith } from './support/profile-files';
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
