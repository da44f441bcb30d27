import { type BrowserContext, expect, type Page } from '@playwright/test';
import { choose } from './support/choose';
import { keptAnswers } from './support/kept-answers';
import { findSignal, loseSignal } from './support/network';
import { arrive, type Person, shellIsKept, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const CIRCLE = 'Tuesday kitchen table';
const SCRIPT = '<img src=x onerror="document.title=1"> javascript:alert(1)';

test('F10 what is written offline arrives once and in order, also when the answer was lost; A4 who is removed keeps nothing; A12 A13 text stays text', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(180_000);
  const [leader, guest] = [somebody(), somebody()];
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, server.origin, leader);
  const kitchen = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const phone = await kitchen.newPage();

  await test.step('a circle is made, and joined by its link', async () => {
    await page.goto(`${server.origin}/prayer-groups`);
    await page.getByRole('button', { name: 'Create a circle' }).first().click();
    await page.getByLabel('Name').fill(CIRCLE);
    await page.getByRole('dialog').getByRole('button', { name: 'Create a circle' }).click();
    await expect(page.getByText('Prayer Circle Created').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: CIRCLE })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prayer', exact: true })).toBeVisible();
    await expect(page.getByText('Only you so far')).toBeVisible();
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByRole('button', { name: 'Make an invite' }).click();
    const code = await page.getByText(/^\w{4}(-\w{4}){3}$/).textContent();
    await page.keyboard.press('Escape');
    await follow(phone, code ?? '', guest);
  });

  await test.step('what is typed in the moment a dialog opens stays in it', async () => {
    await typeAtOnce(page, 'Ask for prayer', 'Rest');
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Rest');
    await page.keyboard.press('Escape');
  });

  await test.step('a request is seen live, and its text is text', async () => {
    await askFor(page, 'Rest for Ana', SCRIPT);
    await expect(page.getByText('Prayer Request Posted').first()).toBeVisible();
    await expect(request(phone, 'Rest for Ana')).toContainText(SCRIPT);
    await expect(phone.locator('article a, article img')).toHaveCount(0);
    expect(await phone.title()).toContain('Prayer Circles');
  });

  const posted = followPosts(phone);
  await test.step('offline it is read, written and waits, also through a reload', async () => {
    await shellIsKept(phone);
    await loseSignal(kitchen);
    await phone.reload();
    await expect(request(phone, 'Rest for Ana')).toContainText(SCRIPT);
    await askFor(phone, 'First, courage');
    await askFor(phone, 'Then, sleep');
    await expect(phone.getByText('Waiting to send', { exact: true })).toHaveCount(2);
    await request(phone, 'Rest for Ana').getByRole('button', { name: 'I prayed' }).dblclick();
    await expect(request(phone, 'Rest for Ana')).toContainText('1 today, with you');
    await phone.reload();
    await expect(request(phone, 'First, courage')).toContainText('Waiting to send');
    await expect(request(phone, 'Rest for Ana')).toContainText('1 today, with you');
  });

  await test.step('it goes once and in order, though the first answer is lost', async () => {
    await loseFirstAnswer(kitchen);
    await findSignal(kitchen);
    await expect(phone.getByText('Waiting to send', { exact: true })).toHaveCount(0, {
      timeout: 60_000,
    });
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Then, sleep',
      'First, courage',
      'Rest for Ana',
    ]);
    await expect(request(page, 'Rest for Ana')).toContainText('1 today');
    expect(posted.filter((key) => key === posted[0]).length).toBeGreaterThan(1);
  });

  await test.step('a response is sent, and seen by who asked', async () => {
    await request(phone, 'Rest for Ana').getByRole('button', { name: 'Respond' }).click();
    await choose(phone, 'Encouragement');
    await phone.getByLabel('Your response').fill('I can sit with you from six.');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByText('Response Sent').first()).toBeVisible();
    await request(page, 'Rest for Ana').getByRole('button', { name: '1 response' }).click();
    await expect(request(page, 'Rest for Ana')).toContainText('an encouragement');
  });

  await test.step('whoever is removed sees nothing new, and nothing of it stays with them', async () => {
    await page.getByRole('button', { name: 'Members', exact: true }).click();
    await page.getByRole('button', { name: `More about ${guest.username}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(page.getByText(`${guest.username} was removed`).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await askFor(page, 'Only for who is left');
    await expect(request(page, 'Only for who is left')).toBeVisible();
    await phone.goto(`${server.origin}/prayer-groups`);
    await expect(phone.getByText('No circle yet')).toBeVisible();
    await expect.poll(() => keptAnswers(phone)).not.toContain('Rest for Ana');
    expect(await keptAnswers(phone)).not.toContain(CIRCLE);
    await loseSignal(kitchen);
    await phone.reload();
    await expect(phone.getByText('No circle yet')).toBeVisible();
  });
  await kitchen.close();
  await context.close();
});

/** By the link, signed out at first: the code waits for its person. */
async function follow(page: Page, code: string, person: Person): Promise<void> {
  await page.goto(`${server.origin}/prayer-groups#join=${code}`);
  await expect(page.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/home`);
  await expect(page.getByRole('dialog')).toContainText(CIRCLE);
  await page.getByRole('button', { name: 'Join this circle' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
  expect(page.url()).not.toContain(code);
}

async function askFor(page: Page, title: string, description = ''): Promise<void> {
  await page.getByRole('button', { name: 'Ask for prayer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Ask for prayer' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Presses a button and types into the first field of its dialog in the very moment there is one. */
async function typeAtOnce(page: Page, button: string, text: string): Promise<void> {
  const pressed = await page.getByRole('button', { name: button }).elementHandle();
  await page.evaluate(
    ([button, typed]) =>
      new Promise<void>((done) => {
        new MutationObserver((_, observer) => {
          const field = document.querySelector<HTMLInputElement>('[role=dialog] input');
          if (!field) return;
          observer.disconnect();
          field.focus();
          document.execCommand('insertText', false, typed);
          done();
        }).observe(document.body, { childList: true, subtree: true });
        (button as HTMLElement).click();
      }),
    [pressed, text] as const,
  );
}

function request(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title });
}

/** The key of each request that is posted from a page. */
function followPosts(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (sent) => {
    const isPost = sent.method() === 'POST' && /prayer-groups\/[^/]+\/requests$/.test(sent.url());
    if (isPost) keys.push(sent.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** The server takes the first request that is posted, and its answer comes to nobody. */
async function loseFirstAnswer(context: BrowserContext): Promise<void> {
  let isLost = false;
  await context.route(/prayer-groups\/[^/]+\/requests$/, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
