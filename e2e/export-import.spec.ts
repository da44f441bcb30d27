import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import type { DataExport } from '../shared/api/export';
import type { JournalEntryView } from '../shared/api/journal';
import { canonicalJson } from '../shared/domain/record-hash';
import { type PictureColour, takePicture } from './support/camera';
import { choose } from './support/choose';
import { named } from './support/named';
import { findSignal, loseSignal } from './support/network';
import {
  arrive,
  everythingIsSynced,
  register,
  shellIsKept,
  signIn,
  somebody,
} from './support/person';
import { choosePhotos, photosStand } from './support/pictures';
import { type RunningServer, startServer } from './support/server';
import { test } from './support/test';
import { hasSpoken } from './support/voice-clock';
import { WORDS, writeCheckIn, writeEntry, writeNourishDay } from './support/writing';

test.use({ actionTimeout: 20_000 });

let server: RunningServer;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-export-'));
  server = await startServer();
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('F5 an export made offline brings everything back: on a wiped device, twice, and into another account', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const person = somebody();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const zip = join(folder, 'choose-wholeness.zip');

  const before = await test.step('write and speak offline, and export', async () => {
    await register(page, server.origin, person);
    await everythingIsSynced(page);
    await shellIsKept(page);
    await loseSignal(context);
    await writeCheckIn(page, server.origin);
    await writeEntry(page, server.origin, WORDS.firstEntry);
    await writeNourishDay(page, server.origin);
    await speakEntry(page);
    await page.goto(`${server.origin}/journal?new`);
    await page.locator('textarea.sheet').first().fill('Half a page, not saved');
    await page.getByRole('link', { name: 'Back', exact: true }).first().click();
    return exportZip(page, zip);
  });
  expect(before.states.length).toBe(4);
  expect(before.recordings).toMatchObject([{ type: expect.stringContaining('audio/webm') }]);
  expect(before.drafts).toContainEqual(expect.objectContaining({ key: 'journal:new' }));

  await test.step('the page in the zip reads and plays without the app', async () => {
    const readable = await (await browser.newContext()).newPage();
    await readable.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(readable.getByText(WORDS.firstEntry)).toBeVisible();
    await expect(readable.getByRole('heading', { level: 2 })).toHaveCount(2);
    const seconds = await readable.locator('audio').evaluate(
      (audio: HTMLAudioElement) =>
        new Promise<number>((resolve, reject) => {
          audio.ontimeupdate = () => audio.currentTime > 0 && resolve(audio.currentTime);
          audio.play().catch(reject);
        }),
    );
    expect(seconds).toBeGreaterThan(0);
    await readable.context().close();
  });

  await test.step('the device is wiped before anything was sent; import brings it all back', async () => {
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: server.origin,
      storageTypes: 'all',
    });
    await findSignal(context);
    await signIn(page, server.origin, person);
    await shellIsKept(page);
    await loseSignal(context);
    expect(await importFile(page, zip)).toEqual({
      Imported: 4,
      'Recordings imported': 1,
      'Unsaved drafts imported': 1,
    });
    await itIsAllThere(page, context, before);
  });

  await test.step('the second time nothing is doubled', async () => {
    expect(await importFile(page, zip)).toEqual({
      'Already here': 4,
      'Recordings already here': 1,
    });
    await itIsAllThere(page, context, before);
  });

  await test.step('what was deleted since stays deleted, and the screen says so', async () => {
    await deleteEntry(page, WORDS.firstEntry);
    expect(await importFile(page, zip)).toEqual({
      'Already here': 3,
      'Recordings already here': 1,
      'Deleted here since, skipped': 1,
    });
    await page.goto(`${server.origin}/journal/history`);
    await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible();
    await expect(page.getByText(WORDS.firstEntry)).toHaveCount(0);
  });

  await test.step('another account takes it in as its own, once', async () => {
    const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const second = await other.newPage();
    await arrive(second, server.origin, somebody());
    expect(await importFile(second, zip)).toMatchObject({
      Imported: 4,
      'Recordings imported': 1,
    });
    await second.goto(`${server.origin}/home`);
    await everythingIsSynced(second);
    expect(await importFile(second, zip)).toEqual({
      'Already here': 4,
      'Recordings already here': 1,
    });
    const after = await exportZip(second, join(folder, 'other.zip'));
    expect(words(after)).toEqual(words(before));
    expect(after.recordings).toEqual(before.recordings);
    const headers = await named(second.request, server.origin);
    const known = await second.request.get(`${server.origin}/api/data-export`, { headers });
    const { states } = (await known.json()) as DataExport;
    expect(byId(states)).toBe(byId(after.states));
    await other.close();
  });
  await context.close();
});

test('F5 V12 photos of entries and drafts are in an export made offline, in the page that reads it, and back in another account', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const zip = join(folder, 'photos.zip');

  await test.step('an entry and a draft with a photo each, offline', async () => {
    await register(page, server.origin, somebody());
    await everythingIsSynced(page);
    await shellIsKept(page);
    await loseSignal(context);
    await page.goto(`${server.origin}/journal?new`);
    await page.locator('textarea.sheet').first().fill('At the lake.');
    await addPhoto(page, 'blue');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByRole('link').filter({ hasText: 'At the lake.' })).toBeVisible();
    await page.goto(`${server.origin}/journal?new`);
    await addPhoto(page, 'green');
    await page.getByRole('button', { name: 'Mood' }).click();
    await choose(page, 'Empowered');
    await page.getByRole('link', { name: 'Back', exact: true }).first().click();
    await page.goto(`${server.origin}/data-export`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Export with photos/ }).click();
    await (await download).saveAs(zip);
    await expect(page.getByText('2 photos are in the zip.')).toBeVisible();
  });

  await test.step('the page in the zip shows them without the app, and the draft in words', async () => {
    await unpack(zip);
    const readable = await (await browser.newContext()).newPage();
    await readable.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(readable.getByRole('img', { name: /^Photo of \w+ \d/ })).toHaveCount(1);
    // A tab that continues another tab's draft keeps its own copy of it.
    await expect(readable.getByRole('img', { name: 'Photo of a draft' })).not.toHaveCount(0);
    for (const photo of await readable.getByRole('img').all())
      await expect(photo).toHaveJSProperty('naturalHeight', 2048);
    await expect(readable.getByText('💪 Empowered')).toBeVisible();
    await readable.context().close();
  });

  await test.step('another account has them, also in the draft, and sends them', async () => {
    const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const second = await other.newPage();
    await arrive(second, server.origin, somebody());
    expect(await importFile(second, zip)).toMatchObject({ Imported: 1, 'Photos imported': 2 });
    await second.goto(`${server.origin}/journal?new`);
    await photosStand(second, 1);
    await second.goto(`${server.origin}/home`);
    await everythingIsSynced(second);
    const headers = await named(second.request, server.origin);
    const answer = await second.request.get(`${server.origin}/api/journal`, { headers });
    const [entry] = (await answer.json()) as JournalEntryView[];
    for (const address of [entry?.photos?.[0]?.url, entry?.photos?.[0]?.preview])
      expect((await second.request.get(`${server.origin}${address}`)).status()).toBe(200);
    await other.close();
  });
  await context.close();
});

test('a file that is something else, damaged or newer is refused with a sentence, and nothing is written', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/data-import`);
  const newer = JSON.stringify({ format: 'choose-wholeness', formatVersion: 3 });
  for (const [name, content, sentence] of [
    ['diary.txt', 'Dear diary', 'This isn’t a Choose Wholeness export.'],
    ['cut.json', newer.slice(0, 30), 'This file was damaged or changed'],
    ['newer.json', newer, 'A newer version of Choose Wholeness made this file.'],
    ['cut.zip', 'PK\x03\x04 and no more', 'This file was damaged or changed'],
  ] as const) {
    await pick(page, { name, mimeType: '', buffer: Buffer.from(content) });
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  }
});

async function speakEntry(page: Page): Promise<void> {
  await page.goto(`${server.origin}/journal?new`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const bar = page.getByRole('group', { name: 'Voice recording' });
  await hasSpoken(bar, 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL('**/journal');
}

async function addPhoto(page: Page, colour: PictureColour): Promise<void> {
  await choosePhotos(page, await takePicture(page, colour));
  await photosStand(page, 1);
}

/** Exports with recordings, unpacks the zip into the folder and returns what `data.json` says. */
async function exportZip(page: Page, path: string): Promise<DataExport> {
  await page.goto(`${server.origin}/data-export`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export with recordings/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^choose-wholeness-\d{4}-\d{2}-\d{2}\.zip$/);
  await file.saveAs(path);
  await expect(page.getByText('1 recording is in the zip.')).toBeVisible();
  return unpack(path);
}

async function unpack(path: string): Promise<DataExport> {
  const zip = new ZipReader(new BlobReader(new Blob([readFileSync(path)])), {
    useWebWorkers: false,
  });
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue;
    const target = join(folder, entry.filename);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await entry.getData(new Uint8ArrayWriter()));
  }
  return JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8')) as DataExport;
}

async function pick(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Brings a file in on the screen and returns the lines of its report. */
async function importFile(page: Page, path: string): Promise<Record<string, number>> {
  await page.goto(`${server.origin}/data-import`);
  await pick(page, path);
  await expect(page.getByRole('heading', { name: 'What’s in this file' })).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import complete.')).toBeVisible();
  const labels = await page.locator('dl dt').allTextContents();
  const counts = await page.locator('dl dd').allTextContents();
  return Object.fromEntries(labels.map((label, at) => [label, Number(counts[at])]));
}

/** What the device holds now, without a network, is byte for byte what it held before. */
async function itIsAllThere(
  page: Page,
  context: BrowserContext,
  before: DataExport,
): Promise<void> {
  await loseSignal(context);
  const after = await exportZip(page, join(folder, 'again.zip'));
  expect(canonicalJson(after.states)).toBe(canonicalJson(before.states));
  expect(after.recordings).toEqual(before.recordings);
  expect(after.drafts).toEqual(before.drafts);
}

/** The server and a device tell records in an order of their own. */
function byId(states: DataExport['states']): string {
  return canonicalJson(states.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
}

/** The records without what tells accounts apart. */
function words({ states }: DataExport) {
  return states.map(({ version: _, body, ...rest }) => ({
    ...rest,
    body: { ...body, waterIntake: null, balancedMeals: null },
  }));
}

async function deleteEntry(page: Page, text: string): Promise<void> {
  await page.goto(`${server.origin}/journal/history`);
  const entry = page.getByRole('listitem').filter({ hasText: text });
  await entry.getByRole('button', { name: 'Delete entry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  // While it is open it hides the list from roles.
  await expect(dialog).toHaveCount(0);
  await expect(entry).toHaveCount(0);
}
