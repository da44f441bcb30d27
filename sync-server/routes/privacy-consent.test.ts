import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { RATE_RULES } from '../middleware/rate-rules';
import { type Client, NOON, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const choice = {
  consentType: 'cookies',
  granted: true,
  consentVersion: '3.0',
  preferences: { essential: true, analytics: true, marketing: false },
};
const post = (person: Client, change: object = {}) =>
  person.call('POST', '/api/privacy-consent', { json: { ...choice, ...change } });

describe('POST /api/privacy-consent', () => {
  it('writes each choice below the one before, with the time of the server', async () => {
    expect((await post(ruth)).status).toBe(204);
    test.clock.now += 1_000;
    const refused = { essential: true, analytics: false, marketing: false };
    await post(ruth, { granted: false, preferences: refused });
    const rows = await test.store.listConsents(ruth.id, 10);
    expect(rows).toMatchObject([
      { number: 1, at: NOON, granted: true, version: '3.0', analytics: true, marketing: false },
      { number: 2, at: NOON + 1_000, granted: false, analytics: false },
    ]);
    expect(rows[1]?.previous).toBe(rows[0]?.link);
  });

  it('is for whoever has an account', async () => {
    expect((await post(test.visitor)).status).toBe(401);
  });

  it.each([
    ['another type', { consentType: 'mail' }],
    ['another version', { consentVersion: '2.0' }],
    ['no word about the essential', { preferences: { analytics: true, marketing: true } }],
    ['the essential refused', { preferences: { ...choice.preferences, essential: false } }],
    ['words in the place of a choice', { granted: 'a private word' }],
  ])('refuses %s and writes nothing', async (_what, change) => {
    const answer = await post(ruth, change);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(JSON.stringify(answer.body)).not.toContain('a private word');
    expect(await test.store.listConsents(ruth.id, 10)).toEqual([]);
  });

  it('somebody of before agrees once under the present policy, and under no other', async () => {
    const asked = async () => (await ruth.call('GET', '/api/privacy-consent')).body;
    const agree = (consentVersion: string, granted = true) =>
      ruth.call('POST', '/api/privacy-consent', {
        json: { consentType: 'writing', granted, consentVersion },
      });
    expect(await asked()).toEqual({ writing: null });
    expect((await agree('3.0')).status).toBe(400);
    expect((await agree(POLICY_VERSION, false)).status).toBe(400);
    expect(await asked()).toEqual({ writing: null });
    expect((await agree(POLICY_VERSION)).status).toBe(204);
    await post(ruth);
    expect(await asked()).toEqual({ writing: POLICY_VERSION });
  });

  it('is bounded for each person', async () => {
    for (let count = 0; count < RATE_RULES.consentPerAccount.burst; count += 1) await post(ruth);
    expect(await post(ruth)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await post(await test.person('naomi'))).status).toBe(204);
  });
});
