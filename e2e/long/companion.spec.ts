import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { UNKNOWN_ANSWER } from '../../shared/companion/answer';
import { says, startChat } from '../../sync-server/testing/chat-stand-in';
import { everythingStored } from '../support/everything-stored';
import { findSignal, loseSignal } from '../support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import { sentText } from '../support/sent-text';
import { startServer } from '../support/server';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';

const PAGE =
  'I lay awake again, anxious about tomorrow and afraid of losing what I love. I want to trust God with it.';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('in airplane mode a page is answered from this device, saved into the entry, and flagged once back online; nothing is sent before', async ({
  context,
  page,
}) => {
  const server = await startServer();
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await page.goto(`${server.origin}/journal?new`);
  const log = requestLog(page);
  const sheet = page.getByLabel('New entry').and(page.locator('textarea.sheet'));
  const panel = page.getByRole('dialog', { name: 'Reflect with Scripture' });

  await test.step('the size is told before the Bible is kept here', async () => {
    await sheet.fill(PAGE);
    await draftIsKept(page, PAGE);
    await page.getByRole('button', { name: 'Reflect with Scripture' }).click();
    await expect(panel).toContainText('AI tools may make errors.');
    await expect(panel).toContainText(/We’ll download the Bible first \(\d+(\.\d)? MB\)/);
    await expect(panel.getByText('With the AI model')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Download the Bible and read' }).click();
    await expect(verses(panel).first()).toBeVisible({ timeout: 60_000 });
    await page.goBack();
    await expect(panel).toHaveCount(0);
    expect(log.filter(({ body }) => body.includes('anxious'))).toEqual([]);
  });

  await loseSignal(context);
  log.length = 0;
  await test.step('without a network the answer comes all the same, every verse as it stands', async () => {
    await page.getByRole('button', { name: 'Reflect with Scripture' }).click();
    await panel.getByRole('button', { name: 'Read on this phone' }).click();
    await expect(panel).toContainText('Read on this phone. Nothing was sent.');
    const quoted = await quotedIn(panel);
    expect(quoted.length).toBeGreaterThan(0);
    const bible = wholeBible();
    for (const words of quoted) expect(bible).toContain(words);
  });

  await test.step('C2 people to reach are one press away, also where nothing rang', async () => {
    await panel.getByRole('button', { name: 'Reach someone now' }).click();
    const care = page.getByRole('dialog', { name: 'Reach someone now' });
    await expect(care).toContainText('Please let someone hear it now.');
    await expect(care.getByRole('link', { name: /Call|Text/ }).first()).toBeVisible();
    await care.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(verses(panel).first()).toBeVisible();
  });

  await test.step('a verse opens its chapter, and Back leads to the answer again', async () => {
    const reference = panel.locator('.passage a').first();
    const name = (await reference.textContent()) ?? '';
    await reference.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.split(':')[0] ?? '');
    await expect(page.locator('.chapter-marked').first()).toBeInViewport();
    await page.goBack();
    await expect(verses(panel).first()).toBeVisible();
  });

  await test.step('it is flagged, and waits', async () => {
    await panel.getByRole('button', { name: 'Flag this answer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Flag this answer' });
    await dialog.getByText('Out of context', { exact: true }).click();
    await dialog.getByLabel('In your words').fill('Lifted out of its place.');
    await dialog.getByRole('button', { name: 'Send flag' }).dblclick();
    await expect(page.getByText('Waiting to send').first()).toBeVisible();
  });

  await test.step('it is saved into the entry as a quotation, and taken out again', async () => {
    const verses = panel.getByRole('checkbox', { name: 'Save these verses into my entry' });
    const all = await verses.count();
    for (let at = 1; at < all; at += 1) await verses.nth(at).uncheck();
    await expect(
      panel.getByRole('checkbox', { name: 'Save this prayer into my entry' }),
    ).not.toBeChecked();
    const prayer = panel.getByRole('heading', { name: 'A place to begin praying' }).locator('+ p');
    const words = (await prayer.textContent()) ?? '';
    await panel.getByRole('button', { name: 'Save into my entry' }).click();
    await expect(sheet).toHaveValue(new RegExp(`^${PAGE}\n\n> .*World English Bible`, 's'));
    const saved = await sheet.inputValue();
    expect(saved.match(/World English Bible/g)).toHaveLength(1);
    expect(saved).not.toContain(words);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(sheet).toHaveValue(PAGE);
    await page.goForward();
    await expect(panel).toBeVisible();
    await page.goBack();
  });

  // Without a network nothing reached anybody; with one, only the flag says anything, once.
  expect(log.filter(({ method, isAnswered }) => method !== 'GET' && isAnswered)).toEqual([]);
  await findSignal(context);
  await expect.poll(() => everythingStored(page)).not.toContain('Lifted out of its place.');
  await expect.poll(() => flagsIn(log)).toHaveLength(1);
  expect(log.filter(({ body }) => body.includes('anxious'))).toEqual([]);
  await server.stop();
});

test('the larger model is asked only once a person agrees, and nothing false that it says is shown', async ({
  page,
}) => {
  const model = await startChat(
    says(
      '“God will give it all to you by Friday.” (Psalm 23:4) As Hezekiah 3:16 promises, do not fear.',
    ),
  );
  const server = await startServer({
    COMPANION_BASE_URL: model.baseUrl,
    COMPANION_MODEL: 'stand-in-large',
  });
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  await page.getByLabel('New entry').and(page.locator('textarea.sheet')).fill(PAGE);
  await page.getByRole('button', { name: 'Reflect with Scripture' }).click();
  const panel = page.getByRole('dialog', { name: 'Reflect with Scripture' });

  await test.step('the panel says where how many words go, and sends none', async () => {
    await expect(panel).toContainText(
      `We’ll send this entry (${PAGE.split(' ').length} words) to our server once`,
    );
    await panel.getByText('With the AI model').click();
    await expect(panel).toContainText('Nothing is sent until you choose.');
    expect(model.asked).toEqual([]);
  });

  await test.step('what the model makes up is cut, and the refusal stands in its place', async () => {
    await panel.getByRole('button', { name: 'Send it and read' }).dblclick();
    await expect(panel.getByText(UNKNOWN_ANSWER).first()).toBeVisible();
    await expect(panel).not.toContainText('Friday');
    await expect(panel).not.toContainText('Hezekiah');
    expect(model.asked).toHaveLength(1);
  });

  await test.step('where it fails this device answers, and says so', async () => {
    model.behave = (out) => out.destroy();
    await panel.getByRole('button', { name: 'Back' }).click();
    await panel.getByText('With the AI model').click();
    await panel.getByRole('button', { name: 'Send it and read' }).click();
    await expect(panel).toContainText('The AI model’s answer was cut off');
    await expect(verses(panel).first()).toBeVisible();
  });

  await server.stop();
  await model.close();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Somebody has answered it. */
  isAnswered: boolean;
}

/** Everything the page asks the network for from now on. */
function requestLog(page: Page): Sent[] {
  const log: Sent[] = [];
  const byRequest = new Map<Request, Sent>();
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    const sent = { method: request.method(), path, body: sentText(request), isAnswered: false };
    log.push(sent);
    byRequest.set(request, sent);
  });
  page.on('response', (answer) => {
    const sent = byRequest.get(answer.request());
    if (sent) sent.isAnswered = true;
  });
  return log;
}

function flagsIn(log: readonly Sent[]): Sent[] {
  return log.filter(
    ({ method, path, isAnswered }) =>
      method === 'POST' && path === '/api/companion/flags' && isAnswered,
  );
}

function verses(panel: Locator): Locator {
  return panel.locator('.passage blockquote');
}

/** The words of each passage, without the numbers of their verses. */
function quotedIn(panel: Locator): Promise<string[]> {
  return verses(panel).evaluateAll((quotes) =>
    quotes.map((quote) => {
      const words = quote.cloneNode(true) as Element;
      for (const number of words.querySelectorAll('sup')) number.remove();
      return words.textContent.trim();
    }),
  );
}

/** Every verse of the content pack in its order, a space between two. */
function wholeBible(): string {
  const folder = 'dist/web/content/scripture';
  const books = readdirSync(folder).filter((name) => !name.startsWith('index-'));
  const chapters = books.map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).chapters,
  );
  return chapters.flat(2).join(' ');
}
