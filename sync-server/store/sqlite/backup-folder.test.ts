import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyRecording } from '../../media/copy-recording';
import { createMediaBucket } from '../../media/media-bucket';
import { createMediaFolder } from '../../media/media-folder';
import { sealedSize } from '../../media/sealed-segments';
import { createS3Store } from '../../objects/s3-store';
import { createKeys } from '../../sealing/master-key-keys';
import { keepMedia } from '../../services/media/known-media';
import { startS3 } from '../../testing/s3';
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
async function record(
  id: string,
  person = 'anna',
  completedAt: number | null = 2,
  attempt = '',
): Promise<void> {
  const bytes = 70_000;
  await keepMedia(
    store,
    person,
    { id, sha256: 'hash', bytes, type: 'audio/webm', begunAt: 1, completedAt, attempt },
    1e9,
  );
  if (completedAt === null) return;
  mkdirSync(join(mediaFolder(dataDir), person), { recursive: true });
  const file = fileOf(dataDir, attempt ? `${id}.${attempt}` : id, person);
  writeFileSync(file, Buffer.alloc(sealedSize(bytes), id));
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
    expect(await store.readEpoch()).toBe('epoch-2');
  });

  it('A23 holds neither the key nor the ledger, and only its owner reads it', async () => {
    await backUp(dataDir, backup);
    const names = readdirSync(backup, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.sort()).toEqual(['recording-0000001', 'recording-0000001', 'wholeness.sqlite']);
    expect(statSync(backup).mode & 0o077).toBe(0);
  });

  it('has the recordings of the attempt that completed them', async () => {
    await record('of-an-attempt-001', 'anna', 2, 'second');
    expect(await backUp(dataDir, backup)).toEqual({ recordings: 3, missing: [] });
    await store.close();
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    expect(await restoreBackup({ complete: true })).toEqual({ recordings: 3, missing: [] });
    expect(existsSync(fileOf(dataDir, 'of-an-attempt-001.second'))).toBe(true);
  });

  it('F6 leaves recordings in the bucket where they lie in one, and looks for them there', async () => {
    const s3 = await startS3();
    const bucket = createMediaBucket(createS3Store(s3.settings), randomId);
    const here = createMediaFolder(mediaFolder(dataDir));
    const upload = { accountId: 'anna', id: 'recording-0000001', attempt: '' };
    await copyRecording(here, bucket, upload, sealedSize(70_000));
    expect(await backUp(dataDir, backup, { inBucket: true })).toEqual({
      recordings: 0,
      missing: [],
    });
    expect(existsSync(mediaFolder(backup))).toBe(false);
    await expect(restoreBackup({ bucket, complete: true })).rejects.toThrow(
      'Recordings are missing: ben/recording-0000001. Nothing was changed.',
    );
    expect(await restoreBackup({ bucket })).toEqual({
      recordings: 1,
      missing: ['ben/recording-0000001'],
    });
    await s3.stop();
  });

  it('F6 puts recordings of an earlier backup into the bucket that lacks them', async () => {
    await backUp(dataDir, backup);
    const s3 = await startS3();
    const bucket = createMediaBucket(createS3Store(s3.settings), randomId);
    expect(await restoreBackup({ bucket, complete: true })).toEqual({ recordings: 2, missing: [] });
    const there = await bucket.open({ accountId: 'ben', id: 'recording-0000001', attempt: '' });
    expect(there?.bytes).toBe(sealedSize(70_000));
    await s3.stop();
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
    expect(await store.readEpoch()).toBe('epoch-2');
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
    expect(await restoreBackup({ erased: [{ accountId: 'anna', at: 1, sessions: [] }] })).toEqual({
      recordings: 1,
      missing: [],
    });
    expect(await store.findAccount('anna')).toBeUndefined();
    expect(existsSync(join(mediaFolder(dataDir), 'anna'))).toBe(false);
    expect(readFileSync(databaseFile(dataDir)).includes('name-anna')).toBe(false);
    expect(await store.getRecord('ben', 'entry-1')).toEqual(sampleRecord());
  });

  describe('A34 a backup that somebody tampered with', () => {
    const outside = () => join(folder, 'outside');
    const bytes = Buffer.alloc(sealedSize(70_000), 'theirs');
    const tamper = (sql: string) => {
      const db = new Sqlite(databaseFile(backup));
      db.pragma('foreign_keys = OFF');
      db.exec(sql);
      db.close();
    };
    const everything = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/-(wal|shm)$/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name));

    it.each([
      ['a person', "UPDATE media SET user_id = '../../outside', id = 'cron-of-the-machine'"],
      ['a recording', "UPDATE media SET id = '../../../outside/file'"],
      ['a folder', "UPDATE media SET user_id = '..'"],
      ['an absolute path', "UPDATE media SET user_id = '/outside-0000000001'"],
      ['no text', "UPDATE media SET id = 'recording-0000001' || char(0)"],
      ['an upload under way', "UPDATE media SET id = '../../x', completed_at = NULL"],
    ])('A34 restores nothing where it names %s that leads elsewhere', async (_, sql) => {
      await backUp(dataDir, backup);
      tamper(`${sql} WHERE user_id = 'anna'`);
      for (const path of ['outside/cron-of-the-machine', 'outside/file']) {
        mkdirSync(join(backup, 'outside'), { recursive: true });
        writeFileSync(join(backup, path), bytes);
      }
      const before = everything();
      await expect(restoreBackup()).rejects.toThrow('no id here. Nothing was changed');
      expect(everything()).toEqual(before);
      expect(existsSync(outside())).toBe(false);
      expect(await store.readEpoch()).toBe('epoch-1');
    });

    it.each([
      ['a recording', () => fileOf(backup, 'recording-0000001')],
      ['the folder of a person', () => join(mediaFolder(backup), 'anna')],
      ['the folder of all recordings', () => mediaFolder(backup)],
      ['the database', () => databaseFile(backup)],
    ])('A34 restores nothing where %s is a link', async (_, path) => {
      await backUp(dataDir, backup);
      const aside = join(folder, 'elsewhere');
      renameSync(path(), aside);
      symlinkSync(aside, path());
      rmSync(mediaFolder(dataDir), { recursive: true });
      await expect(restoreBackup()).rejects.toThrow('there is a link in it');
      expect(existsSync(mediaFolder(dataDir))).toBe(false);
      expect(await store.readEpoch()).toBe('epoch-1');
    });

    it('A34 nor is a file from elsewhere put into a backup', async () => {
      const secret = join(folder, 'secret');
      writeFileSync(secret, bytes);
      rmSync(fileOf(dataDir, 'recording-0000001'));
      symlinkSync(secret, fileOf(dataDir, 'recording-0000001'));
      const missing = ['anna/recording-0000001'];
      expect(await backUp(dataDir, backup)).toEqual({ recordings: 1, missing });
    });
  });

  it('never takes the place of something else, and leaves nothing half', async () => {
    await backUp(dataDir, backup);
    await expect(backUp(dataDir, backup)).rejects.toThrow('There is something at');
    const none = join(folder, 'none');
    await expect(backUp(none, join(folder, 'other'))).rejects.toThrow('There is no database');
    expect(readdirSync(folder).sort()).toEqual(['backup', 'data']);
    writeFileSync(databaseFile(backup), 'x'.repeat(5_000));
    await expect(restoreBackup()).rejects.toThrow("can't be restored");
    expect(await store.readEpoch()).toBe('epoch-1');
  });
});
