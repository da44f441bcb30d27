import { emptyDigest, xorInto } from '../../../../shared/domain/record-hash';
import { OperatorError } from '../../sqlite/hold-alone';
import type { Row, TableSource, Value } from '../../sqlite/table-source';
import { createPool } from '../connect';
import {
  addRows,
  beginMove,
  countRows,
  finishMove,
  keyOf,
  type MovedTable,
  matchTables,
  readLastKey,
  readRows,
} from './move-target';

type Pool = ReturnType<typeof createPool>;

export interface MoveOptions {
  readonly source: TableSource;
  /** `postgres://…` */
  readonly url: string;
  /** The name for the new database; one that was begun keeps its own. */
  readonly epoch: string;
  /** Told of the name before the first row goes. */
  readonly onBegun: (epoch: string) => void;
  /** Moves what is not in the database, before a server can take the new one for complete. */
  readonly moveFiles: () => Promise<void>;
  /** A line for the operator. */
  readonly say: (line: string) => void;
}

export interface MovedData {
  readonly rows: number;
  readonly people: number;
  /** People whose records came to another digest than their account says, before the move too: their devices mend that (P10). */
  readonly inDoubt: number;
}

/**
 * Moves everything that a database on SQLite holds into an empty one on PostgreSQL, compares both row by row, and gives the new
 * one its name last: until then no server serves it. What was cut short goes on where it was. Gives undefined where all of it
 * was done before. Rejects with {@link OperatorError} for a database that holds anything else.
 */
export async function moveData(options: MoveOptions): Promise<MovedData | undefined> {
  const { source, url, epoch, onBegun, moveFiles, say } = options;
  const pool = createPool(url, () => undefined);
  try {
    const begun = await beginMove(pool, { sourceEpoch: source.identity.epoch, epoch });
    if (begun === 'done') return undefined;
    onBegun(begun.epoch);
    const tables = await matchTables(pool, source.tables);
    for (const table of tables) await moveTable(pool, source, table, say);
    await moveFiles();
    say('Comparing every row …');
    const moved = await compareAll(pool, source, tables);
    await finishMove(pool, tables, { ...source.identity, epoch: begun.epoch });
    return moved;
  } finally {
    await pool.end();
  }
}

/** A line is said after so many rows. */
const ROWS_PER_LINE = 50_000;

async function moveTable(
  pool: Pool,
  source: TableSource,
  table: MovedTable,
  say: MoveOptions['say'],
): Promise<void> {
  const count = source.count(table);
  let after = await readLastKey(pool, table);
  const before = await countRows(pool, table);
  let moved = before;
  for (;;) {
    const rows = source.rows(table, after);
    if (rows.length === 0) break;
    after = await addRows(pool, table, rows, after);
    const said = Math.floor(moved / ROWS_PER_LINE);
    moved += rows.length;
    if (Math.floor(moved / ROWS_PER_LINE) > said) say(`${table.name}: ${moved} of ${count} rows …`);
  }
  if (count > 0)
    say(`${table.name}: ${count} rows${before > 0 ? `, ${before} of them before` : ''}`);
}

async function compareAll(
  pool: Pool,
  source: TableSource,
  tables: readonly MovedTable[],
): Promise<MovedData> {
  const digests = new Map<string, Uint8Array>();
  let rows = 0;
  for (const table of tables) {
    const addHash = table.name === 'records' ? addTo(digests, table) : () => undefined;
    rows += await compareTable(pool, source, table, addHash);
  }
  const accounts = tables.find(({ name }) => name === 'accounts');
  if (!accounts) throw new Error('There is no table of accounts.');
  return { rows, ...(await compareDigests(pool, accounts, digests)) };
}

/** Every row on both sides, each value of each column, and none beyond. Gives how many there are. */
async function compareTable(
  pool: Pool,
  source: TableSource,
  table: MovedTable,
  see: (row: Row) => void,
): Promise<number> {
  let after: Row | undefined;
  let compared = 0;
  for (;;) {
    const expected = source.rows(table, after);
    const found = await readRows(pool, table, after, Math.max(1, expected.length));
    if (found.length !== expected.length) throw differs(table, compared + found.length);
    if (expected.length === 0) return compared;
    for (const [at, row] of expected.entries()) {
      if (!row.every((value, column) => isSame(value, found[at]?.[column]))) {
        throw differs(table, compared + at);
      }
    }
    for (const row of found) see(row);
    compared += found.length;
    after = keyOf(table, expected.at(-1));
  }
}

function differs({ name }: MovedTable, at: number): OperatorError {
  return new OperatorError(
    `The table ${name} is not the same on PostgreSQL from row ${at + 1} on. If a server wrote to SQLite since the move was begun, empty the database of DATABASE_URL and move again.`,
  );
}

function isSame(expected: Value, found: Value | undefined): boolean {
  if (expected instanceof Buffer) return found instanceof Buffer && expected.equals(found);
  return expected === found;
}

function addTo(digests: Map<string, Uint8Array>, { columns }: MovedTable): (row: Row) => void {
  const [person, hash] = [columns.indexOf('user_id'), columns.indexOf('hash')];
  return (row) => {
    const id = String(row[person]);
    const digest = digests.get(id) ?? emptyDigest();
    xorInto(digest, row[hash] as Buffer);
    digests.set(id, digest);
  };
}

/** What the records of each person on PostgreSQL come to, beside the digest in their account. */
async function compareDigests(
  pool: Pool,
  accounts: MovedTable,
  digests: ReadonlyMap<string, Uint8Array>,
): Promise<Omit<MovedData, 'rows'>> {
  const [id, digest] = [accounts.columns.indexOf('id'), accounts.columns.indexOf('digest')];
  let [people, inDoubt] = [0, 0];
  for (let after: Row | undefined; ; ) {
    const rows = await readRows(pool, accounts, after, 1_000);
    if (rows.length === 0) return { people, inDoubt };
    for (const row of rows) {
      const added = digests.get(String(row[id])) ?? emptyDigest();
      if (!isSame(Buffer.from(added), row[digest])) inDoubt += 1;
    }
    people += rows.length;
    after = keyOf(accounts, rows.at(-1));
  }
}
