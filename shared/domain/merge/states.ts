import { type DeviceRecord, type RecordState, SYNC } from '../../records/record';
import { type Dot, entryOf } from '../version-vector';
import { isSame } from './canonical';

/** What a change of a record comes to. */
export interface Change {
  readonly record: DeviceRecord;
  /** False: nothing needs writing. */
  readonly changed: boolean;
  /**
   * Whether the change needs the dot it was offered. With `changed` false the dot was not usable: it does not exceed
   * the record's own entry (another tab was faster). Nothing was done; take a new one and run again.
   */
  readonly usedDot: boolean;
}

/** The part of a record that travels. */
export function toState(record: DeviceRecord | RecordState): RecordState {
  const { id, kind, day, order, version, deleted, createdAt, updatedAt, utcOffsetMinutes, body } =
    record;
  return { id, kind, day, order, version, deleted, createdAt, updatedAt, utcOffsetMinutes, body };
}

/** A state the server is known to hold. */
export function acknowledged(state: DeviceRecord | RecordState): DeviceRecord {
  return { ...toState(state), sync: SYNC.acknowledged };
}

/**
 * A state that has yet to be sent; `base` is what the server is known to hold, if anything. A tombstone carries no
 * base: a deletion empties the body at once, and merging one never compares words.
 */
export function pending(state: RecordState, base: RecordState | undefined): DeviceRecord {
  const record: DeviceRecord = { ...toState(state), sync: SYNC.pending };
  return base === undefined || state.deleted ? record : { ...record, base: toState(base) };
}

/** Whether two states say the same, whatever their versions. */
export function hasSameContent(a: RecordState, b: RecordState): boolean {
  return isSame({ ...toState(a), version: {} }, { ...toState(b), version: {} });
}

/** Whether a dot is newer than all the record has of that device; only such a one may be added (never used twice). */
export function isFreshDot(version: RecordState['version'], { deviceId, dot }: Dot): boolean {
  return dot > entryOf(version, deviceId);
}
