import type { CallingGateway } from '../../billing/payment-gateway';
import { findSubscriber, isEventKnown, noteEvent } from '../../store/sql/billing-rows';
import type { BillingDeps } from './billing-deps';
import { refreshSubscription } from './keep-state';

export interface EventDeps extends BillingDeps<CallingGateway> {
  readonly gateway: CallingGateway;
}

/**
 * Handles an event of the provider (A20). Only the ids in it are used: state and payments are asked from the provider, so
 * order and repetition don't matter. An event is noted in the transaction that keeps what it led to; a failure rejects, and
 * the provider sends it again.
 */
export async function receiveBillingEvent(
  deps: EventDeps,
  body: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const { gateway } = deps;
  const event = gateway.readEvent(body, signature);
  if (event?.customerId === undefined) return;
  const { id, customerId, invoiceId } = event;
  await followUp(deps, { id, customerId, invoiceId });
}

/** A customer without an account here changes nothing; nor does an invoice of another customer. */
async function followUp(
  deps: EventDeps,
  event: {
    readonly id: string;
    readonly customerId: string;
    readonly invoiceId: string | undefined;
  },
): Promise<void> {
  const { store, gateway, now } = deps;
  const { id, customerId, invoiceId } = event;
  const { isKnown, accountId } = await store.read(async (tx) => ({
    isKnown: await isEventKnown(tx, id),
    accountId: await findSubscriber(tx, { provider: gateway.provider, customerId }),
  }));
  if (isKnown) return;
  if (accountId === undefined) return store.write((tx) => noteEvent(tx, id, now()));
  const asked = invoiceId === undefined ? undefined : await gateway.readPayment(invoiceId);
  const payment = asked?.customerId === customerId ? asked : undefined;
  await refreshSubscription(deps, accountId, { id, payment });
}
