import type { Database } from 'better-sqlite3';
import type { Keys } from '../../sealing/keys';
import { circleKeyName } from '../sql/key-names';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: 0 | 1;
}

interface ForeignKey {
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

/** Numbers for which a column has a rule of its own. */
const RULED: Readonly<Record<string, number>> = { 'suggestion_votes.value': 1 };

/**
 * Puts rows into every table that the database has, whatever it is called: values of each column's type that are told from each
 * other, and where one may be empty, it is in every third row.
 */
export function fillTables(db: Database, keys: Keys, rows: number): void {
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'meta' ORDER BY rowid",
    )
    .pluck()
    .all();
  db.pragma('foreign_keys = OFF');
  for (const table of tables) {
    const columns = db.pragma(`table_info(${table})`) as Column[];
    const insert = db.prepare(
      `INSERT INTO ${table} VALUES (${columns.map(({ name }) => `@${name}`).join(', ')})`,
    );
    for (let row = 0; row < rows; row += 1) {
      insert.run(
        Object.fromEntries(
          columns.map(({ name }) => [name, pickValue(db, keys, table, name, row)]),
        ),
      );
    }
  }
  db.pragma('foreign_keys = ON');
  const broken = db.pragma('foreign_key_check') as unknown[];
  if (broken.length > 0) throw new Error(`Rows refer to nothing: ${JSON.stringify(broken[0])}`);
}

function pickValue(
  db: Database,
  keys: Keys,
  table: string,
  name: string,
  row: number,
): string | number | Uint8Array | null {
  const columns = db.pragma(`table_info(${table})`) as Column[];
  const column = columns.find((each) => each.name === name);
  if (column?.notnull === 0 && row % 3 === 2) return null;
  const parents = db.pragma(`foreign_key_list(${table})`) as ForeignKey[];
  const parent = parents.find(({ from }) => from === name);
  if (parent) return pickValue(db, keys, parent.table, parent.to, row);
  const holder = `${table}-${row}`;
  if (name === 'id') return holder;
  if (name === 'wrapped_key') {
    return keys.newWrappedKey(table === 'circles' ? circleKeyName(holder) : holder);
  }
  if (column?.type === 'INTEGER') return RULED[`${table}.${name}`] ?? 1_000 + row;
  if (column?.type === 'BLOB') return Buffer.from(`\0${table} ${name} ${row}`);
  return `${table} ${name} ünï ${row}`;
}
