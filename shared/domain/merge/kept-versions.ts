import { KEPT_VERSIONS, type KeptVersion, type RecordBody } from '../../records/record';
import { canonicalJson, contentHash } from '../record-hash';
import { asText, fieldOf } from './canonical';
import { joinSets } from './merge-set';

/** A losing value in the shape in which it is kept. Anything but text is kept as JSON. */
export function keepVersion(field: string, lost: unknown, updatedAt: number): KeptVersion {
  const value = asText(lost);
  return { hash: contentHash(canonicalJson([field, value])), field, value, updatedAt };
}

/** The kept versions of a body, oldest first. Whatever is not in their shape is turned into it, not dropped. */
export function keptVersionsOf(body: RecordBody): KeptVersion[] {
  return readKept(fieldOf(body, KEPT_VERSIONS));
}

function readKept(value: unknown): KeptVersion[] {
  if (value === undefined || value === null) return [];
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) => (isKept(entry) ? entry : keepVersion(KEPT_VERSIONS, entry, 0)));
}

/** Joins the kept versions of two bodies as a set by hash; with a base, one that a person removed stays removed. */
export function joinKeptVersions(
  later: unknown,
  earlier: unknown,
  base: RecordBody | undefined,
): KeptVersion[] {
  return joinSets(readKept(later), readKept(earlier), base && keptVersionsOf(base), hashOf);
}

/** Kept versions in one order on every device, oldest first, each hash once. */
export function arrangeKept(kept: readonly KeptVersion[]): KeptVersion[] {
  return joinSets(kept, [], undefined, hashOf).sort(
    (a, b) => a.updatedAt - b.updatedAt || (a.hash < b.hash ? -1 : 1),
  );
}

function hashOf({ hash }: KeptVersion): string {
  return hash;
}

function isKept(entry: unknown): entry is KeptVersion {
  if (typeof entry !== 'object' || entry === null) return false;
  const { hash, field, value, updatedAt } = entry as Record<string, unknown>;
  return (
    typeof hash === 'string' &&
    typeof field === 'string' &&
    typeof value === 'string' &&
    typeof updatedAt === 'number'
  );
}
