import { expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from '../support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import { givePremium } from '../support/premium';
import { type RunningServer, startServer } from '../support/server';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const QUESTION = 'Who taught you to pray without words? <b>Not bold</b>';

test('A12 a question written offline goes once by itself, others read it as text, and who has Premium votes on it', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(90_000);
  const [ruth, ben] = [somebody(), somebody()];
  await arrive(page, server.origin, ruth);
  givePremium(server.dataDir, ruth);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  const submit = page.getByRole('button', { name: 'Submit' });

  await test.step('an empty question is asked for, and what the server refuses stays in the form', async () => {
    await page.goto(`${server.origin}/community`);
    await expect(submit).toBeDisabled();
    await page.getByLabel('Category').fill('Prayer');
    await page.getByLabel('Category').press('Enter');
    await toastSays(page, 'Please enter a reflection question before submitting.');
    const refusal = { message: 'Only premium members', code: 'PREMIUM_REQUIRED' };
    await page.route('**/api/reflection-suggestions', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: refusal })
        : route.fallback(),
    );
    await page.getByLabel('Your question').fill(QUESTION);
    await submit.click();
    await toastSays(page, 'Premium Membership Required');
    await expect(page.getByLabel('Your question')).toHaveValue(QUESTION);
    await expect(page.getByText('Not sent', { exact: true })).toHaveCount(0);
    await page.unrouteAll();
  });

  const arrivals: string[] = [];
  // A page loaded offline may find that out by trying; what is answered has arrived.
  page.on('response', (answer) => {
    const isPost = answer.request().method() === 'POST';
    if (isPost && answer.url().endsWith('/api/reflection-suggestions')) arrivals.push(answer.url());
  });
  await test.step('offline it waits, also after a reload, and goes once the network is back', async () => {
    await loseSignal(context);
    await draftIsKept(page, QUESTION);
    await submit.dblclick();
    await expect(row(page)).toContainText('Waiting to send');
    await expect(page.getByLabel('Your question')).toHaveValue('');
    await page.reload();
    await expect(row(page)).toContainText('Waiting to send');
    await findSignal(context);
    // Their own list and everybody's.
    await expect(row(page)).toHaveCount(2);
    await expect(page.getByText('Waiting to send')).toHaveCount(0);
    expect(arrivals).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Upvote' })).toHaveCount(0);
  });

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await elsewhere.newPage();
  const upvote = other.getByRole('button', { name: 'Upvote' });
  await test.step('on the free plan another person reads it, and is shown the way to a vote', async () => {
    await arrive(other, server.origin, ben);
    await other.goto(`${server.origin}/community`);
    await expect(row(other)).toContainText('0votes');
    await expect(other.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
    await expect(upvote).toHaveCount(0);
    await expect(other.getByLabel('Your question')).toHaveCount(0);
  });

  await test.step('with Premium they vote, without a network too, and take it back', async () => {
    givePremium(server.dataDir, ben);
    await other.reload();
    await upvote.click();
    await toastSays(other, 'Vote Recorded');
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    await expect(row(other)).toContainText('1');
    await loseSignal(elsewhere);
    await other.getByRole('button', { name: 'Downvote' }).click();
    await expect(row(other)).toContainText('-1');
    await expect(row(other)).toContainText('Waiting to send');
    const sent = other.waitForResponse('**/api/vote-suggestion/*');
    await findSignal(elsewhere);
    await sent;
    await expect(row(other)).not.toContainText('Waiting to send');
    await page.reload();
    await expect(row(page).first()).toContainText('-1 vote, today');
    await other.getByRole('button', { name: 'Downvote' }).click();
    await expect(row(other)).toContainText('0');
    await expect(other.getByRole('button', { pressed: true })).toHaveCount(0);
  });
  await elsewhere.close();
});

test('a question of ours is answered in one’s own journal without a network, and is taken once', async ({
  context,
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await loseSignal(context);
  await page.goto(`${server.origin}/community`);
  await page.getByRole('button', { name: 'Show all questions' }).click();
  const answers = page.getByRole('link', { name: /^Answer in your journal: / });
  await expect(answers).toHaveCount(30);
  const asked = (await answers.nth(4).getAttribute('aria-label'))?.split(': ')[1] ?? '';
  const title = page.getByLabel('Title (optional)');
  for (const time of ['first', 'second']) {
    await page.getByRole('link', { name: `Answer in your journal: ${asked}` }).click();
    await expect(title, time).toHaveValue(asked);
    await expect(page.getByLabel('New entry')).toHaveValue(time === 'first' ? '' : 'My answer.');
    await page.getByLabel('New entry').fill('My answer.');
    await draftIsKept(page, 'My answer.');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${server.origin}/community`);
    await page.getByRole('button', { name: 'Show all questions' }).click();
  }
});

function row(page: Page) {
  return page.getByRole('listitem').filter({ hasText: QUESTION });
}

async function toastSays(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}
