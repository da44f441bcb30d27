import type { RecordSizes } from '../../../shared/domain/record-cost';
import { recordHash } from '../../../shared/domain/record-hash';
import type { RecordBody, RecordState, VersionVector } from '../../../shared/records/record';
import { SEAL_BYTES } from '../../sealing/aes-gcm';
import { type PersonKey, SealBrokenError, type SealPlace } from '../../sealing/keys';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import type { RecordRow } from './schema';

/** A row as the table holds it, of a state: the words sealed for all the rest, which is in the clear. */
export function toRow(
  userId: string,
  sequence: number,
  key: PersonKey,
  state: RecordState,
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
    hash: Buffer.from(recordHash(state)),
    sealedAs: SEALED_AS.bound,
  };
  const words = Buffer.from(JSON.stringify(state.body));
  return { ...clear, body: Buffer.from(key.seal(placeOfRecord(clear), words)) };
}

/** What the fields beside body and version can add to a record's JSON, in bytes; ids are at most 200 characters. */
const OTHER_FIELDS_BYTES = 600;

/** What a stored state adds to an answer at most. */
export function answerBytes(sealedBytes: number, versionBytes: number): number {
  return sealedBytes + versionBytes + OTHER_FIELDS_BYTES;
}

/** The lengths by which a row counts. */
export function sizesOf({ body, version, id, kind }: RecordRow): RecordSizes {
  return {
    body: body.length - SEAL_BYTES,
    version: Buffer.byteLength(version),
    id: Buffer.byteLength(id),
    kind: Buffer.byteLength(kind),
  };
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

function placeOfRecord(row: Omit<RecordRow, 'body' | 'sealedAs' | 'userId'>): SealPlace {
  const { id, kind, day, sortOrder, version, deleted, createdAt, updatedAt } = row;
  const { utcOffsetMinutes, sequence, hash } = row;
  const times = [createdAt, updatedAt, utcOffsetMinutes];
  const beside = [day, sortOrder, version, deleted, ...times, sequence, hash.toString('base64')];
  return { id, kind, beside };
}

/** The state a row holds, or why its body does not open. */
export function readState(
  key: PersonKey,
  row: RecordRow,
): { readonly state?: RecordState; readonly cause?: SealBrokenError } {
  try {
    return { state: toState(key, row) };
  } catch (cause) {
    if (cause instanceof SealBrokenError) return { cause };
    throw cause;
  }
}
