import { describe, expect, it } from 'vitest';
import type { SubscriptionStatusAnswer } from '../../../../shared/api/subscription';
import { readStep } from './payment-page';
import { whichView } from './which-view';

const answer = { status: 'inactive', provider: 'stripe' } as SubscriptionStatusAnswer;
const unknown = { status: undefined, answer: undefined, hasFailed: false };
const free = { status: 'inactive', answer, hasFailed: false } as const;
/** Without a network: sync knows the plan, and no answer has come. */
const offline = { status: 'inactive', answer: undefined, hasFailed: true } as const;

describe('the view', () => {
  it('is loading until something is known, and then no longer', () => {
    expect(whichView(unknown, 'offer')).toEqual({ name: 'loading' });
    expect(whichView({ ...unknown, hasFailed: true }, 'offer')).toEqual({ name: 'unknown' });
    expect(whichView({ ...offline, hasFailed: false }, 'payment')).toEqual({ name: 'loading' });
  });

  it('is Premium for active and trialing, also where only the plan is known', () => {
    for (const status of ['active', 'trialing'] as const) {
      expect(whichView({ ...offline, status }, 'offer')).toEqual({ name: 'active', status });
      expect(whichView({ ...offline, status }, 'failed')).toEqual({ name: 'active', status });
    }
  });

  it('is the offer for everybody else, also after a payment that failed', () => {
    for (const step of ['offer', 'failed'] as const) {
      expect(whichView(free, step)).toEqual({ name: 'offer' });
    }
  });

  it('is the payment form for who asked to pay, once it is known who takes the payment', () => {
    expect(whichView(free, 'payment')).toEqual({ name: 'payment', answer });
    expect(whichView(offline, 'payment')).toEqual({ name: 'offer' });
  });

  it('waits for the plan after the form, and leads on where the plan is there before', () => {
    expect(whichView(free, 'done')).toEqual({ name: 'done' });
    expect(whichView({ ...free, status: 'trialing' }, 'payment')).toEqual({ name: 'paid' });
  });
});

it.each([
  ['', 'offer'],
  ['?view=else', 'offer'],
  ['?view=payment', 'payment'],
  ['?view=done', 'done'],
  ['?view=done&setup_intent=seti_1&redirect_status=succeeded', 'done'],
  ['?view=done&payment_intent=pi_1&redirect_status=failed', 'failed'],
] as const)('the address %j is the step %s', (search, step) => {
  expect(readStep(search)).toBe(step);
});
