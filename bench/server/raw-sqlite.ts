import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { recordHash } from '../../shared/domain/record-hash';
import type { PersonKey } from '../../sync-server/sealing/keys';
import { createKeys } from '../../sync-server/sealing/master-key-keys';
import { type RecordRow, records } from '../../sync-server/store/schema/records';
import { type OwnRow, toRow, toState } from '../../sync-server/store/sql/record-rows';
import { insertInto, placeholderRow, selectFrom } from '../../sync-server/store/sql/statements';
import { databaseFile } from '../../sync-server/store/sqlite/database-file';
import { openDatabase } from '../../sync-server/store/sqlite/open-database';
import { newEntry, plantPeople } from './people';

const KEYS = Object.keys(getTableColumns(records)) as (keyof RecordRow)[];
const INSERT = insertInto(records, placeholderRow(records));
const SELECT = selectFrom(records, sql`WHERE ${records.userId} = ${sql.placeholder('person')}`);

/**
 * Records per second that SQLite itself takes on this disk: the schema, statements and sealed rows of the server, so many
 * rows in each durable commit, and nothing around it.
 */
export function measureRawPushes(durationMs: number, rowsEach: number): Promise<number> {
  return withRawDatabase(0, (database) => commitRows(database, { durationMs, rowsEach }));
}

/** Pages per second of so many records that one thread reads from SQLite and opens, and nothing around it. */
export function measureRawPulls(durationMs: number, records: number): Promise<number> {
  return withRawDatabase(records, (database) => readPages(database, durationMs));
}

interface RawDatabase {
  readonly db: Database;
  readonly key: PersonKey;
  readonly personId: string;
}

async function withRawDatabase(
  entries: number,
  measure: (database: RawDatabase) => number,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-raw-'));
  const masterKey = randomBytes(32);
  const place = { dataDir: folder, databaseUrl: undefined, masterKey };
  try {
    const [person] = await plantPeople(place, 1, entries);
    const personId = person?.id ?? '';
    const db = openDatabase(databaseFile(folder));
    const wrapped = db
      .prepare('SELECT wrapped_key FROM accounts WHERE id = ?')
      .pluck()
      .get(personId);
    const key = createKeys(masterKey).unwrap(personId, wrapped as Uint8Array);
    const perSecond = measure({ db, key, personId });
    db.close();
    return perSecond;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function commitRows(
  { db, key, personId }: RawDatabase,
  { durationMs, rowsEach }: { readonly durationMs: number; readonly rowsEach: number },
): number {
  const insert = db.prepare(textOf(INSERT));
  const findHead = db.prepare('SELECT version FROM records WHERE user_id = ? AND id = ?');
  const count = db.prepare('UPDATE accounts SET sequence = ? WHERE id = ?');
  let sequence = 0;
  const commit = db.transaction(() => {
    for (let row = 0; row < rowsEach; row += 1) {
      sequence += 1;
      const state = newEntry();
      const words = Buffer.from(JSON.stringify(state.body));
      findHead.get(personId, state.id);
      const next = toRow(personId, key, { state, sequence, hash: recordHash(state), words });
      insert.run(KEYS.map((name) => next[name]));
    }
    count.run(sequence, personId);
  });
  return repeat(durationMs, () => commit.immediate()) * rowsEach;
}

function readPages({ db, key, personId }: RawDatabase, durationMs: number): number {
  const select = db.prepare<[string], OwnRow>(textOf(SELECT));
  return repeat(durationMs, () =>
    JSON.stringify(select.all(personId).map((row) => toState(key, row))),
  );
}

/** How often a second. */
function repeat(durationMs: number, once: () => unknown): number {
  const begun = performance.now();
  let times = 0;
  for (; performance.now() - begun < durationMs; times += 1) once();
  return (times * 1000) / (performance.now() - begun);
}

function textOf(statement: SQL): string {
  return new SQLiteSyncDialect().sqlToQuery(statement).sql;
}
