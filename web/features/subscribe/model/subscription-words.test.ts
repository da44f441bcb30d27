import { describe, expect, it } from 'vitest';
import type { SubscriptionStatusAnswer } from '../../../../shared/api/subscription';
import { PRICE, TRIAL_NOTE, trialDates } from './offer-words';
import { subscriptionWords } from './subscription-words';

/** Noon by the reader's own clock. */
const UNTIL = new Date('2026-11-27T12:00:00').toISOString();
const trial: SubscriptionStatusAnswer = {
  status: 'trialing',
  hasActiveSubscription: true,
  provider: 'stripe',
  publishableKey: 'pk_test_1',
  trialAvailable: false,
  trialEnd: UNTIL,
  currentPeriodEnd: UNTIL,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
};

describe('Premium', () => {
  it('in its trial says until when it is free, and what comes then', () => {
    expect(subscriptionWords('trialing', trial)).toEqual({
      title: 'Premium Trial Active',
      lead: 'Free until November 27. Then $9.99 per month.',
      next: { label: 'Next payment', value: 'November 27, $9.99' },
    });
  });

  it('that was cancelled says until when it stays, and names no payment', () => {
    const cancelled = { ...trial, cancelAtPeriodEnd: true };
    expect(subscriptionWords('trialing', cancelled)).toEqual({
      title: 'Premium Trial Active',
      lead: 'Canceled. Premium stays until November 27. You won’t be charged.',
      next: { label: 'Ends', value: 'November 27' },
    });
    expect(subscriptionWords('active', { ...cancelled, trialEnd: null }).lead).toBe(
      'Canceled. Premium stays until November 27.',
    );
  });

  it('that renews says when', () => {
    expect(
      subscriptionWords('active', { ...trial, status: 'active', trialEnd: null }),
    ).toMatchObject({
      title: 'Premium Active',
      lead: 'It renews on November 27 for $9.99.',
    });
  });

  it('that was given, or of which only the plan is known, speaks of no payment', () => {
    expect(subscriptionWords('active', undefined).next).toBeUndefined();
    expect(subscriptionWords('active', { ...trial, currentPeriodEnd: null }).next).toBeUndefined();
  });
});

it('the offer is that of spec section 9', () => {
  expect(PRICE).toBe('$9.99');
  expect(TRIAL_NOTE).toBe('7-day free trial • Cancel anytime');
});

it('a trial is free for seven days, across the end of a month', () => {
  expect(trialDates('2026-11-26')).toEqual({ lastFree: 'December 2', firstPaid: 'December 3' });
});
