import { describe, expect, it } from 'vitest';
import type { Payment, Subscription } from '../store/billing-store';
import { type OpenStore, useFreshStore } from './fresh-store';

const customer = { provider: 'stripe', customerId: 'cus_anna' } as const;

function sampleSubscription(change: Partial<Subscription> = {}): Subscription {
  return {
    ...customer,
    subscriptionId: 'sub_1',
    status: 'trialing',
    trialEnd: 5_000,
    currentPeriodEnd: 5_000,
    cancelAtPeriodEnd: false,
    trialUsed: true,
    ...change,
  };
}

function samplePayment(change: Partial<Payment> = {}): Payment {
  const paid = { amount: 999, currency: 'usd', status: 'paid', at: 1_000 };
  return { ...customer, invoiceId: 'in_1', ...paid, ...change };
}

export function billingContract(open: OpenStore): void {
  describe('billing', () => {
    const fresh = useFreshStore(open);
    const keep = (change: Partial<Subscription> = {}, accountId = 'anna') =>
      fresh.store.keepSubscription(accountId, sampleSubscription(change), 'trial', 1_000);

    it('keeps the last state of a subscription, and the plan with it', async () => {
      expect(await fresh.store.findSubscription('anna')).toBeUndefined();
      expect(await keep()).toBe(true);
      const later = { status: 'active', trialEnd: null, cancelAtPeriodEnd: true };
      await fresh.store.keepSubscription('anna', sampleSubscription(later), 'premium', 2_000);
      expect(await fresh.store.findSubscription('anna')).toEqual(sampleSubscription(later));
      expect(await fresh.store.findAccount('anna')).toMatchObject({ plan: 'premium' });
      expect(await fresh.store.findSubscription('ben')).toBeUndefined();
    });

    it('knows whose customer it is, at that provider', async () => {
      await keep();
      expect(await fresh.store.findSubscriber(customer)).toBe('anna');
      expect(await fresh.store.findSubscriber({ ...customer, provider: 'demo' })).toBeUndefined();
    });

    it('A20 gives one person’s customer to nobody else', async () => {
      await keep();
      await expect(keep({}, 'ben')).rejects.toThrow();
      expect(await fresh.store.findSubscriber(customer)).toBe('anna');
      expect(await fresh.store.findAccount('ben')).toMatchObject({ plan: 'premium' });
    });

    it('keeps nothing for somebody who is gone', async () => {
      await fresh.store.eraseAccount('anna');
      expect(await keep()).toBe(false);
      expect(await fresh.store.findSubscriber(customer)).toBeUndefined();
    });

    it('lists whose period is over', async () => {
      await keep();
      expect(await fresh.store.listLapsed(4_999)).toEqual([]);
      expect(await fresh.store.listLapsed(5_000)).toEqual(['anna']);
      await keep({ status: 'canceled', currentPeriodEnd: null });
      expect(await fresh.store.listLapsed(9_000)).toEqual([]);
    });

    it('A24 leaves the customer of an erased account to be ended, until that is done', async () => {
      await keep();
      await fresh.store.eraseAccount('anna');
      expect(await fresh.store.listLeftCustomers()).toEqual([customer]);
      await fresh.store.addLeftCustomer(customer);
      await fresh.store.forgetLeftCustomer(customer);
      expect(await fresh.store.listLeftCustomers()).toEqual([]);
    });

    it('A20 remembers which messages it has had, for their time', async () => {
      expect(await fresh.store.isBillingEventKnown('evt_1')).toBe(false);
      await fresh.store.noteBillingEvent('evt_1', 1_000);
      await fresh.store.noteBillingEvent('evt_1', 2_000);
      expect(await fresh.store.isBillingEventKnown('evt_1')).toBe(true);
      expect(await fresh.store.deleteBillingEventsUntil(1_000)).toBe(1);
      expect(await fresh.store.isBillingEventKnown('evt_1')).toBe(false);
    });

    it('keeps one row for an invoice, beyond the account, until its time is over', async () => {
      await keep();
      await fresh.store.keepPayment(samplePayment({ status: 'open' }));
      await fresh.store.keepPayment(samplePayment());
      await fresh.store.keepPayment(samplePayment({ invoiceId: 'in_2', at: 2_000 }));
      await fresh.store.eraseAccount('anna');
      const second = samplePayment({ invoiceId: 'in_2', at: 2_000 });
      expect(await fresh.store.listPayments(customer)).toEqual([second, samplePayment()]);
      expect(await fresh.store.deletePaymentsUntil(1_000)).toBe(1);
      expect(await fresh.store.listPayments(customer)).toEqual([second]);
    });
  });
}
