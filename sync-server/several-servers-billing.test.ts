import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStripeGateway } from './billing/stripe-gateway';
import { laterUnref, startUnrefInterval } from './jobs/timers';
import { createLeasedTurns, sweepTurns } from './services/leased-turns';
import { LEASE_MS, takeLease } from './services/leases';
import { databaseFile } from './store/sqlite/database-file';
import { confirmCard, type FactSubscription, failPayment, pay } from './testing/stripe-facts';
import {
  STRIPE_KEYS,
  type StripeStandIn,
  signedEvent,
  startStripe,
} from './testing/stripe-stand-in';
import { type Client, client, NOON, openTestApp, type TestApp } from './testing/test-app';

/** Two servers that have one database and one Stripe, and a person whose requests go to either. */
describe('payments on two servers', () => {
  let folder: string;
  let stripe: StripeStandIn;
  let servers: TestApp[];
  let anna: Client[];
  let elapsed: number;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'several-billing-'));
    stripe = await startStripe(() => NOON);
    elapsed = 0;
    servers = [0, 1].map(() => openServer(databaseFile(folder)));
    const [first, second] = servers as [TestApp, TestApp];
    const person = await first.person('anna', { plan: 'free' });
    anna = [person, client(second.app, person.id, person.cookie)];
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    await stripe.close();
    rmSync(folder, { recursive: true });
  });

  function openServer(file: string): TestApp {
    const now = () => NOON;
    const log = pino({ level: 'silent' });
    const settings = { ...STRIPE_KEYS, apiUrl: stripe.url };
    const gateway = createStripeGateway({ settings, origin: 'https://choose.example', log, now });
    const later: typeof laterUnref = (ms, run) => {
      elapsed += ms;
      return laterUnref(1, run);
    };
    const turns = createLeasedTurns({
      store: { write: (work) => server.store.write(work) },
      startInterval: startUnrefInterval,
      elapsedMs: () => elapsed,
      later,
    });
    const server = openTestApp({ payments: { gateway, turns } }, file);
    return server;
  }

  const ask = (path: string) =>
    Promise.all([...anna, ...anna].map((one) => one.call('POST', `/api/${path}`)));
  const open = (): FactSubscription[] =>
    [...stripe.facts.subscriptions.values()].filter(({ status }) => status !== 'canceled');

  async function tell(server: TestApp, { id, customer }: FactSubscription): Promise<number> {
    const type = 'customer.subscription.updated';
    const { body, signature } = signedEvent(type, { id, customer, status: 'active' }, NOON);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await server.visitor.call('POST', '/api/stripe/webhook', { body, headers })).status;
  }

  it('A20 four calls at once begin one subscription of one customer', async () => {
    const answers = await ask('get-or-create-subscription');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([stripe.facts.customers.size, stripe.facts.subscriptions.size]).toEqual([1, 1]);
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  });

  it('A20 a form and a page at once leave one of them that can take a payment', async () => {
    await Promise.all([
      ...anna.map((one) => one.call('POST', '/api/get-or-create-subscription')),
      ...anna.map((one) => one.call('POST', '/api/create-checkout-session')),
    ]);
    const pages = [...stripe.facts.checkouts.values()].filter(({ status }) => status === 'open');
    expect(pages.length + open().length).toBe(1);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'A20 messages in any order, to either server, end in the later state: %i %i',
    async (...order) => {
      await ask('get-or-create-subscription');
      const [subscription] = open();
      if (!subscription) throw new Error('Nothing is subscribed');
      confirmCard(stripe.facts, subscription);
      pay(stripe.facts, subscription);
      const asked = stripe.calls.length;
      const early = order.map((at) => tell(servers[at] as TestApp, subscription));
      // Stripe has told one of them of the earlier state.
      await vi.waitFor(() => expect(stripe.calls.length).toBeGreaterThan(asked));
      failPayment(stripe.facts, subscription);
      const late = order.map((at) => tell(servers[1 - at] as TestApp, subscription));
      expect(await Promise.all([...early, ...late])).toEqual([200, 200, 200, 200]);
      expect(await servers[0]?.store.findSubscription(anna[0]?.id ?? '')).toMatchObject({
        status: 'past_due',
      });
    },
  );

  it('A20 a server that was killed keeps its turn for a minute, and others say so', async () => {
    const [first, second] = servers as [TestApp, TestApp];
    await first.store.write((tx) => takeLease(tx, `turn ${anna[0]?.id}`));
    const refused = await anna[1]?.call('POST', '/api/get-or-create-subscription');
    expect(refused).toMatchObject({ status: 503, body: { code: 'BUSY' } });
    expect(stripe.calls).toEqual([]);
    for (const server of servers) server.clock.now += LEASE_MS;
    expect((await anna[1]?.call('POST', '/api/get-or-create-subscription'))?.status).toBe(200);
    expect(await second.store.write((tx) => takeLease(tx, `turn ${anna[0]?.id}`))).toBeDefined();
    for (const server of servers) server.clock.now += LEASE_MS;
    await sweepTurns(second.store);
    const again = await second.store.write((tx) => takeLease(tx, `turn ${anna[0]?.id}`));
    expect(again?.fence).toBe(1);
  });
});
