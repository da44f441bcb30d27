import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { freePort } from '../sync-server/testing/free-port';
import {
  type PushReceiver,
  type ReceivedPush,
  startPushReceiver,
} from '../sync-server/testing/push-receiver';
import { axeFindings } from './support/axe';
import { postsOf } from './support/calls';
import { hasRefusedCookies } from './support/consent';
import { findSignal, loseSignal } from './support/network';
import { arrive, shellIsKept, somebody } from './support/person';
import { subscribesAtReceiver, wantsNewsOfPrayers } from './support/push-device';
import { originOf, runServer, type ServerPlace } from './support/server';
import { clockAhead } from './support/server-clock';
import { test } from './support/test';
import { pressNotification, shownOn, workerEvents } from './support/worker-events';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const MINUTE_MS = 60_000;
/** What is due in five minutes is due when the server starts. */
const SIX_MINUTES_LATER = clockAhead(6 * MINUTE_MS);

let receiver: PushReceiver;
let place: ServerPlace;
test.beforeEach(async () => {
  receiver = await startPushReceiver();
  const dataDir = mkdtempSync(join(tmpdir(), 'choose-wholeness-push-'));
  place = { port: await freePort(), dataDir, folder: process.cwd() };
});
test.afterEach(async () => {
  await receiver.close();
  rmSync(place.dataDir, { recursive: true, force: true });
});

function run(env: Record<string, string>) {
  return runServer(place, { RATE_LIMITS: 'off', PUSH_HOSTS: receiver.origin, ...env });
}

test('H6 H8 H9 H11 a reminder is sent by the server, decrypted as it came, and shown by Chromium; none for what is done elsewhere', async ({
  context,
  page,
}) => {
  const origin = originOf(place);
  const person = somebody();
  const sentinels = Array.from({ length: 38 }, () => randomUUID());
  let server = await run({ JOBS: 'off' });
  await context.grantPermissions(['notifications'], { origin });
  await subscribesAtReceiver(context, receiver);
  await hasRefusedCookies(context);
  await arrive(page, origin, person);

  await test.step('a person sets two reminders, first without a network', async () => {
    await page.goto(`${origin}/reminders`);
    await shellIsKept(page);
    await page.reload();
    await turnOn(page, 'Nourish');
    await turnOn(page, 'Check-In');
    await loseSignal(context);
    await page.reload();
    await expect(page.getByText('Your choices stay here')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Remind me of Nourish' })).toBeChecked();
    await findSignal(context);
    await page.getByRole('button', { name: 'Save reminders' }).click();
    await expect(page.getByText('Reminders appear on this device.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('one practice is done on another device, and much else is written', async () => {
    const post = await postsOf(page, origin);
    const date = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    await post('check-in', { date, mood: 'peaceful', truthStatement: sentinels[0] });
    await post('journal', { content: sentinels.slice(1).join(' '), audioUrl: null });
  });

  await test.step('the server sends what is due, and holds back what is done', async () => {
    await server.stop();
    server = await run(SIX_MINUTES_LATER);
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(1);
    const [push] = receiver.received;
    expect(JSON.parse(push?.plain ?? '')).toMatchObject({ practice: 'nourish' });
    for (const sentinel of [...sentinels, person.username, person.email]) {
      expect(everythingOf(push)).not.toContain(sentinel);
    }
  });

  await test.step('Chromium shows it, without a word of what it is about', async () => {
    await deliver(page, origin, receiver.received[0]?.plain ?? '');
    await expect
      .poll(() => saidOn(context))
      .toEqual([{ title: 'A quiet moment is ready', body: '' }]);
  });

  await test.step('“Not today” on it is heard by the server', async () => {
    await pressNotification(context, 'not-today');
    await page.reload();
    await expect(page.getByText('No more reminders today')).toBeVisible();
  });
  await server.stop();
});

test('H12 H18 that somebody prayed is sent by the server and shown by Chromium without a name, and opens the circles', async ({
  browser,
  context,
  page,
}) => {
  const origin = originOf(place);
  const [ruth, ben] = [somebody(), somebody()];
  const words = Array.from({ length: 40 }, () => randomUUID());
  let server = await run({ JOBS: 'off' });
  await subscribesAtReceiver(context, receiver);
  await hasRefusedCookies(context);
  await arrive(page, origin, ruth);

  await test.step('a person turns it on', async () => {
    await wantsNewsOfPrayers(page, origin);
    expect(await axeFindings(page)).toEqual([]);
  });

  const kitchen = await browser.newContext();
  const other = await kitchen.newPage();
  await test.step('another prays for what they asked, and responds', async () => {
    await arrive(other, origin, ben);
    await other.goto(`${origin}/home`);
    const asRuth = await postsOf(page, origin);
    const asBen = await postsOf(other, origin);
    const [name, title, description, category, ...messages] = words;
    const circle = await asRuth('prayer-groups', { name, description: name });
    const { code } = await asRuth(`prayer-groups/${circle.id}/invite`, {});
    const request = { title, description, category };
    const { id } = await asRuth(`prayer-groups/${circle.id}/requests`, request);
    words.push(circle.id, code, id);
    await asBen('prayer-groups/join', { inviteCode: code });
    await asBen(`prayer-requests/${id}/prayed`, {});
    const message = messages.join(' ');
    await asBen(`prayer-requests/${id}/responses`, { type: 'encouragement', message });
    await kitchen.close();
  });

  await test.step('the server tells it once', async () => {
    await server.stop();
    server = await run(SIX_MINUTES_LATER);
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(1);
    const [push] = receiver.received;
    expect(JSON.parse(push?.plain ?? '')).toEqual({ news: 'prayed', day: expect.any(String) });
    for (const each of [...words, ruth.username, ben.username]) {
      expect(everythingOf(push)).not.toContain(each);
    }
  });

  await test.step('Chromium shows it, and a press opens the circles', async () => {
    await deliver(page, origin, receiver.received[0]?.plain ?? '');
    await expect
      .poll(() => saidOn(context))
      .toEqual([{ title: 'Someone prayed for your request', body: '' }]);
    await pressNotification(context);
    await expect(page).toHaveURL(`${origin}/prayer-groups`);
    await expect(page.getByRole('heading', { name: words[0] ?? '' })).toBeVisible();
  });
  await server.stop();
});

/** Five minutes from now, by the clock of the browser. */
async function turnOn(page: Page, practice: string): Promise<void> {
  await page.getByRole('switch', { name: `Remind me of ${practice}` }).click();
  const time = await page.evaluate(
    (ahead) => new Date(Date.now() + ahead).toTimeString().slice(0, 5),
    5 * MINUTE_MS,
  );
  await page.getByRole('textbox', { name: `Time for ${practice}` }).fill(time);
}

/** Hands a decrypted message to the service worker, as the browser does. */
async function deliver(page: Page, origin: string, data: string) {
  const worker = await workerEvents(page, origin);
  await worker.push(data);
  await worker.detach();
}

/** What the notifications say that this device shows. */
async function saidOn(context: BrowserContext) {
  return (await shownOn(context))?.map(({ title, body }) => ({ title, body }));
}

/** All that the push service sees, and what the device reads. */
function everythingOf(push: ReceivedPush | undefined): string {
  if (!push) return '';
  return [push.path, push.plain, JSON.stringify(push.headers), push.body.toString('latin1')].join();
}
