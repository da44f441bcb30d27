import { expect, type Locator, type Page } from '@playwright/test';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { named } from '../support/named';
import { findSignal, loseSignal } from '../support/network';
import { arrive, register, shellIsKept, signIn, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { toast } from '../support/toast';

const PLACE = 'GPS 52.5200 N 13.4050 E';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A18 a picture is seen before it is sent, sent without its place, and shown with no network', async ({
    page,
    context,
  }) => {
    const person = somebody();
    await arrive(page, server.origin, person);
    await page.goto(`${server.origin}/home`);
    await shellIsKept(page);
    await openProfile(page);
    const photo = await photoOf(page);

    await test.step('what is no picture, or too large, is refused in words', async () => {
      await choose(page, {
        name: 'a.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      });
      await expect(toast(page, 'Please select an image file (JPG, PNG, etc.).')).toBeVisible();
      await choose(page, { ...photo, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
      await expect(toast(page, 'Please select an image smaller than 5MB.')).toBeVisible();
      await choose(page, { ...photo, buffer: Buffer.from('not a picture') });
      await expect(toast(page, 'Invalid File')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('Cancel sends nothing', async () => {
      await choose(page, photo);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await imageUrl(page)).toBeNull();
    });

    await test.step('an upload that fails keeps the picture until it succeeds', async () => {
      await choose(page, photo);
      await loseSignal(context);
      await page.getByRole('button', { name: 'Upload' }).click();
      await expect(toast(page, /Failed to upload image. Please try again./)).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await findSignal(context);
      await page.getByRole('button', { name: 'Upload' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(portrait(page)).toBeVisible();
    });

    await test.step('the server has a small square JPEG, and no place', async () => {
      const url = await imageUrl(page);
      const sent = await (await page.request.get(`${server.origin}${url}`)).body();
      expect(sent.subarray(0, 2).toString('hex')).toBe('ffd8');
      expect(photo.buffer.includes(PLACE)).toBe(true);
      expect(sent.includes(PLACE)).toBe(false);
      const sizeOf = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
      expect(await portrait(page).evaluate(sizeOf)).toEqual([512, 512]);
    });

    await test.step('after a reload without a network everything is there', async () => {
      await loseSignal(context);
      await page.reload();
      await expect(
        page.getByText('We couldn’t refresh your profile. It may be out of date.'),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: person.username, level: 1 })).toBeVisible();
      await expect(page.getByText(person.email).first()).toBeVisible();
      await expect(page.getByText('3 of 3 journal entries remaining')).toBeVisible();
      const isDrawn = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth);
      expect(await portrait(page).evaluate(isDrawn)).toBe(512);
      await page.getByRole('button', { name: 'Debug' }).click();
      await expect(page.getByRole('dialog').getByText('Service worker')).toBeVisible();
      await page.keyboard.press('Escape');
      await findSignal(context);
    });

    await test.step('it is gone everywhere once it is removed', async () => {
      await page.getByRole('button', { name: 'Remove picture' }).click();
      await expect(portrait(page)).toHaveCount(0);
      expect(await imageUrl(page)).toBeNull();
    });
  });
});

test('names are edited in place: refused, without a network, and then in every tab', async ({
  page,
  context,
}) => {
  const person = somebody();
  await page.request.post(`${server.origin}/api/auth/register`, {
    data: {
      username: `taken-${person.username}`,
      email: 'taken@example.org',
      password: 'a quiet evening',
      writingConsent: POLICY_VERSION,
    },
  });
  await context.clearCookies();
  await register(page, server.origin, person);
  const other = await context.newPage();
  await other.goto(`${server.origin}/profile`);
  await openProfile(page);

  await test.step('a taken name is refused, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'Edit username' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill(`Taken-${person.username}`);
    await page.keyboard.press('Enter');
    await expect(
      toast(page, 'This username is already taken. Please choose another.'),
    ).toBeVisible();
    await expect(toast(page, 'Update Error')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(
      `Taken-${person.username}`,
    );
  });

  const name = `Naomi ${person.username}`;
  await test.step('without a network it is not saved, and stays until it can be', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill(` ${name} `);
    await loseSignal(context);
    await expect(page.getByText('We can’t reach the server.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, /We can’t reach the server\./)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(` ${name} `);
    await findSignal(context);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit username' })).toBeFocused();
  });

  await test.step('the other tab goes by it, too, and so does the next sign-in', async () => {
    await expect(other.getByRole('heading', { name, level: 1 })).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('username'))).toBe(name);
    await other.close();
  });

  await test.step('an unchanged or empty value closes the editor and asks nobody', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && asked.push(request.url()));
    for (const typed of [person.email, '  ']) {
      await page.getByRole('button', { name: 'Edit email' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(typed);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Edit email' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
    await page.keyboard.press('Escape');
    await expect(page.getByText(person.email).first()).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step('A22 signing out leaves nothing of it on the device', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/home');
    await page.getByRole('button', { name: 'Account and information' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/auth');
    const left = await page.evaluate(() => JSON.stringify(localStorage));
    expect(left).not.toContain(person.email);
    expect(left).not.toContain(name);
    await signIn(page, server.origin, { ...person, username: name });
  });
});

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).click();
  await expect(page.getByText(/^With us since/)).toBeVisible();
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function choose(page: Page, file: ChosenFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

function portrait(page: Page): Locator {
  return page.locator('.profile-portrait img');
}

async function imageUrl(page: Page): Promise<string | null> {
  const headers = await named(page.request, server.origin);
  return (await (await page.request.get(`${server.origin}/api/profile`, { headers })).json())
    .imageUrl;
}

/** A wide JPEG that tells where it was taken, as a telephone makes it. */
async function photoOf(page: Page): Promise<ChosenFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    context?.fillRect(300, 200, 600, 400);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const drawn = Buffer.from(base64, 'base64');
  const exif = Buffer.from(`\xff\xe1\0\0Exif\0\0${PLACE}`, 'latin1');
  exif.writeUInt16BE(exif.length - 2, 2);
  const buffer = Buffer.concat([drawn.subarray(0, 2), exif, drawn.subarray(2)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
