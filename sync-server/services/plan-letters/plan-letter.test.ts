import { describe, expect, it } from 'vitest';
import type { PlanLetterKind } from '../../store/schema/billing';
import { sampleAccount } from '../../store/testing/samples';
import type { ClaimedLetter } from './claim-letter';
import { planLetter } from './plan-letter';

const ENDS_AT = Date.parse('2026-03-17T12:00:00Z');

function write(
  kind: PlanLetterKind,
  change: { readonly provider?: 'stripe' | 'demo'; readonly timeZone?: string } = {},
) {
  const { provider = 'stripe', timeZone = null } = change;
  const letter: ClaimedLetter = {
    accountId: 'anna',
    kind,
    about: 'sub_1',
    begunAt: 1,
    account: { ...sampleAccount('Unmistakable Name'), email: 'anna@example.org', timeZone },
    subscription: {
      provider,
      customerId: 'cus_anna',
      subscriptionId: 'sub_1',
      status: 'trialing',
      trialEnd: ENDS_AT,
      currentPeriodEnd: ENDS_AT,
      cancelAtPeriodEnd: false,
      trialUsed: true,
      revision: 1,
    },
  };
  return planLetter(letter, {
    origin: 'https://choose.example',
    signOff: ['Choose Wholeness', 'Sent from choose.example.'],
  });
}

it('X7 the end of a trial is told with its day, its price and the way to cancel', () => {
  const { to, subject, text } = write('trial-ends');
  expect([to, subject]).toEqual(['anna@example.org', 'Your free trial ends on March 17, 2026']);
  expect(text).toBe(`Hi,

Your 7-day free trial of Premium ends on March 17, 2026. Then Premium costs $9.99 per month, and we’ll charge your card each month until you cancel.

To cancel, open Premium before then and choose Cancel subscription. You won’t be charged, and you keep Premium until the trial ends. Otherwise, you don’t have to do anything.

Open Premium
https://choose.example/subscribe

Everything you’ve written stays. You can read, edit, search, export, and delete it on either plan.

Choose Wholeness
Sent from choose.example.
`);
});

it('X7 a failed payment is told with what is safe and the way to another card', () => {
  const { subject, text } = write('payment-failed');
  expect(subject).toBe('Your payment for Premium didn’t go through');
  expect(text).toBe(`Hi,

We couldn’t charge your card for Premium. Until a payment goes through, your account is on the free plan.

Everything you’ve written stays. You can read, edit, search, export, and delete it on either plan.

To restore Premium, open it below, choose Manage billing, and update your payment method.

Open Premium
https://choose.example/subscribe

We may try your card again. To end Premium instead, cancel it in Manage billing.

Choose Wholeness
Sent from choose.example.
`);
});

it('X7 the end of a plan is told with what stays and what the free plan includes', () => {
  const { subject, text } = write('plan-ended');
  expect(subject).toBe('Your Premium plan has ended');
  expect(text).toBe(`Hi,

Your Premium plan has ended, and your account is on the free plan. We won’t charge you again.

Everything you’ve written stays. You can read, edit, search, export, and delete it on either plan.

The free plan includes all 90 devotionals, check-ins, the Bible, and prayer circles. It holds 3 journal entries, so new ones need Premium once you have that many. It counts your practices over 30 days.

See your plan
https://choose.example/subscribe

You don’t have to do anything.

Choose Wholeness
Sent from choose.example.
`);
});

it.each([
  ['Pacific/Kiritimati', 'March 18, 2026'],
  ['America/Los_Angeles', 'March 17, 2026'],
])('X7 the day is that of where the person is: %s', (timeZone, day) => {
  expect(write('trial-ends', { timeZone }).subject).toContain(day);
});

it('X7 names no card and no price where payments are a demo', () => {
  const { text } = write('trial-ends', { provider: 'demo' });
  expect(text).toContain('Payments on this server are a demo, so no card is charged.');
  expect(text).not.toMatch(/\$|we’ll charge/);
});

describe.each(['trial-ends', 'payment-failed', 'plan-ended'] as const)('X7 %s', (kind) => {
  const { text, html } = write(kind);

  it('holds no word that a person chose', () => {
    expect(text + html).not.toContain('Unmistakable');
  });

  it('says the same in HTML', () => {
    const shown = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const line of text.split('\n').filter((each) => each !== '')) {
      expect(shown).toContain(line);
    }
  });

  it('speaks as the app does', () => {
    expect(text).not.toMatch(/—|--|'|"| just |letter/);
  });
});
