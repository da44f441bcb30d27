import { FREE_ENTRY_LIMIT, remainingEntries } from '../../shared/domain/entry-limit';
import type { Plan } from '../../shared/protocol/messages';

/**
 * How many entries the free plan still permits. Undefined where nothing limits: on a premium plan, and on a new device
 * until everything was pulled once, because entries written elsewhere are not counted yet.
 */
export function entryAllowance(
  plan: Plan | undefined,
  initialPullDone: boolean | undefined,
  count: number | undefined,
): number | undefined {
  if (!initialPullDone || plan === undefined || count === undefined) return undefined;
  const remaining = remainingEntries(count, plan);
  return Number.isFinite(remaining) ? remaining : undefined;
}

/** The banner of the free plan. */
export function allowanceText(remaining: number): string {
  return `You have ${remaining} of ${FREE_ENTRY_LIMIT} free journal entries remaining.`;
}
