import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { severalContract } from '../../contract/several.contract';
import { storeContract } from '../../contract/store.contract';
import { SealBrokenError } from '../../sealing/keys';
import { createKeys } from '../../sealing/master-key-keys';
import { openKey } from '../../services/media/known-media';
import { ACCOUNT_BOUNDS } from '../account-bounds';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { shaken } from '../testing/shaken';
import { openDatabase } from './open-database';
import { openSqliteStore } from './open-sqlite-store';
import { ensureDatabase, newDatabase } from './testing/new-database';

const keys = createKeys(Buffer.alloc(32, 3));
let names = 0;
const randomId = () => `epoch-${++names}`;
const inMemory = () => ({ file: newDatabase(keys, randomId()), keys, randomId });

describe('sqlite in memory', () => {
  storeContract(async () => openSqliteStore(inMemory()));
});

describe('sqlite in memory, every write run twice', () => {
  storeContract(async () => openSqliteStore({ ...inMemory(), around: shaken }));
});

describe('sqlite on disk', () => {
  let folder: string;
  let file: string;
  const open = () => openSqliteStore({ file, keys, randomId });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sqlite-store-'));
    file = join(folder, 'wholeness.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  severalContract(async () => {
    ensureDatabase(file, keys, randomId());
    return [open(), open()];
  });

  it('keeps epoch and records over a restart', async () => {
    const first = open();
    await first.createAccount(sampleAccount('anna'));
    await first.applyPush('anna', [sampleRecord()], NO_RULES);
    const epoch = await first.readEpoch();
    await first.close();
    const second = open();
    expect(await second.readEpoch()).toBe(epoch);
    expect(await second.getRecord('anna', 'entry-1')).toEqual(sampleRecord());
    await second.close();
  });

  it('P20 has committed when it answers, and commits what waits before it closes', async () => {
    const store = open();
    await store.createAccount(sampleAccount('anna'));
    const push = store.applyPush('anna', [sampleRecord()], NO_RULES);
    const isThere = push.then(() => countRecords(file));
    expect(await isThere).toBe(1);
    const last = store.applyPush('anna', [sampleRecord({ id: 'last' })], NO_RULES);
    await store.close();
    await expect(last).resolves.toMatchObject({ wrote: true });
    expect(countRecords(file)).toBe(2);
    await expect(store.applyPush('anna', [], NO_RULES)).rejects.toThrow('closed');
  });

  it('P20 asks the disk to keep each commit over a power cut', () => {
    const db = openDatabase(file);
    const settings = ['journal_mode', 'synchronous'].map((name) =>
      db.pragma(name, { simple: true }),
    );
    expect(settings).toEqual(['wal', 2]);
    db.close();
  });

  it('P20 keeps no row of a push in which the database itself fails, and acknowledges none', async () => {
    const store = open();
    await store.createAccount(sampleAccount('anna'));
    // An error that is no broken constraint, as of a disk that fails at the second row.
    const db = new Sqlite(file);
    db.exec(`CREATE TRIGGER fail BEFORE INSERT ON records WHEN NEW.id = 'entry-2'
      BEGIN SELECT json('no JSON'); END`);
    const rows = ['entry-1', 'entry-2', 'entry-3'].map((id) => sampleRecord({ id }));
    await expect(store.applyPush('anna', rows, NO_RULES)).rejects.toThrow('malformed JSON');
    expect(countRecords(file)).toBe(0);
    db.exec('DROP TRIGGER fail');
    db.close();
    expect((await store.applyPush('anna', rows, NO_RULES)).accepted).toHaveLength(3);
    expect(countRecords(file)).toBe(3);
    await store.close();
  });

  it('A23 keeps the key of a device sealed for its person and device', async () => {
    const store = open();
    await store.createAccount(sampleAccount('anna'));
    const key = Buffer.from(await store.keepDeviceKey('anna', 'tablet'));
    await store.close();
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name)).includes(key)).toBe(false);
    }
    const db = new Sqlite(file);
    db.prepare("UPDATE device_keys SET device_id = 'phone'").run();
    db.close();
    const again = open();
    await expect(again.keepDeviceKey('anna', 'phone')).rejects.toThrow(SealBrokenError);
    await again.close();
  });

  it('A44 never lets go a device key that was drawn at random', async () => {
    const store = open();
    await store.createAccount(sampleAccount('anna'));
    const random = Buffer.alloc(32, 9);
    const key = await openKey(store, 'anna');
    const db = new Sqlite(file);
    const insert = db.prepare('INSERT INTO device_keys VALUES (?, ?, ?)');
    for (let index = 0; index < ACCOUNT_BOUNDS.knownDevices; index += 1) {
      const id = `old-${index}`;
      insert.run('anna', id, Buffer.from(key.seal({ id, kind: 'device-key' }, random)));
    }
    db.close();
    const given = await store.keepDeviceKey('anna', 'new');
    expect(await store.keepDeviceKey('anna', 'new')).toEqual(given);
    for (let index = 0; index < ACCOUNT_BOUNDS.knownDevices; index += 1) {
      expect(Buffer.from(await store.keepDeviceKey('anna', `old-${index}`))).toEqual(random);
    }
    await store.close();
  });

  it('commits through a power cut: synchronous is FULL in WAL', () => {
    const db = openDatabase(file);
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
    db.close();
  });

  it('keeps its files from other users of the machine', async () => {
    const store = open();
    await store.createAccount(sampleAccount('anna'));
    for (const name of readdirSync(folder)) {
      expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    }
    await store.close();
  });

  it('refuses a database newer than the program and leaves it as it is', async () => {
    await open().close();
    const db = new Sqlite(file);
    db.exec('UPDATE meta SET schema_version = 999, works_from = 999');
    db.close();
    expect(open).toThrow('This database has schema version 999');
  });

  it('refuses a master key that is not its own', async () => {
    await open().close();
    const other = createKeys(Buffer.alloc(32, 4));
    expect(() => openSqliteStore({ file, keys: other, randomId })).toThrow('another master key');
    await open().close();
  });

  it('A23 holds no word a person wrote in the clear, in database and WAL', async () => {
    const store = open();
    await store.createAccount(sampleAccount('anna'));
    const body = { content: 'Unmistakable gratitude', audioUrl: null, later: ['Halcyon'] };
    await store.applyPush('anna', [sampleRecord({ body })], NO_RULES);
    const files = readdirSync(folder);
    expect(files).toContain('wholeness.sqlite-wal');
    const onDisk = Buffer.concat(files.map((name) => readFileSync(join(folder, name))));
    expect(onDisk.includes('entry-1')).toBe(true);
    for (const word of ['Unmistakable', 'gratitude', 'Halcyon', 'content']) {
      expect([word, onDisk.includes(word)]).toEqual([word, false]);
    }
    await store.close();
  });

  it('A23 does not open a sealed body that was moved to another row', async () => {
    const store = open();
    await store.createAccount(sampleAccount('anna'));
    await store.createAccount(sampleAccount('ben'));
    const two = [sampleRecord(), sampleRecord({ id: 'entry-2' })];
    await store.applyPush('anna', two, NO_RULES);
    await store.applyPush('ben', two, NO_RULES);
    const db = new Sqlite(file);
    const move = db.prepare(`UPDATE records SET body =
      (SELECT body FROM records WHERE user_id = 'anna' AND id = 'entry-1') WHERE user_id = ? AND id = ?`);
    move.run('anna', 'entry-2');
    move.run('ben', 'entry-1');
    db.close();
    expect(await store.getRecord('anna', 'entry-1')).toEqual(two[0]);
    await expect(store.getRecord('anna', 'entry-2')).rejects.toThrow(SealBrokenError);
    await expect(store.getRecord('ben', 'entry-1')).rejects.toThrow(SealBrokenError);
    await store.close();
  });
});

function countRecords(file: string): unknown {
  const db = new Sqlite(file, { readonly: true });
  try {
    return db.prepare('SELECT count(*) FROM records').pluck().get();
  } finally {
    db.close();
  }
}
