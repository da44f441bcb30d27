import { FREE_ENTRY_LIMIT, remainingEntries } from '../../../shared/domain/entry-limit';
import type { SyncState } from '../../local/contract';

/**
 * How many entries the free plan still permits. Undefined where nothing limits: on a premium plan, and on a new device
 * until everything was pulled once, because entries written elsewhere are not counted yet.
 */
export function entryAllowance(
  state: Pick<SyncState, 'plan' | 'initialPullDone'> | undefined,
  count: number | undefined,
): number | undefined {
  if (!state?.initialPullDone || state.plan === null || count === undefined) return undefined;
  const remaining = remainingEntries(count, state.plan);
  return Number.isFinite(remaining) ? remaining : undefined;
}

/** The banner of the free plan. */
export function allowanceText(remaining: number): string {
  return `You have ${remaining} of ${FREE_ENTRY_LIMIT} free journal entries remaining.`;
}
