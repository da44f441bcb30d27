import { Dexie, type IndexableType, type Table } from 'dexie';
import { bringBack } from '../../../shared/domain/merge/bring-back';
import { type DeviceRecord, SYNC } from '../../../shared/records/record';
import type { Surroundings } from '../../platform/surroundings';
import { mergeRows } from '../../records/merge-rows';
import type { Device } from '../../records/storage/device';
import { dexieOptions, type IndexedDb } from '../../records/storage/indexed-db';
import type { RecordQuery } from '../../records/storage/prepared-query';
import { toRecord } from '../../records/storage/record-document';
import { RecordLog } from '../../records/storage/record-log';
import { reopenableDexieStorage } from '../../records/storage/record-storage';
import type { LooseRow } from '../../records/storage/row-bytes';
import { checkSeal } from '../../records/storage/seal-mark';
import { takeLetters } from '../lock/letter-box';
import { PersonDatabase } from '../person-database';

/** Rows read or written at once: few enough that chunks of a recording take little memory. */
const PAGE_ROWS = 64;
/** The table that a record is named with outside the log. */
export const RECORDS = 'records';
/** What the loop knew of the server, and what that answered: a device that begins anew asks again. */
const NOT_THEIRS = ['sync', 'answers'];

/**
 * Everything in a person's databases that the server has not: records that wait or are held, and all of the person’s
 * database but the recordings that are on the server. In pages. Rejects before the first where they are locked (I3): of what waits
 * nothing could be said.
 */
export async function* rowsOnlyHere(personId: string, idb: IndexedDb): AsyncGenerator<LooseRow[]> {
  const names = await databasesOf(personId, idb);
  if (names.includes(personDatabaseName(personId))) await takeLetters(personId, idb);
  if (names.some((name) => name.startsWith(logName(personId)))) {
    yield await unsyncedRecords(personId, idb);
  }
  if (names.includes(personDatabaseName(personId))) yield* personDatabaseRows(personId, idb);
}

/** Puts rows back where they came from. What is there by now stays where it is newer. May be repeated. */
export async function putBack(
  rows: readonly LooseRow[],
  into: { readonly device: Device; readonly log: RecordLog; readonly database: Dexie },
): Promise<void> {
  const records = rows.filter(({ table }) => table === RECORDS).map(({ row }) => row);
  await mergeRows(into.log, into.device, records as unknown as DeviceRecord[], {
    takeIn: (mine, sealed, dot) => bringBack(mine, sealed as DeviceRecord, dot),
  });
  for (const { table, row } of rows) {
    if (table !== RECORDS) await into.database.table(table).put(row);
  }
}

/** Opens a person's databases, made anew where they are gone, for {@link putBack}. */
export async function openForReturn(
  personId: string,
  idb: IndexedDb,
  surroundings: Pick<Surroundings, 'now' | 'randomId'>,
): Promise<{ readonly log: RecordLog; readonly database: Dexie; close(): Promise<void> }> {
  const made = new PersonDatabase(personId, idb, surroundings);
  await made.readState().finally(() => made.close());
  const log = await openLog(personId, idb);
  try {
    const database = await openAsItIs(personId, idb);
    const close = async () => {
      database.close();
      await log.close();
    };
    return { log, database, close };
  } catch (error) {
    await log.close();
    throw error;
  }
}

/**
 * Deletes a person's databases. Resolves when they are gone, which takes until every other tab has closed them; what
 * has been asked for happens then in any case.
 */
export async function deletePersonDatabases(personId: string, idb: IndexedDb): Promise<void> {
  const names = await databasesOf(personId, idb);
  await Promise.all(names.map((name) => deleteDatabase(name, idb)));
}

export function personDatabaseName(personId: string): string {
  return `desk-${personId}`;
}

/** RxDB keeps one database per collection, and one of its own, each under this name and something more. */
function logName(personId: string): string {
  return `rxdb-dexie-records-${personId}--`;
}

/** The databases of a person that are on this device. */
export async function databasesOf(personId: string, { indexedDB }: IndexedDb): Promise<string[]> {
  const all = await indexedDB.databases();
  return all
    .flatMap(({ name }) => name ?? [])
    .filter((name) => name === personDatabaseName(personId) || name.startsWith(logName(personId)));
}

function deleteDatabase(name: string, { indexedDB }: IndexedDb): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

function openLog(personId: string, idb: IndexedDb): Promise<RecordLog> {
  return RecordLog.open(personId, reopenableDexieStorage(idb), false);
}

async function unsyncedRecords(personId: string, idb: IndexedDb): Promise<LooseRow[]> {
  const query: RecordQuery = {
    selector: { sync: { $gte: SYNC.pending } },
    sort: [{ sync: 'asc' }, { changedAt: 'asc' }],
    index: ['sync', 'changedAt'],
  };
  const log = await openLog(personId, idb);
  try {
    const documents = await log.query(query);
    return documents.map((document) => ({ table: RECORDS, row: { ...toRecord(document) } }));
  } finally {
    await log.close();
  }
}

/** The person’s database with the tables it happens to have: reading them needs no schema. Rejects where it is locked (I3). */
async function openAsItIs(personId: string, idb: IndexedDb): Promise<Dexie> {
  const database = await new Dexie(personDatabaseName(personId), dexieOptions(idb)).open();
  await checkSeal(database, idb);
  return database;
}

async function* personDatabaseRows(personId: string, idb: IndexedDb): AsyncGenerator<LooseRow[]> {
  const database = await openAsItIs(personId, idb);
  try {
    const isOnServer = await recordingsOnServer(database);
    for (const table of database.tables.filter(({ name }) => !NOT_THEIRS.includes(name))) {
      for await (const rows of pagesOf(table)) {
        yield rows.filter((row) => !isOnServer(table.name, row)).map(named(table.name));
      }
    }
  } finally {
    database.close();
  }
}

type Row = LooseRow['row'];

function named(table: string) {
  return (row: Row): LooseRow => ({ table, row });
}

async function* pagesOf(table: Table<Row>): AsyncGenerator<Row[]> {
  const keys: IndexableType[] = await table.toCollection().primaryKeys();
  for (let at = 0; at < keys.length; at += PAGE_ROWS) {
    const rows = await table.bulkGet(keys.slice(at, at + PAGE_ROWS));
    yield rows.filter((row) => row !== undefined);
  }
}

/** Tells the rows of recordings that the server has, which a device that plays them fetches again. */
async function recordingsOnServer(database: Dexie): Promise<(table: string, row: Row) => boolean> {
  const recordings = database.tables.find(({ name }) => name === 'recordings');
  const rows: Row[] = (await recordings?.toArray()) ?? [];
  const ids = new Set(rows.filter(({ state }) => state === 'synced').map(({ id }) => id));
  return (table, { id }) => ['recordings', 'recordingChunks'].includes(table) && ids.has(id);
}
