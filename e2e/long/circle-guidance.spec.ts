import { type BrowserContext, expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { choose } from '../support/choose';
import { hasRefusedCookies } from '../support/consent';
import { keptAnswers } from '../support/kept-answers';
import { findSignal, loseSignal } from '../support/network';
import {
  arrive,
  arriveAgain,
  everythingIsSynced,
  type Person,
  shellIsKept,
  somebody,
} from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const CIRCLE = 'Thursday readers';
const NOTE = 'We meet at Ana’s this time. <b>Bring nothing.</b>';
const THEME = 'For everyone who starts something new.';
const QUESTION = 'What surprised you today?';
const PLAN = 'Peace in 14 days';
test.use({ serviceWorkers: 'allow' });
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;

test('W11 W12 W13 W14 W15 W16 W17 what a leader gives is read offline, read along and left by each alone, and goes with the circle', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const [leader, first, second] = [somebody(), somebody(), somebody()];
  await page.setViewportSize({ width: 1280, height: 800 });
  await hasRefusedCookies(page.context());
  await arrive(page, server.origin, leader);
  const train = await browser.newContext(PHONE);
  const phone = await train.newPage();
  const kitchen = await browser.newContext(PHONE);
  const other = await kitchen.newPage();

  await test.step('a circle of three', async () => {
    const invite = await makeCircle(page);
    await join(phone, invite, first);
    await join(other, invite, second);
    await shellIsKept(phone);
  });

  await test.step('the leader writes offline: it waits, is changed, and goes once', async () => {
    await page.goto(`${server.origin}/prayer-groups`);
    await expect(page.getByRole('button', { name: 'For the circle' })).toBeVisible();
    await shellIsKept(page);
    await loseSignal(page.context());
    await giveNote(page, 'Bring a friend.');
    await giveNote(page, 'We meet at mine.');
    const waiting = page.getByRole('article').filter({ hasText: 'We meet at mine.' });
    await expect(waiting).toContainText('Waiting to send');
    // The first one was tried, and the server may have it.
    await waiting.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Note').last()).toHaveValue('We meet at mine.');
    await dialog.getByLabel('Note').last().fill(NOTE);
    await dialog.getByRole('button', { name: 'Share with the circle' }).click();
    await expect(page.getByRole('article').filter({ hasText: NOTE })).toContainText(
      'Waiting to send',
    );
    await expect(waiting).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Waiting to send', { exact: true })).toHaveCount(2);
    await findSignal(page.context());
    await expect(page.getByText('Waiting to send', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Your note' })).toHaveText([
      /We meet at Ana/,
      /Bring a friend/,
    ]);
  });

  await test.step('a theme, a question of ours, and a plan from today on', async () => {
    await give(page, 'Theme', async (dialog) => {
      await dialog.getByRole('button', { name: 'Share with the circle' }).click();
      await expect(dialog.getByText('Say what to pray about.')).toBeVisible();
      await dialog.getByLabel('What to pray about').fill(THEME);
      expect(await axeFindings(page)).toEqual([]);
    });
    await give(page, 'Question', async (dialog) => {
      await dialog.getByRole('button', { name: 'Choose one of our questions' }).click();
      await dialog.getByRole('button', { name: 'Today', exact: true }).click();
      await dialog.getByRole('button', { name: QUESTION }).click();
      await expect(dialog.getByLabel('Question', { exact: true }).last()).toHaveValue(QUESTION);
    });
    await give(page, 'Question', async (dialog) => {
      await choose(page, 'Next week');
      await dialog.getByLabel('Question', { exact: true }).last().fill('What comes next?');
    });
    await give(page, 'Plan', async (dialog) => {
      await dialog.getByText(PLAN).click();
      await dialog.getByLabel('First day').fill(await todayOn(page));
    });
    await expect(page.getByRole('article', { name: 'Reading together' })).toContainText(PLAN);
    await expect(page.getByText('What comes next?')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show other weeks' }).click();
    await expect(page.getByText('What comes next?')).toBeVisible();
  });

  await test.step('a member reads it offline, after a reload too', async () => {
    await openCircle(phone);
    await expect(phone.getByText(QUESTION)).toBeVisible();
    await phone.goto(`${server.origin}/home`);
    await expect(planOnHome(phone)).toContainText(PLAN);
    await everythingIsSynced(phone);
    await loseSignal(train);
    await phone.reload();
    await expect(planOnHome(phone)).toContainText('Begins today');
    await phone.goto(`${server.origin}/prayer-groups`);
    await phone.reload();
    await phone.getByRole('button', { name: CIRCLE }).click();
    const notes = phone.getByRole('article', { name: `A note from ${leader.username}` });
    await expect(notes.first()).toContainText(NOTE);
    await expect(phone.getByText(THEME)).toBeVisible();
    await expect(phone.getByText('What comes next?')).toHaveCount(0);
    await expect(phone.getByRole('button', { name: 'For the circle' })).toHaveCount(0);
    await expect(phone.getByRole('button', { name: 'Show other weeks' })).toHaveCount(0);
    expect(await axeFindings(phone)).toEqual([]);
  });

  await test.step('offline the question leads into the journal', async () => {
    await phone.getByRole('link', { name: `Write about it: ${QUESTION}` }).click();
    await phone.waitForURL(/\/journal\?new/);
    await expect(phone.getByLabel('Title')).toHaveValue(QUESTION);
    await phone.goBack();
    await expect(phone.getByText(QUESTION)).toBeVisible();
  });

  await test.step('read along offline, with two presses, arrives once on another device', async () => {
    await phone.goto(`${server.origin}/home`);
    await planOnHome(phone).getByRole('button', { name: 'Read along' }).dblclick();
    await expect(planOnHome(phone).getByRole('link', { name: 'You’re reading it' })).toBeVisible();
    await phone.reload();
    await expect(planOnHome(phone).getByRole('link', { name: 'You’re reading it' })).toBeVisible();
    await findSignal(train);
    await phone.reload();
    await everythingIsSynced(phone);
    const tablet = await another(browser.newContext(PHONE), first);
    await tablet.goto(`${server.origin}/bible/plans/peace-14`);
    await expect(tablet.getByRole('link', { name: 'Day 1: John 14 Today' })).toBeVisible();
    await expect(tablet.getByRole('link', { name: 'Read John 14' })).toBeVisible();
  });

  await test.step('“Not for me” holds on another device', async () => {
    await openCircle(other);
    await expect(other.getByText(PLAN)).toBeVisible();
    await other.goto(`${server.origin}/home`);
    await planOnHome(other).getByRole('button', { name: 'Not for me' }).click();
    await expect(planOnHome(other)).toHaveCount(0);
    await everythingIsSynced(other);
    const tablet = await another(browser.newContext(PHONE), second);
    await openCircle(tablet);
    const plan = tablet.getByRole('article', { name: 'Reading together' });
    await expect(plan.getByRole('button', { name: 'Read along' })).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Not for me' })).toHaveCount(0);
    await tablet.goto(`${server.origin}/home`);
    await expect(tablet.getByRole('heading', { name: /Your Privacy/ })).toBeVisible();
    await expect(planOnHome(tablet)).toHaveCount(0);
  });

  await test.step('to change and to remove needs the network; what was typed stays', async () => {
    await loseSignal(page.context());
    await menuOf(page, 'This week’s prayer theme', 'Change');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What to pray about').fill('For new beginnings.');
    await dialog.getByRole('button', { name: 'Save the change' }).click();
    await expect(dialog.getByText('We can’t reach the server.')).toBeVisible();
    await expect(dialog.getByLabel('What to pray about')).toHaveValue('For new beginnings.');
    await findSignal(page.context());
    await dialog.getByRole('button', { name: 'Save the change' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('For new beginnings.')).toBeVisible();
    await page
      .getByRole('article')
      .filter({ hasText: NOTE })
      .getByRole('button', { name: 'More about Your note' })
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(NOTE)).toHaveCount(0);
    await openCircle(other);
    await expect(other.getByText('For new beginnings.')).toBeVisible();
    await expect(other.getByText(NOTE)).toHaveCount(0);
  });

  await test.step('who is removed has nothing of it any more; their own reading stays', async () => {
    expect(await keptAnswers(phone)).toContain(QUESTION);
    await page.getByRole('button', { name: 'Members', exact: true }).click();
    await page.getByRole('button', { name: `More about ${first.username}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(page.getByText(`${first.username} was removed`).first()).toBeVisible();
    await phone.goto(`${server.origin}/home`);
    await expect.poll(() => keptAnswers(phone)).not.toContain(QUESTION);
    expect(await keptAnswers(phone)).not.toContain('peace-14');
    await expect(planOnHome(phone)).toHaveCount(0);
    await phone.goto(`${server.origin}/bible/plans/peace-14`);
    await expect(phone.getByRole('link', { name: 'Read John 14' })).toBeVisible();
  });
});

/** Opens the dialog for one kind, has it filled in, and sends it. */
async function give(
  page: Page,
  kind: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'For the circle' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, kind);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Share with the circle' }).click();
  await expect(dialog).toHaveCount(0);
}

async function giveNote(page: Page, text: string): Promise<void> {
  await give(page, 'Note', (dialog) => dialog.getByLabel('Note').last().fill(text));
}

async function menuOf(page: Page, what: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${what}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

function planOnHome(page: Page) {
  return page.getByRole('region', { name: `Shared by ${CIRCLE}` });
}

async function openCircle(page: Page): Promise<void> {
  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: CIRCLE, exact: true }).click();
}

/** The local day on the page's device. */
function todayOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
}

/** Signs a person in on another device. */
async function another(opening: Promise<BrowserContext>, person: Person): Promise<Page> {
  const context = await opening;
  const page = await context.newPage();
  await hasRefusedCookies(context);
  await arriveAgain(page, server.origin, person);
  return page;
}

/** Creates the circle and returns the code that lets people in. */
async function makeCircle(page: Page): Promise<string> {
  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: 'Create a circle' }).first().click();
  await page.getByLabel('Name').fill(CIRCLE);
  await page.getByRole('dialog').getByRole('button', { name: 'Create a circle' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('button', { name: 'Make an invite' }).click();
  const code = await page.getByText(/^\w{4}(-\w{4}){3}$/).textContent();
  await page.keyboard.press('Escape');
  return code ?? '';
}

async function join(page: Page, code: string, person: Person): Promise<void> {
  await hasRefusedCookies(page.context());
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/prayer-groups#join=${code}`);
  await page.getByRole('button', { name: 'Join this circle' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
}
