import { expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from '../support/network';
import { operatorCommand } from '../support/operator-command';
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

const COMMUNITY = '/community?question=ours%3A1';
const WORDS = 'I ask my sister what she sees. <b>Not bold</b>';

const admin = (...args: string[]) => operatorCommand(server.dataDir, ...args);

test('A12 a reply written offline goes once by itself, is read by others once it is approved, and is hidden, flagged and deleted', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(120_000);
  const [ruth, ben] = [somebody(), somebody()];
  await arrive(page, server.origin, ruth);
  givePremium(server.dataDir, ruth);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  const send = page.getByRole('button', { name: 'Send reply' });
  const sheet = page.getByRole('textbox', { name: 'Your reply' });

  await test.step('a link is refused and said why, danger shows people to reach, and the words stay', async () => {
    await page.goto(`${server.origin}${COMMUNITY}`);
    await sheet.fill('It is all on www.example.org');
    await send.click();
    await expect(page.getByText('Replies can’t hold links.')).toBeVisible();
    await sheet.fill('I want to kill myself');
    await send.click();
    const care = page.getByRole('dialog', { name: 'Reach someone now' });
    await expect(care.getByText('Someone who knows you')).toBeVisible();
    await care.getByRole('button', { name: 'I’m safe. Go back' }).click();
    await expect(care).toHaveCount(0);
    await expect(sheet).toHaveValue('I want to kill myself');
    expect(admin('replies', 'list')).toBe('Nobody has replied yet.');
  });

  await test.step('offline it waits, also after a reload, and goes once the network is back', async () => {
    await sheet.fill(WORDS);
    await draftIsKept(page, WORDS);
    await loseSignal(context);
    await send.dblclick();
    await expect(reply(page)).toContainText('Waiting to send');
    await expect(sheet).toHaveValue('');
    await page.reload();
    await expect(reply(page)).toContainText('Waiting to send');
    await findSignal(context);
    await expect(reply(page)).toContainText('Yours, Waiting to be read, today');
    await expect(reply(page)).toHaveCount(1);
  });

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await elsewhere.newPage();
  const [id = ''] = admin('replies', 'list').split('  ');
  await test.step('others read it once it is approved; on the free plan they can’t reply or vote', async () => {
    await arrive(other, server.origin, ben);
    await other.goto(`${server.origin}${COMMUNITY}`);
    await expect(other.getByText('The first reply will appear here.')).toBeVisible();
    admin('replies', 'approve', id);
    await other.reload();
    await expect(reply(other)).toContainText('0 votes, today');
    await expect(other.getByRole('textbox', { name: 'Your reply' })).toHaveCount(0);
    await expect(other.getByText('Replying comes with Premium.')).toBeVisible();
    await expect(other.getByRole('button', { name: '1 reply: What did you hope' })).toBeVisible();
  });

  await test.step('with Premium they vote, without a network too, and read what is kept', async () => {
    givePremium(server.dataDir, ben);
    await other.reload();
    const vote = reply(other).getByRole('button', { name: 'upvote' });
    await vote.click();
    await expect(vote).toHaveAttribute('aria-pressed', 'true');
    await expect(vote).toContainText('1 vote');
    await expect(other.getByText('Vote Recorded').first()).toBeVisible();
    await loseSignal(elsewhere);
    await vote.click();
    await expect(reply(other)).toContainText('Waiting to send');
    const sent = other.waitForResponse('**/api/replies/*/vote');
    await findSignal(elsewhere);
    await sent;
    await expect(reply(other)).not.toContainText('Waiting to send');
    await expect(vote).toContainText('0 votes');
  });

  await test.step('they flag it, and the operator reads why', async () => {
    await reply(other).getByRole('button', { name: 'More about the reply' }).click();
    await other.getByRole('menuitem', { name: 'Flag' }).click();
    await other.getByText('It’s unkind').click();
    await other.getByRole('button', { name: 'Flag', exact: true }).click();
    await expect(other.getByText('Flagged', { exact: true })).toBeVisible();
    await expect.poll(() => admin('replies', 'list')).toContain('approved  flagged unkind');
  });

  await test.step('a rejected one is its author’s alone, who deletes it', async () => {
    admin('replies', 'reject', id);
    await other.reload();
    await expect(other.getByText('The first reply will appear here.')).toBeVisible();
    await page.reload();
    await expect(reply(page)).toContainText('Yours, Not shown, today');
    await reply(page).getByRole('button', { name: 'More about your reply' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(reply(page)).toHaveCount(0);
    expect(admin('replies', 'list')).toBe('Nobody has replied yet.');
  });
  await elsewhere.close();
});

test('a link to a question that is gone says so, and one to a question that is there does not', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  const gone = page.getByText('The question you followed isn’t here anymore.');
  await page.goto(`${server.origin}/community?question=gone`);
  await expect(gone).toBeVisible();
  await page.goto(`${server.origin}${COMMUNITY}`);
  await expect(page.getByText('The first question will appear here.')).toBeVisible();
  await expect(gone).toHaveCount(0);
});

test('the Daily Drop ends with a question of the community, without a network too, and leads to its replies', async ({
  context,
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/daily-drop`);
  const line = page.getByRole('region', { name: 'A question from the community' });
  await expect(line).toContainText('What did you hope for this morning and keep to yourself?');
  await shellIsKept(page);
  await loseSignal(context);
  await page.reload();
  await expect(line.getByRole('link', { name: /^Answer in your journal/ })).toBeVisible();
  await line.getByRole('link', { name: 'Read the replies' }).click();
  await expect(page).toHaveURL(`${server.origin}${COMMUNITY}`);
  await expect(page.getByRole('button', { name: /keep to yourself/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByText('We couldn’t load the replies.')).toBeVisible();
  await page.goBack();
  await expect(line).toBeVisible();
});

function reply(page: Page) {
  return page.getByRole('listitem').filter({ hasText: WORDS, hasNot: page.getByRole('list') });
}
