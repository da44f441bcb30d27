import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SealBrokenError } from '../../sealing/keys';
import { createKeys } from '../../sealing/master-key-keys';
import type { Store } from '../store';
import { sampleAccount } from '../testing/samples';
import { openSqliteStore } from './open-sqlite-store';

const PICTURE = Buffer.from('what is seen in this picture');
let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'profiles-'));
  const keys = createKeys(Buffer.alloc(32, 3));
  store = openSqliteStore({ file: join(folder, 'db'), keys, randomId: () => 'epoch-1' });
  await store.createAccount(sampleAccount('anna'));
  await store.keepProfileImage('anna', { id: 'one', type: 'image/png', bytes: PICTURE });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('A23 no byte of a picture stands in database or WAL', () => {
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  expect(Buffer.concat(files).includes('name-anna')).toBe(true);
  expect(Buffer.concat(files).includes(PICTURE.subarray(0, 12))).toBe(false);
});

it('A23 a picture that was put under another address does not open', async () => {
  const db = new Sqlite(join(folder, 'db'));
  db.exec("UPDATE profile_images SET id = 'two'");
  db.close();
  await expect(store.findProfileImage('anna')).rejects.toThrow(SealBrokenError);
});
