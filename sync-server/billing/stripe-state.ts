import type { Stripe } from 'stripe';
import type { SubscriptionState } from '../store/billing-store';

/** Which of several subscriptions decides: the first of these that one of them is, else the newest. */
const RANKS = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

/** In these a subscription has a period. */
const RUNNING = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/**
 * Stripe calls a trial `trialing` before a card is known, for it can begin without. To us it is `incomplete` until then:
 * opening the payment form is no way to a trial.
 */
export function statusOf(subscription: Stripe.Subscription): string {
  return subscription.status === 'trialing' && awaitsCard(subscription)
    ? 'incomplete'
    : subscription.status;
}

function awaitsCard({
  pending_setup_intent,
  default_payment_method,
}: Stripe.Subscription): boolean {
  if (pending_setup_intent === null || default_payment_method !== null) return false;
  return typeof pending_setup_intent === 'string' || pending_setup_intent.status !== 'succeeded';
}

/** The subscription that decides; undefined where there never was one. */
export function decisiveOf(all: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  const rank = (subscription: Stripe.Subscription) => {
    const index = RANKS.indexOf(statusOf(subscription));
    return index === -1 ? RANKS.length : index;
  };
  return all.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created)[0];
}

/** What all subscriptions of a customer come to. */
export function stateOf(all: readonly Stripe.Subscription[]): SubscriptionState {
  const trialUsed = all.some((one) => one.trial_start !== null && !awaitsCard(one));
  const decisive = decisiveOf(all);
  const status = decisive ? statusOf(decisive) : null;
  const isRunning =
    decisive !== undefined && RUNNING.has(decisive.status) && status !== 'incomplete';
  return {
    subscriptionId: decisive?.id ?? null,
    status,
    trialEnd: status === 'trialing' ? toMs(decisive?.trial_end) : null,
    currentPeriodEnd: isRunning ? periodEnd(decisive) : null,
    cancelAtPeriodEnd: isRunning && (decisive.cancel_at_period_end || decisive.cancel_at !== null),
    trialUsed,
  };
}

function periodEnd({ cancel_at, items }: Stripe.Subscription): number | null {
  return toMs(cancel_at ?? items.data[0]?.current_period_end);
}

function toMs(seconds: number | null | undefined): number | null {
  return seconds == null ? null : seconds * 1000;
}
