import { expect, type Page } from '@playwright/test';
import { picture, withPlace } from '../../web/media/photos/testing/pictures';
import { axeFindsNothing } from '../support/axe';
import { everythingStored } from '../support/everything-stored';
import { fullDisk } from '../support/faulty-disk';
import { test } from '../support/killable-browser';
import { findSignal, loseSignal } from '../support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import { phonePage } from '../support/phone-page';
import {
  chooseDrawn,
  choosePhotos,
  keptPictures,
  photosOf,
  photosStand,
  shownPixels,
} from '../support/pictures';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const HILL = { name: 'hill.png', buffer: picture('hill.png') };
const TURNED = { name: 'turned.jpg', buffer: withPlace(picture('hill.jpg'), 'Lakeside Camera') };
const WORDS = 'Nothing at all, for an hour.';

test('V13 V14 photos are put in offline, outlive a reload and a kill, are saved, and reach the other device without their place', async ({
  phone,
  browser,
}) => {
  const person = somebody();
  let context = await phone.start();
  let page = await phonePage(context);
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  // The session is on the disk before the browser is killed.
  context = await phone.restart();
  await loseSignal(context);
  page = await phonePage(context);
  await page.goto(`${server.origin}/journal?new`);

  await test.step('put in, and there after a reload', async () => {
    await choosePhotos(page, HILL, TURNED);
    await photosStand(page, 2);
    await expect(photosOf(page).first()).toHaveAccessibleName(/^Photo 1 of 2, \w+ \d+$/);
    // Drawn upright, as the camera was held.
    expect(await shownPixels(photosOf(page).nth(1).locator('img'))).toBe('64 × 96');
    await draftIsKept(page, '/api/media/');
    await page.reload();
    await photosStand(page, 2);
  });

  await test.step('there after the browser was killed', async () => {
    await phone.kill();
    context = await phone.start();
    await loseSignal(context);
    page = await phonePage(context);
    await page.goto(`${server.origin}/journal`);
    await photosStand(page, 2);
  });

  await test.step('nothing on the device tells where it was taken, or by what', async () => {
    const files = await keptPictures(page);
    expect(files).toHaveLength(4);
    for (const file of files) {
      expect(file.startsWith('\u00ff\u00d8')).toBe(true);
      expect(file).not.toContain('Exif');
    }
    expect(await everythingStored(page)).not.toContain('Lakeside Camera');
  });

  await test.step('saved without a word', async () => {
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await page.waitForURL('**/journal');
    const entry = page.getByRole('link', { name: '2 photos without text' });
    await expect(entry.getByRole('img', { name: '2 photos' })).toBeVisible();
    await page.reload();
    await expect(entry.getByRole('img', { name: '2 photos' })).toBeVisible();
  });

  const otherContext = await browser.newContext({ serviceWorkers: 'allow' });
  const other = await otherContext.newPage();
  await test.step('the other device shows the previews, and offline what it has', async () => {
    await findSignal(context);
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    await arriveAgain(other, server.origin, person);
    await other.goto(`${server.origin}/home`);
    await shellIsKept(other);
    await everythingIsSynced(other);
    await other.goto(`${server.origin}/journal?list`);
    await other.getByRole('link', { name: '2 photos without text' }).click();
    await photosStand(other, 2);
    await loseSignal(otherContext);
    await photosOf(other).first().click();
    const viewer = other.getByRole('dialog');
    await expect(viewer.getByRole('status')).toHaveText(
      'Only a small copy of this photo is on this device. You can see all of it when you’re online.',
    );
    await expect(viewer.getByRole('img', { name: /^Photo 1 of 2/ })).toBeVisible();
  });

  await test.step('online it shows them whole, from then on without a network', async () => {
    await findSignal(otherContext);
    const viewer = other.getByRole('dialog');
    await expect(viewer.getByRole('status')).toHaveCount(0);
    const shown = viewer.getByRole('img', { name: /^Photo 1 of 2/ });
    await expect.poll(() => shownPixels(shown)).toBe('96 × 64');
    await loseSignal(otherContext);
    await other.reload();
    await photosOf(other).first().click();
    await expect.poll(() => shownPixels(shown)).toBe('96 × 64');
    await expect(viewer.getByRole('status')).toHaveCount(0);
  });
});

test('what can’t be a photo is said with what to do, beside what was taken, until it is put away', async ({
  page,
}) => {
  await beginEntry(page);
  const cut = picture('hill.png').subarray(0, 60);
  await choosePhotos(
    page,
    { name: 'IMG_1.HEIC', buffer: picture('hill.heic') },
    { name: 'cut.png', buffer: cut },
    { name: 'notes.pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'dance.gif', buffer: picture('moving.gif') },
  );
  await photosStand(page, 1);
  const said = [
    '“IMG_1.HEIC” is a HEIC photo, which this browser can’t open. Save it as a JPEG, or add it in Safari.',
    '“cut.png” could not be opened. It may be damaged. Try another copy of it.',
    '“notes.pdf” is not a picture we can read. Choose a JPEG, PNG, WebP, GIF, or AVIF file.',
    '“dance.gif” moves. We kept its first picture.',
  ];
  for (const sentence of said) await expect(page.getByText(sentence)).toBeVisible();
  await axeFindsNothing(page, 'pictures that were not taken');
  await page.reload();
  await photosStand(page, 1);
  await choosePhotos(page, { name: 'cut.png', buffer: cut });
  await page.getByText(said[1] ?? '').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(said[1] ?? '')).toHaveCount(0);
  await expect(page.locator('textarea.sheet')).toHaveValue(WORDS);
});

test('of five photos four are taken, and the fifth is named', async ({ page }) => {
  await beginEntry(page);
  await choosePhotos(
    page,
    ...['one', 'two', 'three', 'four', 'five'].map((name) => ({ ...HILL, name: `${name}.png` })),
  );
  await photosStand(page, 4);
  await expect(
    page.getByText('An entry has up to four photos. Not added: “five.png”.'),
  ).toBeVisible();
  await page.getByRole('button', { name: '4 photos' }).click();
  await expect(
    page.getByText('An entry has up to four photos. Remove one to add another.'),
  ).toBeVisible();
});

test('forty megapixels are taken while the words go on, also where the page is left meanwhile', async ({
  page,
}) => {
  await beginEntry(page);
  await chooseDrawn(page, 7680, 5216);
  await expect(page.getByText('Preparing large.jpg')).toBeAttached();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/home');
  await page.goBack();
  await photosStand(page, 1);
  await photosOf(page).first().click();
  const shown = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => shownPixels(shown)).toBe('2048 × 1391');
});

test('F2 on a full disk a photo is not added, and the words stay', async ({ page }) => {
  const disk = fullDisk(page);
  await beginEntry(page);
  await disk.fail();
  await choosePhotos(page, HILL);
  await expect(
    page.getByText('“hill.png” was not added: this device has no space left for it.'),
  ).toBeVisible();
  await expect(photosOf(page)).toHaveCount(0);
  await disk.mend();
  await choosePhotos(page, HILL);
  await photosStand(page, 1);
  await expect(page.locator('textarea.sheet')).toHaveValue(WORDS);
});

test('V16 a photo that was removed can be taken back, and is gone from the disk once the page is left', async ({
  page,
}) => {
  await beginEntry(page);
  await choosePhotos(page, HILL, TURNED);
  await photosStand(page, 2);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(photosOf(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await photosStand(page, 2);
  await expect(photosOf(page).first()).toBeFocused();
  expect(await shownPixels(photosOf(page).first().locator('img'))).toBe('96 × 64');
  expect(await keptPictures(page)).toHaveLength(4);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(photosOf(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(async () => (await keptPictures(page)).length).toBe(2);
  await page.goBack();
  await photosStand(page, 1);
  expect(await shownPixels(photosOf(page).first().locator('img'))).toBe('64 × 96');
});

test('photos are opened, leafed through and closed by keyboard, by finger and by mouse', async ({
  page,
}) => {
  await beginEntry(page);
  await choosePhotos(page, HILL, TURNED);
  await photosStand(page, 2);
  await photosOf(page).first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  const shown = (name: RegExp) => viewer.getByRole('img', { name });
  await expect(shown(/^Photo 1 of 2/)).toBeVisible();
  await axeFindsNothing(page, 'a photo that is open');
  await page.keyboard.press('ArrowLeft');
  await expect(shown(/^Photo 1 of 2/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown(/^Photo 2 of 2/)).toBeVisible();
  await swipe(page, 'right');
  await expect(shown(/^Photo 1 of 2/)).toBeVisible();
  await swipe(page, 'left');
  await expect(shown(/^Photo 2 of 2/)).toBeVisible();
  await viewer.getByRole('button', { name: 'Previous photo' }).click();
  await expect(shown(/^Photo 1 of 2/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photosOf(page).first()).toBeFocused();
});

test('a picture is pasted into the page and dropped on it; pasted words are words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginEntry(page);
  await hand(page, 'paste', 'image');
  await photosStand(page, 1);
  await hand(page, 'drop', 'image');
  await photosStand(page, 2);
  await hand(page, 'paste', 'image with words');
  await hand(page, 'drop', 'image');
  await photosStand(page, 3);
});

test('photos are in lists, in the history, on the day and among the answers that have one', async ({
  page,
}) => {
  await beginEntry(page);
  await choosePhotos(page, HILL, TURNED, HILL);
  await photosStand(page, 3);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL('**/journal');
  const entry = page.getByRole('link').filter({ hasText: WORDS });
  await expect(entry.getByRole('img', { name: '3 photos' })).toBeVisible();
  await expect(entry.getByText('Text and 3 photos')).toBeVisible();
  await axeFindsNothing(page, 'a list with photos');

  await page.goto(`${server.origin}/journal/history`);
  await expect(page.getByRole('img', { name: /^Photo \d of 3/ })).toHaveCount(3);
  await page.getByRole('img', { name: /^Photo 3 of 3/ }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Photo 3 of 3/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await axeFindsNothing(page, 'a history with photos');

  await page.goto(`${server.origin}/journal?list`);
  await entry.click();
  await page.getByRole('link', { name: /^All of / }).click();
  await expect(page.getByRole('img', { name: /^Photo \d of 3/ })).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Photo \d of 3/ })).toHaveCount(3);
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea.sheet').fill('Nothing to be seen.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL('**/journal');
  await page.goto(`${server.origin}/search`);
  await page.getByLabel('Search what you wrote').fill('nothing');
  const found = page.locator('main').getByRole('listitem').getByRole('link');
  await expect(found).toHaveCount(2);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Photos').selectOption('With photo');
  await expect(found).toHaveCount(1);
  await expect(found.getByRole('img', { name: '3 photos' })).toBeVisible();
});

test('photos have room in each size, in large type and in both lights', async ({ page }) => {
  await beginEntry(page);
  await choosePhotos(page, HILL, TURNED, HILL, TURNED);
  await photosStand(page, 4);
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingCutOff(page, `${width} px`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNothingCutOff(page, '200 % text');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axeFindsNothing(page, `photos in large type, ${colorScheme}`);
  }
});

async function beginEntry(page: Page): Promise<void> {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea.sheet').fill(WORDS);
}

/** All photos and their buttons stand within the screen, and it does not scroll sideways. */
async function expectNothingCutOff(page: Page, where: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const buttons = page.getByRole('list', { name: 'Photos of this entry' }).getByRole('button');
  await expect(buttons).toHaveCount(8);
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box?.x, where).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), where).toBeLessThanOrEqual(width);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), where).toBeGreaterThanOrEqual(44);
  }
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(scrolls, where).toBeLessThanOrEqual(0);
}

/** A finger drawn across the photo. */
async function swipe(page: Page, direction: 'left' | 'right'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const from = direction === 'left' ? 300 : 90;
  const to = direction === 'left' ? 90 : 300;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', from);
  await touch('touchMove', to);
  await touch('touchEnd');
  await devtools.detach();
}

/** What a person pastes or drops on the page. */
async function hand(page: Page, how: 'paste' | 'drop', what: 'image' | 'image with words') {
  const bytes = [...picture('hill.png')];
  await page.locator('textarea.sheet').evaluate(
    (sheet, { type, withWords, content }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'hill.png', { type: 'image/png' }));
      if (withWords) data.setData('text/plain', 'words');
      const options = { bubbles: true, cancelable: true };
      sheet.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { type: how, withWords: what === 'image with words', content: bytes },
  );
}
