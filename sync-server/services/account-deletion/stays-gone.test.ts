import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PrivacyConsentRequest } from '../../../shared/api/privacy-consent';
import { createApp } from '../../app';
import { createLogger } from '../../logger';
import { createMediaFolder } from '../../media/media-folder';
import { createKeys } from '../../sealing/master-key-keys';
import { isChainWhole } from '../../store/consent-chain';
import { backUp, restore } from '../../store/sqlite/backup-folder';
import { databaseFile, mediaFolder } from '../../store/sqlite/database-file';
import { openSqliteStore } from '../../store/sqlite/open-sqlite-store';
import type { Store } from '../../store/store';
import { NO_RULES, sampleRecord } from '../../store/testing/samples';
import { CONSENTED } from '../../testing/consented';
import { PLAIN_SETTINGS } from '../../testing/plain-settings';
import { putPiece, sampleRecording } from '../../testing/recordings';
import { type Client, client } from '../../testing/test-app';
import { replayErasures } from '../erasure/erase-account';
import { openErasedLedger, readLedger } from '../erasure/erased-ledger';
import { MediaTurns } from '../media/media-turns';
import { createPokeHub } from '../pokes';

const PASSWORD = 'a quiet morning';
const CONSENT = '/api/privacy-consent';
const choice: PrivacyConsentRequest = {
  consentType: 'cookies',
  granted: false,
  consentVersion: '3.0',
  preferences: { essential: true, analytics: false, marketing: false },
};

let folder: string;
let dataDir: string;
let store: Store;
let visitor: Client;
let as: (id: string, cookie: string) => Client;

/** As `main.ts` starts it, on the files that are there. */
async function startServer(): Promise<void> {
  store = openSqliteStore({
    file: databaseFile(dataDir),
    keys: createKeys(Buffer.alloc(32, 5)),
    randomId: () => 'epoch-1',
  });
  const files = createMediaFolder(mediaFolder(dataDir));
  const erased = await openErasedLedger(join(folder, 'erased.ledger'));
  await replayErasures({ store, files, erased, letters: { forget: () => undefined } });
  let ids = 0;
  const app = createApp({
    store,
    erased,
    pokes: createPokeHub(),
    logger: createLogger('silent'),
    now: Date.now,
    randomId: () => `id-of-this-start-${++ids}`,
    settings: PLAIN_SETTINGS,
    media: { files, turns: new MediaTurns() },
  });
  as = (id, cookie) => client(app, id, cookie);
  visitor = client(app, '', undefined);
}

async function register(username: string): Promise<Client> {
  const json = { username, email: `${username}@example.org`, password: PASSWORD, ...CONSENTED };
  const { body, headers } = await visitor.call<{ user: { id: string } }>(
    'POST',
    '/api/auth/register',
    { json },
  );
  return as(body.user.id, headers.get('set-cookie')?.split(';')[0] ?? '');
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stays-gone-'));
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  await startServer();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('A24 yesterday’s backup does not bring back whoever deleted their account today', async () => {
  const [anna, ben] = [await register('anna'), await register('ben')];
  for (const { id } of [anna, ben]) await store.applyPush(id, [sampleRecord()], NO_RULES);
  await putPiece(anna, 'recording-of-anna-1', sampleRecording(70_000));
  for (let times = 0; times < 2; times += 1) await anna.call('POST', CONSENT, { json: choice });
  const consents = await store.listConsents(anna.id);
  expect(await backUp(dataDir, join(folder, 'yesterday'))).toEqual({ recordings: 1, missing: [] });

  const json = { confirmation: 'delete my account', password: PASSWORD };
  expect((await anna.call('POST', '/api/account/delete', { json })).status).toBe(204);
  expect(await store.listConsents(anna.id)).toEqual(consents);
  await store.close();
  const ledger = await openErasedLedger(join(folder, 'erased.ledger'));
  await restore(join(folder, 'yesterday'), {
    dataDir,
    randomId: () => 'epoch-2',
    erased: await readLedger(ledger),
    complete: true,
  });
  await startServer();

  expect(await store.findAccount(anna.id)).toBeUndefined();
  expect(await store.findAccountByUsername('anna')).toBeUndefined();
  expect(await store.listConsents(anna.id)).toEqual(consents);
  // What she registered with, and what she chose twice.
  expect([consents.length, isChainWhole(anna.id, consents)]).toEqual([3, true]);
  expect(existsSync(join(mediaFolder(dataDir), anna.id))).toBe(false);
  expect(await store.getRecord(ben.id, 'entry-1')).toEqual(sampleRecord());
  const oldDevice = as(anna.id, anna.cookie ?? '');
  expect((await oldDevice.call('GET', '/api/auth/session')).status).toBe(410);
  const login = await visitor.call('POST', '/api/auth/login', {
    json: { username: 'anna', password: PASSWORD },
  });
  expect(login.status).toBe(401);
});
