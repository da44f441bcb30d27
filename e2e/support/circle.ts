import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose';
import { hasRefusedCookies } from './consent';
import { arrive, type Person } from './person';

/** Creates a circle on the screen of its leader. */
export async function makeCircle(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/prayer-groups`);
  await page.getByRole('button', { name: 'Create a circle' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create a circle' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Makes the first invite to the open circle. Its dialog stays open. */
export async function makeInviteCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('button', { name: 'Make an invite' }).click();
  const code = await page.getByText(/^\w{4}(-\w{4}){3}$/).textContent();
  return code ?? '';
}

/** Creates an account in this browser, and joins with it by the link of an invite. */
export async function joinAs(
  page: Page,
  origin: string,
  person: Person,
  code: string,
): Promise<void> {
  await hasRefusedCookies(page.context());
  await arrive(page, origin, person);
  await joinBy(page, `${origin}/prayer-groups#join=${code}`);
}

/** Joins by the link of an invite, as who is signed in. */
export async function joinBy(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Join this circle' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
}

/** Opens the leader's dialog for one kind, has it filled in, and sends it. */
export async function give(
  page: Page,
  kind: 'Note' | 'Theme' | 'Question' | 'Plan',
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'For the circle' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, kind);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Share with the circle' }).click();
  await expect(dialog).toHaveCount(0);
}

export async function giveNote(page: Page, text: string): Promise<void> {
  await give(page, 'Note', (dialog) => dialog.getByLabel('Note').last().fill(text));
}

/** Shares a reading plan whose first day is today. */
export async function givePlan(page: Page, plan: string): Promise<void> {
  await give(page, 'Plan', async (dialog) => {
    await dialog.getByText(plan).click();
    await dialog.getByLabel('First day').fill(await todayOn(page));
  });
}

export async function askFor(page: Page, title: string, description = ''): Promise<void> {
  await page.getByRole('button', { name: 'Ask for prayer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Ask for prayer' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The server takes the first request that is posted to a circle, and its answer is lost. */
export async function loseFirstAnswer(context: BrowserContext): Promise<void> {
  let isLost = false;
  await context.route(/prayer-groups\/[^/]+\/requests$/, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** What was asked for, on the screen of the open circle. */
export function requestOn(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ hasText: title });
}

/** The plan that a circle shares, on Home. */
export function planOnHome(page: Page, circle: string): Locator {
  return page.getByRole('region', { name: `Shared by ${circle}` });
}

/** Takes a member out of the open circle. */
export async function removeMember(page: Page, { username }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Members', exact: true }).click();
  await page.getByRole('button', { name: `More about ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page.getByText(`${username} was removed`).first()).toBeVisible();
}

/** The local day on the page's device. */
export function todayOn(page: Page): Promise<string> {
  return page.evaluate(() => new Date().toLocaleDateString('en-CA'));
}
