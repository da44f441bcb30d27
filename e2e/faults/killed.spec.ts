import { expect } from '@playwright/test';
import { test } from '../support/killable-browser';
import { register, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';

const SENTENCE =
  'What I wanted to say before the battery died is that the morning was quiet and I was not in a hurry.';
const BEGUN = 'Before it, I sat down. ';
/** A draft is handed to the disk this long after the first key. */
const WRITTEN_WITHIN_MS = 300;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('F9 a browser killed in mid-sentence brings back all but the last 300 ms', async ({
  phone,
}) => {
  let context = await phone.start();
  let page = await context.newPage();
  await register(page, server.origin, somebody());
  await shellIsKept(page);
  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea.sheet').first().click();
  // How much longer the disk and a busy machine take is measured first.
  const begunAt = Date.now();
  await page.keyboard.type(BEGUN);
  await draftIsKept(page, BEGUN);
  const lostAtMostMs = Math.max(2 * WRITTEN_WITHIN_MS, 2 * (Date.now() - begunAt));
  const typedAt: number[] = [];
  for (const letter of SENTENCE) {
    await page.keyboard.type(letter);
    typedAt.push(Date.now());
  }
  const killedAt = Date.now();
  await phone.kill();

  context = await phone.start();
  page = await context.newPage();
  await page.goto(`${server.origin}/journal?new`);
  const sheet = page.locator('textarea.sheet').first();
  await expect(sheet).toHaveValue(new RegExp(`^${BEGUN}`));
  const back = (await sheet.inputValue()).slice(BEGUN.length);
  expect(SENTENCE.slice(0, back.length)).toBe(back);
  const firstLostAt = typedAt[back.length] ?? killedAt;
  expect(killedAt - firstLostAt).toBeLessThanOrEqual(lostAtMostMs);
});
