import { type SQL, sql } from 'drizzle-orm';
import { xorInto } from '../../../shared/domain/record-hash';
import type { RecordState } from '../../../shared/records/record';
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
  type ChangedList,
  openRowsAsJson,
  packRows,
  toChangedRow,
} from './changed-rows';
import { type Database, fill, type Reading } from './database';
import { readEpoch } from './epoch';
import type { Ledger, ReadLedger } from './ledger';
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
  readLedger: ReadLedger,
  onUnreadable: (record: UnreadableRecord) => void,
): RecordMethods {
  async function pullJson(
    ...[accountId, since, maxRows, maxBytes, epoch]: Parameters<RecordStore['pull']>
  ): Promise<JsonPage> {
    const { opening, packed, ...page } = await database.read(async (tx) => {
      const ledger = await readLedger(tx, accountId);
      refuseOther(ledger, { since, epoch });
      const bounds = { since, maxRows, maxBytes };
      const { rows, more } = await readChanges(tx, accountId, ledger, bounds);
      const opening = { accountId, key: ledger.key, onUnreadable };
      return {
        opening,
        packed: packRows(opening, rows),
        epoch: ledger.epoch,
        checkpoint: rows.at(-1)?.sequence ?? since,
        more,
        recordBytes: ledger.recordBytes,
      };
    });
    return { ...page, ...(await openRowsAsJson(opening, packed)) };
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
  readonly since: number;
  readonly maxRows: number;
  readonly maxBytes: number;
}

function refuseOther(
  ledger: Ledger,
  { since, epoch = ledger.epoch }: { readonly since: number; readonly epoch?: string | undefined },
): void {
  if (epoch !== ledger.epoch || since > ledger.sequence) throw new EpochChanged(ledger.epoch);
}

function selectAfter(columns: SQL): SQL {
  return sql`
    SELECT ${columns} FROM ${records}
    WHERE ${records.userId} = ${sql.placeholder('accountId')}
      AND ${records.sequence} > ${sql.placeholder('since')}
    ORDER BY ${records.sequence} LIMIT ${sql.placeholder('limit')}`;
}

const ROWS_AFTER = selectAfter(CHANGED_COLUMNS);
const SIZES_AFTER = selectAfter(sql`
  octet_length(${records.body}) AS "bodyBytes", octet_length(${records.version}) AS "versionBytes"`);

interface Sizes {
  readonly bodyBytes: number;
  readonly versionBytes: number;
}

/** The rows of a page, and whether others follow. Bodies that do not fit are not read. */
async function readChanges(
  tx: Reading,
  accountId: string,
  { recordBytes }: Ledger,
  { since, maxRows, maxBytes }: PullBounds,
): Promise<{ readonly rows: OwnRow[]; readonly more: boolean }> {
  const beyond = { accountId, since, limit: maxRows + 1 };
  // Where all of a person's records fit, their sizes say nothing.
  const sizes = recordBytes * 2 <= maxBytes ? [] : await tx.all<Sizes>(fill(SIZES_AFTER, beyond));
  const limit = Math.min(maxRows, sizes.length > 0 ? countFitting(sizes, maxBytes) : maxRows);
  const lists = await tx.lists<ChangedList>(fill(ROWS_AFTER, { ...beyond, limit: limit + 1 }));
  return { rows: lists.slice(0, limit).map(toChangedRow), more: lists.length > limit };
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
