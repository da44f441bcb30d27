import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { recordHash } from '../../shared/domain/record-hash';
import { createKeys } from '../../sync-server/sealing/master-key-keys';
import { type RecordRow, records } from '../../sync-server/store/schema/records';
import { toRow } from '../../sync-server/store/sql/record-rows';
import { insertInto, placeholderRow } from '../../sync-server/store/sql/statements';
import { databaseFile } from '../../sync-server/store/sqlite/database-file';
import { openDatabase } from '../../sync-server/store/sqlite/open-database';
import { newEntry, type Person, plantPeople } from './people';

const KEYS = Object.keys(getTableColumns(records)) as (keyof RecordRow)[];
const INSERT = insertInto(records, placeholderRow(records));

/**
 * Records per second that SQLite itself takes on this disk: the schema, statements and sealed rows of the server, so many
 * rows in each durable commit, and nothing around it.
 */
export async function measureRawSqlite(durationMs: number, rowsEach: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-raw-'));
  const masterKey = randomBytes(32);
  try {
    const file = databaseFile(folder);
    const [person] = await plantPeople(
      { dataDir: folder, databaseUrl: undefined, masterKey },
      1,
      0,
    );
    return person ? commitRows(file, masterKey, person, { durationMs, rowsEach }) : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function commitRows(
  file: string,
  masterKey: Uint8Array,
  { id }: Person,
  { durationMs, rowsEach }: { readonly durationMs: number; readonly rowsEach: number },
): number {
  const db = openDatabase(file);
  const insert = db.prepare(new SQLiteSyncDialect().sqlToQuery(INSERT).sql);
  const findHead = db.prepare('SELECT version FROM records WHERE user_id = ? AND id = ?');
  const count = db.prepare('UPDATE accounts SET sequence = ? WHERE id = ?');
  const keys = createKeys(masterKey);
  const key = keys.unwrap(id, keys.newWrappedKey(id));
  let sequence = 0;
  const commit = db.transaction(() => {
    for (let row = 0; row < rowsEach; row += 1) {
      sequence += 1;
      const state = newEntry();
      const words = Buffer.from(JSON.stringify(state.body));
      findHead.get(id, state.id);
      const next = toRow(id, key, { state, sequence, hash: recordHash(state), words });
      insert.run(KEYS.map((name) => next[name]));
    }
    count.run(sequence, id);
  });
  const begun = performance.now();
  while (performance.now() - begun < durationMs) commit.immediate();
  const seconds = (performance.now() - begun) / 1000;
  db.close();
  return sequence / seconds;
}
