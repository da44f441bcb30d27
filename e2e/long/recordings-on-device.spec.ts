import { createHash, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { diskWithSpares } from '../support/faulty-disk';
import { named } from '../support/named';
import { arrive, everythingIsSynced, type Person, shellIsKept, somebody } from '../support/person';
import { saveData } from '../support/save-data';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';

const BYTES = 3_000_000;

let server: RunningServer | undefined;
let origin: string;
test.beforeEach(async () => {
  server = await startServer();
  origin = server.origin;
});
test.afterEach(() => stopServer());
test.use({ serviceWorkers: 'allow' });

test('V8 a recording made elsewhere is fetched when it is first played, and then plays without a network, in parts too', async ({
  page,
  request,
}) => {
  const person = somebody();
  await arrive(page, origin, person);
  await page.goto(`${origin}/home`);
  await shellIsKept(page);
  const url = await recordElsewhere(request, person);
  const whole = { status: 200, bytes: BYTES, range: null };
  expect(await play(page, url)).toEqual(whole);
  // Neither the page nor its worker finds a server any more.
  await stopServer();
  await page.reload();
  expect(await play(page, url)).toEqual(whole);
  expect(await play(page, url, 'bytes=100-')).toEqual({
    status: 206,
    bytes: BYTES - 100,
    range: `bytes 100-${BYTES - 1}/${BYTES}`,
  });
  expect(await play(page, url, `bytes=${BYTES}-`)).toMatchObject({ status: 416 });
  expect(await play(page, '/api/media/nobody-has-this-one')).toMatchObject({ status: 0 });
});

test('F2 V10 on a full disk the copy of what the server has makes room for words', async ({
  page,
  request,
}) => {
  await saveData(page);
  const disk = diskWithSpares(page);
  const person = somebody();
  await arrive(page, origin, person);
  await page.goto(`${origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  const url = await recordElsewhere(request, person);
  await play(page, url);
  await expect.poll(() => copiedPieces(page)).toBeGreaterThan(0);
  await page.goto(`${origin}/journal?new`);
  await expect(page.locator('textarea.sheet').first()).toBeVisible();
  await disk.fail();
  await page.locator('textarea.sheet').first().fill('There was room for this after all.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link').filter({ hasText: 'There was room' })).toBeVisible();
  expect(await copiedPieces(page)).toBe(0);
});

async function stopServer(): Promise<void> {
  const running = server;
  server = undefined;
  await running?.stop();
}

/** A recording that another device has sent; its address. */
async function recordElsewhere(
  request: APIRequestContext,
  { username, password }: Person,
): Promise<string> {
  const data = { username, password };
  expect((await request.post(`${origin}/api/auth/login`, { data })).ok()).toBe(true);
  const url = `/api/media/${randomUUID()}`;
  const sound = Buffer.alloc(BYTES, 7);
  sound.set([0x1a, 0x45, 0xdf, 0xa3]);
  const headers = {
    ...(await named(request, origin)),
    'content-type': 'audio/webm',
    'content-range': `bytes 0-${BYTES - 1}/${BYTES}`,
    'x-media-sha256': createHash('sha256').update(sound).digest('hex'),
  };
  const sent = await request.put(`${origin}${url}`, { headers, data: sound });
  expect(await sent.json()).toMatchObject({ received: BYTES, complete: true });
  return url;
}

/** Pieces of recordings in the device's database. */
function copiedPieces(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((each) => each.startsWith('desk-')) ?? '';
    const database = await result(indexedDB.open(name));
    const pieces = database.transaction('recordingChunks').objectStore('recordingChunks').count();
    const count = await result(pieces);
    database.close();
    return count;
  });
}

/** Asks for a recording as a player does; status 0 where nothing answers. */
function play(page: Page, url: string, range?: string) {
  return page.evaluate(
    async ([address, part]) => {
      try {
        const answer = await fetch(address ?? '', part ? { headers: { range: part } } : {});
        const { size } = await answer.blob();
        return { status: answer.status, bytes: size, range: answer.headers.get('content-range') };
      } catch {
        return { status: 0, bytes: 0, range: null };
      }
    },
    [url, range],
  );
}
