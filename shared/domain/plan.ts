import type { Plan } from '../protocol/messages';

/** The words of GET /api/subscription-status. Active or trialing counts as premium (spec section 6). */
export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'inactive'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/**
 * What Premium adds, by the names of spec section 6 and in the order of the offer, which tells them in the words of
 * `premium-words.ts`. What a person has once written is never among it: reading, editing,
 * searching, exporting and deleting it is open on every plan.
 */
export const PREMIUM_FEATURES = [
  /** Journal entries, with their voice recordings, beyond `FREE_ENTRY_LIMIT`. */
  'unlimited-entries',
  /** Counting one's days further back than `FREE_TRACKING_DAYS`. */
  'advanced-tracking',
  /** The mindful moments that the content pack marks as premium. */
  'premium-content',
  /** Sharing the picture of an achievement. The day's verse, the week and the journey are everybody's to share. */
  'achievement-sharing',
  /** Posting questions in the community; everybody may read them. */
  'community-suggestions',
  /** Voting on the community's questions. */
  'voting',
] as const;
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number];

const OPENED_BY: Readonly<Record<Plan, readonly PremiumFeature[]>> = {
  free: [],
  trial: PREMIUM_FEATURES,
  premium: PREMIUM_FEATURES,
};

/** Whether a plan opens a feature. Screens and server ask here alone, so the two can't disagree. */
export function hasFeature(plan: Plan, feature: PremiumFeature): boolean {
  return OPENED_BY[plan].includes(feature);
}

/** How many days back the free plan counts; Premium counts as far as there are days (`advanced-tracking`). */
export const FREE_TRACKING_DAYS = 30;

/** Whether a plan counts as premium: a trial does. */
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
