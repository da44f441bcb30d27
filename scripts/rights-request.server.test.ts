import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverExport } from '../shared/api/server-export';
import { idsOf, samplePhoto } from '../shared/testing/sample-photo';
import { createMediaFolder } from '../sync-server/media/media-folder';
import { noBilling } from '../sync-server/services/account-deletion/delete-account';
import { openErasedLedger } from '../sync-server/services/erasure/erased-ledger';
import { NO_RULES, sampleRecord } from '../sync-server/store/testing/samples';
import { putPiece, sampleRecording } from '../sync-server/testing/recordings';
import { type Client, openTestApp, type TestApp } from '../sync-server/testing/test-app';
import { openFile } from '../web/features/data-import/open-file';
import { summarize } from '../web/features/data-import/summary';
import {
  answerRightsRequest,
  type RightsRequestDeps,
  readRightsRequest,
} from './lib/rights-request';
import { readZip } from './testing/read-zip';

const RECORDING = 'recording-of-anna-1';
const HALF = 'half-a-recording-1';
const DELETE = ['--user', 'anna', '--delete'] as const;
const ENTRY = sampleRecord({ body: { content: 'be still', audioUrl: `/api/media/${RECORDING}` } });
const PICTURE = { id: 'picture-1', type: 'image/png', bytes: Uint8Array.of(1, 2, 3) } as const;

let folder: string;
let zip: string;
let test: TestApp;
let anna: Client;
let deps: RightsRequestDeps;
let forgotten: string[];
/** What the operator's command would say. */
const run = (...args: string[]) => answerRightsRequest(deps, readRightsRequest(args));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rights-'));
  zip = join(folder, 'anna.zip');
  forgotten = [];
  const ledger = join(folder, 'erased.ledger');
  // The server and the command each open the ledger's file.
  test = openTestApp({ erased: await openErasedLedger(ledger) });
  anna = await test.person('anna');
  deps = {
    store: test.store,
    files: createMediaFolder(test.mediaFolder),
    erased: await openErasedLedger(ledger),
    letters: { forget: (address) => forgotten.push(address) },
    billing: noBilling,
    pokes: test.pokes,
    now: () => test.clock.now,
  };
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

describe('a rights request', { timeout: 30_000 }, () => {
  it('to see: one zip with the words, the sound, the picture and what else is kept', async () => {
    await test.store.applyPush(anna.id, [ENTRY], NO_RULES);
    const sound = sampleRecording(150_000);
    await putPiece(anna, RECORDING, sound);
    await test.store.keepProfileImage(anna.id, PICTURE);
    expect(await run('--user', 'ANNA', '--export', zip)).toBe(
      `Wrote all data of anna to ${zip}. Hand it over safely, then delete it.`,
    );
    expect(statSync(zip).mode & 0o077).toBe(0);
    const written = await readZip(readFileSync(zip));
    expect(written.bytes(`recordings/${RECORDING}.webm`)).toEqual(sound);
    expect(written.bytes('picture.png')).toEqual(PICTURE.bytes);
    const file = serverExport.parse(JSON.parse(written.text('data.json')));
    expect(file.states).toEqual([ENTRY]);
    expect(file.alsoKept).toMatchObject({
      account: { email: 'anna@example.org' },
      privacySettings: { marketing: false },
      picture: { url: '/api/profile/image/picture-1', file: 'picture.png' },
    });
    expect(written.text('data.json')).not.toMatch(/passwordHash|argon2|token/);
    await expect(run('--user', 'anna', '--export', zip)).rejects.toThrow("can't be written");
  });

  it('to see: the app takes the zip back, with its sound', async () => {
    await test.store.applyPush(anna.id, [ENTRY], NO_RULES);
    await putPiece(anna, RECORDING, sampleRecording(1_000));
    await run('--user', 'anna', '--export', zip);
    const { signal } = new AbortController();
    const opened = await openFile(new File([readFileSync(zip)], 'anna.zip'), signal);
    if (!opened.ok) throw new Error(opened.problem);
    const { content, readRecording } = opened.value;
    expect(content.states).toEqual([ENTRY]);
    const [recording] = content.recordings;
    if (!recording || 'missing' in recording) throw new Error('No recording');
    expect((await readRecording(recording, signal))?.size).toBe(1_000);
  });

  it('V12 to see: photos lie in their folder, and the app takes them back', async () => {
    const lake = samplePhoto('lake');
    const { photo, preview } = idsOf(lake);
    const entry = { ...ENTRY, body: { ...ENTRY.body, photos: [lake] } };
    await test.store.applyPush(anna.id, [entry], NO_RULES);
    const picture = sampleRecording(2_000, 'image/jpeg');
    await putPiece(anna, photo, picture);
    await putPiece(anna, preview, sampleRecording(300, 'image/jpeg'));
    await run('--user', 'anna', '--export', zip);
    const written = await readZip(readFileSync(zip));
    expect(written.bytes(`photos/${photo}.jpg`)).toEqual(picture);
    expect(written.names).toContain(`photos/previews/${preview}.jpg`);
    const { signal } = new AbortController();
    const opened = await openFile(new File([readFileSync(zip)], 'anna.zip'), signal);
    if (!opened.ok) throw new Error(opened.problem);
    expect(summarize(opened.value.content)).toMatchObject({ photos: 1, recordings: 0 });
    const named = opened.value.content.recordings.find(({ id }) => id === photo);
    if (!named || 'missing' in named) throw new Error('No photo');
    expect((await opened.value.readRecording(named, signal))?.type).toBe('image/jpeg');
  });

  it('to see: what is damaged or not whole is named, and holds nothing else up', async () => {
    await test.store.applyPush(anna.id, [ENTRY], NO_RULES);
    await putPiece(anna, RECORDING, sampleRecording(1_000));
    await putPiece(anna, HALF, sampleRecording(100_000), { first: 0, end: 65_536 });
    const person = join(test.mediaFolder, anna.id);
    const whole = readdirSync(person).find((name) => name.startsWith(`${RECORDING}.`)) ?? '';
    const sealed = join(person, whole);
    writeFileSync(sealed, Buffer.alloc(statSync(sealed).size));
    expect(await run('--user', 'anna', '--export', zip)).toContain(
      `These recordings or photos are not complete on this server: ${HALF}, ${RECORDING}.`,
    );
    const written = await readZip(readFileSync(zip));
    expect(written.names).toEqual(['data.json', 'README.txt']);
    expect(JSON.parse(written.text('data.json'))).toMatchObject({
      states: [ENTRY],
      recordings: [
        { id: HALF, missing: 'NOT_FOUND' },
        { id: RECORDING, missing: 'NOT_FOUND' },
      ],
    });
  });

  it('to see: nothing is left behind where the zip could not be finished', async () => {
    const readPage = () => Promise.reject(new Error('disk'));
    deps = { ...deps, store: { ...test.store, readPage } };
    await expect(run('--user', 'anna', '--export', zip)).rejects.toThrow('disk');
    expect([existsSync(zip), await test.store.listAudit()]).toEqual([false, []]);
  });

  it('A43 to be forgotten: the running server answers 410 at once, and no letter stays', async () => {
    expect((await anna.call('GET', '/api/journal')).status).toBe(200);
    expect(await run(...DELETE, '--confirm', 'account-anna')).toContain(
      'anna (account-anna) is deleted',
    );
    expect((await anna.call('GET', '/api/journal')).status).toBe(410);
    expect(forgotten).toEqual(['anna@example.org']);
    await expect(run(...DELETE)).rejects.toThrow('There is no account called anna.');
  });

  it('A30 to be forgotten: asks back, and deletes no account but the one that is confirmed', async () => {
    const asked = await run(...DELETE);
    expect(asked).toContain('Nothing has been deleted yet.');
    expect(asked).toContain('account-anna');
    expect(asked).toContain('2026-03-10T12:00:00.000Z');
    expect(asked).toContain('example.org');
    expect(asked).not.toContain('anna@');
    expect(asked).toContain('--confirm account-anna');
    await expect(run(...DELETE, '--confirm', 'account-ben')).rejects.toThrow(
      'account-ben is not the account id of anna. Nothing was deleted.',
    );
    expect((await anna.call('GET', '/api/journal')).status).toBe(200);
  });

  it('to know who did what: the audit of this person alone', async () => {
    const ben = await test.person('ben');
    await ben.call('GET', '/api/data-export');
    expect(await run('--user', 'anna', '--log')).toBe('There are no log entries.');
    await run('--user', 'anna', '--export', zip);
    expect(await run('--user', 'anna', '--log')).toBe(
      '2026-03-10T12:00:00.000Z  operator  data-exported',
    );
  });

  it.each([
    [[]],
    [['--user', 'anna']],
    [['--log']],
    [['--user', 'anna', '--log', '--delete']],
    [['--user', 'anna', '--log', '--confirm', 'account-anna']],
    [['--user', 'anna', '--erase']],
    [['--user', 'anna', '--export', 'anna.json']],
  ])('%j is answered with the usage', (args) => {
    expect(() => readRightsRequest(args)).toThrow('Usage: npm run rights-request');
  });
});
