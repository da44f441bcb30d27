import type { Plan } from '../protocol/messages';
import { hasFeature } from './plan';

/** Journal entries a person on the free plan may create (spec section 9). */
export const FREE_ENTRY_LIMIT = 3;

/** Live journal entries a plan permits; Infinity where there is no limit. */
export function entryLimit(plan: Plan): number {
  return hasFeature(plan, 'unlimited-entries') ? Number.POSITIVE_INFINITY : FREE_ENTRY_LIMIT;
}

/** How many entries may still be created: the limit minus the count, never below 0, Infinity for subscribers. */
export function remainingEntries(count: number, plan: Plan): number {
  return Math.max(0, entryLimit(plan) - count);
}

/**
 * Whether a record held back with `code` may be sent again. A question of state, asked on every run, because the moment
 * a plan began may have been missed. Only the entry limit is lifted this way: whatever broke another rule waits until
 * it is edited. With several held at once ask again for each, counting those already released.
 */
export function isReleased(
  code: string | undefined,
  plan: Plan,
  entriesOnServer: number = FREE_ENTRY_LIMIT,
): boolean {
  return code === 'ENTRY_LIMIT' && remainingEntries(entriesOnServer, plan) > 0;
}
