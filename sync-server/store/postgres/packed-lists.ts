import { type SQL, sql } from 'drizzle-orm';
import type { FoundRowAndList, ListedColumn, Listing, RowAndList } from '../sql/database';

/**
 * A list comes as one row: the driver takes longer for each value that it is given than PostgreSQL takes to put them together.
 * Of each column one JSON list, of bytes their lengths; the bytes of all rows are one text of base64.
 */
interface PackedList {
  /** A list for each column; null instead of each where there are no rows. */
  readonly packedValues: readonly (readonly unknown[] | null)[];
  readonly packedBytes: string | null;
}

const lists = new WeakMap<Listing, SQL>();
const rowsAndLists = new WeakMap<RowAndList, SQL>();

/** The statement that gives a {@link PackedList}. */
export function packedList(listing: Listing): SQL {
  return madeOnce(lists, listing, ({ template, columns }) => {
    const values = columns.map((column) => sql`json_agg(${listedValue(column)})`);
    const bytes = columns.filter(({ isBytes }) => isBytes).map(({ name }) => sql.identifier(name));
    // The rows keep the order of the template: nothing but the list is made of them.
    return sql`
      SELECT json_build_array(${sql.join(values, sql`, `)}) AS "packedValues",
        encode(string_agg(${sql.join(bytes, sql` || `)}, ''::bytea), 'base64') AS "packedBytes"
      FROM (${template}) AS listed`;
  });
}

/** The statement that gives a row with the columns of a {@link PackedList} beside its own; none where there is no row. */
export function rowAndPackedList(asked: RowAndList): SQL {
  return madeOnce(
    rowsAndLists,
    asked,
    ({ row, listing }) =>
      sql`SELECT * FROM (${row}) AS found, (${packedList(listing)}) AS packed LIMIT 1`,
  );
}

export function unpackRowAndList<Row, List>(
  { listing }: RowAndList,
  found: (Row & PackedList) | undefined,
): Omit<FoundRowAndList<Row, List>, 'timeline'> {
  if (!found) return { row: undefined, lists: [] };
  const { packedValues, packedBytes, ...row } = found;
  return {
    row: row as unknown as Row,
    lists: unpackList<List>(listing, { packedValues, packedBytes }),
  };
}

/** The rows that a packed list holds, each as the list of its columns. */
export function unpackList<List>({ columns }: Listing, packed: PackedList): List[] {
  const bytes = Buffer.from(packed.packedBytes ?? '', 'base64');
  const values = packed.packedValues;
  const rows: unknown[][] = [];
  let end = 0;
  for (let at = 0; at < (values[0]?.length ?? 0); at += 1) {
    rows.push(
      columns.map(({ isBytes }, column) => {
        const value = values[column]?.[at];
        if (!isBytes) return value;
        const begin = end;
        end += Number(value);
        return bytes.subarray(begin, end);
      }),
    );
  }
  return rows as List[];
}

function listedValue({ name, isBytes }: ListedColumn): SQL {
  const column = sql.identifier(name);
  return isBytes ? sql`octet_length(${column})` : sql`${column}`;
}

function madeOnce<Key extends object>(
  made: WeakMap<Key, SQL>,
  key: Key,
  make: (key: Key) => SQL,
): SQL {
  const known = made.get(key) ?? make(key);
  made.set(key, known);
  return known;
}
