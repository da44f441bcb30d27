import type { Store } from '../../store/store';
import type { BillingDeps } from './billing-deps';
import { refreshSubscription } from './keep-state';

export interface LapsedDeps extends BillingDeps {
  readonly store: BillingDeps['store'] & Pick<Store, 'listLapsed'>;
  /** Told of somebody about whom the provider could not be asked. It is tried again the next day. */
  readonly onUnknown: (accountId: string) => void;
}

/**
 * Asks about everyone whose period is over by the clock and of whom nothing was heard, until `signal` ends it; says how
 * many. To be run daily: a message of the provider that never came costs nobody more than a day.
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
