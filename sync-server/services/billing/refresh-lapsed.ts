import type { Store } from '../../store/store';
import type { BillingDeps } from './billing-deps';
import { refreshSubscription } from './keep-state';

export interface LapsedDeps extends BillingDeps {
  readonly store: BillingDeps['store'] & Pick<Store, 'listLapsed'>;
  /** Called for an account whose state the provider did not give. It is tried again the next day. */
  readonly onUnknown: (accountId: string) => void;
}

/**
 * Asks the provider about every account whose period is over by the clock, until `signal` ends it; resolves with their
 * number. To be run daily: an event of the provider that never came is made up for within a day.
 */
export async function refreshLapsed(deps: LapsedDeps, signal: AbortSignal): Promise<number> {
  let asked = 0;
  for (const accountId of await deps.store.listLapsed(deps.now())) {
    if (signal.aborted) break;
    await refreshSubscription(deps, accountId).catch(() => deps.onUnknown(accountId));
    asked += 1;
  }
  return asked;
}
