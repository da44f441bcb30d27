import type { DBCore, DBCoreCursor, DBCoreTable, Dexie } from 'dexie';
import { fromBytes, type LooseRow, toBytes } from './row-bytes';
import type { RowSeal } from './seal-contract';
import { isSealed, SealedRowError } from './seal-mark';

type Row = LooseRow['row'];
type Cipher = Pick<RowSeal, 'isSealing' | 'seal' | 'open'>;

/** The fields by which rows are found, and how far their sending has come, by table. Everything else is sealed (I1). */
type ClearFields = Readonly<Record<string, readonly string[]>>;

const CLEAR_IN_PERSON_DATABASE: ClearFields = {
  drafts: ['key', 'updatedAt'],
  recordings: ['id', 'key', 'state', 'playedAt'],
  recordingChunks: ['id', 'index'],
  outbox: ['key', 'createdAt', 'state', 'tried', 'code'],
  answers: ['path'],
};

const CLEAR_IN_RECORDS: ClearFields = {
  docs: [
    ...['id', 'shelf', 'day', 'order', 'sync', 'changedAt'],
    ...['_deleted', '_rev', '_meta', '_attachments'],
  ],
};

/** The tables of a database whose rows are sealed; none where it is not a person's. */
export function clearFieldsIn(database: string): ClearFields {
  if (database.startsWith('desk-')) return CLEAR_IN_PERSON_DATABASE;
  const isLog = database.startsWith('rxdb-dexie-records-') && database.endsWith('--records');
  return isLog ? CLEAR_IN_RECORDS : {};
}

/** Below Dexie's own middleware, whose caches then hold rows as everything above knows them. */
const LOWEST = -10;

/**
 * A Dexie addon under which the rows of a person's databases are sealed as they are written and opened as they are read. Nothing
 * above it sees a sealed row: where one does not open, reading it rejects. Plain rows are read beside sealed ones.
 */
export function sealedRows(seal: Cipher): (database: Dexie) => void {
  return (database) => {
    database.use({
      stack: 'dbcore',
      name: 'SealedRows',
      level: LOWEST,
      create: (core) => sealTables(core, seal),
    });
  };
}

function sealTables(core: DBCore, seal: Cipher): DBCore {
  const clear = clearFieldsIn(core.schema.name);
  return {
    ...core,
    table(name) {
      const table = core.table(name);
      const fields = clear[name];
      return fields ? sealTable(table, new Sealing(core.schema.name, table, fields, seal)) : table;
    },
  };
}

function sealTable(table: DBCoreTable, sealing: Sealing): DBCoreTable {
  return {
    ...table,
    mutate: (request) =>
      table.mutate(
        request.type === 'add' || request.type === 'put'
          ? { ...request, values: request.values.map((row: Row) => sealing.toStored(row)) }
          : request,
      ),
    get: (request) => table.get(request).then((row) => sealing.toRow(row)),
    getMany: (request) => table.getMany(request).then((rows) => sealing.toRows(rows)),
    query: (request) =>
      table.query(request).then((found) => {
        return request.values ? { ...found, result: sealing.toRows(found.result) } : found;
      }),
    openCursor: (request) =>
      table.openCursor(request).then((cursor) => {
        return cursor && request.values ? openingCursor(cursor, sealing) : cursor;
      }),
  };
}

/** Seals and opens the rows of one table. */
class Sealing {
  constructor(
    private readonly database: string,
    private readonly table: DBCoreTable,
    private readonly clear: readonly string[],
    private readonly seal: Cipher,
  ) {}

  toStored(row: Row): Row {
    if (!this.seal.isSealing) return row;
    const found = Object.entries(row).filter(([field]) => this.clear.includes(field));
    const bytes = toBytes({ table: this.table.name, row });
    return { ...Object.fromEntries(found), sealed: this.seal.seal(this.#placeOf(row), bytes) };
  }

  toRow(stored: unknown): Row | undefined {
    if (!isSealed(stored)) return stored as Row | undefined;
    const bytes = this.seal.open(this.#placeOf(stored), stored.sealed);
    if (!bytes) throw new SealedRowError(`A row of ${this.table.name} does not open.`);
    return fromBytes(bytes).row;
  }

  toRows(stored: readonly unknown[]): (Row | undefined)[] {
    return stored.map((row) => this.toRow(row));
  }

  /** Authenticated with the row: it opens nowhere else (I2). */
  #placeOf(row: Row): string {
    const key: unknown = this.table.schema.primaryKey.extractKey?.(row);
    return JSON.stringify([this.database, this.table.name, key]);
  }
}

/** The browser's own cursor answers only when it is asked itself, not through what inherits from it. */
function openingCursor(cursor: DBCoreCursor, sealing: Sealing): DBCoreCursor {
  return Object.create(cursor, {
    key: { get: () => cursor.key },
    primaryKey: { get: () => cursor.primaryKey },
    value: { get: () => sealing.toRow(cursor.value) },
    done: { get: () => cursor.done },
    continue: { value: (key?: unknown) => cursor.continue(key) },
    continuePrimaryKey: {
      value: (key: unknown, primaryKey: unknown) => cursor.continuePrimaryKey(key, primaryKey),
    },
    advance: { value: (count: number) => cursor.advance(count) },
    stop: { value: (value?: unknown) => cursor.stop(value) },
    fail: { value: (error: Error) => cursor.fail(error) },
    start: { value: (onNext: () => void) => cursor.start(onNext) },
    next: { value: () => cursor.next().then(() => openingCursor(cursor, sealing)) },
  }) as DBCoreCursor;
}
