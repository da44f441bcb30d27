/** Statements about whole rows, written from the schema, so that each column is named in one place. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { ListedColumn } from './database';

type Row<Table extends SQLiteTable> = Table['$inferSelect'];
type NewRow<Table extends SQLiteTable> = Table['$inferInsert'];
type Named = readonly (readonly [key: string, column: SQLiteColumn])[];

/** Columns of a table under the names that its schema gives them: `"t"."user_id" AS "userId", …`. All, or those named, in that order. */
export function columnsOf<Table extends SQLiteTable>(
  table: Table,
  keys?: readonly (keyof Row<Table> & string)[],
): SQL {
  const wanted: readonly string[] = keys ?? Object.keys(getTableColumns(table));
  const named = namedColumns(table)
    .filter(([key]) => wanted.includes(key))
    .sort(([one], [other]) => wanted.indexOf(one) - wanted.indexOf(other));
  return list(named.map(([key, column]) => sql`${column} AS ${sql.identifier(key)}`));
}

/** The same columns, as a listing names them. */
export function listedColumns<Table extends SQLiteTable>(
  table: Table,
  keys: readonly (keyof Row<Table> & string)[],
): ListedColumn[] {
  const columns = getTableColumns(table);
  return keys.map((name) => ({ name, isBytes: columns[name]?.dataType === 'buffer' }));
}

/** `SELECT` of all columns; `rest` begins with `WHERE`. */
export function selectFrom(table: SQLiteTable, rest: SQL): SQL {
  return sql`SELECT ${columnsOf(table)} FROM ${table} ${rest}`;
}

/** `INSERT` of one row; what it leaves out takes its default. */
export function insertInto<Table extends SQLiteTable>(table: Table, row: NewRow<Table>): SQL {
  const given = givenColumns(table, row);
  const names = list(given.map(([, column]) => nameOf(column)));
  const values = list(given.map(([key, column]) => paramOf(row, key, column)));
  return sql`INSERT INTO ${table} (${names}) VALUES (${values})`;
}

/** `INSERT` that leaves a row of the same key as it is. */
export function insertUnlessThere<Table extends SQLiteTable>(
  table: Table,
  row: NewRow<Table>,
): SQL {
  return sql`${insertInto(table, row)} ON CONFLICT DO NOTHING`;
}

/** `INSERT` that takes the place of a row with the same primary key. */
export function upsert<Table extends SQLiteTable>(table: Table, row: NewRow<Table>): SQL {
  const key = primaryKeyOf(table);
  const changed = givenColumns(table, row).filter(([, column]) => !key.includes(column));
  const changes = changed.map(([, column]) => sql`${nameOf(column)} = excluded.${nameOf(column)}`);
  const place = list(key.map(nameOf));
  return sql`${insertInto(table, row)} ON CONFLICT (${place}) DO UPDATE SET ${list(changes)}`;
}

/** `UPDATE` of the given columns; `rest` begins with `WHERE`. */
export function update<Table extends SQLiteTable>(
  table: Table,
  values: Partial<Row<Table>>,
  rest: SQL,
): SQL {
  const changes = givenColumns(table, values).map(
    ([key, column]) => sql`${nameOf(column)} = ${paramOf(values, key, column)}`,
  );
  return sql`UPDATE ${table} SET ${list(changes)} ${rest}`;
}

/** 1 where a condition holds, else 0: a truth value that every database reads and sorts alike. */
export function flag(condition: SQL): SQL {
  return sql`CASE WHEN ${condition} THEN 1 ELSE 0 END`;
}

/** A row of placeholders, named as the columns: a statement of it is compiled once and filled for each row. */
export function placeholderRow<Table extends SQLiteTable>(table: Table): NewRow<Table> {
  const keys = namedColumns(table).map(([key]) => [key, sql.placeholder(key)]);
  return Object.fromEntries(keys) as NewRow<Table>;
}

/** `(?, ?, …)` for so many values, named as `numbered` names them. */
export function numberedPlaceholders(count: number): SQL {
  const names = Array.from({ length: count }, (_, index) => sql`${sql.placeholder(`n${index}`)}`);
  return sql`(${list(names)})`;
}

/** The values that fill `numberedPlaceholders`. */
export function numbered(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [`n${index}`, value]));
}

function namedColumns(table: SQLiteTable): Named {
  return Object.entries(getTableColumns(table)) as Named;
}

function givenColumns(table: SQLiteTable, row: object): Named {
  return namedColumns(table).filter(([key]) => (row as Record<string, unknown>)[key] !== undefined);
}

function primaryKeyOf(table: SQLiteTable): readonly SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

function paramOf(row: object, key: string, column: SQLiteColumn): SQL {
  return sql`${sql.param((row as Record<string, unknown>)[key], column)}`;
}

function nameOf({ name }: SQLiteColumn): SQL {
  return sql`${sql.identifier(name)}`;
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
