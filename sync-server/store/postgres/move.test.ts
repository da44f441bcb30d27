import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Pool } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { openSqliteStore } from '../sqlite/open-sqlite-store';
import {
  openTableSource,
  type Row,
  type SourceTable,
  type TableSource,
} from '../sqlite/table-source';
import { fillTables } from '../testing/fill-tables';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { type MovedData, type MoveOptions, moveData } from './move/move-data';
import { openPostgresStore } from './open-postgres-store';

const keys = createKeys(Buffer.alloc(32, 3));
const randomId = () => 'before';
let server: TestPostgres;
let folder: string;
let file: string;
let url: string;
let pool: Pool;

beforeAll(async () => {
  server = await startPostgres();
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  file = join(folder, 'wholeness.sqlite');
  url = await server.createDatabase();
  pool = new Pool({ connectionString: url, max: 1 });
});
afterEach(async () => {
  await pool.end();
  rmSync(folder, { recursive: true });
});

const openSqlite = () => openSqliteStore({ file, keys, randomId });
const openMoved = () => openPostgresStore({ url, keys, randomId });

async function move(
  change: Partial<Omit<MoveOptions, 'source'>> = {},
  through = (whole: TableSource) => whole,
): Promise<MovedData | undefined> {
  const source = openTableSource(file, keys);
  try {
    return await moveData({
      source: through(source),
      url,
      epoch: 'after',
      onBegun: () => undefined,
      moveFiles: async () => undefined,
      say: () => undefined,
      ...change,
    });
  } finally {
    source.close();
  }
}

async function fillSqlite(rows: number): Promise<void> {
  await openSqlite().close();
  const db = new Sqlite(file);
  fillTables(db, keys, rows);
  db.close();
}

/** Every row of every table that the other engine knows, in the order of keys. */
async function readAll(): Promise<Record<string, unknown[]>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'meta' ORDER BY 1",
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of rows) all[name] = (await pool.query(`SELECT * FROM ${name}`)).rows;
  return all;
}

describe('a move from SQLite to PostgreSQL', () => {
  it('D1 takes every row of every table that there is, and each of its columns', async () => {
    await fillSqlite(5);
    const moved = await move();
    const all = await readAll();
    const counts = Object.entries(all).map(([name, rows]) => [name, rows.length]);
    expect(counts.filter(([, count]) => count !== 5)).toEqual([]);
    expect(moved).toEqual({ rows: 5 * counts.length, people: 5, inDoubt: 5 });
    const db = new Sqlite(file, { readonly: true });
    for (const [name, rows] of Object.entries(all)) {
      const rowid = name === 'records' ? 'rowid, ' : '';
      const there = db.prepare(`SELECT ${rowid}* FROM ${name}`).all();
      const asText = (list: unknown[]) => list.map((row) => JSON.stringify(row)).toSorted();
      expect([name, asText(rows)]).toEqual([name, asText(there)]);
    }
    db.close();
  });

  it('D2 gives the database another name, keeps the key of what belongs to it, and counts on behind its numbers', async () => {
    const before = openSqlite();
    await before.createAccount(sampleAccount('anna'));
    await before.applyPush('anna', [sampleRecord()], NO_RULES);
    const noted = { accountId: 'anna', actor: 'person', action: 'privacy-changed', at: 1 } as const;
    for (let times = 0; times < 30; times += 1) await before.appendAudit(noted);
    await before.close();
    await move();
    const store = await openMoved();
    expect(await store.readEpoch()).toMatch(/^after\.\d+$/);
    expect(await store.getRecord('anna', 'entry-1')).toEqual(sampleRecord());
    await store.appendAudit(noted);
    await store.applyPush('anna', [sampleRecord({ id: 'entry-2' })], NO_RULES);
    expect((await store.digest('anna', [])).sequence).toBe(2);
    await store.close();
    const { rows } = await pool.query('SELECT number FROM audit ORDER BY number');
    expect(rows).toEqual(Array.from({ length: 31 }, (_, at) => ({ number: at + 1 })));
  });

  it('D3 cut short between any two rows it goes on there, and no server serves half of it', async () => {
    await fillSqlite(5);
    for (const batches of [0, 3, 17, 40]) {
      await expect(move({}, (whole) => inSmallBatches(whole, batches))).rejects.toThrow(
        'cut short',
      );
      await expect(openMoved()).rejects.toThrow('run npm run move:postgres again');
    }
    expect(await move()).toMatchObject({ people: 5 });
    const counts = Object.values(await readAll()).map((rows) => rows.length);
    expect(new Set(counts)).toEqual(new Set([5]));
    expect(await move()).toBeUndefined();
  });

  it('D1 notices every value that is another one there, and a row too many', async () => {
    await fillSqlite(3);
    for (const change of [
      "UPDATE sessions SET last_seen_at = 7 WHERE token_hash LIKE '%1'",
      "UPDATE records SET body = 'other'::bytea WHERE id = 'records-2'",
      'UPDATE accounts SET time_zone = NULL',
      "INSERT INTO erased_accounts VALUES ('zoe')",
      "DELETE FROM erased_accounts WHERE account_id LIKE '%1'",
    ]) {
      await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      const moveFiles = async () => void (await pool.query(change));
      await expect(move({ moveFiles }), change).rejects.toThrow('is not the same on PostgreSQL');
      await expect(openMoved(), change).rejects.toThrow('move:postgres');
    }
  });

  it('D5 goes into an empty database alone', async () => {
    await fillSqlite(1);
    await (await openMoved()).close();
    await expect(move()).rejects.toThrow('not empty');
    await pool.query(
      'DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE notes (id INT)',
    );
    await expect(move()).rejects.toThrow('not empty');
    expect(Object.keys(await readAll())).toEqual(['notes']);
  });

  it('D5 goes on with the same data alone', async () => {
    await fillSqlite(1);
    const moveFiles = () => Promise.reject(new Error('cut short'));
    await expect(move({ moveFiles })).rejects.toThrow('cut short');
    const db = new Sqlite(file);
    db.exec("UPDATE meta SET epoch = 'another'");
    db.close();
    await expect(move()).rejects.toThrow('Another move');
  });

  it.each([
    [
      'of another version',
      'UPDATE meta SET schema_version = schema_version - 1',
      'another version',
    ],
    ['with U+0000 in a name', "UPDATE accounts SET username = 'a' || char(0)", 'U+0000'],
    ['that was never started', 'DELETE FROM username_looks', 'never started'],
    ['whose keys do not open', 'UPDATE accounts SET wrapped_key = zeroblob(60)', 'does not open'],
  ])('D5 refuses a database %s before anything is moved', async (_, change, sentence) => {
    await fillSqlite(1);
    const db = new Sqlite(file);
    db.exec(change);
    db.close();
    await expect(move()).rejects.toThrow(sentence);
    expect(await readAll()).toEqual({});
  });

  it('D5 refuses another master key, and a database in use', async () => {
    await fillSqlite(1);
    expect(() => openTableSource(file, createKeys(Buffer.alloc(32, 4)))).toThrow(
      'another master key',
    );
    const store = openSqlite();
    expect(() => openTableSource(file, keys)).toThrow('Stop the server first');
    await store.close();
  });
});

/** The source in batches of two rows, which fails after a number of them. */
function inSmallBatches(whole: TableSource, batches: number): TableSource {
  let left = batches;
  return {
    ...whole,
    rows(table: SourceTable, after: Row | undefined) {
      if (left === 0) throw new Error('cut short');
      left -= 1;
      return whole.rows(table, after).slice(0, 2);
    },
  };
}
