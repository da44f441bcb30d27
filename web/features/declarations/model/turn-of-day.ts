import { daysBetween } from '../../../../shared/domain/local-day';
import type { Declared } from './declared';

const FIRST_DAY = '2026-01-01';

export interface Choices {
  /** The truth of today's check-in. */
  readonly truth: Declared | undefined;
  /** Ours and own ones. */
  readonly all: readonly Declared[];
  /** Ids; some may be of declarations that are gone. */
  readonly favorites: ReadonlySet<string>;
}

/**
 * Every declaration in the order of a local day, `YYYY-MM-DD`: the one for today first, then what “Next” leads through. The same
 * on every device that has the same (Q1 to Q3).
 */
export function turnOfDay(day: string, { truth, all, favorites }: Choices): Declared[] {
  const mixed = [...all].sort((one, other) => rankOf(one) - rankOf(other));
  const starred = mixed.filter(({ id }) => favorites.has(id));
  const others = mixed.filter(({ id }) => !favorites.has(id));
  return [...(truth ? [truth] : []), ...turnTo(day, starred), ...turnTo(day, others)];
}

/** The one that comes after `id`; after the last one, the first. */
export function nextAfter(turn: readonly Declared[], id: string): Declared | undefined {
  const at = turn.findIndex((each) => each.id === id);
  return turn[(at + 1) % turn.length];
}

/** One further each day, so that each has its day before one has another. */
function turnTo(day: string, list: readonly Declared[]): Declared[] {
  if (list.length === 0) return [];
  const days = daysBetween(FIRST_DAY, day) % list.length;
  const start = (days + list.length) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Mixes the needs, and leaves everything in its place when another one is added (FNV-1a, 32 bits). */
function rankOf({ id }: Declared): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
