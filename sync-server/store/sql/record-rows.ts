import { sql } from 'drizzle-orm';
import { recordHash } from '../../../shared/domain/record-hash';
import type { RecordBody, RecordState, VersionVector } from '../../../shared/records/record';
import { type PersonKey, SealBrokenError, type SealPlace } from '../../sealing/keys';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import type { OpenedRecord, RecordWrite } from '../push/decide-push';
import type { UnreadableRecord } from '../record-store';
import type { RecordRow } from '../schema/records';
import { records } from '../schema/records';
import { fill, type Reading } from './database';
import { columnsOf } from './statements';

/** A row as the table holds it, of a decided write: the words sealed for all the rest, which is in the clear. */
export function toRow(
  userId: string,
  key: PersonKey,
  { state, sequence, hash, words }: RecordWrite,
): RecordRow {
  const clear = {
    userId,
    id: state.id,
    kind: state.kind,
    day: state.day,
    sortOrder: state.order,
    version: JSON.stringify(state.version),
    deleted: state.deleted ? 1 : 0,
    createdAt: state.createdAt,
    updatedAt: state.updatedAt,
    utcOffsetMinutes: state.utcOffsetMinutes,
    sequence,
    hash: Buffer.from(hash),
    sealedAs: SEALED_AS.bound,
  };
  return { ...clear, body: Buffer.from(key.seal(placeOfRecord(clear), words)) };
}

/**
 * The state a row holds. Throws SealBrokenError if the body was not sealed for this very row, its hash included. A row of
 * an earlier version names less: its hash is compared with what it holds.
 */
export function toState(key: PersonKey, row: RecordRow): RecordState {
  const words = openAs(key, placeOfRecord(row), row.sealedAs, row.body);
  const state: RecordState = {
    id: row.id,
    kind: row.kind,
    day: row.day,
    order: row.sortOrder,
    version: JSON.parse(row.version) as VersionVector,
    deleted: row.deleted === 1,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    utcOffsetMinutes: row.utcOffsetMinutes,
    body: JSON.parse(Buffer.from(words).toString()) as RecordBody,
  };
  if (row.sealedAs === SEALED_AS.unbound && !row.hash.equals(recordHash(state))) {
    throw new SealBrokenError('The record is not the one its hash was made of');
  }
  return state;
}

/** The state that a row holds, as JSON. Throws as `toState` does. */
export function toJson(key: PersonKey, row: RecordRow): string {
  if (row.sealedAs === SEALED_AS.unbound) return JSON.stringify(toState(key, row));
  const words = Buffer.from(key.open(placeOfRecord(row), row.body)).toString();
  const { id, kind, day, sortOrder: order, createdAt, updatedAt, utcOffsetMinutes } = row;
  const deleted = row.deleted === 1;
  const head = { id, kind, day, order, deleted, createdAt, updatedAt, utcOffsetMinutes };
  return `${JSON.stringify(head).slice(0, -1)},"version":${row.version},"body":${words}}`;
}

function placeOfRecord(row: Omit<RecordRow, 'body' | 'sealedAs' | 'userId'>): SealPlace {
  const { id, kind, day, sortOrder, version, deleted, createdAt, updatedAt } = row;
  const { utcOffsetMinutes, sequence, hash } = row;
  const times = [createdAt, updatedAt, utcOffsetMinutes];
  const beside = [day, sortOrder, version, deleted, ...times, sequence, hash.toString('base64')];
  return { id, kind, beside };
}

/** The same row with its words sealed for all that stands beside them (A41). Throws SealBrokenError if they don't open. */
export function sealAnew(key: PersonKey, row: RecordRow): RecordRow {
  const state = toState(key, row);
  const words = Buffer.from(JSON.stringify(state.body));
  return toRow(row.userId, key, { state, sequence: row.sequence, hash: row.hash, words });
}

/** The state a row holds, or why its body does not open. */
export function readState(key: PersonKey, row: RecordRow): OpenedRecord {
  const opened = openOr(() => toState(key, row));
  return 'value' in opened ? { state: opened.value } : opened;
}

export type OpenRow<Row> = (key: PersonKey, row: RecordRow) => Row;

/** Whose rows they are, and who is told of one that can't be read. */
interface Opening {
  readonly accountId: string;
  readonly key: PersonKey;
  readonly onUnreadable: (record: UnreadableRecord) => void;
}

/** What rows hold, and the ids of those that can't be read; each of these is told. */
export function openRows<Row>(
  open: OpenRow<Row>,
  { accountId, key, onUnreadable }: Opening,
  rows: readonly RecordRow[],
): { readonly rows: Row[]; readonly unreadable: string[] } {
  const opened: Row[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const one = openOr(() => open(key, row));
    if ('value' in one) opened.push(one.value);
    else {
      unreadable.push(row.id);
      onUnreadable({ accountId, recordId: row.id, cause: one.cause });
    }
  }
  return { rows: opened, unreadable };
}

/** What opening a row gives, or why its body does not open. */
function openOr<Value>(open: () => Value): { readonly value: Value } | { readonly cause: unknown } {
  try {
    return { value: open() };
  } catch (cause) {
    if (cause instanceof SealBrokenError) return { cause };
    throw cause;
  }
}

const ONE_RECORD = sql`
  SELECT ${columnsOf(records)} FROM ${records}
  WHERE ${records.userId} = ${sql.placeholder('accountId')} AND ${records.id} = ${sql.placeholder('id')}`;

/** The row of a stored record, or undefined. */
export function findRow(
  tx: Reading,
  accountId: string,
  id: string,
): Promise<RecordRow | undefined> {
  return tx.get<RecordRow>(fill(ONE_RECORD, { accountId, id }));
}
