import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { xorInto } from '../../../shared/domain/record-hash';
import type { RecordState } from '../../../shared/records/record';
import type { PullPage, UnreadableRecord } from '../record-store';
import type { Store } from '../store';
import type { Ledger } from './accounts';
import { answerBytes, readState, toState } from './record-rows';
import type { RecordStatements } from './record-statements';
import { type RecordRow, records } from './schema';

type RecordMethods = Pick<Store, 'pull' | 'getRecord' | 'listRecords' | 'exportRecords' | 'digest'>;

/** Spelled out rather than bound: SQLite uses a partial index only for a constant it can see. */
const isLive = sql`${records.deleted} = 0`;

/** The part of the store that reads records. */
export function createRecordMethods(
  orm: BetterSQLite3Database,
  statements: RecordStatements,
  readLedger: (accountId: string) => Ledger,
  onUnreadable: (record: UnreadableRecord) => void,
): RecordMethods {
  /** The state of a row, or undefined, reported, for one that can't be read. */
  function tryReading(key: Ledger['key'], row: RecordRow): RecordState | undefined {
    const { state, cause } = readState(key, row);
    if (!state) onUnreadable({ accountId: row.userId, recordId: row.id, cause });
    return state;
  }

  function statesOf(accountId: string, rows: RecordRow[]): RecordState[] {
    if (rows.length === 0) return [];
    const { key } = readLedger(accountId);
    return rows.flatMap((row) => tryReading(key, row) ?? []);
  }

  return {
    pull: async (accountId, since, maxRows, maxBytes) => {
      const { key, recordBytes } = readLedger(accountId);
      const rows = statements.after.iterate(accountId, since);
      const read = (row: RecordRow) => tryReading(key, row);
      return { ...readPage(rows, read, { since, maxRows, maxBytes }), recordBytes };
    },
    async getRecord(accountId, id) {
      const row = statements.find.get(accountId, id);
      return row && toState(readLedger(accountId).key, row);
    },
    async listRecords(accountId, kind, options = {}) {
      const query = orm
        .select()
        .from(records)
        .where(
          and(
            eq(records.userId, accountId),
            eq(records.kind, kind),
            isLive,
            options.fromDay === undefined ? undefined : gte(records.day, options.fromDay),
            options.toDay === undefined ? undefined : lte(records.day, options.toDay),
          ),
        )
        .orderBy(asc(records.sortOrder), asc(records.id))
        .limit(options.limit ?? -1);
      return statesOf(accountId, query.all());
    },
    async exportRecords(accountId) {
      const query = orm
        .select()
        .from(records)
        .where(and(eq(records.userId, accountId), isLive))
        .orderBy(asc(records.kind), asc(records.sortOrder), asc(records.id));
      return statesOf(accountId, query.all());
    },
    async digest(accountId, leaveOut) {
      const { digest, sequence } = readLedger(accountId);
      // Each id once: leaving a record out twice would put it back in.
      for (const id of new Set(leaveOut)) {
        const hash = statements.findHash.get(accountId, id);
        if (hash) xorInto(digest, hash);
      }
      return { digest: digest.toString('hex'), sequence };
    },
  };
}

interface PageBounds {
  readonly since: number;
  readonly maxRows: number;
  readonly maxBytes: number;
}

function readPage(
  rows: Iterable<RecordRow>,
  read: (row: RecordRow) => RecordState | undefined,
  bounds: PageBounds,
): Omit<PullPage, 'recordBytes'> {
  const states: RecordState[] = [];
  const unreadable: string[] = [];
  let checkpoint = bounds.since;
  let bytes = 0;
  for (const row of rows) {
    bytes += answerBytes(row.body.length, Buffer.byteLength(row.version));
    const count = states.length + unreadable.length;
    const isFull = count >= bounds.maxRows || bytes > bounds.maxBytes;
    if (isFull && count > 0) return { rows: states, unreadable, checkpoint, more: true };
    const state = read(row);
    if (state) states.push(state);
    else unreadable.push(row.id);
    checkpoint = row.sequence;
  }
  return { rows: states, unreadable, checkpoint, more: false };
}
