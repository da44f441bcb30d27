import { EMAIL_REQUIRED, type SubscriptionSecretAnswer } from '../../../shared/api/subscription';
import { formatDateInZone } from '../../../shared/domain/format-date-in-zone';
import { isPremium, planOf } from '../../../shared/domain/plan';
import type { DemoGateway, PaymentGateway } from '../../billing/payment-gateway';
import { Problem } from '../../errors/problem';
import { NO_SUBSCRIPTION, type SubscriptionState } from '../../store/billing-store';
import { findSubscription, type KeptSubscription } from '../../store/sql/billing-rows';
import type { Account } from '../../store/store';
import { shownEmail } from '../profile/change-email';
import { type BillingDeps, findCustomer, nothingSubscribed, requireGateway } from './billing-deps';
import { keepOnce, keepState } from './keep-state';

/** POST /api/get-or-create-subscription. Two calls, also at the same time, begin one subscription. */
export async function getOrCreateSubscription(
  deps: BillingDeps,
  account: Account,
): Promise<SubscriptionSecretAnswer> {
  const answer = await asCustomer(deps, account, async (gateway, customer) => {
    const { customerId, trialUsed } = customer;
    const secret = await gateway.subscribe(customerId, trialUsed);
    // This also stores a change of which no event has come yet, such as a payment in another window.
    await keepState(deps, gateway, account.id, customer, () => gateway.readState(customerId));
    return secret;
  });
  return answer ?? { hasActiveSubscription: true };
}

/** POST /api/create-checkout-session: the address of a page that takes the payment. Throws 409 where nothing is left to pay. */
export async function createCheckoutSession(deps: BillingDeps, account: Account): Promise<string> {
  const url = await asCustomer(deps, account, (gateway, { customerId, trialUsed }) =>
    gateway.openCheckout(customerId, trialUsed),
  );
  if (url === undefined) throw new Problem(409, 'CONFLICT', 'You already have Premium.');
  return url;
}

/** POST /api/create-customer-portal-session: the address of a page with invoices and cards. */
export async function createPortalSession(deps: BillingDeps, account: Account): Promise<string> {
  const gateway = requireGateway(deps.gateway);
  const customer = await findCustomer(deps, gateway, account);
  if (!customer) throw nothingSubscribed();
  return gateway.openPortal(customer.customerId);
}

/**
 * POST /api/demo-billing/confirm: does what the payment form of a provider does. Throws 409 for the secret of another
 * person.
 */
export async function confirmDemo(
  deps: BillingDeps<DemoGateway>,
  account: Account,
  clientSecret: string,
): Promise<void> {
  await asCustomer(deps, account, async (gateway, customer) => {
    await keepState(deps, gateway, account.id, customer, async () => {
      const state = await gateway.confirm(customer.customerId, clientSecret);
      if (!state) throw nothingSubscribed();
      return state;
    });
  });
}

/**
 * Runs `work` in the person's turn for their customer, which is stored before anything can be paid. Undefined for a person
 * who was given Premium without a provider: there is nothing to pay.
 */
async function asCustomer<Gateway extends PaymentGateway, Value>(
  deps: BillingDeps<Gateway>,
  account: Account,
  work: (gateway: Gateway, customer: KeptSubscription) => Promise<Value>,
): Promise<Value | undefined> {
  const gateway = requireGateway(deps.gateway);
  // An unproved address is enough: the provider sends its letters there, to the person who pays.
  const email = shownEmail(account).trim();
  if (email === '') throw new Problem(400, 'EMAIL_REQUIRED', EMAIL_REQUIRED);
  return deps.turns.run(account.id, async () => {
    const kept = await deps.store.read((tx) => findSubscription(tx, account.id));
    if (!kept && isPremium(account.plan)) return undefined;
    return work(gateway, await openCustomer(deps, gateway, { id: account.id, email }, kept));
  });
}

/** The customer at the provider, stored; of two servers at once both go on with the one that was stored first. */
async function openCustomer(
  deps: BillingDeps,
  gateway: PaymentGateway,
  payer: Pick<Account, 'id' | 'email'>,
  kept: KeptSubscription | undefined,
): Promise<KeptSubscription> {
  const known = kept?.provider === gateway.provider ? kept : undefined;
  const customerId = await gateway.openCustomer(payer, known?.customerId);
  if (known?.customerId === customerId) return known;
  const revision = kept?.revision ?? 0;
  const trialUsed = kept?.trialUsed ?? false;
  const opened = { ...NO_SUBSCRIPTION, trialUsed, provider: gateway.provider, customerId };
  const outcome = await keepOnce(deps, payer.id, { ...opened, revision }, opened);
  if (outcome !== 'overtaken' && outcome !== 'replaced') {
    return { ...opened, revision: revision + 1 };
  }
  const now = await deps.store.read((tx) => findSubscription(tx, payer.id));
  return openCustomer(deps, gateway, payer, now);
}

/**
 * POST /api/cancel-subscription: it takes effect at the end of the paid period, without a refund (spec section 9). Resolves
 * with a sentence that says how long Premium lasts. Throws 409 where there is no subscription.
 */
export async function cancelSubscription(deps: BillingDeps, account: Account): Promise<string> {
  const gateway = requireGateway(deps.gateway);
  return deps.turns.run(account.id, async () => {
    const customer = await findCustomer(deps, gateway, account);
    if (!customer) throw nothingSubscribed();
    let isCancelled = false;
    const state = await keepState(deps, gateway, account.id, customer, async () => {
      const cancelled = await gateway.cancel(customer.customerId);
      if (!cancelled && !isCancelled) throw nothingSubscribed();
      isCancelled = true;
      return cancelled ?? gateway.readState(customer.customerId);
    });
    return sayWhatHolds(state, account.timeZone ?? 'UTC');
  });
}

function sayWhatHolds(state: SubscriptionState, timeZone: string): string {
  const { status, currentPeriodEnd } = state;
  if (currentPeriodEnd === null || !isPremium(planOf(status ?? ''))) {
    return 'Your subscription has ended.';
  }
  const day = formatDateInZone(currentPeriodEnd, timeZone);
  return status === 'trialing'
    ? `Your trial ends on ${day}. You won’t be charged.`
    : `Your subscription ends on ${day}. You keep Premium until then.`;
}
