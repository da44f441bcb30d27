import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../../shared/domain/local-day';
import { answerBytes } from '../push/decide-push';
import type {
  PageSize,
  RecordMark,
  RecordPlace,
  RecordQuery,
  RecordStore,
  UnreadableRecord,
} from '../record-store';
import { type RecordRow, records } from '../schema/records';
import { type Database, fill, type Reading } from './database';
import type { ReadLedger } from './ledger';
import { openRows } from './record-rows';
import { columnsOf } from './statements';

type RecordPageMethods = Pick<RecordStore, 'readPage' | 'findPlace' | 'findMarks'>;
type PlacedRow = RecordRow & { readonly row: number };

/** Statements that follow one another from a place on, and what fills them beside the place. */
interface Walk {
  readonly steps: readonly SQL[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly from: RecordPlace;
}

/** Before every place: no row comes behind this one of the same place. */
const START: RecordPlace = { id: '', kind: '', day: '', order: -1, row: Number.MAX_SAFE_INTEGER };
const LAST_DAY = '9999-12-31';
/** Rows that are read at once: bodies beyond the end of a page are few. */
const CHUNK_ROWS = 50;
/** Tells rows of one place apart, in the order in which they came: a number that every engine gives its rows. */
const ROW = sql`${sql.identifier('rowid')}`;

/** The part of the store that reads many records, a page at a time; each page costs what it gives. */
export function createRecordPages(
  database: Database,
  readLedger: ReadLedger,
  onUnreadable: (record: UnreadableRecord) => void,
): RecordPageMethods {
  return {
    async readPage(accountId, query, { after, ...size }) {
      const { key, rows, next } = await database.read(async (tx) => {
        const ledger = await readLedger(tx, accountId);
        const page = await readRows(tx, walkOf(accountId, query, after), size);
        return { key: ledger.key, ...page };
      });
      return { rows: openRows({ accountId, key, onUnreadable }, rows), next };
    },
    findPlace: (accountId, id) => database.get<RecordPlace>(fill(PLACE, { accountId, id })),
    findMarks: (accountId, ids) =>
      database.read(async (tx) =>
        ids.length === 0 ? [] : tx.all<RecordMark>(marksOf(accountId, ids)),
      ),
  };
}

const PLACE = sql`
  SELECT ${columnsOf(records, ['id', 'kind', 'day'])}, ${records.sortOrder} AS "order", ${ROW} AS "row"
  FROM ${records}
  WHERE ${records.userId} = ${sql.placeholder('accountId')} AND ${records.id} = ${sql.placeholder('id')}`;

function marksOf(accountId: string, ids: readonly string[]): SQL {
  return sql`
    SELECT ${columnsOf(records, ['id', 'kind', 'day'])} FROM ${records}
    WHERE ${records.userId} = ${accountId} AND ${records.id} IN ${ids} AND ${records.deleted} = 0`;
}

/** A database finds the place only where each step compares the last column alone. */
function step(condition: SQL, order: SQL): SQL {
  return sql`
    SELECT ${ROW} AS "row", ${columnsOf(records)} FROM ${records}
    WHERE ${records.userId} = ${sql.placeholder('accountId')} AND ${records.deleted} = 0
      AND ${condition}
    ORDER BY ${order} LIMIT ${sql.placeholder('limit')}`;
}

const { kind: KIND, day: DAY, sortOrder: ORDER } = records;
const SAME_KIND = sql`${KIND} = ${sql.placeholder('kind')}`;
const LATER_ROW = sql`${ROW} > ${sql.placeholder('row')}`;
const SAME_DAY = step(
  sql`${SAME_KIND} AND ${DAY} = ${sql.placeholder('day')} AND ${LATER_ROW}`,
  ROW,
);
const LATER_DAY = step(
  sql`${SAME_KIND} AND ${DAY} > ${sql.placeholder('day')} AND ${DAY} <= ${sql.placeholder('toDay')}`,
  sql`${DAY}, ${ROW}`,
);
const ANY_LATER_DAY = step(
  sql`${SAME_KIND} AND ${DAY} > ${sql.placeholder('day')}`,
  sql`${DAY}, ${ROW}`,
);
const SAME_ORDER = step(
  sql`${SAME_KIND} AND ${ORDER} = ${sql.placeholder('order')} AND ${LATER_ROW}`,
  ROW,
);
const LATER_ORDER = step(
  sql`${SAME_KIND} AND ${ORDER} > ${sql.placeholder('order')}`,
  sql`${ORDER}, ${ROW}`,
);

const NEWEST = [SAME_ORDER, LATER_ORDER];
const DAYS = [SAME_DAY, LATER_DAY];

function walkOf(accountId: string, query: RecordQuery, after: RecordPlace | undefined): Walk {
  const from = after ?? START;
  if ('except' in query) {
    const steps = [SAME_DAY, ANY_LATER_DAY, laterKind(query.except)];
    return { steps, values: { accountId }, from };
  }
  const { kind } = query;
  if ('newestFirst' in query)
    return { steps: NEWEST, values: { accountId }, from: { ...from, kind } };
  const { fromDay, toDay = LAST_DAY } = query;
  const day = after?.day ?? (fromDay === undefined ? '' : dayBefore(fromDay));
  return { steps: DAYS, values: { accountId, toDay }, from: { ...from, kind, day } };
}

function laterKind(except: readonly string[]): SQL {
  const others = except.length > 0 ? sql`AND ${KIND} NOT IN ${except}` : sql``;
  return step(sql`${KIND} > ${sql.placeholder('kind')} ${others}`, sql`${KIND}, ${DAY}, ${ROW}`);
}

/** Text that comes before the day, also where the calendar begins with it. */
function dayBefore(day: string): string {
  const before = addDays(day, -1);
  return before < day ? before : '';
}

/** As many rows as fit into a page, and the last of them where others follow. */
async function readRows(
  tx: Reading,
  walk: Walk,
  { maxRows, maxBytes }: PageSize,
): Promise<{ readonly rows: RecordRow[]; readonly next: RecordPlace | undefined }> {
  const rows: RecordRow[] = [];
  let next: RecordPlace | undefined;
  let bytes = 0;
  for await (const row of rowsOf(tx, walk)) {
    bytes += answerBytes(row.body.length, Buffer.byteLength(row.version));
    if (next && (rows.length >= maxRows || bytes > maxBytes)) return { rows, next };
    rows.push(row);
    next = placeOf(row);
  }
  return { rows, next: undefined };
}

/** The rows of a walk, a chunk at a time. A full chunk may end amid a step: the walk then begins anew behind its last row. */
async function* rowsOf(
  tx: Reading,
  { steps, values, from }: Walk,
): AsyncGenerator<PlacedRow, void, undefined> {
  let place: RecordPlace | undefined = from;
  while (place) {
    const at: RecordPlace = place;
    place = undefined;
    for (const template of steps) {
      const filled = fill(template, { ...values, ...at, limit: CHUNK_ROWS });
      const chunk = await tx.all<PlacedRow>(filled);
      yield* chunk;
      const last = chunk.at(-1);
      if (last && chunk.length === CHUNK_ROWS) {
        place = placeOf(last);
        break;
      }
    }
  }
}

function placeOf({ id, kind, day, sortOrder, row }: PlacedRow): RecordPlace {
  return { id, kind, day, order: sortOrder, row };
}
