import { type SQL, sql } from 'drizzle-orm';
import type { FoundRowAndList, ListedColumn, Listing, RowAndList } from './database';

/**
 * Lists that come as one row: a driver takes longer for each value that it is given than the database takes to put them
 * together. Of each column one JSON list, of bytes their lengths; the bytes of all rows stand one after another.
 */
export interface PackedLists {
  /** The statement that gives a list packed, in one row. */
  readonly list: (listing: Listing) => SQL;
  /** The statement that gives a row with a packed list beside its own columns; none where there is no row. */
  readonly rowAndList: (asked: RowAndList) => SQL;
  /** The rows of the list in a row of `list`, each as the list of its columns. */
  readonly unpack: <List>(listing: Listing, packed: PackedRow) => List[];
  readonly unpackRowAndList: <Row, List>(
    asked: RowAndList,
    found: (Row & PackedRow) | undefined,
  ) => Omit<FoundRowAndList<Row, List>, 'timeline'>;
}

/** As the engine gives them. */
export interface PackedRow {
  readonly packedValues: unknown;
  readonly packedBytes: unknown;
}

/** How an engine puts together what it found, and how that is read. */
interface Packing {
  /** All values of an expression as one JSON list. */
  readonly listOf: (value: SQL) => SQL;
  /** One JSON list of such lists. */
  readonly listOfLists: (lists: SQL) => SQL;
  /** The bytes that an expression is in each row, one after another. */
  readonly joined: (bytes: SQL) => SQL;
  /** The lists; each may be null where there are no rows. */
  readonly readValues: (packed: unknown) => readonly (readonly unknown[] | null)[];
  readonly readBytes: (packed: unknown) => Buffer;
}

export function createPackedLists(packing: Packing): PackedLists {
  const list = madeOnce(({ template, columns }: Listing) => {
    const values = columns.map((column) => packing.listOf(listedValue(column)));
    const bytes = columns.filter(({ isBytes }) => isBytes).map(({ name }) => sql.identifier(name));
    // The rows keep the order of the template: nothing but the list is made of them.
    return sql`
      SELECT ${packing.listOfLists(sql.join(values, sql`, `))} AS "packedValues",
        ${packing.joined(sql.join(bytes, sql` || `))} AS "packedBytes"
      FROM (${template}) AS listed`;
  });
  const rowAndList = madeOnce(
    ({ row, listing }: RowAndList) =>
      sql`SELECT * FROM (${row}) AS found, (${list(listing)}) AS packed LIMIT 1`,
  );
  const unpack = <List>({ columns }: Listing, { packedValues, packedBytes }: PackedRow) =>
    toRows(columns, packing.readValues(packedValues), packing.readBytes(packedBytes)) as List[];
  return {
    list,
    rowAndList,
    unpack,
    unpackRowAndList: <Row, List>(
      { listing }: RowAndList,
      found: (Row & PackedRow) | undefined,
    ) => {
      if (!found) return { row: undefined, lists: [] };
      const { packedValues, packedBytes, ...row } = found;
      const lists = unpack<List>(listing, { packedValues, packedBytes });
      return { row: row as unknown as Row, lists };
    },
  };
}

function toRows(
  columns: readonly ListedColumn[],
  values: readonly (readonly unknown[] | null)[],
  bytes: Buffer,
): unknown[][] {
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
  return rows;
}

function listedValue({ name, isBytes }: ListedColumn): SQL {
  const column = sql.identifier(name);
  return isBytes ? sql`octet_length(${column})` : sql`${column}`;
}

function madeOnce<Key extends object>(make: (key: Key) => SQL): (key: Key) => SQL {
  const made = new WeakMap<Key, SQL>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
