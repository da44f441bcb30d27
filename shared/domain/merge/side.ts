import type { RecordBody, VersionVector } from '../../records/record';
import { canonicalJson } from '../record-hash';

/** One of the two bodies that meet. */
export interface Side {
  readonly body: RecordBody;
  readonly version: VersionVector;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
}

/** What one field is on one side. */
export interface FieldSide {
  readonly value: unknown;
  readonly version: VersionVector;
  readonly updatedAt: number;
}

/**
 * Two values of one field, the one that stands where they can't be joined first. Because every rule is written in
 * these terms and not in mine and theirs, both devices reach the same result.
 */
export interface Contest {
  readonly later: FieldSide;
  readonly earlier: FieldSide;
  /** What both sides started from; undefined where that is not known. */
  readonly base: { readonly value: unknown } | undefined;
}

/** The outcome for one field: its value, and a losing value that must stay readable. */
export interface Ruling {
  readonly value: unknown;
  readonly lost?: { readonly value: unknown; readonly updatedAt: number };
}

/** Which of two values stands: the later one; at the same moment the one whose JSON sorts last. */
export function isLater(a: FieldSide, b: FieldSide): boolean {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt;
  return canonicalJson(a.value) > canonicalJson(b.value);
}
