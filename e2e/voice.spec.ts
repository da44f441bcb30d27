import { statSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { deskRows } from './support/device-rows';
import { test } from './support/killable-browser';
import { MICROPHONE } from './support/microphone';
import { loseSignal } from './support/network';
import { arrive, shellIsKept, somebody } from './support/person';
import { phonePage } from './support/phone-page';
import type { RunningServer } from './support/server';
import { hasSpoken, secondsIn } from './support/voice-clock';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ phoneFlags: MICROPHONE });
// A voice takes the time it takes, twice: once spoken, once heard.
test.describe.configure({ timeout: 180_000 });

test('V1 V8 a voice entry is recorded, heard, saved offline and plays from the history after a reload', async ({
  phone,
}) => {
  const context = await phone.start();
  const page = await phonePage(context);
  await signUpAndGoOffline(context, page);
  await page.goto(`${server.origin}/journal?new`);

  await test.step('record: the bars move with the voice, the clock counts', async () => {
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(toast(page, 'Recording Started')).toBeVisible();
    await expect.poll(() => loudestBar(page)).toBeGreaterThan(0.1);
    await hasSpoken(bar(page), 2);
    await expect(page.getByRole('button', { name: 'Stop recording' })).toBeFocused();
  });

  await test.step('stop, and listen before saving', async () => {
    await page.getByRole('button', { name: 'Stop recording' }).press('Enter');
    await expect(toast(page, 'Voice Recording Captured')).toBeVisible();
    const play = page.getByRole('button', { name: 'Play recording' });
    await expect(play).toBeFocused();
    await play.press('Enter');
    await itSounds(page);
    await page.getByRole('button', { name: 'Stop playing' }).click();
    await itIsSilent(page);
  });

  await test.step('record again: the new one takes the place of the old', async () => {
    await page.getByRole('button', { name: 'Record again' }).click();
    await hasSpoken(bar(page), 1);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(page.getByRole('button', { name: 'Play recording' })).toBeFocused();
    await expect.poll(() => recordingStates(page)).toEqual(['captured']);
  });

  await test.step('remove it, and take that back', async () => {
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Recording removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible();
  });

  await test.step('save it without a word, offline', async () => {
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await page.waitForURL('**/journal');
  });

  await test.step('nothing is left over to be offered', async () => {
    await page.goto(`${server.origin}/journal?new`);
    await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
    await expect.poll(() => recordingStates(page)).toEqual(['waiting']);
    await expect(page.getByRole('button', { name: 'Save recording' })).toBeHidden();
  });

  await test.step('it plays from the history under its final address, also after a reload', async () => {
    await page.goto(`${server.origin}/journal/history`);
    await expect(page.getByText('Not synced yet').first()).toBeVisible();
    await page.reload();
    const play = page.getByRole('button', { name: 'Play recording' });
    await play.click();
    await itSounds(page);
    expect((await soundOf(page))?.src).toContain(`${server.origin}/api/media/`);
    await page.getByRole('button', { name: 'Stop playing' }).click();
    await itIsSilent(page);
    await play.click();
    await itSounds(page);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await itIsSilent(page);
  });
});

test('F9 F12 V2 a browser killed in mid-sentence offers what was said up to its last second', async ({
  phone,
}) => {
  let context = await phone.start();
  let page = await phonePage(context);
  await signUpAndGoOffline(context, page);
  await page.goto(`${server.origin}/journal?new`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await hasSpoken(bar(page), 5);
  // How long after it was spoken a second is handed over, a busy machine decides: it is kept then, each by itself.
  await expect.poll(async () => (await keptOfIt(page)).seconds).toBeGreaterThanOrEqual(5);
  const kept = await keptOfIt(page);
  expect(kept.chunks).toBeGreaterThanOrEqual(kept.seconds / 2);
  await phone.kill();

  context = await phone.start();
  await loseSignal(context);
  page = await phonePage(context);
  await page.goto(`${server.origin}/journal`);
  const offer = page.getByRole('region', { name: 'You were still speaking' });
  await expect(offer).toContainText(/\d:\d\d long/);
  expect(secondsIn(await offer.textContent())).toBeGreaterThanOrEqual(kept.seconds);
  await offer.getByRole('button', { name: 'Play recording' }).click();
  await itSounds(page);
  await offer.getByRole('button', { name: 'Discard recording' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await offer.getByRole('button', { name: 'Save recording' }).click();
  await expect(offer).toBeHidden();

  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link', { name: 'A recording without text' })).toBeVisible();
  await page.goto(`${server.origin}/journal/history`);
  await page.getByRole('button', { name: 'Play recording' }).click();
  await expect
    .poll(async () => (await soundOf(page))?.seconds, { timeout: 15_000 })
    .toBeGreaterThan(3.5);
});

test('leaving the page ends a recording and keeps what was said', async ({ phone }) => {
  const context = await phone.start();
  const page = await phonePage(context);
  await signUpAndGoOffline(context, page);
  await page.goto(`${server.origin}/journal?new`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await hasSpoken(bar(page), 1);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(toast(page, 'Voice Recording Captured')).toBeVisible();
  await page.goto(`${server.origin}/journal`);
  await page.getByRole('button', { name: 'Play recording' }).click();
  await itSounds(page);
});

test('a recording that this browser can’t play says so, and is saved as a file', async ({
  phone,
}) => {
  const context = await phone.start();
  const page = await phonePage(context);
  await signUpAndGoOffline(context, page);
  await page.goto(`${server.origin}/journal?new`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await hasSpoken(bar(page), 1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('button', { name: 'Play recording' })).toBeFocused();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL('**/journal');
  // As an iPhone of before it played WebM.
  await context.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto(`${server.origin}/journal/history`);
  await expect(page.getByText('This browser can’t play this recording.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play recording' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download recording' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^recording-[\w-]{8}\.webm$/);
  expect(statSync(await file.path()).size).toBeGreaterThan(1000);
});

test('a refused microphone says what to do, and the page can still be written on', async ({
  context,
  page,
}) => {
  await context.clearPermissions();
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(
    toast(page, 'Unable to access microphone. Please allow microphone permissions and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(
    toast(page, 'Please enter some content or record audio for your journal entry'),
  ).toBeVisible();
});

async function signUpAndGoOffline(context: BrowserContext, page: Page): Promise<void> {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await loseSignal(context);
  await page.reload();
}

function toast(page: Page, text: string) {
  return page.locator('.toast').filter({ hasText: text });
}

function bar(page: Page) {
  return page.getByRole('group', { name: 'Voice recording' });
}

/** The states of all recordings on the device, straight from its database. */
async function recordingStates(page: Page): Promise<string[]> {
  return (await deskRows(page, 'recordings')).map(({ state }) => String(state));
}

/** How much of the one recording is in the device's database: whole seconds, and the pieces that they came in. */
async function keptOfIt(page: Page): Promise<{ seconds: number; chunks: number }> {
  const [row] = await deskRows(page, 'recordings');
  return {
    seconds: Math.floor(Number(row?.durationMs ?? 0) / 1000),
    chunks: Number(row?.chunks ?? 0),
  };
}

function loudestBar(page: Page): Promise<number> {
  return page
    .locator('.voice-wave i')
    .evaluateAll((bars) =>
      Math.max(
        ...bars.map((bar) => Number((bar as HTMLElement).style.getPropertyValue('--level'))),
      ),
    );
}

/** What the page was last told to play: whether it sounds, and how far it is. */
function soundOf(page: Page) {
  return page.evaluate(() => {
    const { played } = globalThis as unknown as { played: HTMLMediaElement[] };
    const last = played.at(-1);
    return (
      last && { sounds: !last.paused && !last.error, seconds: last.currentTime, src: last.src }
    );
  });
}

async function itSounds(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const sound = await soundOf(page);
      return sound?.sounds === true && sound.seconds > 0.3;
    })
    .toBe(true);
}

async function itIsSilent(page: Page): Promise<void> {
  await expect.poll(async () => (await soundOf(page))?.sounds).toBe(false);
}
