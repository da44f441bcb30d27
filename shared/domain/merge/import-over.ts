import { type DeviceRecord, type RecordState, SYNC } from '../../records/record';
import { compareVersions, type Dot } from '../version-vector';
import { heal } from './heal';
import { mergeIn } from './merge-in';
import { type Change, pending } from './states';

/**
 * Puts a live state from a file of the person's own into what this device has. Pure, total.
 *
 * - nothing here: taken, to be sent;
 * - the same or something newer here: stays as it is;
 * - a tombstone here that the file's state does not descend from: stays, nothing comes back unasked;
 * - older here: replaced, to be sent;
 * - concurrent: joined field by field like two devices, to be sent (M3). Where that says just what is here, nothing
 *   changes.
 *
 * A file proves nothing about the server, so whatever is taken is pending; `base` stays what the server was last known
 * to hold. What breaks the bounds is healed before it is compared (P44).
 */
export function importOver(mine: DeviceRecord | undefined, raw: RecordState, dot: Dot): Change {
  const state = heal(raw, mine && knownToServer(mine));
  if (mine === undefined) return waiting(state, undefined);
  switch (compareVersions(mine.version, state.version)) {
    case 'equal':
    case 'dominates':
      return unchanged(mine);
    case 'dominated':
      return waiting(state, knownToServer(mine));
    case 'concurrent':
      return mine.deleted ? unchanged(mine) : join(mine, state, dot);
  }
}

function join(mine: DeviceRecord, state: RecordState, dot: Dot): Change {
  const base = mine.sync === SYNC.acknowledged ? undefined : mine.base;
  const { record, changed, usedDot } = mergeIn(pending(state, base), mine, dot);
  if (!changed) return { record: mine, changed, usedDot };
  if (compareVersions(record.version, mine.version) === 'equal') return unchanged(mine);
  return { ...waiting(record, knownToServer(mine)), usedDot };
}

function knownToServer(mine: DeviceRecord): RecordState | undefined {
  return mine.sync === SYNC.acknowledged ? mine : mine.base;
}

function waiting(state: RecordState, base: RecordState | undefined): Change {
  return { record: pending(state, base), changed: true, usedDot: false };
}

function unchanged(record: DeviceRecord): Change {
  return { record, changed: false, usedDot: false };
}
