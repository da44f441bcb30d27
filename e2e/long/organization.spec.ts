import { expect, type Page } from '@playwright/test';
import { named } from '../support/named';
import { arrive, type Person, somebody } from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';

const NAME = 'Grace Chapel';

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
