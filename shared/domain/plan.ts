import type { Plan } from '../protocol/messages';

/** The words of GET /api/subscription-status. Active or trialing counts as premium (spec section 6). */
export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'inactive'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Whether a plan opens what premium opens: a trial does. */
export function isPremium(plan: Plan): boolean {
  return plan !== 'free';
}

/** The subscription status a plan shows. */
export function subscriptionStatusOf(plan: Plan): SubscriptionStatus {
  if (plan === 'premium') return 'active';
  return plan === 'trial' ? 'trialing' : 'inactive';
}

/** The plan that follows from a status of the payment provider; any status that is not a good one is free. */
export function planOf(status: string): Plan {
  if (status === 'active') return 'premium';
  return status === 'trialing' ? 'trial' : 'free';
}
