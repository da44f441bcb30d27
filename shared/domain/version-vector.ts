import type { VersionVector } from '../records/record';

/** How a version stands to another: `dominates` means that the first contains every change of the second. */
export type VersionOrder = 'equal' | 'dominates' | 'dominated' | 'concurrent';

/** The dot a version has of a device; 0 for a device it does not know, whatever that device is called. */
export function dotOf(version: VersionVector, device: string): number {
  return Object.hasOwn(version, device) ? (version[device] ?? 0) : 0;
}

/** Says what descends from what (P1). Total: any two versions compare. */
export function compareVersions(a: VersionVector, b: VersionVector): VersionOrder {
  const aHasMore = hasMore(a, b);
  const bHasMore = hasMore(b, a);
  if (aHasMore) return bHasMore ? 'concurrent' : 'dominates';
  return bHasMore ? 'dominated' : 'equal';
}

/** The least version that contains every change of both: per device the higher dot. */
export function joinVersions(a: VersionVector, b: VersionVector): VersionVector {
  const devices = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(
    [...devices].map((device) => [device, Math.max(dotOf(a, device), dotOf(b, device))]),
  );
}

/** What both contain: per device the lower dot. A base is one only if it equals this (M4). */
export function meetVersions(a: VersionVector, b: VersionVector): VersionVector {
  return Object.fromEntries(
    Object.keys(a)
      .map((device) => [device, Math.min(dotOf(a, device), dotOf(b, device))] as const)
      .filter(([, dot]) => dot > 0),
  );
}

function hasMore(a: VersionVector, b: VersionVector): boolean {
  return Object.keys(a).some((device) => dotOf(a, device) > dotOf(b, device));
}
