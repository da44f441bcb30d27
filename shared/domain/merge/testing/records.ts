import {
  type DeviceRecord,
  type RecordBody,
  type RecordState,
  SYNC,
  type VersionVector,
} from '../../../records/record';
import { pending } from '../states';

/** A server state of a nourish day; whatever a test does not name is the same in all. */
export function stateOf(
  version: VersionVector,
  body: RecordBody,
  rest: Partial<RecordState> = {},
): RecordState {
  return {
    id: 'nourish-day:2026-03-01',
    kind: 'nourish-day',
    day: '2026-03-01',
    order: 500,
    version,
    deleted: false,
    createdAt: 1_000,
    updatedAt: 2_000,
    utcOffsetMinutes: 0,
    body,
    ...rest,
  };
}

/** A tombstone of the same record. */
export function tombstoneOf(version: VersionVector, rest: Partial<RecordState> = {}): RecordState {
  return stateOf(version, {}, { deleted: true, ...rest });
}

/** The state as the device keeps it when the server has it. */
export function acknowledgedOf(state: RecordState): DeviceRecord {
  return { ...state, sync: SYNC.acknowledged };
}

/** The state as the device keeps it while it waits. */
export function pendingOf(state: RecordState, base?: RecordState): DeviceRecord {
  return pending(state, base);
}

/** The state as the device keeps it while the server refuses it. */
export function heldOf(state: RecordState, base?: RecordState): DeviceRecord {
  return { ...pending(state, base), sync: SYNC.held, code: 'ENTRY_LIMIT' };
}
