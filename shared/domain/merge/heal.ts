import {
  type DeviceRecord,
  type RecordBody,
  type RecordState,
  SYNC,
  type VersionVector,
} from '../../records/record';
import { findKind } from '../../records/registry';
import { boundedContribution, isBoundedEntry, isBoundedSize, isBoundedVersion } from '../bounded';
import { canonicalJson, contentHash } from '../record-hash';
import { entryOf, meetVersions } from '../version-vector';
import { fieldOf } from './canonical';
import { mend } from './mend';
import { contributionsOf } from './merge-counter';
import { pending, toState } from './states';

/**
 * A state that breaks the bounds (P43) as one that keeps them (P44); the same object where it keeps them. `known` is the
 * last state known to be on the server.
 *
 * A dot above the bound, unless it stands so in `known`, is taken back to what `known` has of that device: the new version
 * claims to have seen less, never more, so at worst two states are merged that need not be. In the place of what was taken
 * back stands one change of a device of its own, whose name is the hash of the whole state: the same state heals to the
 * same one everywhere, and no other state can have that version. Pure, total.
 */
export function heal(state: RecordState, known: RecordState | undefined): RecordState {
  const mended = mend(state);
  const seen = known?.version ?? {};
  if (mended === state && isBoundedVersion(state.version, seen)) return state;
  const alias = `healed-${contentHash(canonicalJson(toState(state))).slice(0, 32)}`;
  const version = lowered(state.version, seen);
  const body = moveCounts(mended, version, known, alias);
  return { ...mended, body, version: Object.fromEntries([...Object.entries(version), [alias, 1]]) };
}

/** What waits or is held here, healed, to be sent; undefined where nothing keeps it from being sent. */
export function healWaiting(record: DeviceRecord): DeviceRecord | undefined {
  if (record.sync === SYNC.acknowledged) return undefined;
  const healed = heal(record, record.base);
  return healed === record ? undefined : pending(healed, record.base);
}

function lowered(version: VersionVector, seen: VersionVector): VersionVector {
  const claimed = isBoundedSize(version, seen) ? version : meetVersions(version, seen);
  const entries = Object.entries(claimed).flatMap(([deviceId, dot]) => {
    if (isBoundedEntry(claimed, seen, deviceId)) return [[deviceId, dot] as const];
    const known = entryOf(seen, deviceId);
    return known > 0 && known < dot ? [[deviceId, known] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Counts that a device made with dots that were taken back are the new name's: else a merge could drop them (M8). */
function moveCounts(
  state: RecordState,
  version: VersionVector,
  known: RecordState | undefined,
  alias: string,
): RecordBody {
  const back = Object.keys(state.version).filter(
    (deviceId) => entryOf(state.version, deviceId) !== entryOf(version, deviceId),
  );
  if (back.length === 0 || state.deleted) return state.body;
  const moved = Object.entries(findKind(state.kind)?.fields ?? {}).flatMap(([field, rule]) => {
    const parts = rule === 'counter' ? contributionsOf(fieldOf(state.body, field)) : undefined;
    if (!parts || back.every((deviceId) => !Object.hasOwn(parts, deviceId))) return [];
    const before = contributionsOf(fieldOf(known?.body ?? {}, field)) ?? {};
    return [[field, moveParts(parts, before, back, alias)] as const];
  });
  return moved.length === 0
    ? state.body
    : Object.fromEntries([...Object.entries(state.body), ...moved]);
}

function moveParts(
  parts: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
  back: readonly string[],
  alias: string,
): Record<string, number> {
  const isBack = (deviceId: string) => back.includes(deviceId);
  const was = (deviceId: string) =>
    Object.hasOwn(before, deviceId) ? before[deviceId] : undefined;
  const sum = Object.entries(parts)
    .filter(([deviceId]) => isBack(deviceId))
    .reduce((total, [deviceId, part]) => total + part - (was(deviceId) ?? 0), 0);
  const stay = Object.entries(parts).flatMap(([deviceId, part]) => {
    const value = isBack(deviceId) ? was(deviceId) : part;
    return value === undefined ? [] : [[deviceId, value] as const];
  });
  return Object.fromEntries([...stay, [alias, boundedContribution(sum)]]);
}
