import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { MEDIA } from '../shared/protocol/media';
import type { EntryPhoto } from '../shared/records/journal-entry';
import { CAMERA, type PictureColour, takePicture } from './support/camera';
import { fillMediaRoom, makeMediaRoom } from './support/full-media';
import { test } from './support/killable-browser';
import { named } from './support/named';
import { findSignal, loseSignal } from './support/network';
import { openDevice } from './support/open-device';
import { everythingIsSynced, register, shellIsKept, signIn, somebody } from './support/person';
import { choosePhotos, photosStand } from './support/pictures';
import type { RunningServer } from './support/server';

const WORDS = 'At the lake before anyone was up.';
const MORE = 'At the lake before anyone was up. The boat was gone.';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
// Pictures are drawn again, and sent, on a machine that other tests share.
test.describe.configure({ timeout: 180_000 });

test('V12 V13 V15 two devices change the photos of one entry offline: all that was added is on both, what one took off on neither', async ({
  browser,
}) => {
  const person = somebody();
  const phone = await openDevice(browser);
  const tablet = await openDevice(browser);
  await register(phone, server.origin, person);
  await signIn(tablet, server.origin, person);
  for (const page of [phone, tablet]) await shellIsKept(page);

  await test.step('an entry with a photo is on both, and its bytes tell nothing of the camera', async () => {
    await beginEntry(phone, WORDS, ['red']);
    await saveEntry(phone);
    await allIsSynced(phone);
    await openEntry(tablet);
    await expect.poll(() => coloursShown(tablet)).toEqual(['red']);
    const [photo] = await photosOnServer(phone);
    for (const address of [photo!.url, photo!.preview]) {
      const answer = await phone.request.get(server.origin + address);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      const bytes = await answer.body();
      for (const noted of ['Exif', CAMERA]) expect(bytes.includes(noted)).toBe(false);
    }
    expect(Math.max(photo!.width, photo!.height)).toBe(2048);
  });

  await test.step('offline one adds a photo, the other takes the first off, adds another, and writes', async () => {
    for (const page of [phone, tablet]) {
      await loseSignal(page.context());
      await openEntry(page);
    }
    await takePhotos(phone, ['green']);
    await saysSaved(phone);
    await photosStand(phone, 2);
    await tablet.getByRole('button', { name: 'Remove photo 1' }).click();
    await takePhotos(tablet, ['blue']);
    await photosStand(tablet, 1);
    await tablet.getByRole('textbox', { name: 'Entry' }).fill(MORE);
    await saysSaved(tablet);
  });

  await test.step('back online both have both photos, whole, and the words', async () => {
    for (const page of [phone, tablet]) await findSignal(page.context());
    for (const page of [phone, tablet]) {
      await allIsSynced(page);
      await openEntry(page);
      await expect(page.getByRole('textbox', { name: 'Entry' })).toHaveValue(MORE);
      await expect.poll(() => coloursShown(page)).toEqual(['blue', 'green']);
    }
    const photos = await photosOnServer(phone);
    expect(photos).toHaveLength(2);
    for (const { url, preview } of photos) {
      for (const address of [url, preview])
        expect((await phone.request.get(server.origin + address)).status()).toBe(200);
    }
  });
});

test('F12 V4 V12 a browser killed while a photo is on its way goes on where the server is', async ({
  phone,
}) => {
  const person = somebody();
  let context = await phone.start();
  let page = await context.newPage();
  await register(page, server.origin, person);
  const personId = await page.evaluate(() => String(localStorage.getItem('userId')));
  await shellIsKept(page);
  // So that the session is on the disk, too.
  context = await phone.restart();
  page = await context.newPage();
  await page.goto(`${server.origin}/home`);

  await test.step('the first piece arrives, and the browser is killed over the second', async () => {
    await loseSignal(context);
    await beginEntry(page, WORDS, ['noise']);
    await saveEntry(page);
    // The second piece of the photo is never answered.
    let isWaiting = false;
    await context.route('**/api/media/*', (route) => {
      const from = /^bytes (\d+)-/.exec(route.request().headers()['content-range'] ?? '')?.[1];
      if (from !== String(MEDIA.pieceBytes)) return route.continue();
      isWaiting = true;
    });
    await findSignal(context);
    // It is asked for once the device has noted that the first arrived.
    await expect.poll(() => isWaiting, { timeout: 60_000 }).toBe(true);
    await phone.kill();
  });

  await test.step('started again it sends the rest and nothing twice', async () => {
    expect(piecesUnderWay(personId)).toEqual([expect.any(Number)]);
    context = await phone.start();
    const ranges: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'PUT') ranges.push(request.headers()['content-range'] ?? '');
    });
    page = await context.newPage();
    await allIsSynced(page);
    const [photo] = await photosOnServer(page);
    const sent = await page.request.get(server.origin + photo!.url);
    expect((await sent.body()).length).toBeGreaterThan(MEDIA.pieceBytes);
    expect(ranges.map((range) => range.split('-')[0])).toContain(`bytes ${MEDIA.pieceBytes}`);
    expect(ranges.filter((range) => range.startsWith('bytes 0-'))).toEqual([]);
    expect(piecesUnderWay(personId)).toEqual([]);
    await openEntry(page);
    await photosStand(page, 1);
  });
});

test('V7 V12 V17 where the room for photos is full the words are synced, the photo is held once, with the reason, and goes when there is room', async ({
  browser,
}) => {
  const person = somebody();
  const page = await openDevice(browser);
  await register(page, server.origin, person);
  await shellIsKept(page);
  fillMediaRoom(server.dataDir, person);

  await test.step('the words and what the entry names are on the server', async () => {
    await beginEntry(page, WORDS, ['green']);
    await saveEntry(page);
    await expect.poll(() => photosOnServer(page)).toHaveLength(1);
  });

  await test.step('the photo is told once, can be seen, and what helps is said', async () => {
    await page.goto(`${server.origin}/sync`);
    const held = page.getByRole('heading', { name: /^Photo, / });
    await expect(held).toHaveCount(1);
    await expect(
      page.getByText('Your space for recordings and photos is full.', { exact: false }),
    ).toHaveCount(1);
    await expect(page.getByRole('img', { name: /^Photo of / })).toHaveJSProperty(
      'naturalHeight',
      2048,
    );
    await page.reload();
    await expect(held).toHaveCount(1);
    await openEntry(page);
    await expect.poll(() => coloursShown(page)).toEqual(['green']);
  });

  await test.step('with room it is sent by itself', async () => {
    makeMediaRoom(server.dataDir, person);
    await allIsSynced(page);
    const [photo] = await photosOnServer(page);
    for (const address of [photo!.url, photo!.preview])
      expect((await page.request.get(server.origin + address)).status()).toBe(200);
  });
});

async function beginEntry(
  page: Page,
  words: string,
  colours: readonly PictureColour[],
): Promise<void> {
  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea.sheet').first().fill(words);
  await takePhotos(page, colours);
  await photosStand(page, colours.length);
}

async function takePhotos(page: Page, colours: readonly PictureColour[]): Promise<void> {
  const pictures = [];
  for (const colour of colours) pictures.push(await takePicture(page, colour));
  await choosePhotos(page, ...pictures);
}

async function saveEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link').filter({ hasText: WORDS }).first()).toBeVisible();
}

/** 'Saved' stands for 3 s: it is looked for as soon as the change is made. */
async function saysSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function allIsSynced(page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
}

/** Opens the one entry from the history. */
async function openEntry(page: Page): Promise<void> {
  await page.goto(`${server.origin}/journal/history`);
  await page.getByRole('link').filter({ hasText: 'At the lake' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Entry' })).toBeVisible();
}

/** What colour each photo of the open entry has in its middle, in alphabetical order. */
function coloursShown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = ['red', 'green', 'blue'];
    const images = [...document.querySelectorAll<HTMLImageElement>('.photo-strip img')];
    const colours = images.map((image) => {
      if (image.naturalWidth === 0) return 'not there';
      const canvas = new OffscreenCanvas(1, 1);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 1, 1);
      const [...parts] = context?.getImageData(0, 0, 1, 1).data.subarray(0, 3) ?? [];
      return names[parts.indexOf(Math.max(...parts))] ?? 'none';
    });
    return colours.sort();
  });
}

async function photosOnServer(page: Page): Promise<EntryPhoto[]> {
  const headers = await named(page.request, server.origin);
  const answer = await page.request.get(`${server.origin}/api/journal`, { headers });
  const entries: { readonly photos?: EntryPhoto[] }[] = await answer.json();
  return entries.flatMap(({ photos = [] }) => photos);
}

/** The sizes of a person's uploads that are not complete. Other tests share the server, and end over theirs. */
function piecesUnderWay(personId: string): number[] {
  const folder = join(server.dataDir, 'media', personId);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.part\//.test(name))
    .map((name) => statSync(join(folder, name)).size);
}
