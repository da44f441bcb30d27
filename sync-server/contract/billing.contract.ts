import { describe, expect, it } from 'vitest';
import { keepOnce } from '../services/billing/keep-state';
import { KeyedLock } from '../services/keyed-lock';
import type { Payment, Subscription } from '../store/billing-store';
import {
  addLeftCustomer,
  findSubscription,
  isEventKnown,
  keepPayment,
  noteEvent,
} from '../store/sql/billing-rows';
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
    const deps = () => ({
      store: fresh.store,
      gateway: undefined,
      pokes: { publish: () => undefined },
      turns: new KeyedLock(),
      now: () => 1_000,
    });
    const revisionOf = async (accountId: string) =>
      (await fresh.store.read((tx) => findSubscription(tx, accountId)))?.revision ?? 0;
    const keep = async (change: Partial<Subscription> = {}, accountId = 'anna') => {
      const known = { ...customer, revision: await revisionOf(accountId) };
      return keepOnce(deps(), accountId, known, sampleSubscription(change));
    };

    it('keeps the last state of a subscription, and the plan with it', async () => {
      expect(await fresh.store.findSubscription('anna')).toBeUndefined();
      expect(await keep()).toBe('plan-changed');
      expect(await fresh.store.findAccount('anna')).toMatchObject({ plan: 'trial' });
      const later = { status: 'active', trialEnd: null, cancelAtPeriodEnd: true };
      expect(await keep(later)).toBe('plan-changed');
      expect(await keep(later)).toBe('kept');
      expect(await fresh.store.findSubscription('anna')).toEqual(sampleSubscription(later));
      expect(await fresh.store.findAccount('anna')).toMatchObject({ plan: 'premium' });
      expect(await fresh.store.findSubscription('ben')).toBeUndefined();
    });

    it('A20 keeps no state where another was kept since the provider was asked', async () => {
      const asked = { ...customer, revision: await revisionOf('anna') };
      await keep({ status: 'active' });
      expect(await keepOnce(deps(), 'anna', asked, sampleSubscription())).toBe('overtaken');
      const other = { ...asked, customerId: 'cus_other' };
      expect(await keepOnce(deps(), 'anna', other, sampleSubscription())).toBe('replaced');
      expect(await fresh.store.findSubscription('anna')).toMatchObject({ status: 'active' });
      expect(await fresh.store.findAccount('anna')).toMatchObject({ plan: 'premium' });
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
      await expect(keep()).rejects.toMatchObject({ status: 401 });
      expect(await fresh.store.findSubscriber(customer)).toBeUndefined();
      expect(await fresh.store.listLeftCustomers()).toEqual([customer]);
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
      await fresh.store.write((tx) => addLeftCustomer(tx, customer));
      await fresh.store.forgetLeftCustomer(customer);
      expect(await fresh.store.listLeftCustomers()).toEqual([]);
    });

    it('A20 remembers which messages it has had, for their time', async () => {
      const { store } = fresh;
      const isKnown = () => store.read((tx) => isEventKnown(tx, 'evt_1'));
      expect(await isKnown()).toBe(false);
      for (const at of [1_000, 2_000]) await store.write((tx) => noteEvent(tx, 'evt_1', at));
      expect(await isKnown()).toBe(true);
      expect(await store.deleteBillingEventsUntil(1_000)).toBe(1);
      expect(await isKnown()).toBe(false);
    });

    it('keeps one row for an invoice, beyond the account, until its time is over', async () => {
      await keep();
      const second = samplePayment({ invoiceId: 'in_2', at: 2_000 });
      for (const payment of [samplePayment({ status: 'open' }), samplePayment(), second]) {
        await fresh.store.write((tx) => keepPayment(tx, payment));
      }
      await fresh.store.eraseAccount('anna');
      expect(await fresh.store.listPayments(customer)).toEqual([second, samplePayment()]);
      expect(await fresh.store.deletePaymentsUntil(1_000)).toBe(1);
      expect(await fresh.store.listPayments(customer)).toEqual([second]);
    });
  });
}
