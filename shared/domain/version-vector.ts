import type { VersionVector } from '../records/record';

/** How one state relates to another by what each has seen. */
export type VersionOrder = 'equal' | 'dominates' | 'dominated' | 'concurrent';

/** One change by one device: the n-th it ever made, of any record. */
export interface Dot {
  readonly deviceId: string;
  /** A positive integer, never used twice. */
  readonly dot: number;
}

/** The newest change of a device that a state contains; 0 for none. */
export function entryOf(version: VersionVector, deviceId: string): number {
  return Object.hasOwn(version, deviceId) ? (version[deviceId] ?? 0) : 0;
}

/** How `a` relates to `b`: `dominates` when `a` has seen all that `b` has and more. */
export function compareVersions(a: VersionVector, b: VersionVector): VersionOrder {
  let more = false;
  let less = false;
  for (const deviceId of devicesOf(a, b)) {
    const difference = entryOf(a, deviceId) - entryOf(b, deviceId);
    more ||= difference > 0;
    less ||= difference < 0;
  }
  if (more && less) return 'concurrent';
  if (more) return 'dominates';
  return less ? 'dominated' : 'equal';
}

/** All that either has seen: per device the higher entry. */
export function joinVersions(a: VersionVector, b: VersionVector): VersionVector {
  return combine(a, b, Math.max);
}

/** What both have seen: per device the lower entry. */
export function meetVersions(a: VersionVector, b: VersionVector): VersionVector {
  return combine(a, b, Math.min);
}

/** The version with one more change of one device. */
export function withDot(version: VersionVector, { deviceId, dot }: Dot): VersionVector {
  return Object.fromEntries([...Object.entries(version), [deviceId, dot]]);
}

function combine(
  a: VersionVector,
  b: VersionVector,
  pick: (left: number, right: number) => number,
): VersionVector {
  const entries = devicesOf(a, b)
    .map((deviceId) => [deviceId, pick(entryOf(a, deviceId), entryOf(b, deviceId))] as const)
    .filter(([, entry]) => entry > 0);
  return Object.fromEntries(entries);
}

function devicesOf(a: VersionVector, b: VersionVector): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
}
