import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SubscriptionStatusAnswer } from '../../shared/api/subscription';
import { createDemoGateway } from '../billing/demo-gateway';
import { refreshLapsed } from '../services/billing/keep-state';
import { KeyedLock } from '../services/keyed-lock';
import { type Client, NOON, openTestApp, type TestApp } from '../testing/test-app';

const DAY_MS = 86_400_000;

let test: TestApp;
let anna: Client;
const gateway = createDemoGateway({
  store: {
    findSubscriber: (customer) => test.store.findSubscriber(customer),
    findSubscription: (accountId) => test.store.findSubscription(accountId),
  },
  now: () => test.clock.now,
});
const payments = { gateway, turns: new KeyedLock() };

beforeEach(async () => {
  test = openTestApp({ payments });
  anna = await test.person('anna', { plan: 'free' });
});
afterEach(() => test.close());

const post = (path: string, json?: object) => anna.call('POST', `/api/${path}`, json && { json });
const status = async () =>
  (await anna.call<SubscriptionStatusAnswer>('GET', '/api/subscription-status')).body;
const confirm = async () => {
  const { body } = await post('get-or-create-subscription');
  return post('demo-billing/confirm', { clientSecret: body.clientSecret });
};

/** What the server does once a day. */
async function pass(days: number): Promise<void> {
  test.clock.now += days * DAY_MS;
  const { store, pokes, clock } = test;
  const deps = { ...payments, store, pokes, now: () => clock.now, onUnknown: () => undefined };
  await refreshLapsed(deps, new AbortController().signal);
}

it('A21 begins a trial with the button of the form, and with nothing before it', async () => {
  expect(await status()).toMatchObject({
    provider: 'demo',
    publishableKey: null,
    trialAvailable: true,
  });
  expect((await post('create-checkout-session')).body).toEqual({ url: '/subscribe?view=payment' });
  await post('get-or-create-subscription');
  expect((await status()).status).toBe('inactive');
  const stolen = await post('demo-billing/confirm', { clientSecret: 'secret-of-demo-somebody' });
  expect([stolen.status, (await status()).status]).toEqual([409, 'inactive']);
  expect((await confirm()).status).toBe(204);
  expect(await status()).toMatchObject({
    status: 'trialing',
    trialAvailable: false,
    trialEnd: new Date(NOON + 7 * DAY_MS).toISOString(),
  });
});

it('goes on by the clock: from the trial into one month after another', async () => {
  await confirm();
  await pass(6);
  expect((await status()).status).toBe('trialing');
  await pass(1);
  const later = { status: 'active', trialEnd: null, currentPeriodEnd: '2026-04-17T12:00:00.000Z' };
  expect(await status()).toMatchObject(later);
  await pass(70);
  expect(await status()).toMatchObject({ currentPeriodEnd: '2026-06-17T12:00:00.000Z' });
});

it('ends with its period where it was cancelled, and then begins without a second trial', async () => {
  await confirm();
  await post('cancel-subscription');
  expect(await status()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
  await pass(7);
  expect(await status()).toMatchObject({ status: 'inactive', trialAvailable: false });
  expect((await post('get-or-create-subscription')).body).toMatchObject({ confirms: 'payment' });
  await confirm();
  expect(await status()).toMatchObject({ status: 'active', trialEnd: null });
});

it('takes no messages of a provider', async () => {
  expect((await post('stripe/webhook', { id: 'evt_1' })).status).toBe(404);
});
