import type { ErrorCode } from '../../../shared/protocol/errors';
import { LIMITS } from '../../../shared/protocol/limits';
import type { RecordState } from '../../../shared/records/record';
import { findKind } from '../../../shared/records/registry';

/** Deeper than any form, shallow enough for every recursive reader of it. */
const DEEPEST_BODY = 64;

/** The code a state is rejected with (P29), or undefined for one that may be stored. Unknown kinds may (P10). */
export function checkRow(state: RecordState): ErrorCode | undefined {
  if (!isStorable(state.body, DEEPEST_BODY)) return 'INVALID_RECORD';
  if (Buffer.byteLength(JSON.stringify(state)) > LIMITS.recordBytes) return 'RECORD_TOO_LARGE';
  const isValid = state.deleted ? Object.keys(state.body).length === 0 : fitsItsKind(state);
  return isValid ? undefined : 'INVALID_RECORD';
}

function fitsItsKind({ kind, body }: RecordState): boolean {
  return findKind(kind)?.schema.safeParse(body).success ?? true;
}

/** JSON can hold what canonical JSON can't write again: numbers too large, nesting without end. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isStorable(part, depth - 1));
}
