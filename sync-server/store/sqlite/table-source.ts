import type { Database } from 'better-sqlite3';
import { looksOf } from '../../names/name-looks';
import { type Keys, SealBrokenError } from '../../sealing/keys';
import { circleKeyName, DATABASE_KEY } from '../sql/key-names';
import { isContracted } from '../sql/plan-migration';
import { proveKey } from '../sql/prove-key';
import { holdAlone, OperatorError } from './hold-alone';
import { type Identity, readSchemaState } from './migrate';
import { MIGRATIONS } from './migrations/migrations';

/** A value of a column. */
export type Value = string | number | Buffer | null;
/** A row, its values in the order of the table's columns. */
export type Row = readonly Value[];

export interface SourceTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that order the rows and tell each from all others. */
  readonly key: readonly string[];
}

/** A recording that is complete. */
export interface SourceRecording {
  readonly accountId: string;
  readonly id: string;
  readonly attempt: string;
  readonly bytes: number;
}

/** A database on SQLite that nothing else uses, read table by table. */
export interface TableSource {
  readonly identity: Identity;
  /** Every table but `meta`; those that others refer to come before them. */
  readonly tables: readonly SourceTable[];
  count(table: SourceTable): number;
  /** The rows behind a key, in the order of keys, as many as one statement should carry; none at the end. */
  rows(table: SourceTable, after: Row | undefined): Row[];
  recordings(): SourceRecording[];
  close(): void;
}

/** One statement carries so many rows at most, and after so many bytes no further one. */
const BATCH_ROWS = 1_000;
const BATCH_BYTES = 4_000_000;

/**
 * Holds a database alone to read all of it. Throws {@link OperatorError} while a server has it, and where it is not as another
 * engine can take it over: of this schema, under these keys, with every seal of today.
 */
export function openTableSource(file: string, keys: Keys): TableSource {
  const db = holdAlone(file);
  try {
    refuseOtherVersion(db);
    const identity = readIdentity(db);
    proveKey(keys, identity.keyCheck);
    refuseEarlierSeals(db, keys, identity);
    refuseWithoutLooks(db);
    const tables = listTables(db);
    refuseZeroCharacters(db, tables);
    return {
      identity,
      tables,
      count: ({ name }) =>
        db.prepare<[], number>(`SELECT count(*) FROM ${name}`).pluck().get() ?? 0,
      rows: (table, after) => readBatch(db, table, after),
      recordings: () =>
        db
          .prepare<[], SourceRecording>(
            'SELECT user_id AS accountId, id, attempt, bytes FROM media WHERE completed_at IS NOT NULL ORDER BY user_id, id',
          )
          .all(),
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

function refuseOtherVersion(db: Database): void {
  const state = readSchemaState(db);
  if (state.version === MIGRATIONS.length) {
    if (isContracted(state, MIGRATIONS)) return;
    throw new OperatorError(
      'The database in the data folder still has what older programs need. Run npm run migrate -- --contract, without DATABASE_URL.',
    );
  }
  throw new OperatorError(
    'The database in the data folder is of another version. Start the server of this version on it once, without DATABASE_URL.',
  );
}

function readIdentity(db: Database): Identity {
  const row = db.prepare<[], Identity>('SELECT epoch, key_check AS keyCheck FROM meta').get();
  if (!row) throw new OperatorError('The database in the data folder does not say what it is.');
  return row;
}

/** On PostgreSQL nothing is sealed again that an earlier version sealed. */
function refuseEarlierSeals(db: Database, keys: Keys, { keyCheck }: Identity): void {
  const wrapped = db.prepare<[], [string, string, Buffer]>(`
    SELECT 'person', id, wrapped_key FROM accounts UNION ALL SELECT 'circle', id, wrapped_key FROM circles`);
  const isEarlier = (name: string, key: Uint8Array) => keys.unwrap(name, key).takesUnbound;
  let earlier = isEarlier(DATABASE_KEY, keyCheck);
  for (const [of, id, key] of wrapped.raw().iterate()) {
    try {
      earlier ||= isEarlier(of === 'circle' ? circleKeyName(id) : id, key);
    } catch (cause) {
      if (!(cause instanceof SealBrokenError)) throw cause;
      throw new OperatorError(`The key of the ${of} ${id} does not open.`, { cause });
    }
  }
  if (!earlier) return;
  throw new OperatorError(
    'The database holds what an earlier version encrypted. Start the server of this version on it, without DATABASE_URL, until its log says that it was encrypted again.',
  );
}

function refuseWithoutLooks(db: Database): void {
  const named = db
    .prepare<[], string>(
      'SELECT username FROM accounts WHERE id NOT IN (SELECT account_id FROM username_looks)',
    )
    .pluck();
  const without = [...named.iterate()].some((name) => looksOf(name).length > 0);
  if (!without) return;
  throw new OperatorError(
    'The database was restored and never started. Start the server on it once, without DATABASE_URL.',
  );
}

/** Tables in an order in which each finds what it refers to. */
function listTables(db: Database): SourceTable[] {
  const names = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'meta' ORDER BY rowid",
    )
    .pluck()
    .all();
  const listed: string[] = [];
  const list = (name: string) => {
    if (listed.includes(name)) return;
    const parents = db.pragma(`foreign_key_list(${name})`) as { readonly table: string }[];
    for (const { table } of parents) if (table !== name) list(table);
    listed.push(name);
  };
  for (const name of names) list(name);
  return listed.map((name) => describeTable(db, name));
}

interface Column {
  readonly name: string;
  /** Its place in the primary key, from 1; 0 where it is not in it. */
  readonly pk: number;
}

/** The number of a row that SQLite gives by itself, by which the store orders records. */
const ROWID = 'rowid';

function describeTable(db: Database, name: string): SourceTable {
  const columns = db.pragma(`table_info(${name})`) as Column[];
  const named = columns.map((column) => column.name);
  if (name === 'records') return { name, columns: [ROWID, ...named], key: [ROWID] };
  const inKey = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return { name, columns: named, key: inKey.map((column) => column.name) };
}

/** PostgreSQL has no text with U+0000 in it. */
function refuseZeroCharacters(db: Database, tables: readonly SourceTable[]): void {
  for (const { name } of tables) {
    const columns = db.pragma(`table_info(${name})`) as { name: string; type: string }[];
    const texts = columns.filter(({ type }) => type === 'TEXT').map((column) => column.name);
    const has = texts.map((column) => `instr(${column}, char(0))`).join(' OR ');
    if (has === '' || !db.prepare(`SELECT 1 FROM ${name} WHERE ${has} LIMIT 1`).get()) continue;
    throw new OperatorError(
      `A row of the table ${name} has the character U+0000 in it, which PostgreSQL can’t hold.`,
    );
  }
}

function readBatch(
  db: Database,
  { name, columns, key }: SourceTable,
  after: Row | undefined,
): Row[] {
  const order = key.join(', ');
  const behind = after ? `WHERE (${order}) > (${key.map(() => '?').join(', ')})` : '';
  const rows = db
    .prepare<Value[], Value[]>(
      `SELECT ${columns.join(', ')} FROM ${name} ${behind} ORDER BY ${order} LIMIT ${BATCH_ROWS}`,
    )
    .raw();
  const batch: Row[] = [];
  let bytes = 0;
  for (const row of rows.iterate(...(after ?? []))) {
    batch.push(row);
    bytes += row.reduce<number>((sum, value) => sum + sizeOf(value), 0);
    if (bytes >= BATCH_BYTES) break;
  }
  return batch;
}

function sizeOf(value: Value): number {
  return typeof value === 'string' || value instanceof Buffer ? value.length : 8;
}
