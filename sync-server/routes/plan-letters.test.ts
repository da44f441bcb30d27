import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '../billing/payment-gateway';
import { createStripeGateway } from '../billing/stripe-gateway';
import type { Message } from '../mail/mailer';
import { KeyedLock } from '../services/keyed-lock';
import { sendPlanLetters } from '../services/plan-letters/send-plan-letters';
import { confirmCard, end, type FactSubscription, failPayment, pay } from '../testing/stripe-facts';
import {
  STRIPE_KEYS,
  type StripeStandIn,
  signedEvent,
  startStripe,
} from '../testing/stripe-stand-in';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TRIAL = 'Your free trial ends on March 17, 2026';
const FAILED = 'Your payment for Premium didn’t go through';
const ENDED = 'Your Premium plan has ended';

let test: TestApp;
let stripe: StripeStandIn;
let payments: { gateway: Gateway | undefined; turns: KeyedLock };
let anna: Client;
let letters: Message[];
let unsent: string[];
let unknown: string[];
let send: (letter: Message) => Promise<void>;

beforeEach(async () => {
  stripe = await startStripe(() => test.clock.now);
  const gateway = createStripeGateway({
    settings: { ...STRIPE_KEYS, apiUrl: stripe.url },
    origin: 'https://choose.example',
    log: pino({ level: 'silent' }),
    now: () => test.clock.now,
  });
  payments = { gateway, turns: new KeyedLock() };
  test = openTestApp({ payments });
  anna = await test.person('anna', { plan: 'free' });
  letters = [];
  unsent = [];
  unknown = [];
  send = async (letter) => void letters.push(letter);
});
afterEach(async () => {
  await test.close();
  await stripe.close();
});

/** One run of the job. */
const run = (signal = new AbortController().signal) =>
  sendPlanLetters(
    {
      ...payments,
      store: test.store,
      unfenced: test.store,
      pokes: test.pokes,
      mail: {
        mailer: { send: (letter) => send(letter) },
        origin: 'https://choose.example',
        signOff: ['Choose Wholeness', 'Sent from choose.example.'],
      },
      onUnknown: (accountId) => unknown.push(accountId),
      onUnsent: (accountId) => unsent.push(accountId),
      now: () => test.clock.now,
    },
    signal,
  );
/** The subjects of what was sent since the last look. */
const sent = async () => {
  await run();
  return letters.splice(0).map(({ subject }) => subject);
};

function newest(): FactSubscription {
  const found = [...stripe.facts.subscriptions.values()].at(-1);
  if (!found) throw new Error('Nothing is subscribed');
  return found;
}

async function tell(type: string, object: object, id?: string): Promise<number> {
  const { body, signature } = signedEvent(type, object, test.clock.now, id ? { id } : {});
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await test.visitor.call('POST', '/api/stripe/webhook', { body, headers })).status;
}
const tellState = () => tell('customer.subscription.updated', newest());

async function beginTrial(who = anna): Promise<FactSubscription> {
  await who.call('POST', '/api/get-or-create-subscription');
  confirmCard(stripe.facts, newest());
  await tellState();
  return newest();
}

async function failOnce(subscription: FactSubscription, id?: string): Promise<void> {
  const invoice = failPayment(stripe.facts, subscription);
  expect(await tell('invoice.payment_failed', invoice, id)).toBe(200);
}

describe('X4 the end of a trial', () => {
  it('is told once, from 48 hours before it', async () => {
    await beginTrial();
    test.clock.now += 5 * DAY_MS - 1;
    expect(await sent()).toEqual([]);
    test.clock.now += 1;
    await run();
    expect(letters).toMatchObject([{ to: 'anna@example.org', subject: TRIAL }]);
    letters.length = 0;
    for (const later of [600_000, HOUR_MS, DAY_MS]) {
      test.clock.now += later;
      expect(await sent()).toEqual([]);
    }
  });

  it('is told late where the server did not run, and not once it is over', async () => {
    await beginTrial();
    const ben = await test.person('ben', { plan: 'free' });
    await beginTrial(ben);
    test.clock.now += 7 * DAY_MS - 1;
    expect(await sent()).toEqual([TRIAL, TRIAL]);
    const cara = await test.person('cara', { plan: 'free' });
    await beginTrial(cara);
    test.clock.now += 7 * DAY_MS;
    expect(await sent()).toEqual([]);
  });

  it('is not told where it was canceled here', async () => {
    await beginTrial();
    await anna.call('POST', '/api/cancel-subscription');
    test.clock.now += 6 * DAY_MS;
    expect(await sent()).toEqual([]);
  });

  it('is not told where it was canceled at Stripe and no message came', async () => {
    (await beginTrial()).cancel_at_period_end = true;
    test.clock.now += 6 * DAY_MS;
    expect(await sent()).toEqual([]);
    expect(await test.store.findSubscription(anna.id)).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it('waits while Stripe can’t be asked, and is told then', async () => {
    await beginTrial();
    test.clock.now += 6 * DAY_MS;
    stripe.failing = 500;
    expect(await sent()).toEqual([]);
    expect(unknown).toEqual([anna.id]);
    stripe.failing = undefined;
    expect(await sent()).toEqual([TRIAL]);
  });

  it('is not told where payments are off, or of a form that was never completed', async () => {
    await anna.call('POST', '/api/get-or-create-subscription');
    await tellState();
    test.clock.now += 6 * DAY_MS;
    expect(await sent()).toEqual([]);
    const ben = await test.person('ben', { plan: 'free' });
    await beginTrial(ben);
    test.clock.now += 6 * DAY_MS;
    payments = { ...payments, gateway: undefined };
    expect(await sent()).toEqual([]);
  });
});

describe('X2 a failed payment', () => {
  it('is told once for each invoice, however often Stripe says so', async () => {
    const subscription = await beginTrial();
    for (const id of ['evt_1', 'evt_1', 'evt_2']) await failOnce(subscription, id);
    expect(await sent()).toEqual([FAILED]);
    await failOnce(subscription, 'evt_3');
    expect(await sent()).toEqual([]);
    pay(stripe.facts, subscription);
    subscription.latest_invoice = { ...subscription.latest_invoice, id: 'in_of_next_month' };
    await failOnce(subscription);
    expect(await sent()).toEqual([FAILED]);
  });

  it('is not told where it went through by the time Stripe is asked', async () => {
    const subscription = await beginTrial();
    const invoice = failPayment(stripe.facts, subscription);
    pay(stripe.facts, subscription);
    await tell('invoice.payment_failed', invoice);
    expect(await sent()).toEqual([]);
  });
});

describe('X3 the end of a plan', () => {
  it('is told once, by whatever message it is known', async () => {
    end(await beginTrial());
    for (const type of ['customer.subscription.updated', 'customer.subscription.deleted']) {
      await tell(type, newest());
    }
    expect(await sent()).toEqual([ENDED]);
    await tell('customer.subscription.deleted', newest());
    expect(await sent()).toEqual([]);
  });

  it('is told of a later plan once more, and of no form that was never completed', async () => {
    end(await beginTrial());
    await tellState();
    expect(await sent()).toEqual([ENDED]);
    await anna.call('POST', '/api/get-or-create-subscription');
    confirmCard(stripe.facts, newest());
    await tellState();
    end(newest());
    await tellState();
    expect(await sent()).toEqual([ENDED]);
    await anna.call('POST', '/api/get-or-create-subscription');
    end(newest());
    await tellState();
    expect(await sent()).toEqual([]);
  });
});

describe('X5 what is not true any more when it is to be sent', () => {
  it('ends unsent, for good: a payment that went through', async () => {
    const subscription = await beginTrial();
    await failOnce(subscription);
    pay(stripe.facts, subscription);
    await tellState();
    expect(await sent()).toEqual([]);
    failPayment(stripe.facts, subscription);
    await tellState();
    expect(await sent()).toEqual([]);
  });

  it('ends unsent: a plan that runs again', async () => {
    end(await beginTrial());
    await tellState();
    await anna.call('POST', '/api/get-or-create-subscription');
    confirmCard(stripe.facts, newest());
    await tellState();
    expect(await sent()).toEqual([]);
  });

  it('ends unsent: a trial that was canceled after the email was noted', async () => {
    await beginTrial();
    test.clock.now += 6 * DAY_MS;
    send = async () => Promise.reject(new Error('no connection'));
    await run();
    await anna.call('POST', '/api/cancel-subscription');
    test.clock.now += HOUR_MS;
    send = async (letter) => void letters.push(letter);
    expect(await sent()).toEqual([]);
  });

  it('ends unsent: what is three days old', async () => {
    await failOnce(await beginTrial());
    test.clock.now += 3 * DAY_MS;
    expect(await sent()).toEqual([]);
    test.clock.now -= DAY_MS;
    expect(await sent()).toEqual([]);
  });
});

describe('X1 a message of Stripe', () => {
  it('is answered while no email can be sent, and notes nothing where it comes again', async () => {
    send = async () => Promise.reject(new Error('no connection'));
    const subscription = await beginTrial();
    await failOnce(subscription, 'evt_1');
    expect(await run()).toEqual({ sent: 0, unsent: 1 });
    await failOnce(subscription, 'evt_1');
    expect(await run()).toEqual({ sent: 0, unsent: 0 });
  });

  it('of which the state could not be kept notes no email', async () => {
    const subscription = await beginTrial();
    const invoice = failPayment(stripe.facts, subscription);
    stripe.failing = 500;
    expect(await tell('invoice.payment_failed', invoice, 'evt_1')).toBe(503);
    stripe.failing = undefined;
    expect(await sent()).toEqual([]);
    expect(await tell('invoice.payment_failed', invoice, 'evt_1')).toBe(200);
    expect(await sent()).toEqual([FAILED]);
  });
});

describe('X6 U10 an email that could not be sent', () => {
  it('is sent an hour later, and keeps none of the others', async () => {
    const ben = await test.person('ben', { plan: 'free' });
    await failOnce(await beginTrial());
    await failOnce(await beginTrial(ben));
    send = async (letter) => {
      if (letter.to === 'anna@example.org') throw new Error('no connection');
      letters.push(letter);
    };
    expect(await run()).toEqual({ sent: 1, unsent: 1 });
    expect([letters.splice(0).map(({ to }) => to), unsent]).toEqual([
      ['ben@example.org'],
      [anna.id],
    ]);
    send = async (letter) => void letters.push(letter);
    test.clock.now += HOUR_MS - 1;
    expect(await sent()).toEqual([]);
    test.clock.now += 1;
    expect(await sent()).toEqual([FAILED]);
  });

  it('A31 goes to no address that is not proved, and to it once it is', async () => {
    const naomi = await test.person('naomi', {
      plan: 'free',
      email: '',
      unprovedEmail: 'naomi@example.org',
    });
    await failOnce(await beginTrial(naomi));
    expect(await sent()).toEqual([]);
    const proof = { tokenHash: 'proof', accountId: naomi.id, email: 'naomi@example.org' };
    await test.store.createEmailProof({ ...proof, expiresAt: test.clock.now + 1 }, test.clock.now);
    await test.store.redeemEmailProof('proof', test.clock.now);
    await run();
    expect(letters).toMatchObject([{ to: 'naomi@example.org', subject: FAILED }]);
  });

  it('waits where the run is told to end', async () => {
    await failOnce(await beginTrial());
    expect(await run(AbortSignal.abort())).toEqual({ sent: 0, unsent: 0 });
    expect(await sent()).toEqual([FAILED]);
  });

  it('is sent by no server that was stopped after it claimed it', async () => {
    await failOnce(await beginTrial());
    const { write } = test.store;
    vi.spyOn(test.store, 'write').mockImplementation(async (work) => {
      const value = await write(work);
      test.clock.now += 60_000;
      return value;
    });
    expect(await run()).toEqual({ sent: 0, unsent: 1 });
    expect(letters).toEqual([]);
  });

  it('goes to nobody whose account is deleted', async () => {
    await failOnce(await beginTrial());
    await test.store.eraseAccount(anna.id);
    expect(await run()).toEqual({ sent: 0, unsent: 0 });
  });
});
