import { type DeviceRecord, type RecordBody, type RecordState, SYNC } from '../../records/record';
import { canonicalJson } from '../record-hash';
import { compareVersions, type Dot, joinVersions, meetVersions, withDot } from '../version-vector';
import { isSame } from './canonical';
import { mend } from './mend';
import { mergeBodies } from './merge-bodies';
import { placeByDate } from './place-by-date';
import { acknowledged, type Change, hasSameContent, isFreshDot, pending } from './states';

/**
 * Takes a server state into what this device has, the one decision of sync. Pure, deterministic, total.
 *
 * - nothing here: take theirs;
 * - equal: the server has it, whatever was thought before;
 * - theirs dominates: take it;
 * - mine dominates: keep mine, to be sent again if it was thought acknowledged;
 * - concurrent: join them field by field. If that says exactly what theirs says, take theirs as it is, so that two
 *   devices that agree stop; else the joined version gets `dot` and waits to be sent.
 */
export function mergeIn(mine: DeviceRecord | undefined, theirs: RecordState, dot: Dot): Change {
  if (mine === undefined) return take(theirs);
  switch (compareVersions(mine.version, theirs.version)) {
    case 'equal':
      return mine.sync === SYNC.acknowledged ? keep(mine) : take(mine);
    case 'dominated':
      return take(theirs);
    case 'dominates':
      return defend(mine, theirs);
    case 'concurrent':
      return join(mine, theirs, dot);
  }
}

function keep(record: DeviceRecord): Change {
  return { record, changed: false, usedDot: false };
}

function take(state: RecordState): Change {
  return { record: acknowledged(state), changed: true, usedDot: false };
}

/** The server turns out to have something older than mine. */
function defend(mine: DeviceRecord, theirs: RecordState): Change {
  const isBaseNewer =
    mine.base !== undefined && compareVersions(mine.base.version, theirs.version) === 'dominates';
  const waiting = pending(mine, isBaseNewer ? mine.base : theirs);
  // Held back means: the server must not get it. With something live there already, that no longer makes sense.
  const staysHeld = mine.sync === SYNC.held && theirs.deleted;
  const { sync, code } = mine;
  const record: DeviceRecord = staysHeld
    ? { ...waiting, sync, ...(code !== undefined && { code }) }
    : waiting;
  return isSame(record, mine) ? keep(mine) : { record, changed: true, usedDot: false };
}

function join(mine: DeviceRecord, theirs: RecordState, dot: Dot): Change {
  const merged = placeByDate(mend(joinStates(mine, theirs, commonBase(mine, theirs))));
  if (hasSameContent(merged, theirs)) return take(theirs);
  if (!isFreshDot(merged.version, dot)) return { record: mine, changed: false, usedDot: true };
  const version = withDot(merged.version, dot);
  return { record: pending({ ...merged, version }, theirs), changed: true, usedDot: true };
}

/** The base counts only if it is exactly what both sides have seen. */
function commonBase(mine: DeviceRecord, theirs: RecordState): RecordBody | undefined {
  const { base } = mine;
  if (base === undefined) return undefined;
  const seenByBoth = meetVersions(mine.version, theirs.version);
  return compareVersions(base.version, seenByBoth) === 'equal' ? base.body : undefined;
}

/** Two concurrent states as one, the same for (a, b) and (b, a). An edit beats a deletion, with its whole body. */
function joinStates(a: RecordState, b: RecordState, base: RecordBody | undefined): RecordState {
  const later = isLaterState(a, b) ? a : b;
  return {
    id: a.id,
    kind: later.kind,
    // biome-ignore lint/complexity/useMathMinMax: days are text.
    day: a.day < b.day ? a.day : b.day,
    // The key is inverted: the higher one is the earlier moment.
    order: Math.max(a.order, b.order),
    version: joinVersions(a.version, b.version),
    deleted: a.deleted && b.deleted,
    createdAt: Math.min(a.createdAt, b.createdAt),
    updatedAt: Math.max(a.updatedAt, b.updatedAt),
    utcOffsetMinutes: begunFirst(a, b).utcOffsetMinutes,
    body: joinBodies(later.kind, a, b, base),
  };
}

function joinBodies(
  kind: string,
  a: RecordState,
  b: RecordState,
  base: RecordBody | undefined,
): RecordBody {
  if (a.deleted && b.deleted) return {};
  if (a.deleted) return b.body;
  if (b.deleted) return a.body;
  return mergeBodies(kind, a, b, base);
}

function begunFirst(a: RecordState, b: RecordState): RecordState {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? a : b;
  return a.utcOffsetMinutes < b.utcOffsetMinutes ? a : b;
}

function isLaterState(a: RecordState, b: RecordState): boolean {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt;
  return canonicalJson([a.kind, a.utcOffsetMinutes]) > canonicalJson([b.kind, b.utcOffsetMinutes]);
}
