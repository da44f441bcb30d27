import type { SubscriptionStatusAnswer } from '../../shared/api/subscription';
import { isPremium, subscriptionStatusOf } from '../../shared/domain/plan';
import type { Plan } from '../../shared/protocol/messages';

/** GET /api/subscription-status, read from the account's plan. */
export function readSubscriptionStatus(plan: Plan): SubscriptionStatusAnswer {
  return {
    status: subscriptionStatusOf(plan),
    hasActiveSubscription: isPremium(plan),
    provider: 'none',
    publishableKey: null,
    trialAvailable: false,
    trialEnd: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    paymentFailed: false,
  };
}
