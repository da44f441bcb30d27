import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscriptionStatusAnswer } from '../../shared/api/subscription';
import type { Gateway } from '../billing/payment-gateway';
import { createStripeGateway } from '../billing/stripe-gateway';
import { endLeftCustomers } from '../services/billing/end-left-customers';
import { refreshLapsed } from '../services/billing/keep-state';
import { KeyedLock } from '../services/keyed-lock';
import { PasswordHasher } from '../services/password-hasher';
import {
  confirmCard,
  end,
  type FactSubscription,
  failPayment,
  pay,
  subscribe,
} from '../testing/stripe-facts';
import {
  STRIPE_KEYS,
  type StripeStandIn,
  signature,
  signedEvent,
  startStripe,
} from '../testing/stripe-stand-in';
import { type Client, NOON, openTestApp, type TestApp } from '../testing/test-app';

const DAY_MS = 86_400_000;
const WEBHOOK = '/api/stripe/webhook';

let test: TestApp;
let stripe: StripeStandIn;
let payments: { gateway: Gateway; turns: KeyedLock };
let anna: Client;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  stripe = await startStripe(() => test.clock.now);
  const gateway = createStripeGateway({
    settings: { ...STRIPE_KEYS, apiUrl: stripe.url },
    origin: 'https://choose.example',
    log: logger,
    now: () => test.clock.now,
  });
  payments = { gateway, turns: new KeyedLock() };
  test = openTestApp({ logger, payments });
  anna = await test.person('anna', { plan: 'free' });
});
afterEach(async () => {
  await test.close();
  await stripe.close();
});

const post = (path: string, who = anna) => who.call('POST', `/api/${path}`);
const openForm = (who = anna) => post('get-or-create-subscription', who);
const planOf = async (who = anna) => (await test.store.findAccount(who.id))?.plan;

async function status(who = anna) {
  const { body } = await who.call('GET', '/api/subscription-status');
  return subscriptionStatusAnswer.parse(body);
}

/** The newest subscription at Stripe. */
function newest(): FactSubscription {
  const found = [...stripe.facts.subscriptions.values()].at(-1);
  if (!found) throw new Error('Nothing is subscribed');
  return found;
}

async function send({ body, signature }: { body: string; signature: string }) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await test.visitor.call('POST', WEBHOOK, { body, headers })).status;
}

/** Tells of a subscription as Stripe does; the state in the message is an old one on purpose. */
const tell = (
  type = 'customer.subscription.updated',
  subscription: object = newest(),
  id?: string,
) =>
  send(signedEvent(type, { ...subscription, status: 'active' }, test.clock.now, id ? { id } : {}));

/** As far as a trial with a card. */
async function beginTrial(who = anna): Promise<FactSubscription> {
  await openForm(who);
  confirmCard(stripe.facts, newest());
  await tell();
  return newest();
}

describe('subscribing', () => {
  it('A21 begins with a trial once a card is known, and not by opening the form', async () => {
    const { body } = await openForm();
    expect(body).toEqual({ clientSecret: expect.stringMatching(/^seti_/), confirms: 'setup' });
    await tell();
    expect(await planOf()).toBe('free');
    confirmCard(stripe.facts, newest());
    await anna.call('GET', '/subscribe?view=done&session_id=cs_1');
    expect(await planOf()).toBe('free');
    await tell('setup_intent.succeeded', { id: 'seti_1', customer: newest().customer });
    const ends = new Date(NOON + 7 * DAY_MS).toISOString();
    expect(await status()).toEqual({
      status: 'trialing',
      hasActiveSubscription: true,
      provider: 'stripe',
      publishableKey: STRIPE_KEYS.publishableKey,
      trialAvailable: false,
      trialEnd: ends,
      currentPeriodEnd: ends,
      cancelAtPeriodEnd: false,
      paymentFailed: false,
    });
  });

  it('A20 begins one subscription of one customer, however often it is asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => openForm()));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect([stripe.facts.customers.size, stripe.facts.subscriptions.size]).toEqual([1, 1]);
  });

  it('begins a form left open anew after an hour, so that the trial has its seven days', async () => {
    await openForm();
    test.clock.now += 2 * 3_600_000;
    await openForm();
    const statuses = [...stripe.facts.subscriptions.values()].map(({ status }) => status);
    expect(statuses).toEqual(['canceled', 'trialing']);
  });

  it('A21 gives no second trial to whoever had one', async () => {
    end(await beginTrial());
    await tell('customer.subscription.deleted');
    expect(await status()).toMatchObject({ status: 'inactive', trialAvailable: false });
    const { body } = await openForm();
    expect(body).toMatchObject({ confirms: 'payment' });
    expect(newest().trial_end).toBeNull();
    expect(await planOf()).toBe('free');
  });

  it('A21 gives no second trial where Stripe does not know the customer of the first any more', async () => {
    end(await beginTrial());
    await tell('customer.subscription.deleted');
    stripe.facts.customers.clear();
    stripe.facts.subscriptions.clear();
    for (const hours of [0, 2]) {
      test.clock.now += hours * 3_600_000;
      expect((await openForm()).body).toMatchObject({ confirms: 'payment' });
      expect(newest().trial_end).toBeNull();
      expect(await status()).toMatchObject({ trialAvailable: false });
    }
  });

  it('A21 takes no price, trial or customer from a browser', async () => {
    const json = {
      price: 'price_cheap',
      trial_period_days: 700,
      customer: 'cus_other',
      plan: 'premium',
    };
    await anna.call('POST', '/api/get-or-create-subscription?price=price_cheap', { json });
    expect(newest().trial_end).toBe((NOON + 7 * DAY_MS) / 1000);
    await anna.call('POST', '/api/create-checkout-session', { json });
    expect([...stripe.facts.checkouts.values()]).toMatchObject([
      { trialDays: 7, success_url: 'https://choose.example/subscribe?view=done' },
    ]);
  });

  it('leads to a page that takes the payment, and closes it when the form is opened instead', async () => {
    const { body } = await post('create-checkout-session');
    expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    await openForm();
    expect([...stripe.facts.checkouts.values()]).toMatchObject([{ status: 'expired' }]);
  });

  it('has nothing to sell to whoever has it', async () => {
    await beginTrial();
    expect((await openForm()).body).toEqual({ hasActiveSubscription: true });
    expect(await post('create-checkout-session')).toMatchObject({ status: 409 });
    const given = await test.person('ben', { plan: 'premium' });
    expect((await openForm(given)).body).toEqual({ hasActiveSubscription: true });
    expect(await planOf(given)).toBe('premium');
  });

  it('knows at once what no message has told, where the person opens the form again', async () => {
    await openForm();
    confirmCard(stripe.facts, newest());
    expect((await openForm()).body).toEqual({ hasActiveSubscription: true });
    expect(await planOf()).toBe('trial');
  });

  it('finds the customer again that a restored database has forgotten', async () => {
    const known = { id: 'cus_known', email: 'anna@example.org', metadata: { accountId: anna.id } };
    stripe.facts.customers.set('cus_known', known);
    const subscription = subscribe(stripe.facts, 'cus_known', 7);
    confirmCard(stripe.facts, subscription);
    expect((await openForm()).body).toEqual({ hasActiveSubscription: true });
    expect([await planOf(), stripe.facts.customers.size]).toEqual(['trial', 1]);
  });

  it('A20 takes no customer of another person who has had the same address', async () => {
    const known = {
      id: 'cus_known',
      email: 'anna@example.org',
      metadata: { accountId: 'another' },
    };
    stripe.facts.customers.set('cus_known', known);
    await openForm();
    expect(newest().customer).not.toBe('cus_known');
  });

  it('needs an address', async () => {
    const nameless = await test.person('nameless', { email: ' ', plan: 'free' });
    for (const path of ['get-or-create-subscription', 'create-checkout-session']) {
      const answer = await post(path, nameless);
      expect(answer).toMatchObject({ status: 400, body: { code: 'EMAIL_REQUIRED' } });
      expect(answer.body.message).toContain('Email is required');
    }
    const invalid = await test.person('invalid', { email: 'nowhere', plan: 'free' });
    expect(await openForm(invalid)).toMatchObject({
      status: 400,
      body: { code: 'EMAIL_REQUIRED' },
    });
  });

  it('A31 needs none that is proved: what goes there is the provider’s, to who pays', async () => {
    const unprovedEmail = 'typed@example.org';
    const typed = await test.person('typed', { email: '', unprovedEmail, plan: 'free' });
    expect((await openForm(typed)).status).toBe(200);
    const customer = stripe.facts.customers.get(newest().customer);
    expect(customer?.email).toBe(unprovedEmail);
  });

  it('says so while Stripe is out of reach, and changes nothing', async () => {
    await beginTrial();
    stripe.failing = 500;
    for (const path of [
      'get-or-create-subscription',
      'cancel-subscription',
      'create-customer-portal-session',
    ]) {
      expect(await post(path)).toMatchObject({
        status: 503,
        body: { code: 'BILLING_UNAVAILABLE' },
      });
    }
    expect(await status()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false });
  });
});

describe('cancelling', () => {
  it('keeps premium until the period is over', async () => {
    await beginTrial();
    const { body } = await post('cancel-subscription');
    expect(body).toEqual({
      message: 'Your trial ends on March 17, 2026. You won’t be charged.',
    });
    expect(await status()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
    pay(stripe.facts, newest());
    await tell();
    expect((await post('cancel-subscription')).body.message).toMatch(
      /^Your subscription ends on April/,
    );
    expect(await planOf()).toBe('premium');
  });

  it('ends at once what is not paid for', async () => {
    failPayment(stripe.facts, await beginTrial());
    await tell();
    expect((await post('cancel-subscription')).body).toEqual({
      message: 'Your subscription has ended.',
    });
    expect(newest().status).toBe('canceled');
  });

  it.each(['cancel-subscription', 'create-customer-portal-session'])(
    'has nothing to do at %s',
    async (path) => {
      expect(await post(path)).toMatchObject({ status: 409, body: { code: 'NO_SUBSCRIPTION' } });
    },
  );

  it('leads to invoices and cards', async () => {
    await beginTrial();
    const { body } = await post('create-customer-portal-session');
    expect(body).toEqual({ url: 'https://billing.stripe.example/session' });
  });
});

describe('A20 messages of Stripe', () => {
  it('lead to what Stripe says now: trial, paid, failed, ended, and every device hears of the plan', async () => {
    const pokes: number[] = [];
    test.pokes.subscribe(anna.id, (sequence) => pokes.push(sequence));
    const subscription = await beginTrial();
    expect(await planOf()).toBe('trial');
    pay(stripe.facts, subscription);
    await tell('invoice.paid', {
      id: subscription.latest_invoice.id,
      customer: subscription.customer,
    });
    expect(await planOf()).toBe('premium');
    failPayment(stripe.facts, subscription);
    await tell();
    expect([await planOf(), (await status()).paymentFailed]).toEqual(['free', true]);
    end(subscription);
    await tell('customer.subscription.deleted');
    expect(await status()).toMatchObject({
      status: 'inactive',
      currentPeriodEnd: null,
      paymentFailed: false,
    });
    expect(pokes).toHaveLength(3);
  });

  it('change nothing by order or repetition: a hundred at once end as Stripe stands', async () => {
    const subscription = await beginTrial();
    pay(stripe.facts, subscription);
    const states = ['trialing', 'active', 'past_due', 'canceled', 'incomplete'];
    const told = Array.from({ length: 100 }, (_, index) => {
      const object = { ...subscription, status: states[index % states.length] };
      const id = `evt_${index % 40}`;
      return send(signedEvent('customer.subscription.updated', object, test.clock.now, { id }));
    });
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
    expect(await planOf()).toBe('premium');
    stripe.calls.length = 0;
    expect(await tell('customer.subscription.deleted', subscription, 'evt_1')).toBe(200);
    expect(stripe.calls).toEqual([]);
  });

  it.each([
    ['trial', 'trialing', () => undefined],
    ['premium', 'active', (one: FactSubscription) => pay(stripe.facts, one)],
    ['free', 'past_due', (one: FactSubscription) => failPayment(stripe.facts, one)],
    ['free', 'canceled', end],
  ])(
    'lead to %s where Stripe says %s, whatever two of them say one after the other',
    async (plan, _, happen) => {
      const subscription = await beginTrial();
      happen(subscription);
      const states = ['trialing', 'active', 'past_due', 'canceled'];
      for (const status of states.flatMap((first) => states.flatMap((second) => [first, second]))) {
        const object = { ...subscription, status };
        await send(signedEvent('customer.subscription.updated', object, test.clock.now));
        expect(await planOf()).toBe(plan);
      }
    },
  );

  it('are refused unsigned, forged, old, and with a body that was written anew', async () => {
    await openForm();
    confirmCard(stripe.facts, newest());
    const { now } = test.clock;
    const good = signedEvent('customer.subscription.updated', newest(), now);
    const refused = [
      { ...good, signature: '' },
      { ...good, signature: signature(good.body, now, 'whsec_of_somebody_else') },
      { ...good, signature: signature(good.body, now - 301_000) },
      { ...good, body: JSON.stringify(JSON.parse(good.body)) },
      { ...good, body: good.body.replace('"trialing"', '"active"') },
    ];
    for (const message of refused) expect(await send(message)).toBe(400);
    expect(await planOf()).toBe('free');
    expect(await send(good)).toBe(200);
    expect(await planOf()).toBe('trial');
  });

  it('change nothing for another mode, a customer nobody has, or a kind nobody asked for', async () => {
    await openForm();
    confirmCard(stripe.facts, newest());
    const { now } = test.clock;
    const messages = [
      signedEvent('customer.subscription.updated', newest(), now, { livemode: true }),
      signedEvent('customer.subscription.updated', { ...newest(), customer: 'cus_of_nobody' }, now),
      signedEvent('charge.refunded', newest(), now),
      signedEvent('customer.subscription.updated', { id: newest().id }, now),
    ];
    for (const message of messages) expect(await send(message)).toBe(200);
    expect(await planOf()).toBe('free');
  });

  it('about one person change nothing for another, not even with that person’s invoice', async () => {
    const ben = await test.person('ben', { plan: 'free' });
    const own = await beginTrial();
    await openForm(ben);
    const other = subscribe(stripe.facts, newest().customer, 0);
    const invoice = pay(stripe.facts, other);
    await tell('invoice.paid', { id: invoice.id, customer: own.customer });
    expect([await planOf(anna), await planOf(ben)]).toEqual(['trial', 'free']);
    for (const customerId of [own.customer, invoice.customer]) {
      expect(await test.store.listPayments({ provider: 'stripe', customerId })).toEqual([]);
    }
  });

  it('come again where Stripe could not be asked', async () => {
    await openForm();
    confirmCard(stripe.facts, newest());
    stripe.failing = 500;
    expect(await tell('customer.subscription.updated', newest(), 'evt_again')).toBe(503);
    expect(await planOf()).toBe('free');
    stripe.failing = undefined;
    expect(await tell('customer.subscription.updated', newest(), 'evt_again')).toBe(200);
    expect(await planOf()).toBe('trial');
  });

  it('that never came are made up for once the period is over', async () => {
    const subscription = await beginTrial();
    test.clock.now += 8 * DAY_MS;
    end(subscription);
    const unknown: string[] = [];
    const deps = { ...payments, store: test.store, pokes: test.pokes, now: () => test.clock.now };
    const onUnknown = (accountId: string) => unknown.push(accountId);
    stripe.failing = 500;
    await refreshLapsed({ ...deps, onUnknown }, new AbortController().signal);
    expect([unknown, await planOf()]).toEqual([[anna.id], 'trial']);
    stripe.failing = undefined;
    expect(await refreshLapsed({ ...deps, onUnknown }, new AbortController().signal)).toBe(1);
    expect(await planOf()).toBe('free');
  });

  it('leave a payment behind, once, with nothing of card or person; and no line of the log has more', async () => {
    const subscription = await beginTrial();
    const invoice = pay(stripe.facts, subscription);
    for (const id of ['evt_paid', 'evt_paid', 'evt_paid_again'])
      await tell('invoice.paid', invoice, id);
    const customer = { provider: 'stripe', customerId: subscription.customer } as const;
    expect(await test.store.listPayments(customer)).toEqual([
      {
        ...customer,
        invoiceId: invoice.id,
        amount: 999,
        currency: 'usd',
        status: 'paid',
        at: NOON,
      },
    ]);
    await openForm(await test.person('invalid', { email: 'nowhere', plan: 'free' }));
    expect(lines.length).toBeGreaterThan(5);
    const secrets = /example\.org|nowhere|_secret|sk_test|whsec|pm_card/;
    expect(lines.filter((line) => secrets.test(line))).toEqual([]);
  });
});

describe('whoever deletes their account', () => {
  const erase = () => test.store.eraseAccount(anna.id);
  const endLeft = () => endLeftCustomers(test.store, payments.gateway);

  it('is charged no more, and Stripe forgets them', async () => {
    const hasher = new PasswordHasher();
    const ben = await test.person('ben', {
      plan: 'free',
      passwordHash: await hasher.hash('a word'),
    });
    await beginTrial(ben);
    const json = { confirmation: 'delete my account', password: 'a word' };
    expect((await ben.call('POST', '/api/account/delete', { json })).status).toBe(204);
    await vi.waitFor(() => expect(newest().status).toBe('canceled'));
    expect(stripe.facts.customers.size).toBe(0);
  });

  it('is forgotten once', async () => {
    await beginTrial();
    await erase();
    expect(await endLeft()).toBe(0);
    expect([newest().status, stripe.facts.customers.size]).toEqual(['canceled', 0]);
    expect(await endLeft()).toBe(0);
  });

  it('is gone also while Stripe is out of reach, which hears of it later', async () => {
    await beginTrial();
    stripe.failing = 500;
    await erase();
    expect(await endLeft()).toBe(1);
    expect(newest().status).toBe('trialing');
    stripe.failing = undefined;
    expect(await endLeft()).toBe(0);
    expect(newest().status).toBe('canceled');
  });

  it('is gone at Stripe too where an old message or a removed customer comes in between', async () => {
    await beginTrial();
    await erase();
    expect(await tell()).toBe(200);
    stripe.facts.customers.clear();
    expect(await endLeft()).toBe(0);
    expect(await test.store.listLeftCustomers()).toEqual([]);
  });
});
