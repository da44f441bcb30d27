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
 * A message of the provider (A20). It says whom to ask about, nothing more: state and payments are what the provider then
 * answers, so order and repetition don't matter. It is noted when all of it is done; what fails rejects, and is sent again.
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

/** A customer nobody here has changes nothing; nor does an invoice that is another customer's. */
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
