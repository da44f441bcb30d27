import type { Pool, PoolClient } from 'pg';
import { OperatorError } from '../../sqlite/hold-alone';
import type { Identity } from '../../sqlite/migrate';
import type { Row, SourceTable } from '../../sqlite/table-source';
import { asOneMigrator, hasMeta, insertIdentity, makeTables } from '../migrate';
import { inTransaction, withClient } from '../transactions';

/** How far a move has come: for each table the key of the last row that is there. Gone once everything is. */
const PROGRESS = `
  CREATE TABLE move_progress (
    table_name TEXT PRIMARY KEY, last_key TEXT NOT NULL, source_epoch TEXT NOT NULL, epoch TEXT NOT NULL)`;
/** The row of the move itself; no table is called that. */
const WHOLE_MOVE = '';

/** What a move was begun with. */
interface BegunMove {
  readonly sourceEpoch: string;
  /** The name that the database gets. */
  readonly epoch: string;
}

/**
 * Makes the tables in an empty database, or finds the move that was begun; gives the name that the database will have. Gives
 * `'done'` where it has the name `epoch` already. Rejects with {@link OperatorError} for a database that holds anything else.
 */
export function beginMove(
  pool: Pool,
  { sourceEpoch, epoch }: BegunMove,
): Promise<'done' | { readonly epoch: string }> {
  return asOneMigrator(pool, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      const begun = await readBegun(client);
      if (begun?.sourceEpoch === sourceEpoch) return { epoch: begun.epoch };
      if (begun) throw new OperatorError('Another move into this database was begun.');
      const found = await readEpoch(client);
      if (found === epoch) return 'done';
      if (found !== undefined || (await hasTables(client))) {
        throw new OperatorError(
          'The database of DATABASE_URL is not empty. Data is moved into an empty one alone.',
        );
      }
      await makeTables(client);
      await client.query(PROGRESS);
      await client.query('INSERT INTO move_progress VALUES ($1, $2, $3, $4)', [
        WHOLE_MOVE,
        '',
        sourceEpoch,
        epoch,
      ]);
      return { epoch };
    }),
  );
}

async function readBegun(client: PoolClient): Promise<BegunMove | undefined> {
  if (!(await exists(client, 'move_progress'))) return undefined;
  const { rows } = await client.query<BegunMove>(
    'SELECT source_epoch AS "sourceEpoch", epoch FROM move_progress WHERE table_name = $1',
    [WHOLE_MOVE],
  );
  return rows[0];
}

async function readEpoch(client: PoolClient): Promise<string | undefined> {
  if (!(await hasMeta(client))) return undefined;
  const { rows } = await client.query<{ epoch: string }>('SELECT epoch FROM meta');
  return rows[0]?.epoch;
}

async function exists(client: PoolClient, table: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) AS found', [table]);
  return rows[0].found !== null;
}

async function hasTables(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace LIMIT 1",
  );
  return rows.length > 0;
}

/** What PostgreSQL knows of a column of a table. */
interface TargetColumn {
  readonly name: string;
  readonly type: string;
  /** The sequence that gives its numbers; null where none does. */
  readonly sequence: string | null;
}

/** A table on both sides. */
export interface MovedTable extends SourceTable {
  readonly types: readonly string[];
  /** Columns whose numbers the database gives, with what gives them. */
  readonly counters: readonly { readonly column: string; readonly sequence: string }[];
}

/** The tables as PostgreSQL has them. Rejects where one has other columns there: nothing of it may be left out. */
export function matchTables(pool: Pool, tables: readonly SourceTable[]): Promise<MovedTable[]> {
  return withClient(pool, async (client) => {
    const moved: MovedTable[] = [];
    for (const table of tables)
      moved.push(matchTable(table, await readColumns(client, table.name)));
    return moved;
  });
}

function matchTable(table: SourceTable, columns: ReadonlyMap<string, TargetColumn>): MovedTable {
  const types = table.columns.map((name) => columns.get(name)?.type ?? '');
  const hasBytesInKey = table.key.some((name) => columns.get(name)?.type === 'bytea');
  if (columns.size !== types.length || types.includes('') || hasBytesInKey) {
    throw new Error(`The table ${table.name} is another one on PostgreSQL.`);
  }
  const counters = [...columns.values()].flatMap(({ name, sequence }) =>
    sequence === null ? [] : [{ column: name, sequence }],
  );
  return { ...table, types, counters };
}

async function readColumns(
  client: PoolClient,
  table: string,
): Promise<ReadonlyMap<string, TargetColumn>> {
  const { rows } = await client.query<TargetColumn>(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type,
       pg_get_serial_sequence(quote_ident($1), attname) AS sequence
     FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** The key behind which rows of a table are missing; undefined where all are. */
export async function readLastKey(pool: Pool, { name }: MovedTable): Promise<Row | undefined> {
  const { rows } = await pool.query<{ key: string }>(
    'SELECT last_key AS key FROM move_progress WHERE table_name = $1',
    [name],
  );
  return rows[0] && readKey(rows[0].key);
}

/** How many rows of a table are there already. */
export async function countRows(pool: Pool, { name }: MovedTable): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${name}`);
  return rows[0]?.count ?? 0;
}

/** Adds rows behind `after`, and notes in the same transaction that they are there. */
export async function addRows(
  pool: Pool,
  table: MovedTable,
  rows: readonly Row[],
  after: Row | undefined,
): Promise<Row | undefined> {
  const last = keyOf(table, rows.at(-1));
  await withClient(pool, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      await client.query({
        text: insertText(table),
        values: table.columns.map((_, at) => rows.map((row) => row[at])),
      });
      await noteProgress(client, table, { from: after, to: last });
    }),
  );
  return last;
}

function insertText({ name, columns, types }: MovedTable): string {
  const lists = types.map((type, at) => `$${at + 1}::${type}[]`).join(', ');
  return `INSERT INTO ${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE SELECT * FROM unnest(${lists})`;
}

/** Rejects where another move has come further meanwhile: then nothing of this transaction is kept. */
async function noteProgress(
  client: PoolClient,
  { name }: MovedTable,
  { from, to }: { readonly from: Row | undefined; readonly to: Row | undefined },
): Promise<void> {
  const changed = from
    ? await client.query(
        'UPDATE move_progress SET last_key = $2 WHERE table_name = $1 AND last_key = $3',
        [name, writeKey(to), writeKey(from)],
      )
    : await client.query("INSERT INTO move_progress VALUES ($1, $2, '', '')", [name, writeKey(to)]);
  if (changed.rowCount !== 1) throw new OperatorError('Another move into this database runs.');
}

/** The values of a row's key. */
export function keyOf({ columns, key }: SourceTable, row: Row | undefined): Row | undefined {
  return row && key.map((name) => row[columns.indexOf(name)] ?? null);
}

function writeKey(key: Row | undefined): string {
  return JSON.stringify(key);
}

/** No key holds bytes. */
function readKey(text: string): Row {
  return JSON.parse(text) as Row;
}

/** So many rows behind a key as they are on PostgreSQL, in the order of keys. */
export async function readRows(
  pool: Pool,
  { name, columns, key }: MovedTable,
  after: Row | undefined,
  limit: number,
): Promise<Row[]> {
  const order = key.join(', ');
  const places = key.map((_, at) => `$${at + 1}`).join(', ');
  const behind = after ? `WHERE (${order}) > (${places})` : '';
  const { rows } = await pool.query({
    text: `SELECT ${columns.join(', ')} FROM ${name} ${behind} ORDER BY ${order} LIMIT ${limit}`,
    values: [...(after ?? [])],
    rowMode: 'array',
  });
  return rows as Row[];
}

/** Numbers that the database gives go on behind those that came, and the database gets its name. The last step of a move. */
export async function finishMove(
  pool: Pool,
  tables: readonly MovedTable[],
  identity: Identity,
): Promise<void> {
  await asOneMigrator(pool, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      for (const { name, counters } of tables) {
        for (const { column, sequence } of counters) {
          await client.query(
            `SELECT setval($1, coalesce(max(${column}), 0) + 1, false) FROM ${name}`,
            [sequence],
          );
        }
      }
      // Or the first questions are asked of tables that PostgreSQL takes for empty.
      await client.query('ANALYZE');
      await insertIdentity(client, identity);
      await client.query('DROP TABLE move_progress');
    }),
  );
}
