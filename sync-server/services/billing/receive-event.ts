import type { CallingGateway } from '../../billing/payment-gateway';
import type { BillingCustomer } from '../../store/billing-store';
import type { Store } from '../../store/store';
import type { BillingDeps } from './billing-deps';
import { refreshSubscription } from './keep-state';

export interface EventDeps extends BillingDeps<CallingGateway> {
  readonly gateway: CallingGateway;
  readonly store: BillingDeps['store'] &
    Pick<Store, 'findSubscriber' | 'isBillingEventKnown' | 'noteBillingEvent' | 'keepPayment'>;
}

/**
 * Handles an event of the provider (A20). Only the ids in it are used: state and payments are asked from the provider, so
 * order and repetition don't matter. An event is noted when it is handled; a failure rejects, and the provider sends it
 * again.
 */
export async function receiveBillingEvent(
  deps: EventDeps,
  body: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const { store, gateway, turns, now } = deps;
  const event = gateway.readEvent(body, signature);
  if (event?.customerId === undefined) return;
  const { id, customerId, invoiceId } = event;
  const customer = { provider: gateway.provider, customerId };
  await turns.run(`event ${id}`, async () => {
    if (await store.isBillingEventKnown(id)) return;
    await followUp(deps, customer, invoiceId);
    await store.noteBillingEvent(id, now());
  });
}

/** A customer without an account here changes nothing; nor does an invoice of another customer. */
async function followUp(
  deps: EventDeps,
  customer: BillingCustomer,
  invoiceId: string | undefined,
): Promise<void> {
  const { store, gateway } = deps;
  const accountId = await store.findSubscriber(customer);
  if (accountId === undefined) return;
  const payment = invoiceId === undefined ? undefined : await gateway.readPayment(invoiceId);
  if (payment?.customerId === customer.customerId) await store.keepPayment(payment);
  await refreshSubscription(deps, accountId);
}
