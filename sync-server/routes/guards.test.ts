import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RATE_RULES } from '../middleware/rate-rules';
import { CONSENTED } from '../testing/consented';
import { PLAIN_SETTINGS } from '../testing/plain-settings';
import { type Client, client, openTestApp, type TestApp, TODAY } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const settings = PLAIN_SETTINGS;
const checkIn = { date: TODAY, mood: 'peaceful', truthStatement: 'I am held' };

describe('who is asking', () => {
  it('a matching x-user-id passes', async () => {
    const answer = await ruth.call('GET', '/api/journal', { headers: { 'x-user-id': ruth.id } });
    expect(answer.status).toBe(200);
  });

  it('P38 lets a page that speaks for another person sign in, but not sign the present one out', async () => {
    const headers = { 'x-user-id': 'account-naomi' };
    const json = { username: 'naomi', password: 'x' };
    const login = await ruth.call('POST', '/api/auth/login', { json, headers });
    expect(login.body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await ruth.call('POST', '/api/auth/logout', { headers })).status).toBe(409);
    expect((await ruth.call('GET', '/api/auth/session')).status).toBe(200);
  });
});

describe('writes from other sites', () => {
  const post = (headers: Record<string, string>, body: BodyInit = JSON.stringify(checkIn)) =>
    ruth.call('POST', '/api/check-in', { headers, body });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['another origin', { ...json, origin: 'https://evil.example' }],
    ['Origin: null', { ...json, origin: 'null' }],
    ['another port', { ...json, origin: 'http://localhost:9999' }],
    ['Sec-Fetch-Site: cross-site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { ...json, 'sec-fetch-site': 'same-site' }],
  ])('A6 refuses %s', async (_, headers) => {
    const answer = await post(headers);
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN_ORIGIN' } });
    expect((await ruth.call('GET', `/api/check-in/${TODAY}`)).body).toEqual({ checkIn: null });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'A6 refuses %s, which a form can send',
    async (type) => {
      expect((await post({ 'content-type': type })).status).toBe(415);
    },
  );

  it.each([
    ['http://localhost:8787', 201],
    ['http://app.localhost', 201],
    ['http://192.168.1.20:8787', 201],
    ['http://[::1]:8787', 201],
    ['http://rebound.example', 403],
    ['http://127.0.0.1.rebound.example', 403],
  ])(
    'A51 without a configured origin, calls to %s are answered with %d',
    async (origin, status) => {
      const call = (url: string, init: RequestInit) => test.app.request(url, init);
      const headers = { ...json, origin, cookie: ruth.cookie ?? '', 'x-user-id': ruth.id };
      const body = JSON.stringify({ content: 'words' });
      const written = await call(`${origin}/api/journal`, { method: 'POST', headers, body });
      expect(written.status).toBe(status);
      expect((await call(`${origin}/api/journal`, { headers })).status).toBe(
        status === 201 ? 200 : 403,
      );
    },
  );

  it('A51 with a configured origin, the host behind the proxy may have any name', async () => {
    const publicOrigin = 'https://choose.example';
    const other = openTestApp({ settings: { ...settings, publicOrigin } });
    const answer = await other.app.request('http://app:8787/api/health');
    expect(answer.status).toBe(204);
    await other.close();
  });

  it('A6 refuses a body without a content type', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(checkIn));
    expect((await post({}, new Blob([bytes]))).status).toBe(415);
  });

  it('A6 refuses a DELETE from another site, too', async () => {
    const headers = { origin: 'null' };
    expect((await ruth.call('DELETE', '/api/journal/x', { headers })).status).toBe(403);
  });

  it('takes its own pages and callers that are no browser', async () => {
    const own = { ...json, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    expect((await post(own)).status).toBe(200);
    expect((await post(json)).status).toBe(200);
  });

  it('counts the configured origin alone, where there is one', async () => {
    const strict = { ...settings, publicOrigin: 'https://choose.example' };
    const other = openTestApp({ settings: strict });
    const naomi = await other.person('naomi');
    const send = (origin: string) =>
      naomi.call('POST', '/api/check-in', { json: checkIn, headers: { origin } });
    expect((await send('http://localhost')).status).toBe(403);
    expect((await send('https://choose.example')).status).toBe(200);
    await other.close();
  });
});

describe('bodies', () => {
  const endless = () => {
    let sent = 0;
    return {
      sentBytes: () => sent,
      stream: new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(32));
          // An end after all, so that a missing limit fails the test instead of hanging it.
          if (sent > 20_000_000) controller.close();
        },
      }),
    };
  };

  it('A16 cuts off a chunked body without end', async () => {
    const { stream, sentBytes } = endless();
    const headers = { 'content-type': 'application/json' };
    const answer = await ruth.call('POST', '/api/journal', { body: stream, headers });
    expect(answer).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
    expect(sentBytes()).toBeLessThan(2_000_000);
  });

  it('A16 refuses a declared length before reading', async () => {
    const { stream, sentBytes } = endless();
    const headers = { 'content-type': 'application/json', 'content-length': '10000000000' };
    const answer = await ruth.call('POST', '/api/journal', { body: stream, headers });
    expect(answer.status).toBe(413);
    expect(sentBytes()).toBeLessThan(200_000);
  });

  it('A16 unfolds nothing', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await ruth.call('POST', '/api/journal', { body: 'x', headers })).status).toBe(415);
  });

  it('answers what is not JSON with 400', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{', 'null', '[]', '"text"']) {
      const answer = await ruth.call('POST', '/api/check-in', { body, headers });
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    }
  });
});

describe('limits', () => {
  const guess = (one: Client, username: string, init = {}) =>
    one.call('POST', '/api/auth/login', { json: { username, password: 'guess' }, ...init });

  it('A9 stops guessing one name after ten failures, and says when to return', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guess(test.visitor, 'nobody')).status).toBe(401);
    }
    const stopped = await guess(test.visitor, 'Nobody ');
    expect(stopped).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(stopped.headers.get('retry-after'))).toBe(90);
    test.clock.now += 90_000;
    expect((await guess(test.visitor, 'nobody')).status).toBe(401);
  });

  describe('A9 guesses at one name from many addresses', () => {
    const { burst } = RATE_RULES.signInPerNameAnywhere;
    const naomi = {
      username: 'naomi',
      email: 'naomi@example.org',
      password: 'call me Mara',
      ...CONSENTED,
    };
    const signIn = (json: object) =>
      test.visitor.call('POST', '/api/auth/login', { json, from: '198.51.100.1' });
    const guessFromEverywhere = async (username: string) => {
      const answers = [];
      for (let host = 0; host <= burst; host += 1) {
        answers.push(await guess(test.visitor, username, { from: `203.0.113.${host}` }));
      }
      return answers.map(({ status, body }) => ({ status, body }));
    };

    it('A10 are stopped in the same way whether or not anybody has it, however it is spelt', async () => {
      await test.visitor.call('POST', '/api/auth/register', { json: naomi });
      const known = await guessFromEverywhere('naomi');
      expect(known.slice(0, burst).every(({ status }) => status === 401)).toBe(true);
      expect(known[burst]).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(await guessFromEverywhere('nobody')).toEqual(known);
      const inWideLetters = await guess(test.visitor, 'ＮＡＯＭＩ', { from: '198.51.100.2' });
      expect(inWideLetters.status).toBe(429);
    });

    it('lock nobody out of a device that they signed in on before', async () => {
      await test.visitor.call('POST', '/api/auth/register', {
        json: { ...naomi, deviceId: 'phone' },
      });
      await guessFromEverywhere('naomi');
      expect((await signIn({ ...naomi, deviceId: 'tablet' })).status).toBe(429);
      expect((await signIn({ ...naomi, deviceId: 'phone' })).status).toBe(200);
    });

    it('lock nobody out of such a device from its own address either, that of a church or a school', async () => {
      const rateRules = { ...RATE_RULES, signInPerAddress: { burst: 15, windowMs: 60_000 } };
      const other = openTestApp({ rateRules });
      const json = { ...naomi, deviceId: 'phone' };
      await other.visitor.call('POST', '/api/auth/register', { json });
      for (let tries = 0; tries < 12; tries += 1) await guess(other.visitor, 'naomi');
      for (let tries = 0; tries < 12; tries += 1) await guess(other.visitor, `name-${tries}`);
      const tablet = { ...naomi, deviceId: 'tablet' };
      expect((await other.visitor.call('POST', '/api/auth/login', { json: tablet })).status).toBe(
        429,
      );
      expect((await other.visitor.call('POST', '/api/auth/login', { json })).status).toBe(200);
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1) {
        const guessed = { json: { ...json, password: 'guess' } };
        statuses.push((await other.visitor.call('POST', '/api/auth/login', guessed)).status);
      }
      expect(statuses.slice(-2)).toEqual([401, 429]);
      await other.close();
    });

    it('are counted on such a device, too', async () => {
      await test.visitor.call('POST', '/api/auth/register', {
        json: { ...naomi, deviceId: 'phone' },
      });
      const statuses = [];
      for (let host = 0; host <= burst; host += 1) {
        const json = { ...naomi, password: 'guess', deviceId: 'phone' };
        const from = `203.0.113.${host}`;
        statuses.push((await test.visitor.call('POST', '/api/auth/login', { json, from })).status);
      }
      expect(statuses.indexOf(429)).toBe(burst);
    });
  });

  it('A9 stops spraying one guess over many names', async () => {
    const rateRules = { ...RATE_RULES, signInPerAddress: { burst: 5, windowMs: 60_000 } };
    const other = openTestApp({ rateRules });
    const statuses: number[] = [];
    for (let name = 0; name < 7; name += 1) {
      statuses.push((await guess(other.visitor, `name-${name}`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    await other.close();
  });

  it('A44 stops one name from signing in again and again, but for no stranger’s wrong guesses', async () => {
    const rateRules = { ...RATE_RULES, signInsPerName: { burst: 2, windowMs: 60_000 } };
    const other = openTestApp({ rateRules });
    const json = {
      username: 'naomi',
      email: 'naomi@example.org',
      password: 'entreat me not',
      ...CONSENTED,
    };
    await other.visitor.call('POST', '/api/auth/register', { json });
    const signIn = async () =>
      (await other.visitor.call('POST', '/api/auth/login', { json })).status;
    for (let tries = 0; tries < 3; tries += 1) await guess(other.visitor, 'naomi');
    expect([await signIn(), await signIn(), await signIn()]).toEqual([200, 200, 429]);
    await other.close();
  });

  it('A8 believes no X-Forwarded-For while no proxy is configured', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < 11; tries += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${tries}` };
      statuses.add((await guess(test.visitor, 'nobody', { headers })).status);
    }
    expect(statuses).toContain(429);
  });

  it('A8 behind one proxy counts the address that the proxy saw, not the one the caller wrote', async () => {
    const other = openTestApp({ settings: { ...settings, trustedProxies: 1 } });
    const from = (invented: string, seen: string) =>
      guess(other.visitor, 'nobody', { headers: { 'x-forwarded-for': `${invented}, ${seen}` } });
    for (let tries = 0; tries < 10; tries += 1) await from(`198.51.100.${tries}`, '203.0.113.1');
    expect((await from('198.51.100.99', '203.0.113.1')).status).toBe(429);
    expect((await from('198.51.100.99', '203.0.113.2')).status).toBe(401);
    await other.close();
  });

  it.each([
    ['203.0.113.1', '203.0.113.2:443'],
    ['[2001:db8:1:2::1]', '[2001:db8:1:3::1]:443'],
  ])('A8 counts %s once, whatever port the proxy names with it', async (one, another) => {
    const other = openTestApp({ settings: { ...settings, trustedProxies: 1 } });
    const from = (seen: string) =>
      guess(other.visitor, 'nobody', { headers: { 'x-forwarded-for': seen } });
    for (let port = 50_000; port < 50_010; port += 1) await from(`${one}:${port}`);
    expect((await from(`${one}:50010`)).status).toBe(429);
    expect((await from(one)).status).toBe(429);
    expect((await from(another)).status).toBe(401);
    await other.close();
  });

  it('A8 counts an IPv6 network, not each of its addresses', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await guess(test.visitor, 'nobody', { from: `2001:db8:1:2::${tries}` });
    }
    const sameNetwork = await guess(test.visitor, 'nobody', { from: '2001:db8:1:2:ffff::1' });
    const another = await guess(test.visitor, 'nobody', { from: '2001:db8:1:3::1' });
    expect([sameNetwork.status, another.status]).toEqual([429, 401]);
  });

  it('bounds one person and nobody else', async () => {
    const rateRules = { ...RATE_RULES, perAccount: { burst: 3, windowMs: 3_000 } };
    const other = openTestApp({ rateRules });
    const [anna, ben] = [await other.person('anna'), await other.person('ben')];
    const statuses: number[] = [];
    for (let calls = 0; calls < 5; calls += 1) {
      statuses.push((await anna.call('GET', '/api/journal')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await ben.call('GET', '/api/journal')).status).toBe(200);
    other.clock.now += 1_000;
    expect((await anna.call('GET', '/api/journal')).status).toBe(200);
    await other.close();
  });
});

describe('answers', () => {
  it('are never kept by a cache, and never run as a page', async () => {
    const { headers } = await ruth.call('GET', '/api/journal');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('say 404 in JSON for an unknown call', async () => {
    for (const path of ['/api/nothing', '/api/', '/api/journal/a/b']) {
      const answer = await ruth.call('GET', path);
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('tell nothing of a bug', async () => {
    await test.close();
    const answer = await ruth.call('GET', '/api/journal');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
    });
    test = openTestApp();
  });

  it('know the session by the cookie of that name alone', async () => {
    const wrong = client(test.app, '', ruth.cookie?.replace('session=', 'sessions='));
    expect((await wrong.call('GET', '/api/journal')).status).toBe(401);
  });
});
