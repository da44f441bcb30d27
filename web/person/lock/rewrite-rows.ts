import { Dexie, type Table } from 'dexie';
import { dexieOptions, type IndexedDb } from '../../records/storage/indexed-db';
import type { RowSeal } from '../../records/storage/seal-contract';
import { checkSeal, removeSealMark } from '../../records/storage/seal-mark';
import { clearFieldsIn } from '../../records/storage/sealed-rows';
import { databasesOf, personDatabaseName } from '../sealed/person-databases';
import { emptyBox, makeLetterBox, removeLetterBox } from './letter-box';

/** What is sealed or opened with. */
export type SealingDb = IndexedDb & { readonly seal: RowSeal };

/** Rows rewritten in one transaction, each of which waits for the disk. Pieces of recordings take much more memory. */
const PAGE_ROWS = 500;
const PAGE_PIECES = 32;

/**
 * Seals every row of a person's databases that is there already (I4). `idb` seals. Killed, it goes on when it is called again. To
 * be called while no other tab and no worker uses the databases: one that opened them before goes on writing plain rows.
 */
export async function sealRows(personId: string, idb: SealingDb): Promise<void> {
  await inEach(personId, idb, async (database) => {
    if (isPersonDatabase(database)) await makeLetterBox(database, idb.seal);
    await rewriteAll(database);
  });
}

/** The opposite of {@link sealRows}: `idb` opens, and writes plain rows. The last write says that none is sealed any more. */
export async function unsealRows(personId: string, idb: SealingDb): Promise<void> {
  await inEach(personId, idb, async (database) => {
    if (isPersonDatabase(database)) await emptyBox(database, idb.seal);
    await rewriteAll(database);
  });
  await inEach(personId, idb, async (database) => {
    if (!isPersonDatabase(database)) return;
    await removeLetterBox(database);
    await removeSealMark(database);
  });
}

/** The person's own database, beside that of their records. */
function isPersonDatabase(database: Dexie): boolean {
  return database.tables.some(({ name }) => name === 'sync');
}

/** The person's own database comes first: it holds the mark, without which no row may be sealed. */
async function inEach(
  personId: string,
  idb: SealingDb,
  work: (database: Dexie) => Promise<void>,
): Promise<void> {
  const names = await databasesOf(personId, idb);
  const first = personDatabaseName(personId);
  const inOrder = names.toSorted((a, b) => Number(b === first) - Number(a === first));
  for (const name of inOrder) {
    const database = await new Dexie(name, dexieOptions(idb)).open();
    await checkSeal(database, idb);
    try {
      await work(database);
    } finally {
      database.close();
    }
  }
}

async function rewriteAll(database: Dexie): Promise<void> {
  const names = Object.keys(clearFieldsIn(database.name));
  for (const table of database.tables.filter(({ name }) => names.includes(name))) {
    let last: unknown;
    do last = await rewritePage(table, last);
    while (last !== undefined);
  }
}

/** Rows after a key, read and written in one transaction: no other write comes between. Returns the last key; undefined at the end. */
function rewritePage(table: Table, after: unknown): Promise<unknown> {
  const most = table.name === 'recordingChunks' ? PAGE_PIECES : PAGE_ROWS;
  return table.db.transaction('rw', table, async () => {
    const rest = after === undefined ? table.toCollection() : table.where(':id').above(after);
    const rows: unknown[] = await rest.limit(most).toArray();
    if (rows.length > 0) await table.bulkPut(rows);
    return rows.length < most ? undefined : keyOf(table, rows.at(-1));
  });
}

function keyOf(table: Table, row: unknown): unknown {
  const { keyPath } = table.schema.primKey;
  const fields = row as Readonly<Record<string, unknown>>;
  return Array.isArray(keyPath) ? keyPath.map((field) => fields[field]) : fields[String(keyPath)];
}
