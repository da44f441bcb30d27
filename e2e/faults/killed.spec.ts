import { expect } from '@playwright/test';
import { test } from '../support/killable-browser';
import { register, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';

const SENTENCE =
  'What I wanted to say before the battery died is that the morning was quiet and I was not in a hurry.';
/** A draft is handed to the disk 300 ms after the first key; the rest is for the disk, and for a busy machine. */
const LOST_AT_MOST_MS = 300 + 300;

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
  await page.locator('textarea').first().click();
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
  const sheet = page.locator('textarea').first();
  await expect(sheet).toHaveValue(/^What I/);
  const back = await sheet.inputValue();
  expect(SENTENCE.startsWith(back)).toBe(true);
  const firstLostAt = typedAt[back.length] ?? killedAt;
  expect(killedAt - firstLostAt).toBeLessThanOrEqual(LOST_AT_MOST_MS);
});
