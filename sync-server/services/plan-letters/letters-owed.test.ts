import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type Payment, type SubscriptionState } from '../../store/billing-store';
import { lettersOwed } from './letters-owed';

const RUNNING = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];
const NOT_RUNNING = ['incomplete', 'incomplete_expired', 'canceled', null];

const state = (
  status: string | null,
  subscriptionId: string | null = 'sub_1',
): SubscriptionState => ({
  ...NO_SUBSCRIPTION,
  subscriptionId,
  status,
});
const invoice = (status: string): Payment => ({
  provider: 'stripe',
  customerId: 'cus_anna',
  invoiceId: 'in_1',
  amount: 999,
  currency: 'usd',
  status,
  at: 1,
});

describe('X3 the end of a plan', () => {
  const end = { kind: 'plan-ended', about: 'sub_1' };

  it.each(RUNNING)('is told where it was %s and does not run any more', (status) => {
    for (const next of NOT_RUNNING) {
      expect(lettersOwed(state(status), state(next, 'sub_2'), undefined)).toEqual([end]);
    }
  });

  it.each(RUNNING)('is not told while it is %s', (status) => {
    for (const before of [...RUNNING, ...NOT_RUNNING]) {
      expect(lettersOwed(state(before), state(status), undefined)).toEqual([]);
    }
  });

  it('is not told of what never began', () => {
    for (const next of NOT_RUNNING) {
      expect(lettersOwed(undefined, state(next), undefined)).toEqual([]);
      for (const before of NOT_RUNNING) {
        expect(lettersOwed(state(before), state(next), undefined)).toEqual([]);
      }
    }
  });
});

describe('X2 a failed payment', () => {
  it.each(['past_due', 'unpaid'])('is told of an open invoice of a plan that is %s', (status) => {
    expect(lettersOwed(state('active'), state(status), invoice('open'))).toEqual([
      { kind: 'payment-failed', about: 'in_1' },
    ]);
  });

  it('is not told where the invoice is paid, void or unknown, or where the plan does not wait for it', () => {
    const before = state('active');
    for (const status of ['paid', 'void', 'draft']) {
      expect(lettersOwed(before, state('past_due'), invoice(status))).toEqual([]);
    }
    expect(lettersOwed(before, state('past_due'), undefined)).toEqual([]);
    for (const status of ['active', 'trialing', 'paused']) {
      expect(lettersOwed(before, state(status), invoice('open'))).toEqual([]);
    }
    expect(lettersOwed(undefined, state('incomplete'), invoice('open'))).toEqual([]);
  });
});
