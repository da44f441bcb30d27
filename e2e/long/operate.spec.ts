import { type BrowserContext, expect, type Page } from '@playwright/test';
import { codeAt } from '../../sync-server/testing/one-time-code';
import { axeFindsNothing } from '../support/axe';
import { choose } from '../support/choose';
import { named } from '../support/named';
import { findSignal, loseSignal } from '../support/network';
import { operatorCommand } from '../support/operator-command';
import { arrive, arriveAgain, shellIsKept, somebody } from '../support/person';
import { givePremium } from '../support/premium';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });

const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;
const STEP_MS = 30_000;
/** The server looks every 25 seconds for what another process has changed. */
const POKED_WITHIN = { timeout: 45_000 };
const FEEDBACK = { category: 'bug_report', rating: 4, subject: 'The bell', message: 'Too loud.' };
const ANSWER = 'We made it softer.\nThank you for telling us.';
const QUESTION = 'Which door did you leave open?';
const REPLY = 'The one to the garden. <b>Not bold</b>';

const admin = (...args: string[]) => operatorCommand(server.dataDir, ...args);

/** Gives a person the role of operator by the command. Returns their enrollment code. */
function makeOperator(username: string): string {
  return /code is ([\w-]+)\./.exec(admin('operators', 'add', username))?.[1] ?? '';
}

test('Z1 Z2 Z3 Z5 Z6 Z7 Z9 an operator made by the command enrolls, answers feedback, decides, and is shut out at once', async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  const [ben, ruth] = [somebody(), somebody()];
  await arrive(page, server.origin, ben);
  const train = await browser.newContext(PHONE);
  const phone = await train.newPage();
  await arrive(phone, server.origin, ruth);
  givePremium(server.dataDir, ruth);
  await phone.goto(`${server.origin}/feedback`);
  await shellIsKept(phone);
  const given = await give(train);

  await test.step('before, the address shows what any unknown one does, online and offline', async () => {
    await page.goto(`${server.origin}/no-such-page`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    const unknown = await page.getByRole('main').ariaSnapshot();
    await page.goto(`${server.origin}/operate`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(await page.getByRole('main').ariaSnapshot()).toBe(unknown);
    await expect(page).toHaveTitle('404 Page Not Found · Choose Wholeness');
    await phone.goto(`${server.origin}/home`);
    await loseSignal(train);
    await phone.goto(`${server.origin}/operate`);
    await expect(phone.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await findSignal(train);
    await phone.goto(`${server.origin}/feedback`);
  });

  const main = page.getByRole('main');
  let secret = '';
  await test.step('once the command made them one, their page asks to enroll, and takes no wrong code', async () => {
    const code = makeOperator(ben.username);
    const heading = page.getByRole('heading', { name: 'Set up your second factor' });
    await expect(heading).toBeVisible(POKED_WITHIN);
    await page.getByLabel('Enrollment code').fill('AAAA-AAAA-AAAA-AAAA');
    await page.getByLabel('Password', { exact: true }).fill(ben.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByText('This enrollment code isn’t right, or it has expired.'),
    ).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ben.password);
    await page.getByLabel('Enrollment code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
    secret = (await page.locator('dd').first().textContent()) ?? '';
    await axeFindsNothing(page, 'the secret');
    const right = codeAt(secret, Date.now() - STEP_MS);
    await enterCode(page, right === '123456' ? '123457' : '123456');
    await expect(page.getByText('This code isn’t right, or it was used already.')).toBeVisible();
    await enterCode(page, right);
    await expect(page.getByRole('heading', { name: 'Operator’s page' })).toBeVisible();
    await expect(page).toHaveTitle('Operator’s page · Choose Wholeness');
  });

  await test.step('they read feedback and answer it, and its person reads that, also offline', async () => {
    const row = main.getByRole('listitem').filter({ hasText: FEEDBACK.subject });
    await expect(row).toContainText(ruth.username);
    await row.getByRole('button', { name: 'Reply', exact: true }).click();
    const sheet = row.getByLabel('Reply', { exact: true });
    await expect(sheet).toBeFocused();
    await sheet.fill(ANSWER);
    await loseSignal(page.context());
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(main).not.toContainText(FEEDBACK.message);
    await findSignal(page.context());
    await expect(sheet).toHaveValue(ANSWER);
    await row.getByRole('button', { name: 'Send reply' }).dblclick();
    await expect(row.getByText('We made it softer.')).toHaveCount(1);
    await row.getByRole('button', { name: 'Resolved' }).click();
    await expect(row.getByRole('button', { name: 'Resolved' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await axeFindsNothing(page, 'feedback');
    const said = phone.getByRole('listitem').filter({ hasText: FEEDBACK.subject });
    await expect(said).toContainText('We made it softer.', POKED_WITHIN);
    await loseSignal(train);
    await phone.reload();
    await expect(said).toContainText('Thank you for telling us.');
    await expect(said).toContainText('Our reply');
    await findSignal(train);
  });

  await test.step('they approve a question, take it back, and approve it', async () => {
    await choose(main, 'Questions');
    const row = main.getByRole('listitem').filter({ hasText: QUESTION });
    const approve = row.getByRole('button', { name: 'Approve' });
    await approve.click();
    await expect(approve).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(approve).toHaveAttribute('aria-pressed', 'false');
    await expect(row).toContainText('Waiting');
    expect(admin('suggestions', 'list')).toContain('pending');
    await approve.click();
    await expect(row).toContainText('Approved');
    await axeFindsNothing(page, 'questions');
    expect(admin('suggestions', 'list')).toContain('approved');
  });

  await test.step('they approve a reply, and delete another once they have confirmed it', async () => {
    await choose(main, 'Replies');
    const row = main.getByRole('listitem').filter({ hasText: REPLY });
    await row.getByRole('button', { name: 'Approve' }).click();
    await expect(row).toContainText('Approved');
    const other = main.getByRole('listitem').filter({ hasText: 'Another one' });
    await other.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Leave it' }).click();
    await other.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(other).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await axeFindsNothing(page, 'replies');
    expect(admin('replies', 'list')).toMatch(/approved.*The one to the garden/);
    expect(admin('replies', 'list')).not.toContain('Another one');
  });

  await test.step('they remove a reported post unread', async () => {
    await choose(main, 'Reports');
    const row = main.getByRole('listitem').filter({ hasText: given.requestId });
    await expect(row).toContainText('It could harm someone');
    await expect(main).not.toContainText('Unmistakable');
    await axeFindsNothing(page, 'reports');
    await row.getByRole('button', { name: 'Remove the post' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('There are no open reports.')).toBeVisible();
    expect(admin('reports', 'list')).toBe('There are no open reports.');
  });

  await test.step('each look and each act is in the audit', async () => {
    await choose(main, 'Flags');
    await expect(page.getByText('No one has flagged an answer yet.')).toBeVisible();
    await choose(main, 'Push key');
    await page.getByRole('button', { name: 'Make a new key' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new key' }).click();
    await expect(page.getByText('The new key is in use').first()).toBeVisible();
    await choose(main, 'Audit');
    const noted = await main.getByRole('listitem').locator('span:first-child').allTextContents();
    expect(noted.toReversed()).toEqual([
      'Added',
      'Code refused',
      'Enrolled',
      'Saw feedback',
      'Saw feedback',
      'Replied',
      'Marked feedback',
      'Saw questions',
      'Approved question',
      'Reopened question',
      'Approved question',
      'Saw replies',
      'Approved reply',
      'Removed reply',
      'Saw reports',
      'Removed post',
      'Saw flags',
      'Rotated push keys',
      'Saw audit',
    ]);
    await expect(main).not.toContainText('softer');
    await axeFindsNothing(page, 'the audit');
  });

  await test.step('another device asks for a code of its own', async () => {
    const tablet = await browser.newContext(PHONE);
    const second = await tablet.newPage();
    await arriveAgain(second, server.origin, ben);
    await second.goto(`${server.origin}/operate?section=audit`);
    await expect(second.getByRole('heading', { name: 'Enter a one-time code' })).toBeVisible();
    await enterCode(second, codeAt(secret, Date.now() + STEP_MS));
    await expect(second.getByRole('heading', { name: 'Audit' })).toBeVisible();
    await tablet.close();
  });

  await test.step('once the command ends it, the open page is gone', async () => {
    admin('operators', 'remove', ben.username);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible(
      POKED_WITHIN,
    );
    await expect(main).not.toContainText('enrolled');
    await page.reload();
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});

test('Z3 A59 the sixth wrong code of an hour is answered no more, and a role that ended shows nothing at the next press', async ({
  page,
}) => {
  const naomi = somebody();
  await arrive(page, server.origin, naomi);
  const code = makeOperator(naomi.username);
  await page.goto(`${server.origin}/operate`);
  await page.getByLabel('Enrollment code').fill(code);
  await page.getByLabel('Password', { exact: true }).fill(naomi.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('dd').first().textContent()) ?? '';
  for (let count = 0; count < 5; count += 1) {
    const answer = page.waitForResponse('**/api/operate/code');
    await enterCode(page, wrongFor(secret));
    expect((await answer).status()).toBe(403);
  }
  const answer = page.waitForResponse('**/api/operate/code');
  await enterCode(page, codeAt(secret, Date.now()));
  expect((await answer).status()).toBe(429);
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(/try again/i);
  admin('operators', 'remove', naomi.username);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

/** A code that no phone shows about now. */
function wrongFor(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, Date.now() + steps * STEP_MS));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !near.includes(code),
  ) as string;
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Sends feedback, a question, two replies, and a post that is reported, as the person of this browser. */
async function give(context: BrowserContext): Promise<{ readonly requestId: string }> {
  const { request } = context;
  const headers = { ...(await named(request, server.origin)), origin: server.origin };
  const post = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(`${server.origin}${path}`, { data, headers });
    expect([path, answer.ok()]).toEqual([path, true]);
    return (await answer.json()).id;
  };
  await post('/api/feedback', FEEDBACK);
  await post('/api/reflection-suggestions', { suggestion: QUESTION });
  await post('/api/reflection-suggestions/ours%3A1/replies', { text: REPLY });
  await post('/api/reflection-suggestions/ours%3A1/replies', { text: 'Another one' });
  const circle = await post('/api/prayer-groups', { name: 'Readers' });
  const words = { title: 'Unmistakable words' };
  const requestId = await post(`/api/prayer-groups/${circle}/requests`, words);
  const report = { post: 'request', postId: requestId, reason: 'harmful' };
  await post(`/api/prayer-groups/${circle}/reports`, report);
  return { requestId };
}
