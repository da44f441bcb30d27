import { expect, type Page } from '@playwright/test';
import { named } from '../support/named';
import { arrive, type Person, somebody } from '../support/person';
import { shownPixels } from '../support/pictures';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';

const NAME = 'Grace Chapel';
const RENAMED = 'Grace Chapel Downtown';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('A2 an administrator invites by a code shown once, removes, hands over and leaves', async ({
  page,
  browser,
}) => {
  const [anna, ben] = [somebody(), somebody()];
  await arrive(page, server.origin, anna);
  await found(page);
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  await arrive(phone, server.origin, ben);

  const code =
    await test.step('the way leads over the profile; the code is told once', async () => {
      await page.goto(`${server.origin}/profile`);
      await page.getByRole('link', { name: NAME }).click();
      await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
      const told = await makeCode(page);
      await emailHolds(page, told);
      await page.reload();
      await expect(page.getByText('Your code works until')).toBeVisible();
      await expect(page.getByText(told)).toHaveCount(0);
      return told;
    });

  await test.step('somebody joins by it, and the administrator sees their name without a reload', async () => {
    await join(phone, code);
    await expect(phone.getByText('2 people', { exact: true })).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Members' })).toHaveCount(0);
    await page.reload();
    await expect(row(page, ben)).toContainText('Since');
  });

  await test.step('another name, mark and color are seen by its people', async () => {
    await changeLook(page);
    await expectLook(page);
    await phone.reload();
    await expectLook(phone);
  });

  await test.step('whoever is removed is out at once, and one Escape closes a dialog below a toast', async () => {
    await choose(page, ben, 'Remove');
    await page.getByRole('button', { name: `Remove ${ben.username}` }).click();
    await expect(page.getByText(`${ben.username} was removed`).first()).toBeVisible();
    await expect(row(page, ben)).toHaveCount(0);
    await page.getByRole('button', { name: 'Join another with a code' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(phone.getByText('No organization')).toBeVisible();
    await expect(page.getByText('You have no active code.')).toBeVisible();
  });

  await test.step('it is handed over, and then left', async () => {
    await join(phone, await makeCode(page));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Leave the organization' })).toBeDisabled();
    await choose(page, ben, 'Make administrator');
    await page.getByRole('button', { name: `Make ${ben.username} the administrator` }).click();
    await expect(page.getByRole('heading', { name: 'Members' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Leave the organization' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Leave the organization' }).click();
    await expect(page.getByText('No organization')).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Members' })).toBeVisible();
    await phone.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(phone.getByRole('link', { name: 'Analytics' })).toBeVisible();
  });
  await elsewhere.close();
});

/** As the onboarding does. */
async function found(page: Page): Promise<void> {
  const data = {
    goals: ['peace'],
    inviteCode: null,
    organizationName: NAME,
    shareReflectionsWithGroup: false,
    userType: 'corporate_admin',
  };
  const path = `${server.origin}/api/user/complete-onboarding`;
  const headers = await named(page.request, server.origin);
  expect((await page.request.post(path, { data, headers })).ok()).toBe(true);
}

async function changeLook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change name and look' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name and look' });
  await dialog.getByLabel('Mark', { exact: true }).setInputFiles('web/public/icons/icon-512.png');
  await expect(dialog.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await dialog.getByText('Plum').click();
  await dialog.getByLabel('Name', { exact: true }).fill(RENAMED);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

async function expectLook(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: RENAMED });
  await expect(heading).toBeVisible();
  const mark = page.locator('.organization-mark img');
  expect(await shownPixels(mark)).toBe('256 × 256');
  const [line, plum] = await heading.evaluate((title) => [
    getComputedStyle(title.parentElement as Element).borderBottomColor,
    getComputedStyle(title.parentElement as Element).getPropertyValue('--prayer-solid'),
  ]);
  expect(line).toBe(asRgb(plum ?? ''));
}

/** A color as a browser tells it that was written as `#rrggbb`. */
function asRgb(hex: string): string {
  const [red, green, blue] = hex.match(/[0-9a-f]{2}/g) ?? [];
  return `rgb(${[red, green, blue].map((part) => Number.parseInt(part ?? '', 16)).join(', ')})`;
}

async function makeCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Make (a new|an invite) code$/ }).click();
  const shown = page.getByText(/^(\w{4}-){3}\w{4}$/);
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}

/** The link that opens an email in the administrator's own program, without an address. */
async function emailHolds(page: Page, code: string): Promise<void> {
  const href = (await page.getByRole('link', { name: 'Email code' }).getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:\?subject=/);
  expect(decodeURIComponent(href)).toContain(`Your invite code: ${code}`);
}

async function join(page: Page, code: string): Promise<void> {
  await page.goto(`${server.origin}/organization`);
  await page.getByRole('button', { name: 'Join with a code' }).click();
  await page.getByLabel('Invite code').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
}

function row(page: Page, { username }: Person) {
  return page.getByRole('listitem').filter({ hasText: username });
}

async function choose(page: Page, person: Person, what: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${person.username}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}
