import { expect, type Page } from '@playwright/test';
import { lockStands, turnLockOn, unlock } from './support/app-lock';
import { postsOf } from './support/calls';
import { takePicture } from './support/camera';
import { deskRows } from './support/device-rows';
import { everythingStored } from './support/everything-stored';
import { sendRecording } from './support/lock-attacks';
import { loseSignal } from './support/network';
import { openPhone } from './support/open-phone';
import {
  everythingIsSynced,
  type Person,
  register,
  shellIsKept,
  signIn,
  somebody,
} from './support/person';
import { choosePhotos, photosStand, shownPixels } from './support/pictures';
import { test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const SPOKEN = 'spoken into another device of the same person';

test('I7 V8 with a lock a recording of another device is fetched once, and lies sealed on this one from then on', async ({
  page,
  server,
}) => {
  await lockedDevice(page, server.origin);
  const audioUrl = await sendRecording(page, server.origin, SPOKEN);
  const post = await postsOf(page, server.origin);
  await post('journal', { content: 'Heard on the way', audioUrl });
  const asked = mediaAskedFor(page);
  const play = page.getByRole('button', { name: 'Play recording' });

  await page.goto(`${server.origin}/journal/history`);
  await unlock(page);
  await play.click();
  await expect.poll(async () => (await deskRows(page, 'recordingChunks')).length).toBe(1);
  expect(asked).toEqual([`fetch ${audioUrl}`]);
  expect(await everythingStored(page)).not.toContain(SPOKEN);

  await startOffline(page);
  const sounds = page.waitForRequest((request) => request.url().startsWith('blob:'));
  await play.click();
  await sounds;
  expect(asked).toEqual([`fetch ${audioUrl}`]);
});

test('I7 V8 with a lock a photo of another device is fetched once, and is shown offline from then on', async ({
  page,
  browser,
  server,
}) => {
  const ada = await lockedDevice(page, server.origin);
  const tablet = await openPhone(browser);
  await signIn(tablet, server.origin, ada);
  await tablet.goto(`${server.origin}/journal?new`);
  await choosePhotos(tablet, await takePicture(tablet, 'red'));
  await photosStand(tablet, 1);
  await tablet.locator('textarea.sheet').first().fill('Seen on the way');
  await tablet.getByRole('button', { name: 'Save Entry' }).click();
  await tablet.waitForURL('**/journal');
  await everythingIsSynced(tablet);
  await tablet.context().close();

  const asked = mediaAskedFor(page);
  const photo = page.getByAltText(/^Photo/);
  await page.goto(`${server.origin}/journal/history`);
  await unlock(page);
  await expect.poll(() => shownPixels(photo)).not.toBe('0 × 0');
  await expect.poll(async () => (await deskRows(page, 'recordings')).length).toBe(2);
  expect(asked, 'the photo, and its preview beneath it').toHaveLength(2);
  expect(new Set(asked).size).toBe(2);
  for (const each of asked) expect(each).toMatch('fetch ');

  await startOffline(page);
  await expect.poll(() => shownPixels(photo)).not.toBe('0 × 0');
  expect(asked).toHaveLength(2);
});

async function lockedDevice(page: Page, origin: string): Promise<Person> {
  const ada = somebody();
  await register(page, origin, ada);
  await page.goto(`${origin}/home`);
  await shellIsKept(page);
  await turnLockOn(page, origin, ada);
  return ada;
}

/** What the page asks for under the addresses of recordings and photos from now on, and as what. */
function mediaAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/media/')) asked.push(`${request.resourceType()} ${pathname}`);
  });
  return asked;
}

async function startOffline(page: Page): Promise<void> {
  await loseSignal(page.context());
  await page.reload();
  await lockStands(page);
  await unlock(page);
}
