import type { Database } from 'better-sqlite3';
import { xorInto } from '../../../shared/domain/record-hash';
import type { RecordState } from '../../../shared/records/record';
import type { PullPage, UnreadableRecord } from '../record-store';
import type { Store } from '../store';
import type { Ledger } from './accounts';
import { createRecordPages } from './record-pages';
import { answerBytes, readState, toState } from './record-rows';
import type { RecordStatements } from './record-statements';
import type { RecordRow } from './schema';

type RecordMethods = Pick<
  Store,
  'pull' | 'getRecord' | 'readPage' | 'findPlace' | 'findMarks' | 'digest'
>;

/** The part of the store that reads records. */
export function createRecordMethods(
  db: Database,
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
    ...createRecordPages(db, readLedger, tryReading),
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
