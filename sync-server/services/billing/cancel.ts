import { isPremium, planOf } from '../../../shared/domain/plan';
import type { SubscriptionState } from '../../store/billing-store';
import type { Account } from '../../store/store';
import { type BillingDeps, findCustomer, nothingSubscribed, requireGateway } from './billing-deps';
import { keepState } from './keep-state';

/**
 * POST /api/cancel-subscription: it takes effect at the end of the paid period, without a refund (spec section 9). Resolves
 * with a sentence that says how long Premium lasts. Throws 409 where there is no subscription.
 */
export async function cancelSubscription(deps: BillingDeps, account: Account): Promise<string> {
  const gateway = requireGateway(deps.gateway);
  return deps.turns.run(account.id, async () => {
    const customer = await findCustomer(deps, gateway, account);
    const state = customer && (await gateway.cancel(customer.customerId));
    if (!state) throw nothingSubscribed();
    await keepState(deps, gateway, account.id, customer.customerId, state);
    return sayWhatHolds(state, account.timeZone ?? 'UTC');
  });
}

function sayWhatHolds(state: SubscriptionState, timeZone: string): string {
  const { status, currentPeriodEnd } = state;
  if (currentPeriodEnd === null || !isPremium(planOf(status ?? ''))) {
    return 'Your subscription has ended.';
  }
  const options = { dateStyle: 'long', timeZone } as const;
  const day = new Intl.DateTimeFormat('en-US', options).format(currentPeriodEnd);
  return status === 'trialing'
    ? `Your trial ends on ${day}. You won’t be charged.`
    : `Your subscription ends on ${day}. You keep Premium until then.`;
}
