import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { axeFindings } from '../support/axe';
import { findSignal, loseSignal } from '../support/network';
import { arrive, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

const CIRCLE = 'Tuesday kitchen table';
const TITLE = 'How to lead a ninety-day group';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('W18 W19 W20 a leader makes a circle, and a second person joins by the code on the screen', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(120_000);
  const [leader, guest] = [somebody(), somebody()];
  await arrive(page, server.origin, leader);
  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: 'Create a circle' }).first().click();
  await page.getByLabel('Name').fill(CIRCLE);
  await page.getByRole('dialog').getByRole('button', { name: 'Create a circle' }).click();
  const steps = page.getByRole('region', { name: 'Your first steps' });
  await expect(steps).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const link =
    await test.step('the code is scanned by day and by night, also in full', async () => {
      await steps.getByRole('button', { name: 'Invite someone' }).click();
      await page.getByRole('button', { name: 'Make an invite' }).click();
      const picture = page.getByRole('img', { name: 'QR code of the invite link' });
      const scanned = await scan(page, picture);
      expect(scanned).toMatch(new RegExp(`^${server.origin}/prayer-groups#join=`));
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await scan(page, picture)).toBe(scanned);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Show it full screen' }).click();
      const poster = page.getByRole('dialog', { name: `Join ${CIRCLE}` });
      await expect(poster).toContainText(scanned ?? '');
      expect(await scan(page, picture)).toBe(scanned);
      expect(await axeFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: false }))).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(picture).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Prayer Circles' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print it' })).toBeHidden();
      await page.emulateMedia({ media: null });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Invite to the circle' })).toBeVisible();
      await page.keyboard.press('Escape');
      return scanned ?? '';
    });

  await test.step('a second person joins by what was scanned', async () => {
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await elsewhere.newPage();
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
    await arrive(phone, server.origin, guest);
    await phone.goto(`${server.origin}/home`);
    await phone.getByRole('button', { name: 'Join this circle' }).click();
    await expect(phone.getByText('No requests yet')).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Your first steps' })).toHaveCount(0);
    await elsewhere.close();
  });

  await test.step('one step after the other is done, and the list is gone', async () => {
    await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(1);
    await steps.getByRole('button', { name: 'Choose a plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'For the circle' });
    await dialog.getByText('Peace in 14 days').click();
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    await dialog.getByLabel('First day').fill(today);
    await dialog.getByRole('button', { name: 'Share with the circle' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(2);
    await steps.getByRole('link', { name: 'Open the guide' }).click();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: CIRCLE })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Guide', exact: true })).toBeVisible();
    await expect(steps).toHaveCount(0);
  });
  await context.close();
});

test('W20 the first steps stay hidden, also without a network and after a reload', async ({
  context,
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: 'Create a circle' }).first().click();
  await page.getByLabel('Name').fill(CIRCLE);
  await page.getByRole('dialog').getByRole('button', { name: 'Create a circle' }).click();
  const steps = page.getByRole('region', { name: 'Your first steps' });
  await expect(steps).toBeVisible();
  await shellIsKept(page);
  await loseSignal(context);
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite someone' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Invite someone' })).toBeVisible();
  await expect(steps).toHaveCount(0);
  await findSignal(context);
});

test('W21 the guide is one page on A4 and on Letter, with a session and without, and offline', async ({
  browser,
  context,
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/prayer-groups/guide`);
  await expectOnePage(page);
  await shellIsKept(page);
  await loseSignal(context);
  await page.reload();
  await expectOnePage(page);

  const visit = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const visitor = await visit.newPage();
  await visitor.goto(`${server.origin}/for-organizations`);
  await visitor.getByRole('link', { name: TITLE }).click();
  await expectOnePage(visitor);
  expect(await axeFindings(visitor)).toEqual([]);
  await visitor.goto(`${server.origin}/prayer-groups/guide`);
  await expect(visitor.getByRole('heading', { name: TITLE })).toBeVisible();
  await visit.close();
});

async function expectOnePage(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: TITLE });
  await expect(heading).toBeVisible();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Ending well' })).toBeVisible();
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await heading.selectText();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(TITLE);
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** What a camera reads of a picture on the screen; undefined where it finds no code. */
async function scan(page: Page, picture: Locator): Promise<string | undefined> {
  await expect(picture).toBeVisible();
  const taken = (await picture.screenshot()).toString('base64');
  const { points, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const image = pen?.getImageData(0, 0, bitmap.width, bitmap.height);
    const { width, height } = bitmap;
    return { points: Array.from(image?.data ?? []), width, height };
  }, taken);
  return jsQR(Uint8ClampedArray.from(points), width, height)?.data;
}
