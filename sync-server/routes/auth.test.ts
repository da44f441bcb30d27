import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { MISSING_CONSENT } from '../../shared/domain/consent';
import { SealBrokenError } from '../sealing/keys';
import { PasswordHasher } from '../services/password-hasher';
import { hashToken } from '../services/session-token';
import { noteErased } from '../store/sql/erased-rows';
import { CONSENTED } from '../testing/consented';
import { PLAIN_SETTINGS } from '../testing/plain-settings';
import { type Answer, client, NOON, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let hasher: PasswordHasher;
beforeEach(() => {
  hasher = new PasswordHasher();
  test = openTestApp({ hasher });
});
afterEach(() => test.close());

const ruth = {
  username: 'ruth',
  email: 'ruth@example.org',
  password: 'whither thou goest',
  ...CONSENTED,
};
const register = (fields: object = ruth, headers = {}) =>
  test.visitor.call<{ user: { id: string }; message: string }>('POST', '/api/auth/register', {
    json: fields,
    headers,
  });
const login = (fields: object, headers = {}) =>
  test.visitor.call('POST', '/api/auth/login', { json: fields, headers });
const cookieOf = (answer: Answer) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const as = (cookie: string) => client(test.app, '', cookie);

describe('POST /api/auth/register', () => {
  it('makes an account on the free plan and signs in', async () => {
    const answer = await register();
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      user: { id: expect.any(String), username: 'ruth' },
      onboarded: false,
      userType: 'individual',
    });
    const session = await as(cookieOf(answer)).call('GET', '/api/auth/session');
    expect(session.body).toEqual({ user: answer.body.user, plan: 'free' });
  });

  it('sets a cookie that no script reads and no other site sends', async () => {
    const cookie = (await register()).headers.get('set-cookie');
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  });

  it('keeps neither password nor token', async () => {
    const answer = await register();
    const account = await test.store.findAccountByUsername('ruth');
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const token = cookieOf(answer).slice('session='.length);
    expect(await test.store.findSession(token, test.clock.now)).toBeUndefined();
  });

  it.each([
    [{ ...ruth, username: '  ' }, 'Please enter both username and password.'],
    [{ ...ruth, password: ' ' }, 'Please enter both username and password.'],
    [{ ...ruth, email: ' ' }, 'Please enter your email address for registration.'],
    [{ ...ruth, email: 'no-address' }, 'Please enter a valid email address.'],
    [{ ...ruth, password: 'x'.repeat(1001) }, 'This password is too long.'],
    [
      { ...ruth, username: 'a\u0000b' },
      'Please choose a username of at most 100 plain characters.',
    ],
  ])('refuses %j', async (fields, message) => {
    expect(await register(fields)).toMatchObject({
      status: 400,
      body: { message, code: 'INVALID_REQUEST' },
    });
  });

  it.each([
    ['no consent to keep what is written', undefined],
    ['one under another policy', '3.0'],
  ])('refuses %s, and keeps nothing', async (_, writingConsent) => {
    expect(await register({ ...ruth, writingConsent })).toMatchObject({
      status: 400,
      body: { code: 'CONSENT_NEEDED', message: MISSING_CONSENT },
    });
    expect(await test.store.findAccountByUsername('ruth')).toBeUndefined();
  });

  it('notes the consent with its time and version, which the export holds', async () => {
    const answer = await register();
    const consent = { at: test.clock.now, consentType: 'writing', granted: true };
    expect(await test.store.listConsents(answer.body.user.id)).toMatchObject([
      { ...consent, version: POLICY_VERSION },
    ]);
    const person = client(test.app, answer.body.user.id, cookieOf(answer));
    const { body } = await person.call('GET', '/api/data-export/also-kept');
    expect(body).toMatchObject({
      alsoKept: { consents: [{ consentType: 'writing', version: POLICY_VERSION }] },
    });
    expect((await person.call('GET', '/api/privacy-consent')).body).toEqual({
      writing: POLICY_VERSION,
    });
  });

  it('refuses a name in use, whatever its case', async () => {
    await register();
    const sameName = await register({ ...ruth, username: 'RUTH', email: 'other@example.org' });
    expect(sameName).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
  });

  it('answers anything but a JSON object of texts with 400', async () => {
    for (const json of [null, [], 'text', { username: 1, password: [], email: {} }, {}]) {
      expect(await register(json as object)).toMatchObject({ status: 400 });
    }
  });
});

describe('POST /api/auth/login', () => {
  it('answers with the person and a session', async () => {
    const { body } = await register();
    const answer = await login({ username: ' Ruth ', password: ruth.password });
    expect(answer).toMatchObject({ status: 200, body: { user: body.user } });
    const session = await as(cookieOf(answer)).call('GET', '/api/auth/session');
    expect(session.status).toBe(200);
  });

  it('A10 tells nobody whether the account exists: same answer, same work', async () => {
    await register();
    const verified = vi.spyOn(hasher, 'verify');
    const wrong = await login({ username: 'ruth', password: 'wrong' });
    const unknown = await login({ username: 'nobody', password: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
    expect(verified).toHaveBeenCalledTimes(2);
  });

  it('A10 takes the same time for an unknown name', async () => {
    await register();
    await hasher.warmUp();
    const time = async (username: string) => {
      const begun = performance.now();
      await login({ username, password: 'wrong' });
      return performance.now() - begun;
    };
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[2]!;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await time('ruth'));
      unknown.push(await time('nobody'));
    }
    // Without the decoy an unknown name is answered at least ten times faster.
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  it('A7 never takes over the session a browser came with', async () => {
    await register();
    const planted = `session=${'a'.repeat(43)}`;
    const answer = await login(ruth, { cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await as(planted).call('GET', '/api/auth/session')).status).toBe(401);
  });

  it('A7 revokes the earlier session of that browser', async () => {
    const first = cookieOf(await register());
    const second = cookieOf(await login(ruth, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await as(first).call('GET', '/api/auth/session')).status).toBe(401);
    expect((await as(second).call('GET', '/api/auth/session')).status).toBe(200);
  });

  it('A7 leaves other devices signed in', async () => {
    const phone = cookieOf(await register());
    await login(ruth);
    expect((await as(phone).call('GET', '/api/auth/session')).status).toBe(200);
  });
});

describe('the key of a person on a device', () => {
  const keyOf = (answer: Answer) => (answer.body as { deviceKey?: string }).deviceKey;

  it('A22 comes with each sign-in there, the same each time, 32 bytes', async () => {
    const made = keyOf(await register({ ...ruth, deviceId: 'tablet' }));
    expect(Buffer.from(made ?? '', 'base64')).toHaveLength(32);
    expect(keyOf(await login({ ...ruth, deviceId: 'tablet' }))).toBe(made);
  });

  it('A22 is another on another device and for another person', async () => {
    const naomi = { username: 'naomi', email: 'naomi@example.org', password: 'call me Mara' };
    const keys = [
      keyOf(await register({ ...ruth, deviceId: 'tablet' })),
      keyOf(await login({ ...ruth, deviceId: 'phone' })),
      keyOf(await register({ ...naomi, deviceId: 'tablet' })),
    ];
    expect(new Set(keys).size).toBe(3);
  });

  it('A22 is for nobody without the password, not even with a session', async () => {
    const cookie = cookieOf(await register({ ...ruth, deviceId: 'tablet' }));
    const wrong = { ...ruth, password: 'wrong', deviceId: 'tablet' };
    expect(keyOf(await login(wrong, { cookie }))).toBeUndefined();
    expect(keyOf(await as(cookie).call('GET', '/api/auth/session'))).toBeUndefined();
  });

  it('is not made for a caller that names no device, and a device needs a plain name', async () => {
    expect(keyOf(await register())).toBeUndefined();
    for (const deviceId of ['', 'x'.repeat(65), '../tablet']) {
      expect(await login({ ...ruth, deviceId })).toMatchObject({ status: 400 });
    }
  });

  it('that was damaged on the disk keeps nobody from signing in', async () => {
    await register({ ...ruth, deviceId: 'tablet' });
    vi.spyOn(test.store, 'keepDeviceKey').mockRejectedValue(new SealBrokenError('damaged'));
    const answer = await login({ ...ruth, deviceId: 'tablet' });
    expect([answer.status, keyOf(answer)]).toEqual([200, undefined]);
  });
});

describe('POST /api/auth/logout', () => {
  it('A7 makes the token worthless', async () => {
    const cookie = cookieOf(await register());
    const answer = await as(cookie).call('POST', '/api/auth/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/);
    expect((await as(cookie).call('GET', '/api/auth/session')).status).toBe(401);
    expect((await as(cookie).call('GET', '/api/journal')).status).toBe(401);
  });

  it('is no failure without a session', async () => {
    expect((await test.visitor.call('POST', '/api/auth/logout')).status).toBe(204);
  });
});

describe('GET /api/auth/session', () => {
  it('is 401 for a visitor, for an invented token and after the session has expired', async () => {
    const cookie = cookieOf(await register());
    expect((await test.visitor.call('GET', '/api/auth/session')).status).toBe(401);
    expect((await as('session=invented').call('GET', '/api/auth/session')).status).toBe(401);
    test.clock.now += 91 * 86_400_000;
    const expired = await as(cookie).call('GET', '/api/auth/session');
    expect(expired).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

describe('over https', () => {
  const EARLIER = 'session=token-of-naomi';
  const named = (id: string) => ({ headers: { cookie: EARLIER, 'x-user-id': id } });

  /** Naomi, with a session that began before. */
  async function oldSession() {
    const { id } = await test.person('naomi-before');
    const [createdAt, expiresAt] = [NOON, NOON + 30 * 86_400_000];
    const tokenHash = hashToken('token-of-naomi');
    await test.store.createSession({ tokenHash, accountId: id, createdAt, expiresAt });
    return { id };
  }

  beforeEach(async () => {
    await test.close();
    const publicOrigin = 'https://choose.example';
    const settings = { ...PLAIN_SETTINGS, publicOrigin, https: true, sessionDays: 1 };
    test = openTestApp({ settings, hasher });
  });

  it('A47 sets a Secure cookie that no sub-domain can plant', async () => {
    const answer = await register();
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    const session = await as(cookieOf(answer)).call('GET', '/api/auth/session');
    expect(session.body).toMatchObject({ user: answer.body.user });
  });

  it('A47 a cookie of the earlier name opens nothing by itself, nor for another person', async () => {
    const naomi = await test.person('naomi');
    const other = await test.person('other');
    for (const path of ['/api/journal', '/api/auth/session', '/api/profile']) {
      expect((await as(EARLIER).call('GET', path)).status).toBe(401);
      expect((await test.visitor.call('GET', path, named(other.id))).status).toBe(401);
    }
    const planted = { headers: { cookie: `__Host-session=invented; ${EARLIER}` } };
    expect((await naomi.call('GET', '/api/journal', planted)).status).toBe(401);
  });

  it('A47 a session from before goes on for the person it is, under the present name', async () => {
    const naomi = await oldSession();
    const answer = await test.visitor.call('GET', '/api/journal', named(naomi.id));
    expect(answer.status).toBe(200);
    const [set = '', cleared] = answer.headers.getSetCookie();
    expect(set).toMatch(/^__Host-session=token-of-naomi; Path=\/; Expires=.*Secure/);
    expect(cleared).toMatch(/^session=; Max-Age=0; Path=\//);
    const now = client(test.app, naomi.id, set.split(';')[0]);
    expect((await now.call('GET', '/api/journal')).status).toBe(200);
  });

  it('A47 a sign-out ends both, and takes both cookies', async () => {
    const naomi = await oldSession();
    const answer = await test.visitor.call('POST', '/api/auth/logout', named(naomi.id));
    expect(answer.status).toBe(204);
    const cleared = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(cleared).toEqual(expect.arrayContaining(['__Host-session=', 'session=']));
    expect(answer.headers.getSetCookie().at(-1)).toContain('Max-Age=0');
    expect((await test.visitor.call('GET', '/api/journal', named(naomi.id))).status).toBe(401);
  });

  it('A47 a planted cookie of an erased account wipes nobody else’s device', async () => {
    const naomi = await test.person('naomi');
    const settings = { ...PLAIN_SETTINGS, https: true, sessionDays: 1 };
    const other = openTestApp({ settings });
    const token = EARLIER.slice(EARLIER.indexOf('=') + 1);
    const erased = { accountId: 'gone', sessions: [hashToken(token)] };
    await other.store.write((tx) => noteErased(tx, erased));
    const answer = await client(other.app, naomi.id, EARLIER).call('GET', '/api/journal');
    expect(answer.status).toBe(401);
    await other.close();
  });
});
