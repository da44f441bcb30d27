import type { ErrorCode } from '../../../shared/protocol/errors';
import { LIMITS } from '../../../shared/protocol/limits';
import type { RecordState } from '../../../shared/records/record';
import { fitsItsKind, hasWholeNames, isStorable } from '../../../shared/records/sound-state';

/** The code a state is rejected with (P29), or undefined for one that may be stored. Unknown kinds may (P10). */
export function checkRow(state: RecordState): ErrorCode | undefined {
  if (!hasWholeNames(state) || !isStorable(state.body)) return 'INVALID_RECORD';
  if (Buffer.byteLength(JSON.stringify(state)) > LIMITS.recordBytes) return 'RECORD_TOO_LARGE';
  return fitsItsKind(state) ? undefined : 'INVALID_RECORD';
}
