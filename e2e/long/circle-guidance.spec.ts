import { type BrowserContext, expect, type Page } from '@playwright/test';
import { GUIDANCE_LIMITS } from '../../shared/api/circle-guidance';
import { axeFindings } from '../support/axe';
import { callsAs } from '../support/calls';
import { choose } from '../support/choose';
import {
  give,
  giveNote,
  givePlan,
  joinAs,
  makeCircle,
  makeInviteCode,
  planOnHome,
  removeMember,
} from '../support/circle';
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
    await makeCircle(page, server.origin, CIRCLE);
    const invite = await makeInviteCode(page);
    await page.keyboard.press('Escape');
    await joinAs(phone, server.origin, first, invite);
    await joinAs(other, server.origin, second, invite);
    await shellIsKept(phone);
  });

  await test.step('the leader writes offline: it waits, is changed, and goes once', async () => {
    await page.goto(`${server.origin}/prayer-groups`);
    await expect(page.getByRole('button', { name: 'For the circle' })).toBeVisible();
    await shellIsKept(page);
    await loseSignal(page.context());
    await giveNote(page, 'We meet at mine.');
    await giveNote(page, 'Bring a friend.');
    const waiting = page.getByRole('article').filter({ hasText: 'We meet at mine.' });
    await expect(waiting).toContainText('Waiting to send');
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
    await givePlan(page, PLAN);
    await expect(page.getByRole('article', { name: 'Reading together' })).toContainText(PLAN);
    await expect(page.getByText('What comes next?')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show other weeks' }).click();
    await expect(page.getByText('What comes next?')).toBeVisible();
  });

  await test.step('a member reads it offline, after a reload too', async () => {
    await openCircle(phone);
    await expect(phone.getByText(QUESTION)).toBeVisible();
    await phone.goto(`${server.origin}/home`);
    await expect(planOnHome(phone, CIRCLE)).toContainText(PLAN);
    await everythingIsSynced(phone);
    await loseSignal(train);
    await phone.reload();
    await expect(planOnHome(phone, CIRCLE)).toContainText('Begins today');
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
    await planOnHome(phone, CIRCLE).getByRole('button', { name: 'Read along' }).dblclick();
    await expect(
      planOnHome(phone, CIRCLE).getByRole('link', { name: 'You’re reading it' }),
    ).toBeVisible();
    await phone.reload();
    await expect(
      planOnHome(phone, CIRCLE).getByRole('link', { name: 'You’re reading it' }),
    ).toBeVisible();
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
    await planOnHome(other, CIRCLE).getByRole('button', { name: 'Not for me' }).click();
    await expect(planOnHome(other, CIRCLE)).toHaveCount(0);
    await everythingIsSynced(other);
    const tablet = await another(browser.newContext(PHONE), second);
    await openCircle(tablet);
    const plan = tablet.getByRole('article', { name: 'Reading together' });
    await expect(plan.getByRole('button', { name: 'Read along' })).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Not for me' })).toHaveCount(0);
    await tablet.goto(`${server.origin}/home`);
    await expect(tablet.getByRole('heading', { name: /Your Privacy/ })).toBeVisible();
    await expect(planOnHome(tablet, CIRCLE)).toHaveCount(0);
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
    await removeMember(page, first);
    await phone.goto(`${server.origin}/home`);
    await expect.poll(() => keptAnswers(phone)).not.toContain(QUESTION);
    expect(await keptAnswers(phone)).not.toContain('peace-14');
    await expect(planOnHome(phone, CIRCLE)).toHaveCount(0);
    await phone.goto(`${server.origin}/bible/plans/peace-14`);
    await expect(phone.getByRole('link', { name: 'Read John 14' })).toBeVisible();
  });
});

test('W1 W5 W16 a note that the circle has no room for, or that is no longer the leader’s to write, keeps its words', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const [leader, next] = [somebody(), somebody()];
  await arrive(page, server.origin, leader);
  await makeCircle(page, server.origin, CIRCLE);
  const invite = await makeInviteCode(page);
  await page.keyboard.press('Escape');
  const other = await (await browser.newContext(PHONE)).newPage();
  await joinAs(other, server.origin, next, invite);
  const circle = `prayer-groups/${new URL(page.url()).searchParams.get('circle')}`;
  const answer = await request.post(`${server.origin}/api/auth/login`, { data: leader });
  const call = callsAs(request, server.origin, (await answer.json()).user.id);
  const refused = page.getByRole('article').filter({ hasText: 'Not sent' });

  await test.step('in a full circle', async () => {
    for (let count = 1; count <= GUIDANCE_LIMITS.items; count += 1) {
      const note = { kind: 'note', title: null, text: `Week ${count} of it`, week: null };
      expect((await call('POST', `${circle}/guidance`, note)).status()).toBe(201);
    }
    await giveNote(page, NOTE);
    await expect(page.getByText('We couldn’t share this').first()).toBeVisible();
    await page.reload();
    await expect(refused).toContainText(NOTE);
    await expect(refused).toContainText('This circle is full of notes, themes, and questions.');
  });

  await test.step('with one removed it is sent again', async () => {
    const last = page.getByRole('article').filter({ hasText: `Week ${GUIDANCE_LIMITS.items} ` });
    await last.getByRole('button', { name: 'More about Your note' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(last).toHaveCount(0);
    await refused.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Note').last()).toHaveValue(NOTE);
    await dialog.getByRole('button', { name: 'Share with the circle' }).click();
    await expect(refused).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Your note' }).first()).toContainText(NOTE);
  });

  await test.step('by who leads the circle no longer', async () => {
    await shellIsKept(page);
    await loseSignal(page.context());
    await giveNote(page, 'See you on Sunday.');
    const { members } = await (await call('GET', `${circle}/members`)).json();
    const memberId = members.find(({ name }: { name: string }) => name === next.username).id;
    expect((await call('POST', `${circle}/leader`, { memberId })).ok()).toBe(true);
    await findSignal(page.context());
    await expect(refused).toContainText('Only the leader of the circle can do this.');
    await page.reload();
    await expect(refused).toContainText('See you on Sunday.');
    await refused.getByRole('button', { name: 'Don’t send' }).click();
    await expect(refused).toHaveCount(0);
    await other.reload();
    await openCircle(other);
    await expect(other.getByText(NOTE)).toBeVisible();
    await expect(other.getByText('See you on Sunday.')).toHaveCount(0);
  });
});

async function menuOf(page: Page, what: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${what}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function openCircle(page: Page): Promise<void> {
  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: CIRCLE, exact: true }).click();
}

/** Signs a person in on another device. */
async function another(opening: Promise<BrowserContext>, person: Person): Promise<Page> {
  const context = await opening;
  const page = await context.newPage();
  await hasRefusedCookies(context);
  await arriveAgain(page, server.origin, person);
  return page;
}
