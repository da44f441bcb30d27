import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../sync-server/testing/free-port';
import { everythingStored } from './support/everything-stored';
import { everythingIsSynced, register, shellIsKept, somebody } from './support/person';
import { originOf, runServer } from './support/server';
import { test } from './support/test';
import { WORDS, writeEntry } from './support/writing';

const dataDir = mkdtempSync(join(tmpdir(), 'choose-wholeness-erased-'));
test.afterAll(() => rmSync(dataDir, { recursive: true }));
test.use({ serviceWorkers: 'allow' });

test('A24 P35 a device of an erased person is told, wipes what it holds, and offers to sign in', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const place = { port: await freePort(), dataDir, folder: process.cwd() };
  const env = { MASTER_KEY: randomBytes(32).toString('hex') };
  const origin = originOf(place);
  const person = somebody();
  let server = await runServer(place, env);
  try {
    await register(page, origin, person);
    await shellIsKept(page);
    await writeEntry(page, origin, WORDS.firstEntry);
    await page.goto(`${origin}/home`);
    await everythingIsSynced(page);
    const accountId = await page.evaluate(() => localStorage.getItem('userId'));
    await server.stop();
    await writeEntry(page, origin, WORDS.secondEntry);
    appendFileSync(
      join(dataDir, 'erased.ledger'),
      `${JSON.stringify({ accountId, at: Date.now(), sessions: [] })}\n`,
    );
    server = await runServer(place, env);
    await page.waitForURL('**/auth?account=deleted', { timeout: 60_000 });
    await expect(page.getByText('This account was deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    const left = await page.evaluate(async () => ({
      // What the worker notes about public files is nobody's.
      databases: (await indexedDB.databases())
        .map(({ name }) => name)
        .filter((name) => name !== 'workbox-expiration'),
      storage: JSON.stringify(localStorage),
    }));
    expect(left.databases).toEqual(['device']);
    expect(left.storage).not.toContain(WORDS.secondEntry);
    expect(left.storage).not.toContain(accountId);
    // Sealed words would stand under the account's id.
    await expect.poll(() => everythingStored(page)).not.toContain(accountId);
  } finally {
    await server.stop();
  }
});
