import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEDIA } from '../shared/protocol/media';
import { journalEntry } from '../shared/records/journal-entry';
import { createTestNetwork } from '../shared/testing/network';
import { createApp } from '../sync-server/app';
import { createLogger } from '../sync-server/logger';
import type { MediaFiles } from '../sync-server/media/media-files';
import { createMediaFolder } from '../sync-server/media/media-folder';
import { sealedSize } from '../sync-server/media/sealed-segments';
import { NO_RATE_RULES } from '../sync-server/middleware/rate-rules';
import { createKeys } from '../sync-server/sealing/master-key-keys';
import { MediaTurns } from '../sync-server/services/media/media-turns';
import { createPokeHub } from '../sync-server/services/pokes';
import { everyRecord } from '../sync-server/services/records/in-pages';
import { hashToken } from '../sync-server/services/session-token';
import { openStore } from '../sync-server/store/open-store';
import { databaseFile, mediaFolder } from '../sync-server/store/sqlite/database-file';
import { moveFile } from '../sync-server/store/sqlite/moved-marker';
import { runSql } from '../sync-server/store/sqlite/testing/run-sql';
import type { Store } from '../sync-server/store/store';
import { NO_RULES, sampleAccount, sampleRecord } from '../sync-server/store/testing/samples';
import { PLAIN_SETTINGS } from '../sync-server/testing/plain-settings';
import { startPostgres } from '../sync-server/testing/postgres';
import { memoryDisk } from '../web/sync/testing/device-disk';
import { SimDevice } from '../web/sync/testing/sim-device';
import { moveToPostgres } from './lib/move-postgres';

const MASTER_KEY = Buffer.alloc(32, 'a master key of 32 bytes');
const keys = createKeys(MASTER_KEY);
const DAY = '2026-03-01';

let createDatabase: () => Promise<string>;
let dataDir: string;
let databaseUrl: string;
let lines: string[];

beforeAll(async () => {
  ({ createDatabase } = await startPostgres());
});
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'move-'));
  databaseUrl = await createDatabase();
  lines = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const openOn = (url: string | undefined) =>
  openStore({ dataDir, databaseUrl: url, keys, randomId: () => 'before' });
const move = (media?: MediaFiles) =>
  moveToPostgres({
    dataDir,
    databaseUrl,
    keys,
    randomId: () => 'after',
    media,
    say: (line) => lines.push(line),
  });

function appOn(store: Store) {
  const media = { files: createMediaFolder(mediaFolder(dataDir)), turns: new MediaTurns() };
  return createApp({
    store,
    media,
    pokes: createPokeHub(),
    logger: createLogger('silent'),
    now: () => 1_000,
    randomId: () => 'an-id',
    settings: PLAIN_SETTINGS,
    rateRules: NO_RATE_RULES,
  });
}

async function fill(people: readonly string[], records: number): Promise<void> {
  const store = await openOn(undefined);
  for (const person of people) {
    await store.createAccount(sampleAccount(person));
    await store.createSession({
      tokenHash: hashToken(`token-${person}`),
      accountId: person,
      createdAt: 0,
      expiresAt: 8_000_000_000_000,
    });
    const rows = Array.from({ length: records }, (_, at) => sampleRecord({ id: `entry-${at}` }));
    await store.applyPush(person, rows, NO_RULES);
  }
  await store.close();
}

describe('npm run move:postgres', () => {
  it('D6 a device that was signed in goes on with its session and loses no word', async () => {
    await fill(['anna'], 3);
    let store = await openOn(undefined);
    const network = createTestNetwork((request) => {
      const asked = new Request(request);
      asked.headers.set('cookie', 'session=token-anna');
      return Promise.resolve(appOn(store).fetch(asked));
    });
    const phone = new SimDevice('anna', 'phone', memoryDisk(), network);
    const write = async (id: string) => {
      const body = { content: `words of ${id}`, audioUrl: null };
      const tab = await phone.tab(0);
      await tab.store.records.save({ kind: journalEntry, id, day: DAY, body, opened: undefined });
    };
    await write('synced');
    expect(await phone.syncWell(0)).toMatchObject({ kind: 'synced' });
    await write('written-while-it-was-moved');
    await store.close();
    const before = (await phone.records()).map(({ id }) => id);
    await move();
    store = await openOn(databaseUrl);
    const outcomes = [await phone.syncWell(0), await phone.syncWell(0)];
    expect(outcomes.map((outcome) => outcome?.kind)).toContain('synced');
    const expected = ['entry-0', 'entry-1', 'entry-2', 'synced', 'written-while-it-was-moved'];
    expect((await everyRecord(store, 'anna')).map(({ id }) => id).toSorted()).toEqual(expected);
    expect((await phone.records()).map(({ id }) => id).toSorted()).toEqual(before.toSorted());
    const tablet = new SimDevice('anna', 'tablet', memoryDisk(), network);
    await tablet.syncWell(0);
    expect((await tablet.records()).map(({ id }) => id).toSorted()).toEqual(expected);
    for (const device of [phone, tablet]) await device.closeTabs();
    await store.close();
  });

  it('D3 killed while records are on their way, it is run again and doubles nothing', async () => {
    const people = Array.from({ length: 10 }, (_, at) => `person-${at}`);
    await fill(people, 1_000);
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    const count = async () => {
      const { rows } = await pool
        .query<{ rows: number }>('SELECT count(*)::int AS rows FROM records')
        .catch(() => ({ rows: [] }));
      return rows[0]?.rows ?? 0;
    };
    const child = spawnCommand();
    const ended = once(child, 'exit');
    while ((await count()) === 0) expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const halfWay = await count();
    expect(halfWay).toBeLessThan(10_000);
    await expect(openOn(undefined)).rejects.toThrow('was moved to PostgreSQL');
    await expect(openOn(databaseUrl)).rejects.toThrow('run npm run move:postgres again');
    expect(await move()).toContain('10 people');
    expect(await count()).toBe(10_000);
    const store = await openOn(databaseUrl);
    for (const person of people) expect(await store.sequence(person)).toBe(1_000);
    await store.close();
    await pool.end();
  }, 60_000);

  it('D4 no server serves the folder again, unless the operator says so', async () => {
    await fill(['anna'], 1);
    await move();
    await expect(openOn(undefined)).rejects.toThrow(
      /was moved to PostgreSQL at [^@]+: set DATABASE_URL/,
    );
    expect(await move()).toContain('already');
    rmSync(moveFile(dataDir));
    await (await openOn(undefined)).close();
  });

  it('D5 what was refused leaves the folder as it was', async () => {
    await fill(['anna'], 1);
    await (await openOn(databaseUrl)).close();
    await expect(move()).rejects.toThrow('not empty');
    expect(existsSync(moveFile(dataDir))).toBe(false);
  });

  it('D1 notices what a server wrote to SQLite between two runs', async () => {
    await fill(['anna'], 2);
    const media = { ...createMediaFolder(dataDir), open: () => Promise.reject(new Error('cut')) };
    runSql(databaseFile(dataDir), mediaRow('recording-of-anna-1', 5));
    await expect(move(media)).rejects.toThrow('cut');
    runSql(databaseFile(dataDir), "UPDATE records SET version = '{}' WHERE id = 'entry-1'");
    await expect(move()).rejects.toThrow('records is not the same');
    await expect(openOn(databaseUrl)).rejects.toThrow('move:postgres');
  });

  it('D7 takes complete recordings to where the new servers keep them, and names what is missing', async () => {
    await fill(['anna'], 1);
    const [whole, torn, gone] = [
      'recording-of-anna-1',
      'recording-of-anna-2',
      'recording-of-anna-3',
    ];
    const bytes = MEDIA.segmentBytes * 20 + 7;
    for (const id of [whole, torn, gone]) runSql(databaseFile(dataDir), mediaRow(id, bytes));
    const from = createMediaFolder(mediaFolder(dataDir));
    const content = Buffer.alloc(sealedSize(bytes), 'sealed bytes of a recording');
    await keep(from, whole, content);
    await keep(from, torn, content.subarray(1));
    const there = createMediaFolder(join(dataDir, 'elsewhere'));
    expect(await move(there)).toContain(`Missing recordings: anna/${torn}, anna/${gone}.`);
    const stored = await there.open({ accountId: 'anna', id: whole, attempt: 'first' });
    expect(content.equals((await stored?.read(0, content.length + 1)) ?? Buffer.alloc(0))).toBe(
      true,
    );
    expect(await there.list('anna')).toHaveLength(1);
  });
});

async function keep(files: MediaFiles, id: string, content: Uint8Array): Promise<void> {
  const upload = { accountId: 'anna', id, attempt: 'first' };
  await files.append(upload, 0, content);
  await (await files.openPart(upload))?.finish();
}

const mediaRow = (id: string, bytes: number) =>
  `INSERT INTO media (user_id, id, sha256, bytes, type, begun_at, completed_at, attempt)
   VALUES ('anna', '${id}', '', ${bytes}, 'audio/webm', 1, 2, 'first')`;

function spawnCommand(): ChildProcess {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SERVERS: 'one',
    MASTER_KEY: MASTER_KEY.toString('base64'),
  };
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/move-postgres.ts'], {
    env,
    stdio: 'ignore',
  });
}
