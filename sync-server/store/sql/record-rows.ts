import { sql } from 'drizzle-orm';
import type { RecordBody, RecordState, VersionVector } from '../../../shared/records/record';
import { type PersonKey, SealBrokenError, type SealPlace } from '../../sealing/keys';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import { hashRecord } from '../hash-record';
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
export function toState(key: PersonKey, row: OwnRow): RecordState {
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
  if (row.sealedAs === SEALED_AS.unbound && !row.hash.equals(hashRecord(state))) {
    throw new SealBrokenError('The record is not the one its hash was made of');
  }
  return state;
}

/** A row, as the query knows whose it is. */
export type OwnRow = Omit<RecordRow, 'userId'>;

/** What the words of a row are sealed for. */
export function placeOfRecord(row: Omit<OwnRow, 'body' | 'sealedAs'>): SealPlace {
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
export function readState(key: PersonKey, row: OwnRow): OpenedRecord {
  try {
    return { state: toState(key, row) };
  } catch (cause) {
    if (cause instanceof SealBrokenError) return { cause };
    throw cause;
  }
}

/** Whose rows they are, and who is told of one that can't be read. */
export interface Opening {
  readonly accountId: string;
  readonly key: PersonKey;
  readonly onUnreadable: (record: UnreadableRecord) => void;
}

/** The states that rows hold, without those that can't be read; each of these is told. */
export function openRows(
  { accountId, key, onUnreadable }: Opening,
  rows: readonly RecordRow[],
): RecordState[] {
  return rows.flatMap((row) => {
    const opened = readState(key, row);
    if ('state' in opened) return [opened.state];
    onUnreadable({ accountId, recordId: row.id, cause: opened.cause });
    return [];
  });
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

/** Whether anything of a person is stored. */
export async function hasRecords(tx: Reading, accountId: string): Promise<boolean> {
  const one = sql`SELECT 1 FROM ${records} WHERE ${records.userId} = ${accountId} LIMIT 1`;
  return (await tx.get(one)) !== undefined;
}
