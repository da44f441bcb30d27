import { planOf } from '../../../shared/domain/plan';
import type { PaymentGateway } from '../../billing/payment-gateway';
import { unauthenticated } from '../../errors/problem';
import type { SubscriptionState } from '../../store/billing-store';
import type { Store } from '../../store/store';
import { type BillingDeps, findCustomer } from './billing-deps';

/**
 * Stores the state that a provider reports of a person, and the plan that follows from it. A change of plan pokes their
 * devices, which get it with their next pull (P32). To be run in the person's turn. Throws 401 where the account was deleted
 * in the meantime; its customer is then noted to be ended.
 */
export async function keepState(
  { store, pokes, now }: BillingDeps,
  { provider }: Pick<PaymentGateway, 'provider'>,
  accountId: string,
  customerId: string,
  state: SubscriptionState,
): Promise<void> {
  const before = await store.findAccount(accountId);
  const plan = planOf(state.status ?? '');
  const trialUsed =
    state.trialUsed || (await store.findSubscription(accountId))?.trialUsed === true;
  const { subscriptionId, status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd } = state;
  const period = { trialEnd, currentPeriodEnd, cancelAtPeriodEnd, trialUsed };
  const subscription = { provider, customerId, subscriptionId, status, ...period };
  if (!(await store.keepSubscription(accountId, subscription, plan, now()))) {
    await store.addLeftCustomer({ provider, customerId });
    throw unauthenticated();
  }
  if (before?.plan !== plan) pokes.publish(accountId, await store.sequence(accountId));
}

/** Asks the provider for the present state and stores it: no event, late or doubled, can bring back an earlier state (A20). */
export async function refreshSubscription(deps: BillingDeps, accountId: string): Promise<void> {
  const { gateway, turns } = deps;
  if (!gateway) return;
  await turns.run(accountId, async () => {
    const customer = await findCustomer(deps, gateway, { id: accountId });
    if (!customer) return;
    const { customerId } = customer;
    await keepState(deps, gateway, accountId, customerId, await gateway.readState(customerId));
  });
}

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
