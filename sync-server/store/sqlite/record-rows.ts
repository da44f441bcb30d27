import { recordHash } from '../../../shared/domain/record-hash';
import type { RecordBody, RecordState, VersionVector } from '../../../shared/records/record';
import { type PersonKey, SealBrokenError } from '../../services/sealing/keys';
import type { RecordRow } from './schema';

/** A row as the table holds it, of a state: the words sealed, the rest in the clear. */
export function toRow(
  userId: string,
  sequence: number,
  key: PersonKey,
  state: RecordState,
): RecordRow {
  return {
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
    body: Buffer.from(key.seal(state, Buffer.from(JSON.stringify(state.body)))),
    hash: Buffer.from(recordHash(state)),
  };
}

/** The state a row holds. Throws SealBrokenError if the body was not sealed for this very place. */
export function toState(key: PersonKey, row: RecordRow): RecordState {
  return {
    id: row.id,
    kind: row.kind,
    day: row.day,
    order: row.sortOrder,
    version: JSON.parse(row.version) as VersionVector,
    deleted: row.deleted === 1,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    utcOffsetMinutes: row.utcOffsetMinutes,
    body: JSON.parse(Buffer.from(key.open(row, row.body)).toString()) as RecordBody,
  };
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
