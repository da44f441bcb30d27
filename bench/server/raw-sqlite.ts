import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys } from '../../sync-server/sealing/master-key-keys';
import { databaseFile } from '../../sync-server/store/sqlite/database-file';
import { openDatabase } from '../../sync-server/store/sqlite/open-database';
import { toRow } from '../../sync-server/store/sqlite/record-rows';
import { prepareRecordStatements } from '../../sync-server/store/sqlite/record-statements';
import { newEntry, type Person, plantPeople } from './people';

/**
 * Records per second that SQLite itself takes on this disk: the schema, statements and sealed rows of the server, so many
 * rows in each durable commit, and nothing around it.
 */
export async function measureRawSqlite(durationMs: number, rowsEach: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-raw-'));
  const masterKey = randomBytes(32);
  try {
    const file = databaseFile(folder);
    const [person] = await plantPeople({ file, masterKey }, 1, 0);
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
  const statements = prepareRecordStatements(db);
  const keys = createKeys(masterKey);
  const key = keys.unwrap(id, keys.newWrappedKey(id));
  const digest = Buffer.alloc(32);
  let sequence = 0;
  const commit = db.transaction(() => {
    for (let row = 0; row < rowsEach; row += 1) {
      sequence += 1;
      const next = toRow(id, sequence, key, newEntry());
      statements.findHead.get(id, next.id);
      statements.write.run(next);
    }
    statements.writeLedger.run(sequence, digest, 0, id);
  });
  const begun = performance.now();
  while (performance.now() - begun < durationMs) commit.immediate();
  const seconds = (performance.now() - begun) / 1000;
  db.close();
  return sequence / seconds;
}
