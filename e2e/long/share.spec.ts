import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { choose } from '../support/choose';
import { loseSignal } from '../support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { writeCheckIn, writeEntry } from '../support/writing';

const PRIVATE_WORDS = 'Nobody but me shall read this.';
const TYPES = [
  { name: 'Daily Devotional', file: /^daily-devotional-\d{4}-\d\d-\d\d-\d{6}\.png$/ },
  { name: 'Weekly Progress', file: /^weekly-progress-\d{4}-\d\d-\d\d-\d{6}\.png$/ },
  { name: 'Journey Update', file: /^journey-update-\d{4}-\d\d-\d\d-\d{6}\.png$/ },
];

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-write'] });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every type is kept as a PNG of 1080 by 1080 pixels, named by type and time, with no network', async ({
    page,
    context,
  }) => {
    await arrive(page, server.origin, somebody());
    await writeCheckIn(page, server.origin);
    await writeEntry(page, server.origin, PRIVATE_WORDS);
    await page.goto(`${server.origin}/daily-drop`);
    await expect(page.locator('.scripture')).toBeVisible();
    await everythingIsSynced(page);
    await shellIsKept(page);
    await loseSignal(context);
    await page.goto(`${server.origin}/share`);
    for (const type of TYPES) {
      await choose(page, type.name);
      const download = await downloadPicture(page);
      expect(download.suggestedFilename()).toMatch(type.file);
      expect(await sizeOf(download)).toEqual({ width: 1080, height: 1080 });
      await expect(page.getByText('Downloaded!').first()).toBeVisible();
      const words = await picture(page).getAttribute('alt');
      expect(words).not.toContain(PRIVATE_WORDS);
      if (type.name === 'Weekly Progress') expect(words).toContain('2 of 5.');
    }
  });
});

test('the devotional is the Scripture of the day’s drop, wrapped into its window', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/share`);
  await choose(page, 'Daily Devotional');
  await expect(picture(page)).toHaveAttribute(
    'alt',
    /It is because of Yahweh’s loving kindnesses .* Great is your faithfulness\. Lamentations 3:22–23, WEB\. Day 1 of 90\./,
  );
  // Ink only within the arch: beside it and between its two lines the paper is as it was.
  const inkOutside = await picture(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1080;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const isInk = (data: Uint8ClampedArray) => {
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 120) return true;
      return false;
    };
    const read = (x: number, y: number, width: number, height: number) =>
      isInk(context.getImageData(x, y, width, height).data);
    return {
      left: read(50, 510, 84, 330),
      right: read(946, 510, 84, 330),
      within: read(200, 310, 680, 500),
    };
  });
  expect(inkOutside).toEqual({ left: false, right: false, within: true });
});

test('a picture is drawn in the light of the app', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  for (const [colorScheme, paper] of [
    ['light', [250, 245, 235]],
    ['dark', [20, 16, 12]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${server.origin}/share`);
    await expect(picture(page)).toBeVisible();
    expect(await picture(page).evaluate(cornerOf)).toEqual(paper);
  }
});

test("copying says 'Copied' for two seconds, and says so when it can’t", async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' });
  await page.goto(`${server.origin}/share-preview`);
  await expect(picture(page)).toBeVisible();
  await page.clock.pauseAt('2026-11-20T09:00:00Z');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  await expect(page.getByText('Share text copied to clipboard.').first()).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Failed to copy text.').first()).toBeVisible();
});

test('before the progress is read, a picture has to wait', async ({ page }) => {
  // A canvas that never answers stands for a slow device.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => undefined;
  });
  await page.goto(`${server.origin}/share-preview`);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Loading Data').first()).toBeVisible();
  await expect(
    page.getByText('Please wait for your progress data to load first').first(),
  ).toBeVisible();
});

test('a picture that could not be drawn can be tried again', async ({ page }) => {
  await page.addInitScript(() => {
    const toBlob = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = (answer) => answer(null);
    Object.assign(globalThis, {
      mend: () => {
        HTMLCanvasElement.prototype.toBlob = toBlob;
      },
    });
  });
  await page.goto(`${server.origin}/share-preview`);
  await expect(page.getByText('We couldn’t draw the picture.')).toBeVisible();
  await page.evaluate('mend()');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(picture(page)).toBeVisible();
});

test('where the device hands pictures over it does so, once, and a refusal keeps the file', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const outcomes: (DOMException | undefined)[] = [
      undefined,
      new DOMException('', 'AbortError'),
      new DOMException('', 'NotAllowedError'),
    ];
    Object.assign(globalThis, { shared });
    navigator.canShare = (data) => data?.files?.length === 1;
    navigator.share = async (data = {}) => {
      shared.push(data);
      const outcome = outcomes[shared.length - 1];
      if (outcome) throw outcome;
    };
  });
  await page.goto(`${server.origin}/share-preview`);
  await expect(picture(page)).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const given = await page.evaluate(() => {
    const { shared } = globalThis as unknown as { shared: ShareData[] };
    const file = shared[0]?.files?.[0];
    return { name: file?.name, type: file?.type, text: shared[0]?.text };
  });
  expect(given.name).toMatch(/^journey-update-.*\.png$/);
  expect(given.type).toBe('image/png');
  expect(given.text).toContain(server.origin);

  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await page.getByRole('button', { name: 'Instagram' }).click();
  await expect.poll(() => sharedCount(page)).toBe(2);
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Facebook' }).click();
  await kept;
  // Closing the sheet was a choice, and left nothing behind.
  expect(downloads).toHaveLength(1);
});

test('elsewhere the picture is kept and the site is opened; words go by WhatsApp and email', async ({
  page,
  context,
}) => {
  await context.route(/instagram|facebook/, (route) => route.fulfill({ body: 'A site' }));
  await page.goto(`${server.origin}/share-preview`);
  await expect(picture(page)).toBeVisible();
  for (const [name, host] of [
    ['Instagram', 'www.instagram.com'],
    ['Facebook', 'www.facebook.com'],
  ] as const) {
    const opened = context.waitForEvent('page');
    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await kept).suggestedFilename()).toMatch(/^journey-update-/);
    const site = await opened;
    await site.waitForURL((url) => url.host === host);
    await site.close();
    await expect(
      page.getByText(`You can add the picture to a post on ${name}.`).first(),
    ).toBeVisible();
  }
  const whatsApp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toContain(server.origin);
  const email = await page.getByRole('link', { name: 'Email' }).getAttribute('href');
  expect(new URL(email ?? '').searchParams.get('subject')).toBe(
    'Join me on a 90-day journey to wholeness',
  );
});

test('a visitor sees a sample and the two ways on; someone signed in sees their own', async ({
  page,
}) => {
  await page.goto(`${server.origin}/share-preview`);
  await expect(picture(page)).toHaveAttribute('alt', /^Day 23 of 90\./);
  await page.getByRole('link', { name: 'Sign Up to Share Real Progress' }).click();
  await page.waitForURL('**/register');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL(`${server.origin}/`);

  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/share-preview`);
  await page.waitForURL('**/share');
  await expect(picture(page)).toHaveAttribute('alt', /^Day 1 of 90\./);
});

function picture(page: Page) {
  return page.locator('.share-picture img');
}

async function downloadPicture(page: Page): Promise<Download> {
  await expect(picture(page)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  return download;
}

/** As the header of the PNG says. */
async function sizeOf(download: Download): Promise<{ width: number; height: number }> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function sharedCount(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared.length);
}

/** In the page: red, green and blue of a picture's first pixel. */
async function cornerOf(image: HTMLImageElement): Promise<number[]> {
  await image.decode();
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d');
  context?.drawImage(image, 0, 0);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}
