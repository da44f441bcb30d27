import { isBoundedVersion } from '../../../shared/domain/bounded';
import { mend } from '../../../shared/domain/merge/mend';
import type { ErrorCode } from '../../../shared/protocol/errors';
import { LIMITS } from '../../../shared/protocol/limits';
import type { RecordState, VersionVector } from '../../../shared/records/record';
import { fitsItsKind, hasWholeNames, isStorable } from '../../../shared/records/sound-state';

/**
 * The code a state is rejected with (P29, P43), or undefined for one that may be stored over a state of version `stored`.
 * Unknown kinds may (P10).
 */
export function checkRow(state: RecordState, stored?: VersionVector): ErrorCode | undefined {
  if (!hasWholeNames(state) || !isStorable(state.body)) return 'INVALID_RECORD';
  if (Buffer.byteLength(JSON.stringify(state)) > LIMITS.recordBytes) return 'RECORD_TOO_LARGE';
  const isSound = isBoundedVersion(state.version, stored) && mend(state) === state;
  return isSound && fitsItsKind(state) ? undefined : 'INVALID_RECORD';
}
