import type { PaymentGateway } from '../../billing/payment-gateway';
import type { BillingStore } from '../../store/billing-store';

/**
 * Ends the subscriptions of deleted accounts and deletes their customers at the provider. A customer that fails now stays
 * noted; resolves with the number of those. Run after a deletion, at the start, and every few minutes.
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
