import { LIMITS } from '../protocol/limits';
import type { VersionVector } from '../records/record';
import { entryOf } from './version-vector';

const MOST_OFFSET_MINUTES = 1_080;

/** The nearest moment a record may name (P43), milliseconds since the epoch: clocks may be off by anything. */
export function boundedMoment(epochMs: number): number {
  return clamp(epochMs, 0, LIMITS.moment);
}

/** The nearest offset from UTC a record may name, whole minutes. */
export function boundedOffset(minutes: number): number {
  return clamp(Math.round(minutes), -MOST_OFFSET_MINUTES, MOST_OFFSET_MINUTES);
}

/** The nearest contribution of one device to a counter. */
export function boundedContribution(part: number): number {
  return clamp(part, -LIMITS.contribution, LIMITS.contribution);
}

/**
 * Whether a version may follow `known`, what the server holds of the record: no dot above the bound but those that stand
 * there already, and not more devices than a version may name, or a few more than it names there (P43).
 */
export function isBoundedVersion(version: VersionVector, known: VersionVector = {}): boolean {
  return (
    isBoundedSize(version, known) &&
    Object.keys(version).every((deviceId) => isBoundedEntry(version, known, deviceId))
  );
}

/** Whether the device's entry keeps the bound, or stands so in `known`. */
export function isBoundedEntry(
  version: VersionVector,
  known: VersionVector,
  deviceId: string,
): boolean {
  const dot = entryOf(version, deviceId);
  return dot <= LIMITS.dot || dot === entryOf(known, deviceId);
}

/** Whether a version names no more devices than it may. */
export function isBoundedSize(version: VersionVector, known: VersionVector): boolean {
  const most = Object.keys(known).length + LIMITS.versionGrowth;
  return Object.keys(version).length <= Math.max(LIMITS.versionEntries, most);
}

function clamp(value: number, least: number, most: number): number {
  const bounded = Math.min(most, Math.max(least, value));
  // Adding zero turns -0 into 0, as JSON does on the way.
  return Number.isNaN(bounded) ? 0 : bounded + 0;
}
