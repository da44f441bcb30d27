import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrivacyConsentRequest } from '../../../shared/api/privacy-consent';
import { createKeys } from '../../sealing/master-key-keys';
import { recordConsent } from '../../services/consent/record-consent';
import type { Store } from '../store';
import { sampleAccount } from '../testing/samples';
import { openSqliteStore } from './open-sqlite-store';

const CHOICE: PrivacyConsentRequest = {
  consentType: 'cookies',
  granted: true,
  consentVersion: '3.0',
  preferences: { essential: true, analytics: true, marketing: false },
};
const CHANGE = 'UPDATE consents SET granted = 0 WHERE number = 2';

let folder: string;
let file: string;
let store: Store;
const error = vi.fn();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'consents-'));
  file = join(folder, 'wholeness.sqlite');
  const keys = createKeys(Buffer.alloc(32, 8));
  store = openSqliteStore({ file, keys, randomId: () => 'epoch-1' });
  await store.createAccount(sampleAccount('anna'));
  error.mockReset();
  for (let time = 0; time < 3; time += 1) await choose();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const choose = () => recordConsent({ store, now: () => 1_000, log: { error } }, 'anna', CHOICE);

/** As somebody would who has the file in their hands. */
function meddle(...statements: string[]): void {
  const db = new Sqlite(file);
  try {
    for (const statement of statements) db.exec(statement);
  } finally {
    db.close();
  }
}

it('tells the operator of a log that was changed, and goes on', async () => {
  expect(error).not.toHaveBeenCalled();
  meddle(CHANGE);
  await choose();
  expect(error.mock.calls).toEqual([[{ accountId: 'anna' }, 'this consent log was changed']]);
  expect(await store.listConsents('anna', 10)).toHaveLength(4);
});

it('tells the operator of a row that was taken out of the middle', async () => {
  meddle('DELETE FROM consents WHERE number = 2');
  await choose();
  expect(error).toHaveBeenCalledOnce();
});
