import type { PaymentGateway } from '../../billing/payment-gateway';
import type { BillingStore } from '../../store/billing-store';

/**
 * Ends the subscriptions of people whose account is gone, and lets the provider forget them. Whoever the provider can't be
 * told of now stays noted; answers how many those are. Run after a deletion, at the start, and every few minutes.
 */
export async function endLeftCustomers(
  store: Pick<BillingStore, 'listLeftCustomers' | 'forgetLeftCustomer'>,
  gateway: PaymentGateway | undefined,
): Promise<number> {
  let waiting = 0;
  for (const customer of await store.listLeftCustomers()) {
    if (await endCustomer(customer)) await store.forgetLeftCustomer(customer);
    else waiting += 1;
  }
  return waiting;

  async function endCustomer({ provider, customerId }: { provider: string; customerId: string }) {
    if (provider === 'demo') return true;
    if (provider !== gateway?.provider) return false;
    return gateway.removeCustomer(customerId).then(
      () => true,
      () => false,
    );
  }
}
