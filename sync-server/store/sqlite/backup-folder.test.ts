import {
  existsSync,
  mkdirSync,
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
import { sealedSize } from '../../services/media/sealed-segments';
import { createKeys } from '../../services/sealing/master-key-keys';
import type { Store } from '../store';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { backUp, type RestoreOptions, restore } from './backup-folder';
import { databaseFile, mediaFolder } from './database-file';
import { openSqliteStore } from './open-sqlite-store';

const keys = createKeys(Buffer.alloc(32, 8));
const session = { tokenHash: 'phone', accountId: 'anna', createdAt: 0, expiresAt: 1_000 };

let folder: string;
let dataDir: string;
let backup: string;
let names: number;
let store: Store;

const randomId = () => `epoch-${++names}`;
const open = () => openSqliteStore({ file: databaseFile(dataDir), keys, randomId });
const fileOf = (root: string, id: string, person = 'anna') => join(mediaFolder(root), person, id);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-folder-'));
  dataDir = join(folder, 'data');
  backup = join(folder, 'backup');
  names = 0;
  mkdirSync(join(dataDir, 'keys'), { recursive: true });
  writeFileSync(join(dataDir, 'keys', 'master.key'), 'secret');
  writeFileSync(join(dataDir, 'erased.ledger'), '');
  store = open();
  for (const person of ['anna', 'ben']) {
    await store.createAccount(sampleAccount(person));
    await store.applyPush(person, [sampleRecord()], NO_RULES);
    await record('recording-0000001', person);
  }
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A recording of the right size and some bytes. */
async function record(id: string, person = 'anna', completedAt: number | null = 2): Promise<void> {
  const bytes = 70_000;
  await store.writeMedia(
    person,
    { id, sha256: 'hash', bytes, type: 'audio/webm', begunAt: 1, completedAt },
    1e9,
  );
  if (completedAt === null) return;
  mkdirSync(join(mediaFolder(dataDir), person), { recursive: true });
  writeFileSync(fileOf(dataDir, id, person), Buffer.alloc(sealedSize(bytes), id));
}

async function restoreBackup(change: Partial<RestoreOptions> = {}) {
  await store.close();
  try {
    return await restore(backup, { dataDir, randomId, erased: [], complete: false, ...change });
  } finally {
    store = open();
  }
}

describe('a backup of everything', () => {
  it('F6 brings database and recordings back on an empty machine', async () => {
    expect(await backUp(dataDir, backup)).toEqual({ recordings: 2, missing: [] });
    const kept = readFileSync(fileOf(dataDir, 'recording-0000001'));
    await store.close();
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    expect(await restoreBackup()).toEqual({ recordings: 2, missing: [] });
    expect(await store.getRecord('anna', 'entry-1')).toEqual(sampleRecord());
    expect(readFileSync(fileOf(dataDir, 'recording-0000001'))).toEqual(kept);
    expect(store.epoch).toBe('epoch-2');
  });

  it('A23 holds neither the key nor the ledger, and only its owner reads it', async () => {
    await backUp(dataDir, backup);
    const names = readdirSync(backup, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.sort()).toEqual(['recording-0000001', 'recording-0000001', 'wholeness.sqlite']);
    expect(statSync(backup).mode & 0o077).toBe(0);
  });

  it('leaves out uploads under way: the device still has those', async () => {
    await record('under-way-0000001', 'anna', null);
    writeFileSync(`${fileOf(dataDir, 'under-way-0000001')}.part`, 'half');
    expect(await backUp(dataDir, backup)).toEqual({ recordings: 2, missing: [] });
    expect(readdirSync(join(mediaFolder(backup), 'anna'))).toEqual(['recording-0000001']);
  });

  it.each([
    ['is gone', (file: string) => rmSync(file)],
    ['is cut short', (file: string) => writeFileSync(file, 'short')],
  ])('reports a recording that %s, and backs up the rest', async (_, spoil) => {
    spoil(fileOf(dataDir, 'recording-0000001'));
    const missing = ['anna/recording-0000001'];
    expect(await backUp(dataDir, backup)).toEqual({ recordings: 1, missing });
    expect(await restoreBackup()).toEqual({ recordings: 1, missing });
    await expect(restoreBackup({ complete: true })).rejects.toThrow(missing[0]!);
    expect(store.epoch).toBe('epoch-2');
  });

  it('restores over what is there, and keeps recordings made since', async () => {
    await backUp(dataDir, backup);
    await record('recording-0000002');
    rmSync(fileOf(dataDir, 'recording-0000001'));
    expect(await restoreBackup()).toEqual({ recordings: 2, missing: [] });
    expect(readdirSync(join(mediaFolder(dataDir), 'anna')).sort()).toEqual([
      'recording-0000001',
      'recording-0000002',
    ]);
  });

  it('takes a database file alone, and the recordings that are there', async () => {
    await backUp(dataDir, backup);
    backup = databaseFile(backup);
    expect(await restoreBackup()).toEqual({ recordings: 2, missing: [] });
  });

  it('A24 does not bring back a person erased since, nor their recordings', async () => {
    await store.createSession(session);
    await backUp(dataDir, backup);
    await store.eraseAccount('anna');
    rmSync(join(mediaFolder(dataDir), 'anna'), { recursive: true });
    expect(await restoreBackup({ erased: ['anna'] })).toEqual({ recordings: 1, missing: [] });
    expect(await store.findAccount('anna')).toBeUndefined();
    expect(existsSync(join(mediaFolder(dataDir), 'anna'))).toBe(false);
    expect(readFileSync(databaseFile(dataDir)).includes('name-anna')).toBe(false);
    expect(await store.getRecord('ben', 'entry-1')).toEqual(sampleRecord());
  });

  it('never takes the place of something else, and leaves nothing half', async () => {
    await backUp(dataDir, backup);
    await expect(backUp(dataDir, backup)).rejects.toThrow('There is something at');
    const none = join(folder, 'none');
    await expect(backUp(none, join(folder, 'other'))).rejects.toThrow('There is no database');
    expect(readdirSync(folder).sort()).toEqual(['backup', 'data']);
    writeFileSync(databaseFile(backup), 'x'.repeat(5_000));
    await expect(restoreBackup()).rejects.toThrow("can't be restored");
    expect(store.epoch).toBe('epoch-1');
  });
});
