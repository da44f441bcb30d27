import type { Database, Statement } from 'better-sqlite3';
import { addDays } from '../../../shared/domain/local-day';
import type { RecordState } from '../../../shared/records/record';
import { answerBytes } from '../push/decide-push';
import type {
  PageOfRecords,
  PageSize,
  RecordMark,
  RecordPlace,
  RecordQuery,
  RecordStore,
} from '../record-store';
import type { RecordRow } from '../schema/records';
import type { Ledger } from './accounts';
import { RECORD_COLUMNS } from './record-statements';

type RecordPageMethods = Pick<RecordStore, 'readPage' | 'findPlace' | 'findMarks'>;
type PlacedRow = RecordRow & { readonly row: number };
type Parameters = RecordPlace & {
  readonly accountId: string;
  readonly toDay: string;
  readonly except: string;
};

/** Before every place: no row comes behind this one of the same place. */
const START: RecordPlace = { id: '', kind: '', day: '', order: -1, row: Number.MAX_SAFE_INTEGER };
const LAST_DAY = '9999-12-31';

/** The part of the store that reads many records, a page at a time; each page costs what it gives. */
export function createRecordPages(
  db: Database,
  readLedger: (accountId: string) => Ledger,
  openRows: (accountId: string, key: Ledger['key'], rows: RecordRow[]) => RecordState[],
): RecordPageMethods {
  const statements = preparePages(db);
  const places = db.prepare<[string, string], RecordPlace>(
    'SELECT id, kind, day, sort_order AS "order", rowid AS row FROM records WHERE user_id = ? AND id = ?',
  );
  const marks = db.prepare<[string, string], RecordMark>(
    `SELECT id, kind, day FROM records
     WHERE user_id = ? AND id IN (SELECT value FROM json_each(?)) AND deleted = 0`,
  );

  return {
    async readPage(accountId, query, { after, ...size }) {
      const { key } = readLedger(accountId);
      const rows = ask(statements, accountId, query, after);
      return fillPage(rows, (row) => openRows(accountId, key, [row])[0], size);
    },
    findPlace: async (accountId, id) => places.get(accountId, id),
    findMarks: async (accountId, ids) => marks.all(accountId, JSON.stringify(ids)),
  };
}

/**
 * The steps of each query, one after the other: SQLite finds the place only where each step compares the last column alone.
 */
function preparePages(db: Database) {
  const prepare = (condition: string, order: string): Statement<[Parameters], PlacedRow> =>
    db.prepare(`
      SELECT rowid AS row, ${RECORD_COLUMNS} FROM records
      WHERE user_id = @accountId AND deleted = 0 AND ${condition} ORDER BY ${order}`);
  const sameDay = prepare('kind = @kind AND day = @day AND rowid > @row', 'rowid');
  return {
    newest: [
      prepare('kind = @kind AND sort_order = @order AND rowid > @row', 'rowid'),
      prepare('kind = @kind AND sort_order > @order', 'sort_order, rowid'),
    ],
    days: [sameDay, prepare('kind = @kind AND day > @day AND day <= @toDay', 'day, rowid')],
    every: [
      sameDay,
      prepare('kind = @kind AND day > @day', 'day, rowid'),
      prepare(
        'kind > @kind AND kind NOT IN (SELECT value FROM json_each(@except))',
        'kind, day, rowid',
      ),
    ],
  };
}

function ask(
  { newest, days, every }: ReturnType<typeof preparePages>,
  accountId: string,
  query: RecordQuery,
  after: RecordPlace | undefined,
): Iterable<PlacedRow> {
  const from = { ...(after ?? START), accountId, toDay: LAST_DAY, except: '[]' };
  if ('except' in query) return inSteps(every, { ...from, except: JSON.stringify(query.except) });
  const { kind } = query;
  if ('newestFirst' in query) return inSteps(newest, { ...from, kind });
  const { fromDay, toDay = LAST_DAY } = query;
  const day = after?.day ?? (fromDay === undefined ? '' : dayBefore(fromDay));
  return inSteps(days, { ...from, kind, day, toDay });
}

/** Text that comes before the day, also where the calendar begins with it. */
function dayBefore(day: string): string {
  const before = addDays(day, -1);
  return before < day ? before : '';
}

function* inSteps(
  steps: readonly Statement<[Parameters], PlacedRow>[],
  parameters: Parameters,
): Generator<PlacedRow, void, undefined> {
  for (const step of steps) yield* step.iterate(parameters);
}

function fillPage(
  rows: Iterable<PlacedRow>,
  read: (row: RecordRow) => RecordState | undefined,
  { maxRows, maxBytes }: PageSize,
): PageOfRecords {
  const states: RecordState[] = [];
  let next: RecordPlace | undefined;
  let count = 0;
  let bytes = 0;
  for (const row of rows) {
    bytes += answerBytes(row.body.length, Buffer.byteLength(row.version));
    if (next && (count >= maxRows || bytes > maxBytes)) return { rows: states, next };
    const state = read(row);
    if (state) states.push(state);
    count += 1;
    next = { id: row.id, kind: row.kind, day: row.day, order: row.sortOrder, row: row.row };
  }
  return { rows: states, next: undefined };
}
