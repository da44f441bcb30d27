import type { Database as Connection, Statement as Prepared } from 'better-sqlite3';
import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { type Database, fill, type Reading, type Statement, type Writing } from '../sql/database';
import type { PackedRow } from '../sql/packed-lists';
import { slotName } from '../sql/slot-name';
import { type ConnectionTurns, createConnectionTurns } from './connection-turns';
import { createGroupCommit, type GroupCommit, type OnCommit, savepoints } from './group-commit';
import { PACKED } from './packed';

/** How long the first write of a group waits for others, milliseconds. */
const GATHER_MS = 3;

export interface SqliteDriverOptions {
  readonly onCommit?: OnCommit | undefined;
  /** The clock of this machine, which is the database's. Milliseconds since the epoch. */
  readonly now?: (() => number) | undefined;
}

/** The port on SQLite, and what only SQLite needs. */
export interface SqliteDriver extends Database {
  /** Writes share a commit. */
  readonly group: GroupCommit;
  /** Runs work while neither connection reads or writes. */
  alone<Value>(work: () => Value): Promise<Value>;
}

/**
 * Two connections: one writes, with a commit for many (`group-commit.ts`), the other reads and never sees what is not
 * committed. A database in memory has one connection, and reads wait for the group.
 */
export function createSqliteDriver(
  writer: Connection,
  reader: Connection,
  { onCommit, now = Date.now }: SqliteDriverOptions = {},
): SqliteDriver {
  const writing = createConnectionTurns();
  const reading = reader === writer ? writing : createConnectionTurns();
  const group = createGroupCommit(writer, GATHER_MS, writing, onCommit);
  const write = createWriting(writer, now);
  const alone = createReading(reader, now);
  const inGroup: Database['write'] = (work) => group.run(() => work(write));
  return {
    group,
    all: (statement) => reading.run(() => alone.all(statement)),
    get: (statement) => reading.run(() => alone.get(statement)),
    now: alone.now,
    readRowAndList: <Row, List extends readonly unknown[]>(
      ...[asked, values]: Parameters<Database['readRowAndList']>
    ) =>
      reading.run(async () => {
        const found = await alone.get<Row & PackedRow>(fill(PACKED.rowAndList(asked), values));
        return { ...PACKED.unpackRowAndList<Row, List>(asked, found), timeline: alone.timeline };
      }),
    read: createSnapshots(alone, reader, reading),
    write: inGroup,
    push: (_accountId, work) => inGroup(work),
    alone: (work) =>
      writing.run(() => (reading === writing ? work() : reading.run(async () => work()))),
    close: () => group.close(),
  };
}

function createSnapshots(
  tx: Reading,
  reader: Connection,
  turns: ConnectionTurns,
): Database['read'] {
  const begin = reader.prepare('BEGIN');
  const end = reader.prepare('COMMIT');
  return (work) =>
    turns.run(async () => {
      begin.run();
      try {
        return await work(tx);
      } finally {
        end.run();
      }
    });
}

function createReading(db: Connection, now: () => number): Reading {
  const prepare = createPreparer(db, toReader);
  return {
    timeline: undefined,
    all: async <Row>(statement: Statement) => {
      const { prepared, params } = prepare(statement);
      const rows = prepared.rows.all(...params) as unknown[][];
      return rows.map((values) => toRow<Row>(prepared.names, values));
    },
    get: async <Row>(statement: Statement) => {
      const { prepared, params } = prepare(statement);
      const values = prepared.rows.get(...params) as unknown[] | undefined;
      return values && toRow<Row>(prepared.names, values);
    },
    lists: async <List>(...[listing, values]: Parameters<Reading['lists']>) => {
      const { prepared, params } = prepare(fill(PACKED.list(listing), values));
      const packed = prepared.rows.get(...params) as unknown[];
      return PACKED.unpack<List>(listing, toRow<PackedRow>(prepared.names, packed));
    },
    now: async () => now(),
  };
}

/** A statement that gives rows as lists of values, and the names of those. */
interface Reader {
  readonly rows: Prepared;
  readonly names: readonly string[];
}

function toReader(prepared: Prepared): Reader {
  return { rows: prepared.raw(), names: prepared.columns().map(({ name }) => name) };
}

/** A fifth faster than the objects that better-sqlite3 makes: 100 records of a pull take 0.43 ms in place of 0.53. */
function toRow<Row>(names: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (const [at, name] of names.entries()) row[name] = values[at];
  return row as Row;
}

function createWriting(db: Connection, now: () => number): Writing {
  const prepare = createPreparer(db, (prepared) => prepared);
  const inSavepoint = savepoints(db, 'part');
  return {
    ...createReading(db, now),
    async run(statement) {
      const { prepared, params } = prepare(statement);
      return prepared.run(...params).changes;
    },
    attempt: (work) => inSavepoint(work),
  };
}

interface Ready<Usable> {
  readonly prepared: Usable;
  readonly params: readonly unknown[];
}

/** Compiles a statement, and prepares each text once. */
function createPreparer<Usable>(
  db: Connection,
  toUsable: (prepared: Prepared) => Usable,
): (statement: Statement) => Ready<Usable> {
  const usable = new Map<string, Usable>();
  return (statement) => {
    const { text, params } = compile(statement);
    let known = usable.get(text);
    if (!known) {
      known = toUsable(db.prepare(text));
      usable.set(text, known);
    }
    return { prepared: known, params };
  };
}

interface Compiled {
  readonly text: string;
  readonly params: readonly unknown[];
}

const dialect = new SQLiteSyncDialect();

function compile(statement: Statement): Compiled {
  if (!('template' in statement)) return compileTemplate(statement);
  const { text, params, names } = slotsOf(statement.template);
  const { values } = statement;
  return {
    text,
    params: names.map((name, at) => (name === undefined ? params[at] : values[name])),
  };
}

function compileTemplate(template: SQL): Compiled {
  const { sql, params } = dialect.sqlToQuery(template);
  return { text: sql, params };
}

/** A compiled template; at each of its parameters the name of the value that fills it, or undefined where it has one. */
interface Slots extends Compiled {
  readonly names: readonly (string | undefined)[];
}

const slotted = new WeakMap<SQL, Slots>();

function slotsOf(template: SQL): Slots {
  const known = slotted.get(template);
  if (known) return known;
  const compiled = compileTemplate(template);
  const slots = { ...compiled, names: compiled.params.map(slotName) };
  slotted.set(template, slots);
  return slots;
}
