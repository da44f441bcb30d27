import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRecord } from '../store/testing/samples';
import { CONSENTED } from '../testing/consented';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let anna: Client;
beforeEach(async () => {
  test = openTestApp();
  anna = await test.person('anna', { plan: 'free' });
});
afterEach(() => test.close());

const premium = {
  plan: 'premium',
  userType: 'premium',
  isPremium: true,
  subscriptionStatus: 'active',
  subscriptionTier: 'premium',
};

async function planOf(person: Client): Promise<unknown> {
  const { body } = await person.call('GET', '/api/auth/session');
  return body.plan;
}

describe('A21 nobody gets premium', () => {
  it('by naming it at registration', async () => {
    const json = {
      username: 'eve',
      email: 'eve@example.org',
      password: 'let me in',
      ...CONSENTED,
      ...premium,
    };
    await test.visitor.call('POST', '/api/auth/register', { json });
    expect(await test.store.findAccountByUsername('eve')).toMatchObject({ plan: 'free' });
  });

  it('by a flag in a push, in its rows or in a record of any kind', async () => {
    const rows = ['preferences', 'subscription', 'journal-entry'].map((kind) => ({
      ...sampleRecord({ id: kind, kind, body: { content: 'a', audioUrl: null, ...premium } }),
      ...premium,
    }));
    const headers = { 'x-user-id': anna.id, 'x-sync-protocol': '1' };
    const json = { epoch: await test.store.readEpoch(), rows, ...premium };
    const pushed = await anna.call('POST', '/api/sync/v1/push', { json, headers });
    expect(pushed).toMatchObject({ status: 200, body: { plan: 'free' } });
    expect(await planOf(anna)).toBe('free');
  });

  it.each([
    '/subscribe/success?session_id=cs_test_1&plan=premium',
    '/payment-success?payment_intent=pi_1&redirect_status=succeeded',
    '/api/subscription-status?plan=premium',
    '/api/auth/session?plan=premium',
  ])('by visiting %s', async (path) => {
    await anna.call('GET', path, { headers: { accept: 'text/html' } });
    await anna.call('POST', path, { json: premium });
    expect(await planOf(anna)).toBe('free');
  });
});
