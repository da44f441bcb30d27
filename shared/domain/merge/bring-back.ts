import { type DeviceRecord, SYNC } from '../../records/record';
import { compareVersions, type Dot } from '../version-vector';
import { mergeIn } from './merge-in';
import { type Change, toState } from './states';

/**
 * Puts a record that waited elsewhere on this device, sealed, back into what is here by now: exactly as it was where
 * nothing or something older is here, not at all where what is here descends from it, else joined with it. Pure, total.
 */
export function bringBack(
  current: DeviceRecord | undefined,
  waited: DeviceRecord,
  dot: Dot,
): Change {
  if (current === undefined) return { record: waited, changed: true, usedDot: false };
  const asItIs: Change = { record: current, changed: false, usedDot: false };
  if (['equal', 'dominates'].includes(compareVersions(current.version, waited.version))) {
    return asItIs;
  }
  const change = mergeIn(waited, toState(current), dot);
  if (change.record.sync === SYNC.acknowledged) return asItIs;
  return change.changed || change.usedDot ? change : { ...change, changed: true };
}
