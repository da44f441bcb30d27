import { type SQL, sql } from 'drizzle-orm';
import { xorInto } from '../../../shared/domain/record-hash';
import type { RecordState } from '../../../shared/records/record';
import type { Keys } from '../../sealing/keys';
import { answerBytes } from '../push/decide-push';
import {
  EpochChanged,
  type JsonPage,
  type RecordStore,
  type UnreadableRecord,
} from '../record-store';
import { accounts } from '../schema/accounts';
import { type RecordRow, records } from '../schema/records';
import {
  CHANGED_COLUMNS,
  CHANGED_LIST,
  type ChangedList,
  openRowsAsJson,
  packRows,
  toChangedRow,
} from './changed-rows';
import { type Database, fill, type Listing, type Reading, type RowAndList } from './database';
import { readEpoch } from './epoch';
import { LEDGER, type Ledger, type LedgerRow, openLedger, type ReadLedger } from './ledger';
import { applyPush, changeRecord } from './push';
import { findRow, type OwnRow, toState } from './record-rows';
import { numbered, numberedPlaceholders } from './statements';

type RecordMethods = Pick<
  RecordStore,
  | 'applyPush'
  | 'changeRecord'
  | 'pull'
  | 'pullJson'
  | 'getRecord'
  | 'digest'
  | 'sequence'
  | 'readEpoch'
>;

/** The part of the store that takes records and gives their changes. */
export function createRecordMethods(
  database: Database,
  keys: Keys,
  readLedger: ReadLedger,
  onUnreadable: (record: UnreadableRecord) => void,
): RecordMethods {
  /** Undefined where the person has so much that the sizes of records decide what fits. */
  async function readSmall(bounds: PullBounds): Promise<Changes | undefined> {
    const { accountId, maxRows } = bounds;
    const values = { ...bounds, limit: maxRows + 1 };
    const asked = database.readRowAndList<LedgerRow, ChangedList>(SMALL, values);
    const { row, lists, timeline } = await asked;
    const ledger = openLedger(keys, accountId, row, { timeline });
    refuseOther(ledger, bounds);
    return isSmall(ledger, bounds) ? toChanges(ledger, lists, maxRows) : undefined;
  }
  async function readLarge(tx: Reading, bounds: PullBounds): Promise<Changes> {
    const ledger = await readLedger(tx, bounds.accountId);
    refuseOther(ledger, bounds);
    return readFitting(tx, ledger, bounds);
  }
  async function pullJson(
    ...[accountId, since, maxRows, maxBytes, epoch]: Parameters<RecordStore['pull']>
  ): Promise<JsonPage> {
    const bounds = { accountId, since, maxRows, maxBytes, epoch };
    const changes = await readSmall(bounds);
    const { ledger, rows, more } = changes ?? (await database.read((tx) => readLarge(tx, bounds)));
    const opening = { accountId, key: ledger.key, onUnreadable };
    const page = {
      epoch: ledger.epoch,
      checkpoint: rows.at(-1)?.sequence ?? since,
      more,
      recordBytes: ledger.recordBytes,
    };
    return { ...page, ...(await openRowsAsJson(opening, packRows(opening, rows))) };
  }
  return {
    applyPush: (accountId, rows, rules) =>
      database.push(accountId, (tx) => applyPush(tx, readLedger, accountId, rows, rules)),
    changeRecord: (accountId, id, change, rules) =>
      database.push(accountId, (tx) => changeRecord(tx, readLedger, accountId, id, change, rules)),
    async pull(...given) {
      const { json, count: _, ...page } = await pullJson(...given);
      return { ...page, rows: JSON.parse(Buffer.from(json).toString()) as RecordState[] };
    },
    pullJson,
    getRecord: (accountId, id) =>
      database.read(async (tx) => {
        const row = await findRow(tx, accountId, id);
        return row && toState((await readLedger(tx, accountId)).key, row);
      }),
    digest: (accountId, leaveOut, epoch) =>
      database.read(async (tx) => {
        const ledger = await readLedger(tx, accountId);
        refuseOther(ledger, { since: 0, epoch });
        const digest = await withoutRecords(tx, accountId, ledger.digest, leaveOut);
        return { digest: digest.toString('hex'), sequence: ledger.sequence };
      }),
    async sequence(accountId) {
      const row = await database.get<{ readonly sequence: number }>(fill(SEQUENCE, { accountId }));
      return row?.sequence ?? 0;
    },
    readEpoch: () => database.read(async (tx) => (await readEpoch(tx)) ?? ''),
  };
}

const SEQUENCE = sql`
  SELECT ${accounts.sequence} AS "sequence" FROM ${accounts}
  WHERE ${accounts.id} = ${sql.placeholder('accountId')}`;

interface PullBounds {
  readonly accountId: string;
  readonly since: number;
  readonly epoch: string | undefined;
  readonly maxRows: number;
  readonly maxBytes: number;
}

function refuseOther(
  ledger: Ledger,
  { since, epoch = ledger.epoch }: { readonly since: number; readonly epoch?: string | undefined },
): void {
  if (epoch !== ledger.epoch || since > ledger.sequence) throw new EpochChanged(ledger.epoch);
}

function selectAfter(columns: SQL, condition = sql``): SQL {
  return sql`
    SELECT ${columns} FROM ${records}
    WHERE ${records.userId} = ${sql.placeholder('accountId')}
      AND ${records.sequence} > ${sql.placeholder('since')} ${condition}
    ORDER BY ${records.sequence} LIMIT ${sql.placeholder('limit')}`;
}

const SIZES_AFTER = selectAfter(sql`
  octet_length(${records.body}) AS "bodyBytes", octet_length(${records.version}) AS "versionBytes"`);
const ROWS_AFTER: Listing = { template: selectAfter(CHANGED_COLUMNS), columns: CHANGED_LIST };

/** Whether all of a person's records fit: then their sizes say nothing. */
function isSmall({ recordBytes }: Ledger, { maxBytes }: PullBounds): boolean {
  return recordBytes * 2 <= maxBytes;
}

/** What `isSmall` says, asked of the database. */
const IS_SMALL = sql`
  (SELECT ${accounts.recordBytes} FROM ${accounts}
    WHERE ${accounts.id} = ${sql.placeholder('accountId')}) * 2 <= ${sql.placeholder('maxBytes')}`;

/** The ledger, and beside it the changes where it is small. */
const SMALL: RowAndList = {
  row: LEDGER,
  listing: {
    template: selectAfter(CHANGED_COLUMNS, sql`AND ${IS_SMALL}`),
    columns: CHANGED_LIST,
  },
};

/** What a page is made of. */
interface Changes {
  readonly ledger: Ledger;
  readonly rows: readonly OwnRow[];
  /** Whether others follow. */
  readonly more: boolean;
}

function toChanges(ledger: Ledger, lists: readonly ChangedList[], limit: number): Changes {
  // In the order of the statement already; PostgreSQL only does not promise it for what is put into one row.
  const rows = lists.map(toChangedRow).sort((one, other) => one.sequence - other.sequence);
  return { ledger, rows: rows.slice(0, limit), more: lists.length > limit };
}

interface Sizes {
  readonly bodyBytes: number;
  readonly versionBytes: number;
}

/** Bodies that do not fit are not read. */
async function readFitting(tx: Reading, ledger: Ledger, bounds: PullBounds): Promise<Changes> {
  const { accountId, since, maxRows, maxBytes } = bounds;
  const beyond = { accountId, since, limit: maxRows + 1 };
  const sizes = await tx.all<Sizes>(fill(SIZES_AFTER, beyond));
  const limit = Math.min(maxRows, countFitting(sizes, maxBytes));
  const lists = await tx.lists<ChangedList>(ROWS_AFTER, { ...beyond, limit: limit + 1 });
  return toChanges(ledger, lists, limit);
}

/** How many of the first rows fit; at least one. */
function countFitting(sizes: readonly Sizes[], maxBytes: number): number {
  let bytes = 0;
  const count = sizes.findIndex(({ bodyBytes, versionBytes }) => {
    bytes += answerBytes(bodyBytes, versionBytes);
    return bytes > maxBytes;
  });
  return count < 0 ? sizes.length : Math.max(1, count);
}

/** So many are asked for with one statement: where the database is another machine, each is a way there and back. */
const HASHES_AT_ONCE = 500;

const HASHES = sql`
  SELECT ${records.hash} AS "hash" FROM ${records}
  WHERE ${records.userId} = ${sql.placeholder('accountId')}
    AND ${records.id} IN ${numberedPlaceholders(HASHES_AT_ONCE)}`;

async function withoutRecords(
  tx: Reading,
  accountId: string,
  all: Buffer,
  leaveOut: readonly string[],
): Promise<Buffer> {
  const digest = Buffer.from(all);
  // Each id once: leaving a record out twice would put it back in.
  const ids = [...new Set(leaveOut)];
  for (let at = 0; at < ids.length; at += HASHES_AT_ONCE) {
    const some = filledUp(ids.slice(at, at + HASHES_AT_ONCE), HASHES_AT_ONCE);
    const rows = await tx.all<Pick<RecordRow, 'hash'>>(
      fill(HASHES, { accountId, ...numbered(some) }),
    );
    for (const { hash } of rows) xorInto(digest, hash);
  }
  return digest;
}

/** The first of them again until there are so many: one statement serves every number. */
function filledUp(ids: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => ids[index] ?? ids[0] ?? '');
}
