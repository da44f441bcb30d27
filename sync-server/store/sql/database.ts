/**
 * What the store needs of a database, and all of it: rows below, rules above. A driver stands behind it for each engine
 * (`sqlite/driver.ts`).
 */
import type { SQL } from 'drizzle-orm';

/** A template with placeholders and the values that fill them: compiled to text once, for what every request asks. */
export interface FilledStatement {
  readonly template: SQL;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a driver runs: a template of drizzle's, or one that `fill` gives. */
export type Statement = SQL | FilledStatement;

/** Fills a template that is made once, at the top of a module. Its text is compiled with its first use. */
export function fill(template: SQL, values: FilledStatement['values']): FilledStatement {
  return { template, values };
}

/** Rows that are read as lists of their columns, in this order: takes less time than objects where there are many. */
export interface Listing {
  readonly template: SQL;
  /** As the template names them. */
  readonly columns: readonly ListedColumn[];
}

export interface ListedColumn {
  readonly name: string;
  /** Whether it holds bytes, and never null. */
  readonly isBytes: boolean;
}

/** What is read of one snapshot with one way to the database. Made once, at the top of a module. */
export interface RowAndList {
  readonly row: SQL;
  readonly listing: Listing;
}

/** The first row, if there is one, and the list, with the line of history that `Reading.timeline` tells of. */
export interface FoundRowAndList<Row, List> extends Pick<Reading, 'timeline'> {
  readonly row: Row | undefined;
  readonly lists: List[];
}

/** What only reads, each statement by itself. */
export interface Statements {
  /** Every row, its columns as the statement names them. */
  all<Row>(statement: Statement): Promise<Row[]>;
  /** The first row, or undefined. */
  get<Row>(statement: Statement): Promise<Row | undefined>;
  /** What the clock of the database says, milliseconds since the epoch: the same for every server on it. */
  now(): Promise<number>;
}

/** Reads of one snapshot of the database. */
export interface Reading extends Statements {
  /**
   * Which line of this database's history the transaction is on; the epoch names it (P53). PostgreSQL begins another where a
   * standby takes the place of its primary and where a backup is played back. Undefined on an engine that has no such lines.
   */
  readonly timeline: string | undefined;
  /** Every row of a listing that `values` fill. */
  lists<List extends readonly unknown[]>(
    listing: Listing,
    values: FilledStatement['values'],
  ): Promise<List[]>;
}

/** What came of a piece of work that may fail alone. */
export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: unknown };

/** Reads and writes of one transaction, as if nobody else wrote. */
export interface Writing extends Reading {
  /** Answers how many rows were changed. */
  run(statement: Statement): Promise<number>;
  /**
   * Runs a part of the work so that what it throws undoes that part alone. Rejects where the database itself failed: nothing
   * of the transaction may be kept then.
   */
  attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>>;
}

/**
 * A database; what is asked of it itself is one statement without a transaction. Work waits for `tx` and for nothing else: a
 * transaction is open meanwhile.
 */
export interface Database extends Statements {
  /** Reads a row and a list of one snapshot; `values` fill both. */
  readRowAndList<Row, List extends readonly unknown[]>(
    asked: RowAndList,
    values: FilledStatement['values'],
  ): Promise<FoundRowAndList<Row, List>>;
  /** Runs reads on one snapshot; what is not committed is not in it. */
  read<Value>(work: (tx: Reading) => Promise<Value>): Promise<Value>;
  /**
   * Runs work as if it were alone on the database, and resolves once its commit is on disk. What it throws rejects and undoes
   * all of it. It may be run more than once until it is committed, so it changes nothing beside `tx`.
   */
  write<Value>(work: (tx: Writing) => Promise<Value>): Promise<Value>;
  /**
   * The same for work on the records of one person: as if it alone worked on that person. Much of it at once
   * shares a commit.
   */
  push<Value>(accountId: string, work: (tx: Writing) => Promise<Value>): Promise<Value>;
  /** Commits what waits and takes no more. */
  close(): Promise<void>;
}
