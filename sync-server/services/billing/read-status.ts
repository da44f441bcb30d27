import type { SubscriptionStatusAnswer } from '../../../shared/api/subscription';
import { isPremium, subscriptionStatusOf } from '../../../shared/domain/plan';
import type { Account } from '../../store/store';
import { hasPaymentFailed } from '../plan-letters/letters-owed';
import type { BillingDeps } from './billing-deps';

/** GET /api/subscription-status: the plan of the account and the subscription behind it. */
export async function readSubscriptionStatus(
  { store, gateway }: Pick<BillingDeps, 'store' | 'gateway'>,
  { id, plan }: Pick<Account, 'id' | 'plan'>,
): Promise<SubscriptionStatusAnswer> {
  const kept = await store.findSubscription(id);
  return {
    status: subscriptionStatusOf(plan),
    hasActiveSubscription: isPremium(plan),
    provider: gateway?.provider ?? 'none',
    publishableKey: gateway?.publishableKey ?? null,
    trialAvailable: gateway !== undefined && kept?.trialUsed !== true,
    trialEnd: say(kept?.trialEnd),
    currentPeriodEnd: say(kept?.currentPeriodEnd),
    cancelAtPeriodEnd: kept?.cancelAtPeriodEnd ?? false,
    paymentFailed: kept !== undefined && hasPaymentFailed(kept),
  };
}

function say(epochMs: number | null | undefined): string | null {
  return epochMs == null ? null : new Date(epochMs).toISOString();
}
