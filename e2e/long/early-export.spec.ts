import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { nothingIsDue } from '../support/overlays';
import { everythingIsSynced, hasOnboarded, register, signIn, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { WORDS, writeEntry } from '../support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const BEFORE = /hasn’t downloaded all of your entries yet/;
const AFTER = /hadn’t downloaded all of your entries when this file was made/;

test('F21 an export on a device that has not everything yet says so, before, after and in the file', async ({
  browser,
  page,
}) => {
  const ruth = somebody();
  await nothingIsDue(page.context());
  await hasOnboarded(page.context());
  await register(page, server.origin, ruth);
  await writeEntry(page, server.origin, WORDS.firstEntry);
  await everythingIsSynced(page);

  const other = await browser.newContext();
  await nothingIsDue(other);
  await hasOnboarded(other);
  await other.route('**/api/sync/v1/**', (route) => route.abort());
  const second = await other.newPage();
  await signIn(second, server.origin, ruth);
  await second.goto(`${server.origin}/data-export`);
  await expect(second.getByText(BEFORE)).toBeVisible();
  const download = second.waitForEvent('download');
  await second.getByRole('button', { name: 'Export Data' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toMatch(AFTER);
  expect(file).not.toContain(WORDS.firstEntry);
  await expect(second.getByText(AFTER)).toBeVisible();

  await other.unroute('**/api/sync/v1/**');
  await second.reload();
  await expect(second.getByText('Journal Entries')).toBeVisible();
  await expect(second.getByText(BEFORE)).toHaveCount(0);
  await other.close();
});
