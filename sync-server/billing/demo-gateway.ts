import { addMonths } from 'date-fns';
import { PAYMENT_VIEW, SUBSCRIPTION_OFFER } from '../../shared/api/subscription';
import { isPremium, planOf } from '../../shared/domain/plan';
import { type BillingStore, NO_SUBSCRIPTION, type SubscriptionState } from '../store/billing-store';
import type { DemoGateway } from './payment-gateway';

const TRIAL_MS = SUBSCRIPTION_OFFER.trialDays * 86_400_000;

export interface DemoGatewayDeps {
  readonly store: Pick<BillingStore, 'findSubscriber' | 'findSubscription'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Replaces a payment provider where none is set up: no card, no charge, no other service. It reads a customer's state from
 * the store and changes it by the clock alone.
 */
export function createDemoGateway({ store, now }: DemoGatewayDeps): DemoGateway {
  async function readState(customerId: string): Promise<SubscriptionState> {
    const accountId = await store.findSubscriber({ provider: 'demo', customerId });
    const kept = accountId === undefined ? undefined : await store.findSubscription(accountId);
    return moveOn(kept ?? NO_SUBSCRIPTION, now());
  }

  return {
    provider: 'demo',
    publishableKey: null,
    openCustomer: async ({ id }) => `demo-${id}`,
    readState,
    async subscribe(customerId, trialUsed) {
      if (isGood(await readState(customerId))) return { hasActiveSubscription: true };
      return { clientSecret: secretOf(customerId), confirms: trialUsed ? 'payment' : 'setup' };
    },
    async openCheckout(customerId) {
      return isGood(await readState(customerId)) ? undefined : PAYMENT_VIEW;
    },
    openPortal: async () => '/subscribe',
    async cancel(customerId) {
      const state = await readState(customerId);
      return isGood(state) ? { ...state, cancelAtPeriodEnd: true } : undefined;
    },
    removeCustomer: async () => undefined,
    async confirm(customerId, clientSecret) {
      if (clientSecret !== secretOf(customerId)) return undefined;
      const state = await readState(customerId);
      return isGood(state) ? state : begin(customerId, state.trialUsed, now());
    },
  };
}

function secretOf(customerId: string): string {
  return `secret-of-${customerId}`;
}

function isGood({ status }: SubscriptionState): boolean {
  return isPremium(planOf(status ?? ''));
}

function begin(customerId: string, trialUsed: boolean, now: number): SubscriptionState {
  const trialEnd = trialUsed ? null : now + TRIAL_MS;
  return {
    subscriptionId: `subscription-of-${customerId}`,
    status: trialUsed ? 'active' : 'trialing',
    trialEnd,
    currentPeriodEnd: trialEnd ?? addMonths(now, 1).getTime(),
    cancelAtPeriodEnd: false,
    trialUsed: true,
  };
}

/** What becomes of a state by `now`. Pure. */
function moveOn(state: SubscriptionState, now: number): SubscriptionState {
  const { currentPeriodEnd: end } = state;
  if (end === null || now < end) return state;
  if (state.cancelAtPeriodEnd) {
    return { ...NO_SUBSCRIPTION, status: 'canceled', trialUsed: state.trialUsed };
  }
  let months = 1;
  while (addMonths(end, months).getTime() <= now) months += 1;
  const currentPeriodEnd = addMonths(end, months).getTime();
  return { ...state, status: 'active', trialEnd: null, currentPeriodEnd };
}
