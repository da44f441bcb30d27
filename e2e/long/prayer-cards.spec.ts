import { type BrowserContext, expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { hasRefusedCookies } from '../support/consent';
import { named } from '../support/named';
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
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('T2 T3 T4 T7 T8 a card is made, prayed and answered without a network, and stands so on another device', async ({
  browser,
  context,
  page,
}) => {
  const person = somebody();
  await settle(page, context, person);
  await loseSignal(context);
  await openCards(page);

  await test.step('what is typed of a card stays, also where it is not saved', async () => {
    await page.getByRole('button', { name: 'Add a card' }).first().click();
    await page.getByLabel('Who or what do you pray for?').fill('Ana');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Add a card' }).first().click();
    await expect(page.getByLabel('Who or what do you pray for?')).toHaveValue('Ana');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('What do you ask?').fill('Sleep');
    await page.getByRole('button', { name: 'Save Card' }).click();
    await addCard(page, 'Dad');
  });

  await test.step('it is prayed once, and after a reload it is out of the pile', async () => {
    await expect(page.getByText('2 cards for today')).toBeVisible();
    await page.getByRole('button', { name: 'I prayed' }).dblclick();
    await expect(page.getByText('1 of 2 prayed')).toBeVisible();
    await expect(top(page)).toHaveText('Ana');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(top(page)).toHaveText('Dad');
    await expect(page.getByRole('link', { name: /Ana/ })).toContainText('Prayed today');
    await expect(page.getByRole('link', { name: /Dad/ })).not.toContainText('Prayed today');
  });

  await test.step('another is answered, with its story, and stands on the wall', async () => {
    await page.getByRole('link', { name: /Dad/ }).click();
    await page.getByRole('button', { name: 'It was answered' }).click();
    await page.getByLabel('How was it answered?').fill('He called.');
    await page.getByRole('button', { name: 'Save Answer' }).click();
    await expect(page.getByText('He called.')).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Today’s cards are prayed' })).toBeVisible();
    await page.getByRole('link', { name: /Answered prayers/ }).click();
    await expect(page.getByRole('heading', { name: 'Dad' })).toBeVisible();
    await expect(page.getByText('He called.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the day says intercession, and another device has it all', async () => {
    await findSignal(context);
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    const study = await browser.newContext({ serviceWorkers: 'allow' });
    await hasRefusedCookies(study);
    const desktop = await study.newPage();
    await arriveAgain(desktop, server.origin, person);
    await desktop.goto(`${server.origin}/pray/cards`);
    await expect(desktop.getByRole('link', { name: /Ana/ })).toContainText('Prayed today');
    await desktop.goto(`${server.origin}/pray/cards/answered`);
    await expect(desktop.getByText('He called.')).toBeVisible();
    await desktop.goto(`${server.origin}/bible-prayer`);
    await expect(
      desktop.getByRole('button', { name: 'Intercession', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
});

test('T9 T10 a circle’s request becomes a card, which counts there when it was prayed without a network', async ({
  browser,
  context,
  page,
}) => {
  const elsewhere = await browser.newContext();
  const circle = await circleOf(elsewhere, await elsewhere.newPage());
  await settle(page, context, somebody());
  await circle.letIn(context);

  await test.step('one card, however often it is asked for', async () => {
    await page.goto(`${server.origin}/prayer-groups`);
    await page.getByRole('button', { name: 'Tuesday kitchen table' }).click();
    await makeCard(page);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await makeCard(page);
    await expect(page.getByText('Steady hands.')).toBeVisible();
  });

  await test.step('it is prayed without a network, and counts once there is one', async () => {
    await loseSignal(context);
    await openCards(page);
    await expect(page.getByText('1 card for today')).toBeVisible();
    await page.getByRole('button', { name: 'I prayed' }).click();
    await expect(page.getByText('1 of 1 prayed')).toBeVisible();
    expect(await circle.prayers()).toBe(0);
    await findSignal(context);
    await expect.poll(() => circle.prayers()).toBe(1);
  });

  await test.step('the card stays when the request is gone, and nothing complains', async () => {
    await circle.deleteRequest();
    await page.getByRole('button', { name: 'Undo “I prayed”' }).click();
    await page.getByRole('button', { name: 'I prayed' }).click();
    await expect(page.getByText('1 of 1 prayed')).toBeVisible();
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    await page.goto(`${server.origin}/sync`);
    await expect(page.getByText('A marked prayer')).toHaveCount(0);
  });
});

async function settle(page: Page, context: BrowserContext, person: Person): Promise<void> {
  await hasRefusedCookies(context);
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
}

async function openCards(page: Page): Promise<void> {
  await page.goto(`${server.origin}/pray/cards`);
  await expect(page.getByRole('heading', { name: 'Prayer cards', level: 1 })).toBeVisible();
}

async function addCard(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByLabel('Who or what do you pray for?').fill(who);
  await page.getByRole('button', { name: 'Save Card' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The card that lies on top of the pile. */
function top(page: Page) {
  return page.getByRole('article').getByRole('heading');
}

async function makeCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More about Surgery on Friday' }).click();
  await page.getByRole('menuitem', { name: 'Make a prayer card' }).click();
  await page.waitForURL('**/pray/cards?card=*');
}

/** A circle with one request, made behind the screens by its leader. */
async function circleOf(context: BrowserContext, page: Page) {
  await arrive(page, server.origin, somebody());
  const headers = await named(context.request, server.origin);
  const call = async (method: string, path: string, data?: object) => {
    const options = { method, headers, ...(data && { data }) };
    const answer = await context.request.fetch(`${server.origin}/api/${path}`, options);
    expect(answer.ok()).toBe(true);
    return answer.status() === 204 ? {} : answer.json();
  };
  const { id } = await call('POST', 'prayer-groups', { name: 'Tuesday kitchen table' });
  const asked = { title: 'Surgery on Friday', description: 'Steady hands.' };
  const request = await call('POST', `prayer-groups/${id}/requests`, asked);
  const { code } = await call('POST', `prayer-groups/${id}/invite`, {});
  return {
    async letIn(other: BrowserContext) {
      const joined = await other.request.post(`${server.origin}/api/prayer-groups/join`, {
        headers: await named(other.request, server.origin),
        data: { inviteCode: code },
      });
      expect(joined.ok()).toBe(true);
    },
    prayers: async () => (await call('GET', `prayer-groups/${id}/requests`)).requests[0].prayers,
    deleteRequest: () => call('DELETE', `prayer-requests/${request.id}`),
  };
}
